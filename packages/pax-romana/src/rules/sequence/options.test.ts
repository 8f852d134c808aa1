/** What a table of the Advanced Game may agree on beside the rules. */
import { expect, test } from "vitest";
import { CARTHAGE, FRESH, HI, LG, LI, MOVED, NONE, ROME } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";
import { asked, at, begin, optionsNow, standing, told } from "../battle/testing.ts";
import { advanced, drawing } from "../cards/testing.ts";

const MOUNTAIN = "mazaca";
const camp = (units: object, options: readonly ("mountainAttrition" | "disbanding")[]): State =>
  advanced({
    pieces: { "rome roma": { LG: 1, city: 5 }, [`rome ${MOUNTAIN}`]: units },
    treasury: { rome: 5 },
    config: { options },
    settled: true,
  });

const EXPANDS = [{ type: "pay" }, { type: "operation", kind: "expansion" }, { type: "done" }] as const;

/** Rome's marker with a card that is held, and an Expansion without any Move. */
const passes = (state: State, dice: readonly number[] = []) =>
  begin(state, { proc: "activation", power: ROME, drawn: false }, [drawing(state, "ambush"), ...dice], EXPANDS);

test("9.45, R366: by agreement more than two units that stay in a Mountain Fortress suffer attrition when their Activation ends", () => {
  const rolled = (units: object, options: readonly "mountainAttrition"[]) =>
    told(passes(camp(units, options), [3]), "attritionRolled").map(({ node, rule }) => [node, rule]);
  const state = camp({}, []);
  expect(rolled({ LG: 2, LI: 1 }, ["mountainAttrition"])).toEqual([[at(state, MOUNTAIN), "9.45"]]);
  expect(rolled({ LG: 1, LI: 1 }, ["mountainAttrition"])).toEqual([]);
  expect(rolled({ LG: 2, LI: 1 }, [])).toEqual([]);
});

test("9.45, R366: own units only: the Soldier of Fortune beside them neither counts nor suffers", () => {
  const state = advanced({
    pieces: {
      "carthage carthago": { HI: 1, city: 5 },
      [`carthage ${MOUNTAIN}`]: { LI: 3 },
      [`sof ${MOUNTAIN}`]: { LI: 9 },
    },
    treasury: { carthage: 5 },
    config: { options: ["mountainAttrition"] },
    settled: true,
  });
  addArmy(state, soldier(CARTHAGE));
  const call = { proc: "activation", power: CARTHAGE, drawn: false } as const;
  const played = begin(state, call, [drawing(state, "ambush"), 6], EXPANDS);
  // Three tenths of three units, not of twelve.
  expect(told(played, "attritionRolled")).toMatchObject([{ owner: CARTHAGE, need: 1, rule: "9.45" }]);
  expect([standing(state, "carthage", MOUNTAIN, "LI"), standing(state, "sof", MOUNTAIN, "LI")]).toEqual([2, 9]);
});

test("9.45, R366: those who came in this Activation, or were raised there, neither count nor, if they have marched, suffer", () => {
  const rolled = (add: (state: State, node: number) => void) => {
    const state = camp({ LI: 4 }, ["mountainAttrition"]);
    const node = at(state, MOUNTAIN);
    add(state, node);
    const own = 4;
    const call = { proc: "attrition", power: ROME, force: NONE, node, rule: "9.45", own } as const;
    const played = begin(state, call, [6]);
    return [told(played, "attritionRolled")[0]!.need, countIn(state, keyOf(node, ROME, MOVED), LI)];
  };
  expect(rolled((state, node) => addUnits(state, keyOf(node, ROME, MOVED), LI, 6))).toEqual([2, 6]);
  expect(rolled((state, node) => addUnits(state, keyOf(node, ROME, FRESH), LI, 6))).toEqual([2, 0]);
});

test("9.45, R366: a marker that lapses has no Activation, and so no end of one", () => {
  const state = camp({ LG: 4 }, ["mountainAttrition"]);
  const lapsed = begin(state, { proc: "activation", power: ROME, drawn: false }, [], [{ type: "lapse" }]);
  expect(told(lapsed, "attritionRolled")).toEqual([]);
});

test("14.22, R367: by agreement heavy infantry is disbanded after the card is drawn and before the operation, for nothing", () => {
  const state = camp({ LG: 2, LI: 1 }, ["disbanding"]);
  begin(state, { proc: "activation", power: ROME, drawn: false }, [drawing(state, "ambush")], [{ type: "pay" }]);
  expect(asked(state)).toBe("activation.disband");
  expect(optionsNow(state).some(({ unit }) => unit === LI)).toBe(false);
  expect(optionsNow(state).filter(({ unit }) => unit === LG || unit === HI)).toHaveLength(2);
  const gone = camp({ LG: 2, LI: 1 }, ["disbanding"]);
  const answers = [{ type: "pay" }, { type: "giveUp", unit: LG, node: at(gone, MOUNTAIN) }, { type: "done" }];
  const events = begin(gone, { proc: "activation", power: ROME, drawn: false }, [drawing(gone, "ambush")], answers);
  expect(told(events, "disbanded")).toMatchObject([{ unit: LG, n: 1, rule: "14.22" }]);
  expect([standing(gone, "rome", MOUNTAIN, "LG"), gone.powers[ROME]!.treasury]).toEqual([1, 4]);
  expect(asked(gone)).toBe("activation.operation");
});

test("14.22, 8.44, R514: who leads those who go home is not lost with them", () => {
  const config = { options: ["disbanding"] } as const;
  const given = { pieces: { "rome roma": { LG: 1 }, "rome capua": { LI: 1 } }, leaders: { "rome-1": "roma" } };
  const state = advanced({ ...given, config, treasury: { rome: 5 } });
  const answers = [{ type: "pay" }, { type: "giveUp", unit: LG, node: at(state, "roma") }];
  const events = begin(state, { proc: "activation", power: ROME, drawn: false }, [drawing(state, "ambush")], answers);
  expect([told(events, "disbanded").length, told(events, "leaderLost")]).toEqual([1, []]);
  expect(state.leaders).toContain(at(state, "roma"));
});

test("14.22: nobody is asked where the table has not agreed on it", () => {
  const state = camp({ LG: 2 }, []);
  begin(state, { proc: "activation", power: ROME, drawn: false }, [drawing(state, "ambush")], [{ type: "pay" }]);
  expect(asked(state)).toBe("activation.operation");
});
