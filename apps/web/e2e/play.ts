import type { Page } from "playwright-core";
import { keep, untouched, type Setting } from "./games.ts";
import { asked, PATIENCE } from "./wait.ts";

/** Puts a new game into the browser's storage and opens it. */
export async function sit(page: Page, at: Setting): Promise<void> {
  await keep(page, untouched(at));
  await page.goto(`/table/${at.id}`);
  await asked(page);
}

export interface Played {
  readonly over: boolean;
  /** How many decisions were made on the page. */
  readonly decisions: number;
  /** How often the screen was handed on. */
  readonly passes: number;
}

/**
 * What a decision changes, as one string: the step, the answers, what lies where. It is made inside the page, where
 * nothing else of this file is.
 */
export const LOOK = `() => {
  const parts = ["hand", "drawn", "purse", "deck"].map((place) => document.querySelector('[data-place="' + place + '"]'));
  const actions = [...document.querySelectorAll("[data-action]")].map((one) => one.dataset.action);
  const step = document.querySelector("[data-question]")?.dataset.step;
  return [document.querySelector("[data-pass]") !== null, step, actions, ...parts.map((one) => one?.textContent)].join("|");
}`;

interface Playing {
  readonly look: () => string;
  readonly seed: number;
  readonly most: number;
  readonly patience: number;
}

/**
 * Presses random answers inside the page, as fast as it can show them, until the game is over or enough was decided.
 * Only what is legal can be pressed: a refusal would be a mistake of the page.
 */
export async function playInPage({ look: see, seed: start, most: limit, patience }: Playing): Promise<Played> {
  let state = start;
  const chance = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const answers = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>("[data-action]")].filter((one) => one.checkVisibility());
  const passOn = (): HTMLElement | null => document.querySelector("[data-pass]:enabled");
  const isOver = (): boolean => document.querySelector("[data-over]") !== null;
  const until = async (met: () => boolean, what: string): Promise<void> => {
    const end = performance.now() + patience;
    while (!met()) {
      if (performance.now() > end) throw new Error(`waited too long for ${what}: ${see()}`);
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
  };
  let decisions = 0;
  let passes = 0;
  while (decisions < limit) {
    await until(() => isOver() || passOn() !== null || answers().length > 0, "a question");
    if (isOver()) break;
    const before = see();
    const pass = passOn();
    if (pass) {
      pass.click();
      passes++;
    } else {
      const open = answers();
      const actions = [...new Set(open.map((one) => one.dataset["action"]))];
      const action = actions[Math.floor(chance() * actions.length)];
      open.find((one) => one.dataset["action"] === action)!.click();
      decisions++;
    }
    await until(() => isOver() || see() !== before, "the answer");
    const refusal = document.querySelector("[data-refusal]");
    if (refusal) throw new Error(`refused: ${refusal.textContent}`);
  }
  return { over: isOver(), decisions, passes };
}

export async function playToEnd(page: Page, seed: number, most = 3000, patience = PATIENCE): Promise<Played> {
  const look = await page.evaluateHandle<() => string>(LOOK);
  return page.evaluate(playInPage, { look, seed, most, patience } as unknown as Playing);
}

/** What the table looks like: changes when an answer has arrived. */
export const lookOf = (page: Page): Promise<string> => page.evaluate<string>(`(${LOOK})()`);

/** Waits until it looks another way and somebody is asked, or all is over. Says whether it is. */
export async function answered(page: Page, before: string): Promise<boolean> {
  const look = await page.evaluateHandle<() => string>(LOOK);
  return page.evaluate(
    async ({ look: see, before: old, patience }) => {
      const end = performance.now() + patience;
      const isOver = (): boolean => document.querySelector("[data-over]") !== null;
      const isAsked = (): boolean => document.querySelector("[data-action], [data-pass]") !== null;
      while (!isOver() && (see() === old || !isAsked())) {
        if (performance.now() > end) throw new Error(`nothing happened after: ${old}`);
        await new Promise((resolve) => setTimeout(resolve, 8));
      }
      return isOver();
    },
    { look, before, patience: PATIENCE },
  );
}
