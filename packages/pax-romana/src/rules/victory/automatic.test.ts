import { describe, expect, test } from "vitest";
import { config, worldOf } from "../../config.ts";
import {
  CARTHAGE,
  EAST,
  FRESH,
  GREECE,
  GS,
  HI,
  LG,
  ROME,
  SOLDIER_LEADER,
  type OwnerName,
  type Power,
  type Unit,
} from "../../data/index.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import { IN_FORCE } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { ownerOf, type Pieces } from "../../testing/position.ts";
import { answerFirst, asked, at, begin } from "../battle/testing.ts";
import type { MajorMover } from "../frames.ts";
import { majorMoveOf } from "../movement/major-move.ts";
import { victoryAtOnce, victoryInPhase } from "./automatic.ts";
import { outcomeOf } from "./outcome.ts";
import { given, lastPhase, pyrrhicWar } from "./testing.ts";

/** A unit marches from one Space into another, in the whole game. */
function march(state: State, power: Power, from: string, to: string, mover: MajorMover = "own"): State {
  const steps = [
    { type: "at", node: at(state, from) },
    { type: "step", node: at(state, to) },
  ];
  begin(state, majorMoveOf(power, mover), [6], steps);
  return state;
}

describe("3.2 H.2, R183: won at once", () => {
  test("3.2 H.2, R183: II, when an army marches into the enemy's capital, or its low walls fall", () => {
    const pieces = { "rome utica": { LG: 1 }, "carthage capua": { HI: 1 } };
    expect(march(given("II", pieces), ROME, "utica", "carthago").over).toMatchObject({
      winners: [ROME],
      reason: "3.2",
    });
    expect(march(given("II", pieces), CARTHAGE, "capua", "roma").over).toMatchObject({ winners: [CARTHAGE] });
    expect(march(given("II", { "rome roma": { LG: 1 } }), ROME, "roma", "capua").over).toBeNull();
    const walled = given("II", { "rome utica": { LG: 1 }, "carthage carthago": { city: 3 } });
    march(walled, ROME, "utica", "carthago");
    // R222: the arrival ends with the question whether to sack the city.
    expect([asked(walled), walled.over]).toEqual(["sack", null]);
    answerFirst(walled);
    expect(walled.over).toMatchObject({ winners: [ROME] });
  });

  test("3.2 H.2, R183: III, with the second of the enemy's capitals", () => {
    const east = { "east larissa": { HI: 1 }, "greece ephesus": { HI: 1 } };
    expect(march(given("III", east), EAST, "larissa", "pella").over).toBeNull();
    const both = given("III", { ...east, "east athenae": { HI: 1 } });
    expect(march(both, EAST, "larissa", "pella").over).toMatchObject({ winners: [EAST], reason: "3.2" });
    const greeks = { "greece damascus": { HI: 1 }, "greece alexandria": { HI: 1 }, "east hermopolis": { HI: 1 } };
    expect(march(given("III", greeks), GREECE, "damascus", "antiochia").over).toMatchObject({ winners: [GREECE] });
  });

  test("3.2 H.2: III, with all of Asia Minor in a Victory Phase, and not before", () => {
    const { map } = worldOf(config("III"));
    const provinces = map.provincesOf[map.territoryNumbers.get("asia_minor")!]!;
    const holding = (held: readonly number[]): State => {
      const spaces = held.flatMap((province) => map.spacesOf[province]!).map((node) => map.ids[node]!);
      const asia = Object.fromEntries(spaces.map((space) => [`east ${space}`, { LI: 1 }]));
      return given("III", { ...asia, "greece pella": { HI: 1 }, "east antiochia": { HI: 1 } });
    };
    expect(lastPhase(holding(provinces), 1).over).toMatchObject({ winners: [EAST], reason: "3.2" });
    for (const province of provinces)
      expect(lastPhase(holding(provinces.filter((one) => one !== province)), 1).over).toBeNull();
    expect(march(holding(provinces), EAST, "antiochia", "damascus").over).toBeNull();
  });

  test("3.2 H.2: I, when Greeks or Pyrrhus take Roma", () => {
    expect(march(pyrrhicWar({ "greece capua": { HI: 1 } }), GREECE, "capua", "roma").over).toMatchObject({
      winners: [GREECE],
      reason: "3.2",
    });
    expect(march(pyrrhicWar({ "sof capua": { HI: 1 } }), GREECE, "capua", "roma").over).toMatchObject({
      winners: [GREECE],
    });
  });

  test("3.2 H.2: I, when Pyrrhus is dead and the last Greek land unit has left Italy or died", () => {
    const pieces = { "greece tarentum": { town: 1, GARR: 1 }, "rome roma": { LG: 1 }, "rome pisae": { LG: 1 } };
    const isOver = (more: Readonly<Record<string, Pieces>>, isAlive: boolean): boolean => {
      const state = pyrrhicWar({ ...pieces, ...more }, isAlive);
      begin(state, majorMoveOf(ROME, "own"), [6], [{ type: "at", node: at(state, "pisae") }]);
      return state.over?.winners[0] === ROME;
    };
    expect([isOver({}, false), isOver({}, true)]).toEqual([true, false]);
    expect(isOver({ "greece venusia": { LI: 1 } }, false)).toBe(false);
    expect(isOver({ "sof venusia": { CAV: 1 } }, false)).toBe(false);
    expect(isOver({ "sof corcyra": { HI: 1 } }, false)).toBe(true);
  });

  test("3.2 H.2: I, Greek land units on the march in Italy are still there; ships, and those elsewhere, are not", () => {
    const isOver = (owner: OwnerName, unit: Unit, space: string): boolean => {
      const state = pyrrhicWar({ "rome roma": { LG: 1 } }, false);
      const force = emptyForce(GREECE, at(state, space));
      addForce(state, force);
      addToForce(state, force, ownerOf("rome"), FRESH, LG, 1);
      addToForce(state, force, ownerOf(owner), FRESH, unit, 1);
      state.forces.push(null);
      return victoryAtOnce(state)?.winners[0] === ROME;
    };
    expect([isOver("greece", HI, "venusia"), isOver("sof", HI, "venusia")]).toEqual([false, false]);
    expect([isOver("greece", HI, "corcyra"), isOver("sof", HI, "corcyra")]).toEqual([true, true]);
    expect([isOver("greece", GS, "venusia"), isOver("rome", LG, "venusia")]).toEqual([true, true]);
  });

  test("3.2 H.2: I, Pyrrhus lives wherever he stands, in the first Space of the map and in a force too", () => {
    for (const place of [0, at(pyrrhicWar({}), "corcyra"), IN_FORCE]) {
      const state = pyrrhicWar({ "rome roma": { LG: 1 } });
      state.leaders[SOLDIER_LEADER] = place;
      expect(victoryAtOnce(state)).toBeNull();
    }
  });

  test("3.2 H.2: what is won at once is won in a Victory Phase too, with the points so far; Asia Minor wins III alone", () => {
    const taken = given("II", { "rome carthago": { LG: 1 } });
    taken.powers[ROME]!.victoryPoints = 4;
    expect(victoryInPhase(taken)).toEqual({ winners: [ROME], points: [4, 0, 0, 0], reason: "3.2" });
    const pieces = { "east pella": { HI: 1 }, "east athenae": { HI: 1 } };
    expect(victoryInPhase(given("III", pieces))?.winners).toEqual([EAST]);
    const { map } = worldOf(config("V"));
    const asia = map.provincesOf[map.territoryNumbers.get("asia_minor")!]!.flatMap((one) => map.spacesOf[one]!);
    const held = Object.fromEntries(asia.map((node) => [`east ${map.ids[node]}`, { LI: 1 }]));
    expect(victoryInPhase(given("III", held))?.winners).toEqual([EAST]);
    const state = given("V", held);
    expect(victoryInPhase(state)).toBeNull();
    // 3.7: nor do its provinces bring points in another scenario.
    expect(outcomeOf(state).points[EAST]).toBe(state.powers[EAST]!.victoryPoints);
  });

  test("3.2 H.2: V and VII are not won at once, not even with a capital", () => {
    for (const id of ["V", "VII"] as const)
      expect(march(given(id, { "rome utica": { LG: 1 } }), ROME, "utica", "carthago").over).toBeNull();
  });
});
