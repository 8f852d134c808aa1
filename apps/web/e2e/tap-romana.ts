import type { Page } from "playwright-core";

interface Tapping {
  readonly seed: number;
  /** So many questions are answered at most. */
  readonly most: number;
  /** So many taps that change nothing, or so many milliseconds in which there is nothing to tap: somebody is stuck. */
  readonly vain: number;
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
async function tapInPage({ seed, most, vain, patience }: Tapping): Promise<Tapped> {
  let state = seed;
  const chance = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const pick = <One>(all: readonly One[]): One => all[Math.floor(chance() * all.length)]!;
  const isOver = (): boolean => document.querySelector("[data-result]") !== null;
  const version = (): string => document.querySelector("[data-asked]")?.getAttribute("data-version") ?? "";
  const isShown = (one: HTMLElement): boolean =>
    one.checkVisibility() && !one.matches(":disabled, [aria-disabled=true]");
  const ASKED = ".side-asks button, [data-pass]";
  const NOT = ".charted-as, [data-undo], [data-tip], [role=tab], summary, a, .map *";
  // What is behind a window cannot be pressed.
  const open = (): HTMLElement[] => {
    const window = [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1);
    const all = window?.querySelectorAll<HTMLElement>("button") ?? document.querySelectorAll<HTMLElement>(ASKED);
    return [...all].filter(
      (one) => isShown(one) && !one.matches(NOT) && one.closest("form:has(#romana-typed), .romana-why") === null,
    );
  };
  const press = (one: HTMLElement): void => {
    one.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    one.click();
  };
  const boards = new Set<string>();
  let [answered, taps, last] = [0, 0, ""];
  let [waitsSince, inVain] = [performance.now(), 0];
  while (answered < most && !isOver()) {
    if (version() !== last) {
      if (last !== "") answered++;
      last = version();
      inVain = 0;
      boards.add(document.querySelector(".side-asks[data-board]")?.getAttribute("data-board") ?? "list");
    }
    if (inVain > vain || performance.now() - waitsSince > patience)
      throw new Error(`stuck after ${answered}: ${document.querySelector(".side-asks")?.textContent?.slice(0, 300)}`);
    const all = open();
    if (all.length > 0) {
      waitsSince = performance.now();
      inVain++;
      const main = all.filter((one) => one.matches(".btn-main"));
      press(main.length > 0 && chance() < 0.6 ? pick(main) : pick(all));
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

export const tapRomana = (page: Page, seed: number, most = 4000): Promise<Tapped> =>
  page.evaluate(tapInPage, { seed, most, vain: 500, patience: 60_000 });
