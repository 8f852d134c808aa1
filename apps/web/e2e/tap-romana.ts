import type { Page } from "playwright-core";

interface Tapping {
  readonly seed: number;
  /** So many questions are answered at most. */
  readonly most: number;
  readonly patience: number;
}

export interface Tapped {
  readonly over: boolean;
  /** How many questions were answered, and by how many taps. */
  readonly answered: number;
  readonly taps: number;
  /** The kinds of boards that were seen. */
  readonly boards: readonly string[];
}

/**
 * Plays at the map by pressing what lies there to be pressed, as somebody does who does not know the game: anything on the board of
 * the question, rather its main button; never a list of all answers.
 */
async function tapInPage({ seed, most, patience }: Tapping): Promise<Tapped> {
  let state = seed;
  const chance = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const pick = <One>(all: readonly One[]): One => all[Math.floor(chance() * all.length)]!;
  const isOver = (): boolean => document.querySelector("[data-result]") !== null;
  const version = (): string => document.querySelector("[data-asked]")?.getAttribute("data-version") ?? "";
  const isShown = (one: HTMLElement): boolean =>
    one.checkVisibility() && !one.matches(":disabled, [aria-disabled=true]");
  const NOT = ".charted-as, [data-undo], [data-tip], [role=tab], summary, a, .map *";
  const open = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(".side-asks button, [data-pass]")].filter(
      (one) => isShown(one) && !one.matches(NOT) && one.closest("form:has(#romana-typed), .romana-why") === null,
    );
  const boards = new Set<string>();
  let [answered, taps, last] = [0, 0, ""];
  let waitsSince = performance.now();
  while (answered < most && !isOver()) {
    if (version() !== last) {
      if (last !== "") answered++;
      last = version();
      waitsSince = performance.now();
      boards.add(document.querySelector(".side-asks[data-board]")?.getAttribute("data-board") ?? "list");
    }
    if (performance.now() - waitsSince > patience)
      throw new Error(`stuck after ${answered}: ${document.querySelector(".side-asks")?.textContent?.slice(0, 300)}`);
    const all = open();
    if (all.length > 0) {
      const main = all.filter((one) => one.matches(".btn-main"));
      (main.length > 0 && chance() < 0.6 ? pick(main) : pick(all)).click();
      taps++;
    }
    await new Promise((resolve) => setTimeout(resolve, 12));
    const words = document.querySelector<HTMLInputElement>("#romana-words");
    if (words) {
      words.value = "peace";
      words.dispatchEvent(new Event("input", { bubbles: true }));
      words.form!.requestSubmit();
    }
  }
  return { over: isOver(), answered, taps, boards: [...boards] };
}

export const tapRomana = (page: Page, seed: number, most = 4000, patience = 30_000): Promise<Tapped> =>
  page.evaluate(tapInPage, { seed, most, patience });
