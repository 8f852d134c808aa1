import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { ALPINE_PASS, CARTHAGE, EAST, FRESH, GREECE, GS, HORDE_0, NONE, ROME, type Power } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";
import { addArmy, horde, soldier } from "../../state/armies.ts";
import { enemiesTogether } from "../../invariants/company.ts";
import { DEAD, IN_POOL } from "../../state/leaders.ts";
import { pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { position, type Given } from "../../testing/position.ts";
import { dice } from "../../testing/table.ts";
import { invades } from "../barbarians/testing.ts";
import {
  answerFirst,
  asked,
  at,
  begin,
  entering,
  optionsNow,
  play,
  setOut,
  standing,
  told,
} from "../battle/testing.ts";
import { STACK } from "../control/relation.ts";
import { majorMoveOf } from "../movement/major-move.ts";
import { minorMoveOf } from "../movement/minor-move.ts";
import { fleetMoveOf, Sea } from "../naval/testing.ts";

const leaderOf = (state: State, id: string): number => worldOf(state.config).data.leaders.leaderOf.get(id)!;

const whereIs = (state: State, id: string): number => state.leaders[leaderOf(state, id)]!;

const allow = (state: State, giver: Power, taker: Power): void => void (state.pacts[pairOf(giver, taker)]! |= STACK);

describe("armies that are lost without a battle", () => {
  test("8.44, 13.4: a horde that the Alps wipe out takes its leader with it", () => {
    const state = position("V", {
      pieces: { "horde0 taurinorum": { BI: 1 } },
      leaders: { "horde-0": "taurinorum" },
    });
    addArmy(state, { ...horde(HORDE_0, "germans", ROME, 0), use: "anybody" });
    const pass = worldOf(state.config).map.land[at(state, "taurinorum")]!.find(
      (node) => worldOf(state.config).map.kind[node] === ALPINE_PASS,
    )!;
    const first = [{ type: "at" }, { type: "leader", yes: true }, { type: "step", node: pass }];
    begin(state, majorMoveOf(ROME, "horde0"), [6, 1], first);
    expect([state.frames.length, state.forces, whereIs(state, "horde-0")]).toEqual([0, [], DEAD]);
  });

  /** The Armenians raid Edessa and its neighbours. */
  const raided = (pieces: NonNullable<Given["pieces"]>, space: string, prepare?: (state: State) => void): State => {
    const state = position("V", { pieces, leaders: { "east-3": space } });
    prepare?.(state);
    invades(state, "armenians", dice(6));
    return state;
  };

  test("8.44, 13.4: an army lost to a raid takes its leader with it, in the open and in a Town", () => {
    for (const town of [0, 2]) {
      const walls = town === 0 ? {} : { town };
      expect(whereIs(raided({ "east edessa": { HI: 2, ...walls } }, "edessa"), "east-3")).toBe(DEAD);
    }
  });

  test("8.44, R379: ships are left to him, and a garrison that is lost is no army", () => {
    const ships = raided({ "east tarsus": { LI: 1, GS: 2 } }, "tarsus");
    expect(whereIs(ships, "east-3")).toBe(at(ships, "tarsus"));
    const garrison = raided({ "east edessa": { GARR: 1 } }, "edessa");
    expect(whereIs(garrison, "east-3")).toBe(at(garrison, "edessa"));
  });

  test("8.44, R261: attrition that leaves an ally's army beside him does not take a leader", () => {
    for (const [ally, place] of [[{}, DEAD] as const, [{ "greece edessa": { HI: 1 } }, "edessa"] as const]) {
      const state = position("V", {
        pieces: { "east edessa": { LI: 1 }, ...ally },
        leaders: { "east-3": "edessa" },
      });
      allow(state, GREECE, EAST);
      play(state, isolated(EAST, at(state, "edessa")), [6]);
      expect(standing(state, "east", "edessa", "LI")).toBe(0);
      expect(whereIs(state, "east-3")).toBe(place === DEAD ? DEAD : at(state, place));
    }
  });
});

const isolated = (power: Power, node: number): Call<"attrition"> => ({
  proc: "attrition",
  power,
  force: NONE,
  node,
  rule: "9.41",
});

describe("who is aboard", () => {
  /** A Carthaginian fleet and leader in Paestum, which others hold. */
  const inPaestum = (holder: NonNullable<Given["pieces"]>): State =>
    position("V", {
      pieces: { "carthage paestum": { GS: 2 }, ...holder },
      leaders: { "carthage-4": "paestum" },
      settled: true,
    });
  const verbs = (state: State): string[] => [...new Set(optionsNow(state).map((option) => option.type))];

  test("8.23, 11.33, R378: a leader aboard in an enemy port is at sea: he sails, and does not walk ashore", () => {
    for (const holder of [{ LG: 1 }, { GARR: 1 }, { town: 2 }]) {
      const state = inPaestum({ "rome paestum": holder });
      const army = [{ type: "at", node: at(state, "paestum") }, { type: "army" }];
      begin(state, majorMoveOf(CARTHAGE, "own"), [3], army);
      expect([asked(state), verbs(state).includes("step")]).toEqual(["sea.sail", false]);
      const minor = inPaestum({ "rome paestum": holder });
      const leader = leaderOf(minor, "carthage-4");
      begin(minor, minorMoveOf(CARTHAGE), [3], [{ type: "at" }, { type: "moveLeader", leader }]);
      expect([asked(minor), verbs(minor).includes("step")]).toEqual(["sea.sail", false]);
    }
  });

  test("8.23, R378: where nobody bars the shore he walks as he likes", () => {
    const state = position("V", {
      pieces: { "carthage lilybaeum": { GS: 2 } },
      leaders: { "carthage-4": "lilybaeum" },
      settled: true,
    });
    begin(state, majorMoveOf(CARTHAGE, "own"), [3], [{ type: "at" }, { type: "army" }]);
    expect(asked(state)).toBe("land.step");
  });

  test("8.23, R378: he stays with his fleet if he sails nowhere", () => {
    const state = inPaestum({ "rome paestum": { LG: 1 } });
    const army = [{ type: "at", node: at(state, "paestum") }, { type: "army" }];
    begin(state, majorMoveOf(CARTHAGE, "own"), [3], [...army, { type: "halt" }]);
    expect([state.frames.length, whereIs(state, "carthage-4")]).toEqual([0, at(state, "paestum")]);
  });

  test("8.23, R378: a leader may sail to his fleet in an enemy port, and stay aboard there", () => {
    for (const [squadrons, fate] of [[1, "roma"] as const, [0, DEAD] as const]) {
      const pieces = { "rome roma": { LG: 1 }, "carthage roma": { GS: squadrons } };
      const state = position("V", { pieces, leaders: { "carthage-4": "pisae" }, settled: true });
      const [pisae, point, roma] = [at(state, "pisae"), at(state, "ntp_etruria"), at(state, "roma")];
      const sails = [
        { type: "at", node: pisae },
        { type: "embark" },
        { type: "sail", node: point },
        { type: "sail", node: roma },
      ];
      begin(state, majorMoveOf(CARTHAGE, "own"), [3, 1, 6, 6], [...sails, { type: "stopFleet" }]);
      if (state.frames.length > 0) {
        expect(verbs(state)).toEqual(["goOn", "pickUpUnit", "finish"]);
        answerFirst(state, { type: "finish" });
      }
      expect([state.frames.length, whereIs(state, "carthage-4")]).toEqual([0, fate === DEAD ? DEAD : roma]);
    }
  });

  test("8.23, R378: the last ships do not leave him among enemies", () => {
    for (const [take, joins] of [["all", true] as const, ["some", false] as const]) {
      const state = inPaestum({ "rome paestum": { LG: 1 } });
      const fleet = [{ type: "at", node: at(state, "paestum") }, { type: "fleet" }, { type: take }];
      begin(state, majorMoveOf(CARTHAGE, "own"), [3], fleet);
      expect(asked(state)).toBe(joins ? "sea.sail" : "force.leader");
      expect(state.forces[0]!.leaders).toEqual(joins ? [leaderOf(state, "carthage-4")] : []);
    }
    const minor = inPaestum({ "rome paestum": { LG: 1 } });
    addUnits(minor, keyOf(at(minor, "paestum"), CARTHAGE, FRESH), GS, -1);
    begin(minor, minorMoveOf(CARTHAGE), [3], [{ type: "at" }, { type: "moveUnit", unit: GS }]);
    expect(minor.forces[0]!.leaders).toEqual([leaderOf(minor, "carthage-4")]);
  });

  test("8.23, 12.44, R378: nor the Soldier of Fortune, who is aboard his player's ships", () => {
    const state = inPaestum({ "rome paestum": { LG: 1 } });
    state.leaders[leaderOf(state, "carthage-4")] = IN_POOL;
    state.armies = [soldier(CARTHAGE)];
    const leader = leaderOf(state, "soldier-of-fortune");
    state.leaders[leader] = at(state, "paestum");
    const fleet = [{ type: "at", node: at(state, "paestum") }, { type: "all" }];
    begin(state, majorMoveOf(CARTHAGE, "own"), [3], fleet);
    expect([asked(state), state.forces[0]!.leaders]).toEqual(["sea.sail", [leader]]);
  });

  test("5.12, R378: the first of several who sail alone is at sea while the next one is asked about", () => {
    const state = inPaestum({ "rome paestum": { LG: 1 } });
    state.leaders[leaderOf(state, "carthage-2")] = at(state, "paestum");
    const army = [{ type: "at", node: at(state, "paestum") }, { type: "army" }, { type: "leader", yes: true }];
    begin(state, majorMoveOf(CARTHAGE, "own"), [3], army);
    expect([asked(state), enemiesTogether(state)]).toEqual(["force.leader", NONE]);
  });

  test("11.17, R378: nor does a fleet that takes them along on its way", () => {
    const state = inPaestum({ "rome paestum": { LG: 1 }, "carthage ntp_campania": { GS: 1 } });
    const sea = new Sea(state);
    const fleet = sea.force("carthage", "ntp_campania", { GS: 1 });
    sea.begin(fleetMoveOf(fleet)).take("sail paestum").take("stopFleet").take("pickUpUnit GS").take("all");
    expect(state.forces[fleet]!.leaders).toEqual([leaderOf(state, "carthage-4")]);
  });

  test("10.31, R378: nor does he ride out from there to an army that is attacked", () => {
    for (const [holder, asks] of [["rome", false] as const, ["carthage", true] as const]) {
      const state = position("V", {
        pieces: {
          "rome roma": { LG: 3 },
          "carthage capua": { HI: 2 },
          "carthage paestum": { GS: 1 },
          [`${holder} paestum`]: { GARR: 1, GS: holder === "carthage" ? 1 : 0 },
        },
        leaders: { "carthage-4": "paestum" },
      });
      begin(state, entering(setOut(state, "rome", "roma", "capua"), 1), [3]);
      expect(asked(state)).toBe(asks ? "interception.attempt" : "withdrawal.ask");
    }
  });

  /** A Roman legion enters Paestum. */
  const taken = (
    pieces: NonNullable<Given["pieces"]>,
    leaders: NonNullable<Given["leaders"]>,
    prepare?: (s: State) => void,
  ) => {
    const state = position("V", { pieces: { "rome capua": { LG: 3 }, ...pieces }, leaders });
    prepare?.(state);
    const played = begin(state, entering(setOut(state, "rome", "capua", "paestum"), 1), [3], []);
    return { state, played };
  };

  test("8.43, 7.41, R378: taking a port does not harm a leader aboard his own fleet, whosever the Town was", () => {
    for (const owner of ["carthage", "greece"]) {
      const pieces = { [`${owner} paestum`]: { town: 1 }, "greece paestum": { GS: 1 } };
      const { state, played } = taken(owner === "greece" ? { "greece paestum": { town: 1, GS: 1 } } : pieces, {
        "greece-3": "paestum",
      });
      expect(told(played, "captured")).toHaveLength(1);
      expect(whereIs(state, "greece-3")).toBe(at(state, "paestum"));
    }
  });

  test("7.41, R160: without a fleet he is lost with the Town, but a friend of the captor's is not", () => {
    const leaders = { "carthage-4": "paestum", "greece-3": "paestum", "rome-3": "paestum" };
    const { state } = taken({ "carthage paestum": { town: 1 } }, leaders, (one) => allow(one, GREECE, ROME));
    expect(whereIs(state, "carthage-4")).toBe(DEAD);
    expect([whereIs(state, "greece-3"), whereIs(state, "rome-3")]).toEqual(
      Array.from({ length: 2 }, () => at(state, "paestum")),
    );
  });

  test("8.46, 12.42: the Soldier of Fortune beside a lone garrison of his player is lost with it", () => {
    const { state } = taken({ "greece paestum": { GARR: 1 } }, { "soldier-of-fortune": "paestum" }, (one) =>
      addArmy(one, soldier(GREECE)),
    );
    expect(standing(state, "greece", "paestum", "GARR")).toBe(0);
    expect(whereIs(state, "soldier-of-fortune")).toBe(DEAD);
  });

  test("8.46, 4.1, R377: so is a leader beside the lone garrison of an ally", () => {
    const { state } = taken({ "carthage paestum": { GARR: 1 } }, { "greece-3": "paestum" }, (one) =>
      allow(one, CARTHAGE, GREECE),
    );
    expect(whereIs(state, "greece-3")).toBe(DEAD);
  });
});
