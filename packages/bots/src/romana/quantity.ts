import type { View } from "@ara/pax-romana";
import type { Outlook } from "./outlook.ts";
import { openIn, type Questions } from "./question.ts";

/** How many of each sort are wanted of those that can be taken. */
type Wanted = (view: View, pool: readonly number[], outlook: Outlook) => readonly number[];

interface Choice {
  readonly pool: readonly number[];
  readonly most: readonly number[];
}

/** The two questions about quantities of one purpose: all, none or some; and then how many of each sort. */
export function quantity(prompt: string, wanted: Wanted): Questions {
  const want = (view: View, outlook: Outlook): readonly number[] =>
    outlook.once(`want ${prompt}`, () => wanted(view, openIn<Choice>(view).pool, outlook));
  return {
    [`begin:${prompt}`]: (view, action, outlook) => {
      const { most } = openIn<Choice>(view);
      if (action.do === "some") return -0.5;
      return -distance(want(view, outlook), action.do === "all" ? most : []);
    },
    [`take:${prompt}`]: (view, action, outlook) => -Math.abs(action.n! - (want(view, outlook)[action.unit!] ?? 0)),
  };
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, n, unit) => sum + Math.abs(n - (b[unit] ?? 0)), 0);
