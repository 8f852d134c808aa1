import { describe, expect, test } from "vitest";
import { FRESH, GREECE, GS, HI, HI_REDUCED, OWNERS, SOLDIER_OF_FORTUNE, MOVED } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { March } from "../../testing/march.ts";
import { position, putPieces, type Given } from "../../testing/position.ts";
import { answerFirst, at, battle, begin, optionsNow, setOut, standing } from "../battle/testing.ts";
import { relationOf } from "./relation.ts";
import { setControl } from "../stability/settle.ts";
import { majorMoveOf } from "../movement/major-move.ts";
import { minorMoveOf } from "../movement/minor-move.ts";
import { node } from "../movement/testing.ts";

/** Scenario I, in which Pyrrhus is a Greek like any other. */
function pyrrhic(given: Given): State {
  const state = position("I", given);
  setControl(state);
  return state;
}

describe("12.42, 12.44, R399: whose units a power moves is the same whoever asks", () => {
  test("12.44, 8.23: in scenario I a single unit of Pyrrhus' takes a Greek leader along, as a Greek one takes Pyrrhus", () => {
    const options = (who: string, leader: string): readonly string[] => {
      const state = pyrrhic({ pieces: { [`${who} tarentum`]: { HI: 1 } }, leaders: { [leader]: "tarentum" } });
      return new March(state, minorMoveOf(GREECE), [3]).answer(["at tarentum", "moveUnit HI"]).options;
    };
    expect(options("greece", "soldier-of-fortune")).toContain("pickLeader soldier-of-fortune");
    expect(options("sof", "greece-2")).toContain("pickLeader greece-2");
    expect(options("sof", "soldier-of-fortune")).toContain("pickLeader soldier-of-fortune");
  });

  test("12.44, 8.23: Pyrrhus by himself picks up Greeks in scenario I, and only his own troops elsewhere", () => {
    const options = (scenario: "I" | "V"): readonly string[] => {
      const space = scenario === "I" ? "tarentum" : "pella";
      const pieces = { [`greece ${space}`]: { LI: 1 }, [`sof ${space}`]: { HI: 1 } };
      const state = position(scenario, { pieces, leaders: { "soldier-of-fortune": space } });
      setControl(state);
      const table = new March(state, majorMoveOf(GREECE, scenario === "I" ? "own" : "sof"), [3]).answer(`at ${space}`);
      while (table.options.includes("none")) table.answer("none");
      if (table.options.includes("leader soldier-of-fortune yes")) table.answer("leader soldier-of-fortune yes");
      return table.options.filter((word) => word === "pickUp");
    };
    expect(options("I")).toEqual(["pickUp", "pickUp"]);
    expect(options("V")).toEqual(["pickUp"]);
  });

  test("10.86, 12.44: reduced units pair off owner by owner, also where the army has several", () => {
    const state = pyrrhic({ pieces: { "sof tarentum": { hi: 1 } } });
    const force: Force = { ...emptyForce(GREECE, node(state, "tarentum")), mp: 4 };
    addForce(state, force);
    addToForce(state, force, GREECE, MOVED, HI, 1);
    addToForce(state, force, SOLDIER_OF_FORTUNE, MOVED, HI_REDUCED, 1);
    const table = new March(state, { proc: "landMove", step: "pair", force: 0 });
    expect(table.options).toEqual(["mergePair yes", "mergePair no"]);
    table.answer("mergePair yes");
    expect(force.rows.map(({ counts }) => counts[HI])).toEqual([1, 1]);
  });

  test("12.51: an army whose fleet is Rhodian alone is its power's: it comes home as a friend", () => {
    const state = position("V", { pieces: { "greece rhodus": { HI: 1 }, "greece pella": { HI: 1 } } });
    setControl(state);
    const force = emptyForce(GREECE, node(state, "rhodus"));
    addForce(state, force);
    addToForce(state, force, OWNERS.indexOf("rhodes"), FRESH, GS, 2);
    addToForce(state, force, GREECE, MOVED, HI, 1);
    expect(relationOf(state, force, GREECE)).toBe("friend");
  });

  test("10.45, 12.44: a withdrawal of a power and its Soldier of Fortune takes up units of either", () => {
    const state = position("V", {
      pieces: { "carthage genua": { HI: 4 }, "rome pisae": { LG: 1 }, "sof pisae": { HI: 1 }, "sof roma": { LI: 2 } },
    });
    state.armies = [];
    addArmy(state, soldier(0));
    const force = setOut(state, "carthage", "genua", "pisae");
    begin(
      state,
      battle(state, force, ["rome", "sof"]),
      [4],
      [{ type: "withdraw" }, { type: "all" }, { type: "all" }, { type: "step", node: at(state, "roma") }],
    );
    expect(optionsNow(state).map((one) => one.type)).toContain("takeAlong");
    answerFirst(state, { type: "takeAlong" });
    answerFirst(state, { type: "all" });
    expect(standing(state, "sof", "roma", "LI")).toBe(0);
    putPieces(state, "rome roma", { LI: 1 });
    expect(optionsNow(state).map((one) => one.type)).toContain("takeAlong");
  });

  test("10.68: an elephant may come by a Minor Move to land units of its power's Soldier of Fortune", () => {
    const pieces = { "greece pella": { LI: 1, EL: 1 }, "sof larissa": { HI: 1 } };
    const state = position("V", { pieces });
    setControl(state);
    const table = new March(state, minorMoveOf(GREECE), [6]).answer(["at pella", "moveUnit EL"]);
    expect(table.options).toContain("step larissa");
  });
});
