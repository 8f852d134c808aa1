import type { Purpose, View } from "@ara/pax-romana";
import type { Outlook } from "./outlook.ts";
import { inFrame, type Questions } from "./question.ts";

/** How many of each sort are wanted of those that can be taken. */
type Wanted = (view: View, pool: readonly number[], outlook: Outlook) => readonly number[];

/** The question about quantities for one purpose: all, none or some; and then how many of each sort. */
export function quantity(purpose: Purpose, wanted: Wanted): Questions {
  return {
    [purpose]: (view, action, outlook) => {
      const { pool, most } = inFrame(view, "chooseUnits");
      const want = outlook.once(`want ${purpose}`, () => wanted(view, pool, outlook));
      if (action.type === "takeUnits") return -Math.abs(action.n - (want[action.unit] ?? 0));
      return action.type === "some" ? -0.5 : -distance(want, action.type === "all" ? most : []);
    },
  };
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, n, unit) => sum + Math.abs(n - (b[unit] ?? 0)), 0);
