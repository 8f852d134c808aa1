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
    await page.locator("#romana-typed").fill(chance.pick(question.keys));
    await page.locator("#romana-typed").press("Enter");
    await settled(page, before, "[data-do]");
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
  throw new Error(`the game is not over after ${limit} answers`);
}
