/** 6.16, R258: the toll of Rhodes, wherever a line of communication is asked for: attrition, raising, rebuilding. */
import { expect, test } from "vitest";
import { data, type PowerName } from "../../data/index.ts";
import { March } from "../../testing/march.ts";
import { count, position, powerOf, type Given, type Pieces } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { manpower } from "./manpower.ts";
import { musterOf } from "./muster.ts";
import { recruitment } from "./recruitment.ts";
import { canRecruit } from "./recruiting.ts";

/** Lycia is cut off by the East on all sides: only neutral Rhodes leads there. */
const cutOff = (
  power: PowerName,
  patara: Pieces,
  talents: number,
  rhodes: Pieces = { HI: 2, city: 5, GS: 2 },
): Given => ({
  pieces: {
    "rhodes rhodus": rhodes,
    [`${power} patara`]: patara,
    "east miletus": { LI: 1 },
    "east celaenae": { LI: 1 },
    "east seleucia": { LI: 1 },
  },
  treasury: { rome: 0, carthage: 0, greece: 0, east: 0, [power]: talents },
  settled: true,
});

const attrition = (given: Given, dice: readonly number[] = []): March =>
  new March(position("V", given), { proc: "attritionPhase" }, dice);

test("6.16, 9.41, R258: an army that only Rhodes connects pays its toll, or suffers attrition", () => {
  const given = cutOff("greece", { LI: 3 }, 2);
  const paid = attrition(given);
  expect(paid.options).toEqual(["toll patara yes", "toll patara no"]);
  paid.answer("toll patara yes");
  expect([count(paid.state, "greece patara", "LI"), paid.state.powers[powerOf("greece")]!.treasury]).toEqual([3, 1]);
  const refused = attrition(given).answer("toll patara no", [1]);
  expect([count(refused.state, "greece patara", "LI"), refused.state.powers[powerOf("greece")]!.treasury]).toEqual([
    2, 2,
  ]);
});

test("6.16, R258: nobody is asked without a Talent, nor where Rhodes leads nowhere", () => {
  expect(count(attrition(cutOff("greece", { LI: 3 }, 0), [1]).state, "greece patara", "LI")).toBe(2);
  const inland = { pieces: { "rhodes rhodus": { city: 5 }, "greece mazaca": { LI: 3 } }, treasury: { greece: 2 } };
  const ring = data.map.land[data.map.nodeOf.get("mazaca")!]!.map((node) => [`east ${data.map.ids[node]!}`, { LI: 1 }]);
  const pieces = { ...inland.pieces, ...(Object.fromEntries(ring) as Given["pieces"]) };
  expect(count(attrition({ ...inland, pieces }, [1]).state, "greece mazaca", "LI")).toBe(2);
});

test("6.16, 6.24, R258: units are raised behind Rhodes for one Talent more in each order", () => {
  const begin = (talents: number): Table => {
    const state = position("V", cutOff("greece", { LI: 1 }, talents));
    const table = new Table(state, [manpower], { proc: "manpower" });
    return table
      .take("greece", { type: "order", kind: "raise" })
      .take("greece", { type: "orderProvince", province: "lycia" });
  };
  expect(begin(2).choices("greece", "unit")).toEqual(["LI"]);
  const table = begin(5)
    .take("greece", { type: "orderUnit", unit: "HI" })
    .take("greece", { type: "orderAt", node: "patara" });
  expect(table.choices("greece", "n")).toEqual([1, 2]);
  table.take("greece", { type: "orderNumber", n: 2 }).take("greece", { type: "lock" });
  while (table.isOpen) table.take((["rome", "carthage", "greece", "east"] as const)[table.who[0]!]!, { type: "lock" });
  expect([count(table.state, "greece patara", "HI"), table.state.powers[powerOf("greece")]!.treasury]).toEqual([2, 0]);
});

test("6.16, 10.86, R258: a reduced unit behind Rhodes is rebuilt for one Talent more, where its sort is not raised", () => {
  const given = (talents: number): Given => cutOff("rome", { lg: 1 }, talents);
  const state = position("V", given(2));
  const table = new Table(state, [recruitment], { proc: "recruitment", power: 0 });
  table.take("rome", { type: "recruit", kind: "land" }).take("rome", { type: "order", kind: "rebuild" });
  table.take("rome", { type: "orderRebuild", node: "patara" });
  expect([count(state, "rome patara", "LG"), state.powers[0]!.treasury]).toEqual([1, 0]);
  const poor = new Table(position("V", given(1)), [manpower], { proc: "manpower" });
  expect(poor.choices("rome", "kind")).not.toContain("rebuild");
  // Greek heavies are raised in Lycia, and need no line at all.
  const heavy = position("V", cutOff("greece", { hi: 1, GARR: 1 }, 1));
  expect(canRecruit(heavy, powerOf("greece"))).toBe(true);
  expect(musterOf(heavy, powerOf("greece")).rebuild).toHaveLength(1);
});

test("6.16, R258: the toll is Rhodes' alone: held by a power, it stops the lines of all others", () => {
  const held = cutOff("greece", { LI: 3 }, 2, {});
  const pieces = { ...held.pieces, "east rhodus": { LI: 1 } };
  expect(count(attrition({ ...held, pieces }, [1]).state, "greece patara", "LI")).toBe(2);
});
