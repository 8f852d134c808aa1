import type { Spoken } from "../../testing/spoken.ts";
import { describe, expect, test } from "vitest";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { data, FRESH, LI, NONE, MOVED } from "../../data/index.ts";
import { soldier } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { countIn, keyOf } from "../../state/table.ts";
import { position, putPieces, type Given } from "../../testing/position.ts";
import { machine } from "../index.ts";
import { leadersOn } from "./sides.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  intercepted,
  optionsNow,
  owner,
  setOut,
  standing,
  told,
} from "./testing.ts";
import { firstRoutes, secondSpaces, seaPorts } from "./ways.ts";

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

describe("10.94: ways of a retreat", () => {
  const routes = (pieces: AllPieces, from: string, entry = ""): string[] => {
    const state = position("V", { pieces });
    const { ids } = worldOf(state.config).map;
    const force = emptyForce(owner("rome"), at(state, from));
    const found = firstRoutes(state, force, at(state, from), entry === "" ? NONE : at(state, entry));
    return found.map(({ to, points }) => [ids[to], ...points.map((point) => ids[point])].join(" "));
  };

  test("10.94, 9.33: over a strait where it may be crossed, and not by the attacker's road", () => {
    expect(routes({}, "rhegium")).toContain("messana");
    expect(routes({}, "rhegium", "messana")).not.toContain("messana");
    expect(routes({ "carthage messana": { GS: 1 } }, "rhegium")).not.toContain("messana");
    expect(routes({ "carthage messana": { LI: 1 } }, "rhegium")).not.toContain("messana");
  });

  test("10.94, 9.33, R155: over the point between Baetica and Tingi, both ways", () => {
    expect(routes({}, "gades")).toContain("tingi ltp_fretum");
    expect(routes({ "carthage tingi": { GS: 1 } }, "gades")).not.toContain("tingi ltp_fretum");
    expect(routes({ "carthage tingi": { GS: 1 } }, "gades")).toContain("malaca ltp_fretum");
    expect(routes({}, "tingi")).toContain("gades ltp_fretum");
    expect(routes({}, "tingi", "ltp_fretum").join(" ")).not.toContain("ltp_fretum");
    expect(routes({}, "gades", "ltp_fretum").join(" ")).not.toContain("ltp_fretum");
  });

  test("10.94: a foreign force on the march closes its Space; one aboard, an empty one or a friend does not", () => {
    const open = (who: "carthage" | "rome", units: number, aboard = false): boolean => {
      const state = position("V", {});
      const there = { ...emptyForce(owner(who), at(state, "capua")), aboard };
      addForce(state, there);
      addToForce(state, there, owner(who), MOVED, LI, units);
      const fleeing = emptyForce(owner("rome"), at(state, "roma"));
      addForce(state, fleeing);
      return firstRoutes(state, fleeing, at(state, "roma"), NONE).some(({ to }) => to === at(state, "capua"));
    };
    expect([open("carthage", 1), open("carthage", 1, true), open("carthage", 0), open("rome", 1)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test("10.94, 9.33: the second Space may lie over a strait that can be crossed", () => {
    const second = (pieces: AllPieces): boolean => {
      const state = position("V", { pieces });
      const force = emptyForce(owner("rome"), at(state, "rhegium"));
      const found = secondSpaces(state, force, at(state, "rhegium"), at(state, "paestum"), NONE);
      return found.includes(at(state, "messana"));
    };
    expect([
      second({}),
      second({ "carthage rhegium": { GS: 1 } }),
      second({ "carthage messana": { GARR: 1 } }),
    ]).toEqual([true, false, false]);
  });

  test("10.95: by sea only from a port with squadrons of one's own, to friendly ports", () => {
    const ports = (pieces: AllPieces): string[] => {
      const state = position("V", { pieces: { "rome aleria": { town: 2 }, ...pieces } });
      const from = at(state, "pisae");
      const found = seaPorts(state, emptyForce(owner("rome"), from), from, NONE);
      return found.map((port) => worldOf(state.config).map.ids[port]!);
    };
    expect(ports({ "rome pisae": { GS: 1 } })).toEqual(["genua", "aleria"]);
    expect(ports({ "rome pisae": { GS: 1 }, "carthage genua": { GS: 1 } })).toEqual(["aleria"]);
    expect([ports({ "carthage pisae": { GS: 1 } }), ports({ "rome pisae": { LI: 1 } })]).toEqual([[], []]);
  });
});

describe("10.9: a retreat", () => {
  const beaten = (more: Given, romans: object = { LI: 9 }) => {
    const all = pisae({ HI: 3 }, romans, more);
    begin(all.state, all.frame, [3, 1], [{ do: "stand" }]);
    until(all.state, "battle.retreat");
    answerFirst(all.state, { do: "retreat", yes: true });
    return all;
  };

  test("10.94: it may go on to a second Space, and ends there", () => {
    const { state } = beaten({});
    until(state, "retreat.first");
    answerFirst(state, { node: at(state, "roma") });
    expect(asked(state)).toBe("retreat.second");
    answerFirst(state, { node: at(state, "capua") });
    while (state.frames.length > 0) answerFirst(state);
    expect([standing(state, "rome", "capua", "LI") > 0, standing(state, "rome", "roma", "LI")]).toEqual([true, 0]);
  });

  test("10.95: by land the squadrons stay in their port", () => {
    const { state } = beaten({ pieces: { "rome aleria": { town: 2 } } }, { LI: 9, GS: 1 });
    until(state, "retreat.way");
    answerFirst(state, { do: "byLand" });
    until(state, "", { do: "stop" });
    expect([standing(state, "rome", "pisae", "GS"), standing(state, "rome", "pisae", "LI")]).toEqual([1, 0]);
  });

  test("10.94, R62: units and leaders that stood beside an intercepted force stand again, as fresh as before", () => {
    const { state, force } = pisae(
      { HI: 3 },
      {},
      { pieces: { "carthage pisae": { LI: 2 }, "rome roma": { LG: 4 } }, leaders: { "carthage-4": "pisae" } },
    );
    begin(state, intercepted(force), [6, 6, 4, 1], [{ do: "intercept" }, { do: "all" }]);
    until(state, "battle.retreat", { n: 0 });
    answerFirst(state, { do: "retreat", yes: true });
    until(state, "", { do: "stop" });
    const { node, leaders } = state.forces[force]!;
    expect([leaders, state.leaders[leaderOf("carthage-4")]]).toEqual([[], node]);
    expect(countIn(state, keyOf(node, owner("carthage"), FRESH), LI)).toBeGreaterThan(0);
  });

  test("8.24, 12.44: leaders of a side are those of its owners and of their powers, and nobody else's", () => {
    const leaders = { "rome-5": "pisae", "carthage-4": "pisae", "greece-2": "pisae" };
    const state = position("V", { leaders });
    state.armies = [soldier(owner("carthage"))];
    const of = (...owners: number[]): string[] =>
      leadersOn(state, at(state, "pisae"), { power: 0, force: NONE, owners }).map(
        (leader) => data.leaders.ids[leader]!,
      );
    expect(of(owner("rome"))).toEqual(["rome-5"]);
    expect(of(owner("rome"), owner("sof"))).toEqual(["rome-5", "carthage-4"]);
    expect(of(owner("rebels"))).toEqual([]);
  });
});

describe("10.4: a withdrawal", () => {
  const GO = [{ do: "withdraw" }];

  test("10.45: the leader goes along or stays", () => {
    for (const yes of [true, false]) {
      const { state, frame } = pisae({ HI: 4 }, { LG: 1 }, { leaders: { "rome-5": "pisae" } });
      begin(state, frame, [6], [...GO, { do: "leader", yes }, { do: "step", node: at(state, "roma") }, { do: "stop" }]);
      expect(state.leaders[leaderOf("rome-5")]).toBe(at(state, yes ? "roma" : "pisae"));
    }
  });

  test("10.44, 9.31: over a land point nobody suffers and nobody stops", () => {
    const state = position("V", { pieces: { "rome dyrrhachium": { LG: 2 }, "greece actium": { HI: 1 } } });
    const force = setOut(state, "rome", "dyrrhachium", "actium");
    const answers = [...GO, { do: "step", node: at(state, "ltp_pindus") }];
    const played = begin(state, battle(state, force, ["greece"]), [4], answers);
    expect(told(played, "attritionRolled")).toEqual([]);
    expect(optionsNow(state).map(({ node }) => node)).toEqual([at(state, "larissa")]);
    answerFirst(state, { do: "step" });
    expect(optionsNow(state).some((one) => one.do === "stop")).toBe(true);
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
      [...GO, { do: "all" }, { do: "step", node: at(state, "roma") }, { do: "leaveBehind" }, { do: "some" }],
    );
    until(state, "withdrawal.go", { do: "takeUnits", unit: LI, n: 1 });
    expect([standing(state, "rome", "roma", "LG"), standing(state, "rome", "roma", "LI")]).toEqual([0, 1]);
    expect(state.forces.at(-1)!.rows.map(({ counts }) => [counts[0], counts[LI]])).toEqual([[2, 1]]);
  });

  test("10.45: with the last MP units are picked up, and not without", () => {
    const offered = (die: number): boolean => {
      const { state, frame } = pisae({ HI: 4 }, { LG: 1 });
      putPieces(state, "rome roma", { LI: 1 });
      begin(state, frame, [die], [...GO, { do: "step", node: at(state, "roma") }]);
      return optionsNow(state).some((one) => one.do === "takeAlong");
    };
    expect([offered(2), offered(1)]).toEqual([true, false]);
  });

  test("10.41, 10.44: who has declared must go, and only where there is a way", () => {
    const { state, frame } = pisae({ HI: 4 }, { LG: 1 });
    begin(state, frame, [6], GO);
    const why = (action: Spoken): string | undefined => machine.refuse(state, owner("rome"), action as Action)?.rule;
    expect([why({ do: "stop" }), why({ do: "step", node: at(state, "genua") }), why({ do: "step" })]).toEqual([
      "10.41",
      "10.44",
      "10.44",
    ]);
  });
});
