/** A withdrawal step by step: ways, stops, units dropped off and picked up. */
import { describe, expect, test } from "vitest";
import type { Action } from "../../action.ts";
import { data, FRESH, HI, LI } from "../../data/index.ts";
import { emptyForce } from "../../state/force.ts";
import { emptyRow, type State } from "../../state/state.ts";
import { position, putPieces, type Given } from "../../testing/position.ts";
import type { Spoken } from "../../testing/spoken.ts";
import { machine } from "../index.ts";
import { canRestAt } from "./withdrawal-ways.ts";
import { answerFirst, asked, at, battle, begin, optionsNow, owner, setOut, standing, told } from "./testing.ts";

type AllPieces = NonNullable<Given["pieces"]>;

const leaderOf = (id: string): number => data.leaders.ids.indexOf(id);

/** Carthage marches from Genua to Pisae, where Rome stands. */
function pisae(punic: object, romans: object, more: Given = {}) {
  const pieces = { "carthage genua": punic, "rome pisae": romans, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  const force = setOut(state, "carthage", "genua", "pisae");
  return { state, force, frame: battle(state, force, ["rome"]) };
}

/** Goes on with these answers where they fit, else with the first ones, until a question is reached. */
function until(state: State, prompt: string, preferred: Partial<Action> = {}): void {
  for (let i = 0; i < 100 && state.frames.length > 0 && asked(state) !== prompt; i++) answerFirst(state, preferred);
}

describe("10.4: a withdrawal", () => {
  const GO = [{ type: "withdraw" }];

  test("10.45: the leader goes along or stays", () => {
    for (const yes of [true, false]) {
      const { state, frame } = pisae({ HI: 4 }, { LG: 1 }, { leaders: { "rome-5": "pisae" } });
      begin(
        state,
        frame,
        [6],
        [...GO, { type: "leader", yes }, { type: "step", node: at(state, "roma") }, { type: "stop" }],
      );
      expect(state.leaders[leaderOf("rome-5")]).toBe(at(state, yes ? "roma" : "pisae"));
    }
  });

  test("10.44, 9.31: over a land point nobody suffers and nobody stops", () => {
    const state = position("V", { pieces: { "rome dyrrhachium": { LG: 2 }, "greece actium": { HI: 1 } } });
    const force = setOut(state, "rome", "dyrrhachium", "actium");
    const answers = [...GO, { type: "step", node: at(state, "ltp_pindus") }];
    const played = begin(state, battle(state, force, ["greece"]), [4], answers);
    expect(told(played, "attritionRolled")).toEqual([]);
    expect(optionsNow(state).map(({ node }) => node)).toEqual([at(state, "larissa")]);
    answerFirst(state, { type: "step" });
    expect(optionsNow(state).some((one) => one.type === "stop")).toBe(true);
  });

  test("10.44, 10.97, R423: nobody ends where the attacker set out who has come over a point, and may have to go back there", () => {
    const state = position("V", { pieces: { "rome larissa": { LG: 2 }, "greece actium": { HI: 1 } } });
    const force = state.forces[setOut(state, "rome", "larissa", "actium")]!;
    const { space } = battle(state, 0, ["greece"]);
    const [larissa, entry] = [at(state, "larissa"), at(state, "ltp_pindus")];
    force.from = entry;
    const canRest = (power: "greece" | "rome"): boolean => {
      const body = {
        ...emptyForce(owner(power), space),
        rows: [{ owner: owner(power), mark: FRESH, counts: emptyRow().with(HI, 1) }],
      };
      return canRestAt(state, { space, entry, moved: true, die: 6 }, body, larissa);
    };
    expect([canRest("greece"), canRest("rome")]).toEqual([false, true]);
  });

  test("10.44, 9.33: over a strait only where it may be crossed", () => {
    const over = (pieces: AllPieces): boolean => {
      const state = position("V", { pieces: { "carthage paestum": { HI: 4 }, "rome rhegium": { LG: 1 }, ...pieces } });
      begin(state, battle(state, setOut(state, "carthage", "paestum", "rhegium"), ["rome"]), [6], GO);
      return optionsNow(state).some(({ node }) => node === at(state, "messana"));
    };
    expect([over({}), over({ "carthage messana": { GS: 1 } })]).toEqual([true, false]);
  });

  test("10.45: of those who withdraw some are dropped off, and the others go on", () => {
    const { state, frame } = pisae({ HI: 4 }, { LG: 2, LI: 2 });
    begin(
      state,
      frame,
      [6],
      [...GO, { type: "all" }, { type: "step", node: at(state, "roma") }, { type: "leaveBehind" }, { type: "some" }],
    );
    until(state, "withdrawal.go", { type: "takeUnits", unit: LI, n: 1 });
    expect([standing(state, "rome", "roma", "LG"), standing(state, "rome", "roma", "LI")]).toEqual([0, 1]);
    expect(state.forces.at(-1)!.rows.map(({ counts }) => [counts[0], counts[LI]])).toEqual([[2, 1]]);
  });

  test("10.45: with the last MP units are picked up, and not without", () => {
    const offered = (die: number): boolean => {
      const { state, frame } = pisae({ HI: 4 }, { LG: 1 });
      putPieces(state, "rome roma", { LI: 1 });
      begin(state, frame, [die], [...GO, { type: "step", node: at(state, "roma") }]);
      return optionsNow(state).some((one) => one.type === "takeAlong");
    };
    expect([offered(2), offered(1)]).toEqual([true, false]);
  });

  test("10.41, 10.44: whoever has declared must go, and only where there is a way", () => {
    const { state, frame } = pisae({ HI: 4 }, { LG: 1 });
    begin(state, frame, [6], GO);
    const why = (action: Spoken): string | undefined => machine.refuse(state, owner("rome"), action as Action)?.rule;
    expect([why({ type: "stop" }), why({ type: "step", node: at(state, "genua") }), why({ type: "step" })]).toEqual([
      "10.41",
      "10.44",
      "10.44",
    ]);
  });
});
