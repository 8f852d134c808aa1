import { describe, expect, test } from "vitest";
import {
  CARTHAGE,
  GREECE,
  HORDE_0,
  NONE,
  OWNERS,
  ROME,
  SOLDIER_OF_FORTUNE,
  TRIBES,
  data,
  type Node,
  type Owner,
} from "../../data/index.ts";
import { horde, soldier } from "../../state/armies.ts";
import { emptyForce } from "../../state/force.ts";
import { emptyRow, type State } from "../../state/state.ts";
import { ownerOf, position, type Given } from "../../testing/position.ts";
import { permit } from "../diplomacy/pacts.ts";
import { count, given as marching, march, node } from "../movement/testing.ts";
import { hasEnemyFleet, shoreOf } from "../naval/waters.ts";
import { deciderFor, isHorde, isPower, isSlaves, keeperOf, ownerOfLeader, powerBehind } from "./keeper.ts";
import { moverOf, PASS, relation, relationOf, STACK } from "./relation.ts";

/** A horde that Carthage moves, and the Soldier of Fortune in the service of Greece. */
function given(): State {
  const state = position("V");
  state.armies = [horde(HORDE_0, "westGauls", CARTHAGE, 0), soldier(GREECE)];
  return state;
}

describe("5.12: who is whose friend", () => {
  test("5.12: forces are friends, let each other pass, or must fight", () => {
    const state = given();
    expect(relation(state, ROME, ROME, ROME)).toBe("friend");
    expect(relation(state, ROME, ROME, CARTHAGE)).toBe("hostile");
    state.pacts[CARTHAGE * 4 + ROME] = PASS;
    expect(relation(state, ROME, ROME, CARTHAGE)).toBe("pass");
    expect(relation(state, CARTHAGE, CARTHAGE, ROME)).toBe("hostile");
    state.pacts[CARTHAGE * 4 + ROME] = STACK;
    expect(relation(state, ROME, ROME, CARTHAGE)).toBe("friend");
    expect(relation(state, ROME, ROME, TRIBES)).toBe("hostile");
  });

  test("5.12, 12.44, R466: the Soldier of Fortune and his player are friends; what his player allows holds for him, too", () => {
    const state = given();
    expect(relation(state, GREECE, GREECE, SOLDIER_OF_FORTUNE)).toBe("friend");
    expect(relation(state, SOLDIER_OF_FORTUNE, GREECE, GREECE)).toBe("friend");
    expect(relation(state, ROME, ROME, SOLDIER_OF_FORTUNE)).toBe("hostile");
    state.pacts[GREECE * 4 + ROME] = PASS;
    expect(relation(state, ROME, ROME, SOLDIER_OF_FORTUNE)).toBe("pass");
    state.pacts[GREECE * 4 + ROME] = STACK;
    expect(relation(state, ROME, ROME, SOLDIER_OF_FORTUNE)).toBe("friend");
    expect(relation(state, CARTHAGE, CARTHAGE, SOLDIER_OF_FORTUNE)).toBe("hostile");
    state.pacts[ROME * 4 + GREECE] = STACK;
    expect(relation(state, SOLDIER_OF_FORTUNE, GREECE, ROME)).toBe("friend");
  });

  test("4.1, 12.42, R445: the Soldier of Fortune is a friend of a force in which his keeper's units march", () => {
    const state = given();
    const row = (owner: Owner) => ({ owner, mark: 0, counts: emptyRow() });
    const joint = { ...emptyForce(ROME, 0), rows: [row(ROME), row(GREECE)] };
    const others = { ...joint, rows: [row(ROME), row(CARTHAGE)] };
    expect([joint, others].map((force) => relationOf(state, force, SOLDIER_OF_FORTUNE))).toEqual(["friend", "hostile"]);
  });

  test("12.73, 13.1: slaves, tribes and others without a power are friends of their own only, whatever is allowed", () => {
    const state = given();
    state.pacts = state.pacts.map(() => PASS | STACK);
    for (const name of ["slavesRome", "tribes", "rebels", "syracuse"] as const) {
      const owner = ownerOf(name);
      expect(relation(state, owner, NONE, owner)).toBe("friend");
      for (const other of [ROME, CARTHAGE, SOLDIER_OF_FORTUNE, ownerOf("independent"), ownerOf("slavesEast")]) {
        expect(relation(state, owner, NONE, other)).toBe("hostile");
        expect(relation(state, other, powerBehind(state, other), owner)).toBe("hostile");
      }
    }
  });

  test("13.42, 13.24, R138: a horde stands with the forces of whoever moves it, and fights all others; his armies attack it", () => {
    const state = given();
    state.pacts = state.pacts.map(() => STACK);
    expect(relation(state, HORDE_0, CARTHAGE, CARTHAGE)).toBe("friend");
    expect(relation(state, HORDE_0, CARTHAGE, ROME)).toBe("hostile");
    expect(relation(state, HORDE_0, GREECE, SOLDIER_OF_FORTUNE)).toBe("friend");
    expect(relation(state, HORDE_0, CARTHAGE, TRIBES)).toBe("hostile");
    expect(relation(state, CARTHAGE, CARTHAGE, HORDE_0)).toBe("hostile");
  });

  test("13.42: a force moves as the owner of its units; leaders alone as their power, or as their horde", () => {
    const state = given();
    const force = emptyForce(CARTHAGE, 0);
    expect(moverOf(force)).toBe(CARTHAGE);
    force.leaders = [13];
    expect([moverOf(force), relationOf(state, force, CARTHAGE)]).toEqual([CARTHAGE, "friend"]);
    for (const at of [0, 3]) {
      force.leaders = [data.leaders.leaderOf.get(`horde-${at}`)!];
      expect([moverOf(force), relationOf(state, force, CARTHAGE)]).toEqual([HORDE_0 + at, "friend"]);
    }
    force.rows = [{ owner: SOLDIER_OF_FORTUNE, mark: 0, counts: emptyRow() }];
    expect(moverOf(force)).toBe(SOLDIER_OF_FORTUNE);
  });
});

describe("4.1, 5.12, R457: a host and a guest", () => {
  const hosted = (pieces: NonNullable<Given["pieces"]>): State => {
    const state = marching(pieces);
    permit(state, ROME, GREECE, "stack");
    return state;
  };

  test("4.1, 5.12, R457: a host comes home to a Space in which a guest stands, without a fight", () => {
    const state = hosted({ "rome roma": { LG: 1 }, "greece roma": { HI: 2 }, "rome arretium": { LG: 2 } });
    const table = march(state, "arretium", 4).answer(["step roma", "stop"]);
    expect(table.events.map(({ type: e }) => e)).not.toContain("attacked");
    expect([count(state, "roma", "LG"), count(state, "roma", "HI", GREECE)]).toEqual([3, 2]);
  });

  test("4.1, 5.12, R457: so he does where his guest is the Soldier of Fortune of the one he lets in", () => {
    const state = hosted({ "rome roma": { LG: 1 }, "sof roma": { HI: 2 }, "rome arretium": { LG: 2 } });
    state.armies = [soldier(GREECE)];
    march(state, "arretium", 4).answer(["step roma", "stop"]);
    expect([count(state, "roma", "LG"), count(state, "roma", "HI", SOLDIER_OF_FORTUNE)]).toEqual([3, 2]);
  });

  test("4.1, 12.44, R457, R466: a host's Soldier of Fortune lets a guest be in Spaces of his host, and nowhere else", () => {
    const state = marching({ "greece pella": { GARR: 1 }, "rome pella": { LG: 2 }, "rome scupi": { LG: 1 } });
    state.armies = [soldier(GREECE)];
    permit(state, GREECE, ROME, "stack");
    const force = emptyForce(GREECE, node(state, "larissa"));
    force.rows = [{ owner: SOLDIER_OF_FORTUNE, mark: 0, counts: emptyRow() }];
    const met = (id: string): string => relationOf(state, force, ROME, node(state, id));
    expect([met("pella"), met("scupi")]).toEqual(["friend", "hostile"]);
  });

  test("4.1, 12.44, R466: a guest comes to where his host's Soldier of Fortune stands, without a fight", () => {
    const state = marching({ "rome scupi": { LG: 2 }, "greece pella": { GARR: 1 }, "sof pella": { HI: 2 } });
    state.armies = [soldier(GREECE)];
    permit(state, GREECE, ROME, "stack");
    march(state, "scupi", 4).answer(["step pella", "stop"]);
    expect([count(state, "pella", "LG"), count(state, "pella", "HI", SOLDIER_OF_FORTUNE)]).toEqual([2, 2]);
  });

  test("4.1, 5.12, R457: a port of his own is open to him from the sea", () => {
    const state = hosted({ "rome pisae": { LG: 1 }, "greece pisae": { HI: 2, GS: 1 }, "greece aleria": { HI: 1 } });
    const at = (id: string): Node => node(state, id);
    expect([shoreOf(state, ROME, at("pisae")), shoreOf(state, ROME, at("aleria"))]).toEqual(["friendly", "hostile"]);
    expect(hasEnemyFleet(state, emptyForce(ROME, at("pisae")), at("pisae"))).toBe(false);
  });

  test("4.1, 5.12, R457: to let somebody in opens none of his Spaces", () => {
    const state = hosted({ "rome capua": { LG: 2 }, "greece venusia": { HI: 1 } });
    march(state, "capua", 4).answer(["step venusia", "stop"]);
    expect([count(state, "venusia", "LG"), count(state, "venusia", "HI", GREECE)]).toEqual([2, 0]);
  });
});

describe("whose pieces and leaders are whose", () => {
  const names = (is: (owner: Owner) => boolean): string[] => OWNERS.filter((_, owner) => is(owner));

  test("2.11, 12.71, 13.4: powers, hordes and slaves", () => {
    expect(names(isPower)).toEqual(["rome", "carthage", "greece", "east"]);
    expect(isPower(NONE)).toBe(false);
    expect(names(isHorde)).toEqual(["gallicRevolt", "horde0", "horde1", "horde2", "horde3"]);
    expect(names(isSlaves)).toEqual(["slavesRome", "slavesCarthage", "slavesGreece", "slavesEast"]);
  });

  test("12.41, 12.42: only the Soldier of Fortune has a keeper; whoever moves a horde is none", () => {
    const state = given();
    expect([keeperOf(state, SOLDIER_OF_FORTUNE), keeperOf(state, HORDE_0)]).toEqual([GREECE, NONE]);
    expect(OWNERS.map((_, owner) => powerBehind(state, owner)).filter((power) => power !== NONE)).toEqual([
      0, 1, 2, 3, 2,
    ]);
    state.armies = [];
    expect(keeperOf(state, SOLDIER_OF_FORTUNE)).toBe(NONE);
  });

  test("8.11, 12.43, 13.4: leaders and their owners", () => {
    const of = (id: string): string => OWNERS[ownerOfLeader(given(), data.leaders.leaderOf.get(id)!)]!;
    expect(["rome-1", "rome-10", "carthage-1", "east-10"].map(of)).toEqual(["rome", "rome", "carthage", "east"]);
    expect(["soldier-of-fortune", "gallic-rebel"].map(of)).toEqual(["sof", "gallicRevolt"]);
    expect(["pergamum-1", "pergamum-2", "horde-0", "horde-3"].map(of)).toEqual([
      "pergamum",
      "pergamum",
      "horde0",
      "horde3",
    ]);
  });

  test("13.24, R172: who decides for an owner: his power, keeper or mover, else the first that is not the enemy", () => {
    const state = given();
    state.order = [ROME, CARTHAGE, GREECE, 3];
    const decides = (owner: Owner, against: number): number => deciderFor(state, owner, against);
    expect([decides(CARTHAGE, ROME), decides(SOLDIER_OF_FORTUNE, ROME), decides(HORDE_0, ROME)]).toEqual([1, 2, 1]);
    expect([decides(SOLDIER_OF_FORTUNE, GREECE), decides(HORDE_0, CARTHAGE)]).toEqual([ROME, ROME]);
    expect([decides(TRIBES, CARTHAGE), decides(TRIBES, ROME), decides(HORDE_0 + 1, ROME)]).toEqual([0, 1, 1]);
  });
});
