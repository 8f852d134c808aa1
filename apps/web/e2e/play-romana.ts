import { FastChance } from "@ara/kernel";
import type { Page } from "playwright-core";

/** What the table of text asks now. */
interface Asked {
  readonly version: string;
  readonly keys: readonly string[];
}

/** Waits until somebody at this screen is asked, the screen is to be passed on, the game is over or something else is there. */
const settled = (page: Page, before: string, or = "[data-result]"): Promise<unknown> =>
  page.waitForFunction(
    ([known, more]) =>
      document.querySelector(`[data-result], [data-pass], ${more}`) !== null ||
      (document.querySelector("[data-asked]")?.getAttribute("data-version") ?? known) !== known,
    [before, or] as const,
  );

const asked = (page: Page): Promise<Asked | null> =>
  page.evaluate(() =>
    document.querySelector("[data-result]")
      ? null
      : {
          version: document.querySelector("[data-asked]")?.getAttribute("data-version") ?? "",
          keys: [...document.querySelectorAll("[data-answer]")].map((one) => one.getAttribute("data-answer")!),
        },
  );

export interface PlayRomana {
  readonly seed: string;
  /** Called before every answer. */
  readonly onQuestion?: (answered: number) => Promise<void>;
  readonly limit?: number;
}

/** Plays a table of Pax Romana to its end by typing numbers and nothing else; how many answers that took. */
export async function playRomana(page: Page, { seed, onQuestion, limit = 1500 }: PlayRomana): Promise<number> {
  const chance = new FastChance(seed);
  let before = "";
  for (let answered = 0; answered < limit; answered++) {
    await settled(page, before);
    await onQuestion?.(answered);
    const question = await asked(page);
    if (!question) return answered;
    before = question.version;
    await answer(page, chance.pick(question.keys), () => settled(page, before, "[data-do]"));
  }
  throw new Error(`the game is not over after ${limit} answers`);
}

async function answer(page: Page, key: string, heard: () => Promise<unknown>): Promise<void> {
  await page.locator("#romana-typed").fill(key);
  await page.locator("#romana-typed").press("Enter");
  await heard();
  // What gives something up for good asks once more.
  const sure = page.locator("[data-do]:not([type=submit])");
  if (await sure.count()) await sure.click();
  // 4.1: a promise is said in words of one's own.
  const words = page.locator("#romana-words");
  if (await words.count()) {
    await words.fill("peace");
    await words.press("Enter");
  }
}

/** At tables of one game on several screens whoever is asked answers, so many times; how many answers each screen has given. */
export async function playTogether(pages: readonly Page[], seed: string, most: number): Promise<readonly number[]> {
  const chance = new FastChance(seed);
  const given = pages.map(() => 0);
  for (let answered = 0; answered < most;) {
    for (const [i, page] of pages.entries()) {
      const question = await asked(page);
      if (!question) return given;
      if (question.keys.length === 0 || (await page.locator("#romana-typed").count()) === 0) continue;
      const isAnswered = (known: string): boolean =>
        document.querySelector("[data-result], [data-do]:not([type=submit]), #romana-words") !== null ||
        document.querySelector("[data-answer]") === null ||
        document.querySelector("[data-asked]")?.getAttribute("data-version") !== known;
      await answer(page, chance.pick(question.keys), () => page.waitForFunction(isAnswered, question.version));
      given[i]!++;
      answered++;
    }
    await pages[0]!.waitForTimeout(20);
  }
  return given;
}
