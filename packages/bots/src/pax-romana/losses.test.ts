import { config, HI, HI_REDUCED, LG, LI, paxRomana, ROME, worldOf, type Unit, type View } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { lossQuestions } from "./losses.ts";
import { Outlook } from "./outlook.ts";
import { opening } from "./testing.ts";

const view = paxRomana.view(opening(config("II"), "losses"), 0);
const { units } = worldOf(view.config).data;

/** How many of a sort are given, after those before it in the list. */
function given(have: readonly (readonly [Unit, number])[], need: number, taken: readonly number[]): number {
  const lines = have.map(([unit, count]) => ({
    kind: "moving" as const,
    owner: ROME,
    unit,
    count,
    absorbs: units.absorbs[unit]!,
    flipAbsorbs: units.flipAbsorbs[unit]!,
    reduced: units.reduced[unit]!,
  }));
  const frame = { proc: "losses" as const, step: "lose", lines, need, taken, at: taken.length, dues: [] };
  const asked: View = { ...view, frames: [frame] };
  const outlook = new Outlook();
  outlook.look(asked, ROME);
  const [unit, most] = have[taken.length]!;
  const worths = Array.from({ length: most + 1 }, (_, n) =>
    lossQuestions["losses.lose"]!(asked, { type: "loseUnits", owner: ROME, unit, kind: "moving", n }, outlook),
  );
  return worths.indexOf(Math.max(...worths));
}

test("10.8: light infantry is given before the only legion", () => {
  const army = [
    [LI, 4],
    [LG, 1],
  ] as const;
  expect(given(army, 4, [])).toBe(4);
  expect(given(army, 4, [4])).toBe(0);
});

test("10.8: of a small loss one unit bears all, and no second one is reduced", () => {
  const army = [
    [HI_REDUCED, 1],
    [LG, 2],
    [HI, 1],
  ] as const;
  expect(given(army, 2, [])).toBe(0);
  expect(given(army, 2, [0])).toBe(0);
  expect(given(army, 1, [])).toBe(1);
});

test("10.82: a reduced unit is kept where a flip takes all", () => {
  const army = [
    [HI_REDUCED, 1],
    [HI, 1],
  ] as const;
  expect(given(army, 2, [])).toBe(0);
  expect(given(army, 1, [])).toBe(1);
});

test("10.84: a unit flips rather than that one dies", () => {
  expect(given([[LG, 2]], 2, [])).toBe(0);
  expect(given([[LG, 2]], 6, [])).toBe(1);
});

test("10.84: heavy infantry flips before a legion", () => {
  const lines = [
    { unit: HI, reduced: HI_REDUCED },
    { unit: LG, reduced: units.reduced[LG] },
  ];
  const asked = { ...view, frames: [{ proc: "losses" as const, step: "flip", lines }] } as unknown as View;
  const worth = (unit: Unit): number =>
    lossQuestions["losses.flip"]!(asked, { type: "flipUnits", owner: ROME, unit, kind: "moving" }, new Outlook());
  expect(worth(HI)).toBeGreaterThan(worth(LG));
});
