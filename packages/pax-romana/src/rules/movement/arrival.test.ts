import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, FRESH, GREECE, LG, NONE, ROME, MOVED, EAST } from "../../data/index.ts";
import { procedure, type Body, type Call, type HandedBy } from "../../engine/procedure.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import { DEAD } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { marchMachine, March, UNHINDERED } from "../../testing/march.ts";
import { ownerOf, type Given, position } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import { bribe } from "../diplomacy/bribe.ts";
import type { Entry } from "../frames.ts";
import { setControl } from "../stability/settle.ts";
import { majorMoveOf } from "./major-move.ts";
import { count, given, node, unit, march, mpOf } from "./testing.ts";

type Fought = HandedBy<"landBattle">;

type Battle = Call<"landBattle">;

/** What others do to a force that arrives: the outcome of each battle in turn, of interceptions and of a sack. */
interface Others {
  readonly fights?: readonly ((state: State, battle: Battle) => Fought)[];
  readonly intercepted?: (state: State) => HandedBy<"interception">;
  readonly finished?: boolean;
}

const HELD: Fought = { winner: "attacker", holds: true, gone: "stayed" };

/** The field army of some owners is gone. */
const beaten =
  (...lost: readonly (readonly [number, "LI"])[]) =>
  (state: State, { space }: Battle): Fought => {
    for (const [owner, name] of lost) addUnits(state, keyOf(space, owner, FRESH), unit(name), -1);
    return HELD;
  };

/** A legion of Rome with 5 MP, 1 of them reserved, comes from Roma to Capua. */
function arrive(
  state: State,
  { fights = [], intercepted = () => UNHINDERED, finished = false }: Others = {},
  entry: Entry = "march",
) {
  const battles: Battle[] = [];
  const sacks: Call<"sack">[] = [];
  let interceptions = 0;
  const landBattle = procedure<Body<"landBattle", { acts: "begin" }>>({
    name: "landBattle",
    rule: "10.2",
    steps: {
      begin(now, frame, course) {
        battles.push({ ...frame });
        course.end(fights[battles.length - 1]!(now, frame));
      },
    },
  });
  const interception = procedure<Body<"interception", { acts: "begin" }>>({
    name: "interception",
    rule: "10.3",
    steps: {
      begin(now, _, course) {
        interceptions++;
        course.end(intercepted(now));
      },
    },
  });
  const sack = procedure<Body<"sack", { acts: "begin" }>>({
    name: "sack",
    rule: "7.51",
    steps: {
      begin(_state, frame, course) {
        sacks.push({ ...frame });
        course.end({ finished });
      },
    },
  });
  const force = { ...emptyForce(ROME, node(state, "capua")), from: node(state, "roma"), mp: 5 };
  const index = addForce(state, force);
  addToForce(state, force, ROME, MOVED, LG, 1);
  const arrives: Call<"arrival"> = { proc: "arrival", force: index, entry, reserved: 1, barred: [], bySea: false };
  const table = new March(state, arrives, [], marchMachine([landBattle, interception, sack]));
  return { state, table, battles, sacks, interceptions, force, how: state.handed?.["how"] };
}

const BACK: Fought = { winner: "defender", holds: false, gone: "stayed" };

describe("7.31, 7.34: field army and walls", () => {
  test("7.31: when the field army is beaten its works are stormed at once, for no more MP", () => {
    const state = given({ "carthage capua": { LI: 1, city: 4 } });
    const { battles, force, how } = arrive(state, { fights: [beaten([CARTHAGE, "LI"]), () => BACK] });
    expect(battles.map(({ kind }) => kind)).toEqual(["attack", "walls"]);
    expect([force.mp, force.used, how]).toEqual([4, 1, "back"]);
  });

  test.each([
    ["city", 3, true],
    ["town", 1, false],
  ])(
    "7.31, 7.41, 7.51: behind a beaten field army a %s with %i walls is taken, and may be sacked",
    (works, walls, city) => {
      for (const finished of [true, false]) {
        const state = given({ "carthage capua": { LI: 1, [works]: walls } });
        const { battles, sacks, how } = arrive(state, { fights: [beaten([CARTHAGE, "LI"])], finished });
        expect(battles).toHaveLength(1);
        expect([sacks, how]).toMatchObject([[{ city, space: node(state, "capua") }], finished ? "finished" : "held"]);
      }
    },
  );

  test("7.31, 12.11: garrisons that a lost battle leaves outside the walls die; those of the builder are inside", () => {
    const state = given({ "carthage capua": { LI: 1, GARR: 1, city: 4 }, "greece capua": { GARR: 2 } });
    const { battles } = arrive(state, { fights: [beaten([CARTHAGE, "LI"]), () => BACK] });
    expect(battles).toHaveLength(2);
    expect([count(state, "capua", "GARR", GREECE), count(state, "capua", "GARR", CARTHAGE)]).toEqual([0, 1]);
  });

  test("7.51: where no works were taken nothing is sacked", () => {
    expect(arrive(given({ "carthage capua": { LI: 1 } }), { fights: [beaten([CARTHAGE, "LI"])] })).toMatchObject({
      sacks: [],
      how: "held",
    });
    expect(arrive(given({ "carthage capua": { GARR: 1 } }))).toMatchObject({ battles: [], sacks: [], how: "held" });
  });

  test("11.33: whoever lands fights for the shore, and then storms the walls as anybody does", () => {
    const state = given({ "carthage capua": { LI: 1, city: 4 } });
    const { battles } = arrive(state, { fights: [beaten([CARTHAGE, "LI"]), () => BACK] }, "amphibious");
    expect(battles.map(({ kind }) => kind)).toEqual(["amphibious", "walls"]);
    const walls = arrive(given({ "carthage capua": { city: 4 } }), { fights: [() => BACK] }, "amphibious");
    expect(walls.battles.map(({ kind }) => kind)).toEqual(["amphibious"]);
  });
});

describe("10.1: who defends", () => {
  test("10.1: everybody hostile in the Space, whoever built there first; neither squadrons, friends nor neighbours", () => {
    const state = given({
      "greece capua": { city: 4 },
      "carthage capua": { LI: 1 },
      "rebels capua": { BI: 1 },
      "east capua": { LI: 1 },
      "rhodes capua": { GS: 1 },
      "tribes venusia": { TI: 1 },
    });
    state.pacts[ownerOf("east") * 4 + ROME] = STACK;
    const { battles } = arrive(state, { fights: [() => BACK] });
    expect(battles[0]).toMatchObject({
      kind: "attack",
      committed: "none",
      attacker: { power: ROME, force: 0, owners: [] },
      defender: { power: GREECE, force: NONE, owners: [GREECE, CARTHAGE, ownerOf("rebels")] },
      entry: node(state, "roma"),
    });
  });

  test("10.97: a force that was beaten, or moved on, does not hold the Space", () => {
    const pieces = { "carthage capua": { LI: 1, town: 1 } };
    expect(arrive(given(pieces), { fights: [() => BACK] })).toMatchObject({ sacks: [], how: "back" });
    const moved = (state: State): Fought => {
      state.forces[0]!.node = node(state, "roma");
      return HELD;
    };
    expect(arrive(given(pieces), { fights: [moved] })).toMatchObject({ sacks: [], how: "back" });
  });

  test("8.44: a force of which a battle or an interception has left nothing is gone", () => {
    const die = <T>(state: State, handed: T): T => {
      addToForce(state, state.forces[0]!, ROME, MOVED, LG, -1);
      return handed;
    };
    const fought = arrive(given({ "carthage capua": { LI: 1 } }), { fights: [(state) => die(state, HELD)] });
    expect([fought.how, fought.state.forces]).toEqual(["gone", []]);
    const caught = arrive(given({ "carthage venusia": { LI: 1 } }), {
      intercepted: (state) => die(state, UNHINDERED),
    });
    expect([caught.how, caught.state.forces]).toEqual(["gone", []]);
    const lost = arrive(given({ "carthage capua": { LI: 1 } }), {
      fights: [
        (state) => {
          state.forces[0] = null;
          return BACK;
        },
      ],
    });
    expect(lost.how).toBe("gone");
  });
});

test("9.21, 10.42: where all have left nothing is paid for an attack", () => {
  const left = (state: State, battle: Battle): Fought => {
    beaten([CARTHAGE, "LI"])(state, battle);
    return { winner: "vacated", holds: true, gone: "moved" };
  };
  const { force, how } = arrive(given({ "carthage capua": { LI: 1 } }), { fights: [left] });
  expect([force.mp, force.used, how]).toEqual([5, 0, "held"]);
});

describe("10.3: interception on entry", () => {
  const near = { "carthage venusia": { LI: 1 } };

  test("10.31: only land units and leaders of other powers beside the Space are asked about", () => {
    const asked = (pieces: NonNullable<Given["pieces"]>, leaders = {}): number =>
      arrive(given(pieces, { leaders })).interceptions;
    expect(asked(near)).toBe(1);
    expect(asked({}, { "carthage-4": "venusia" })).toBe(1);
    expect(asked({ "rome venusia": { LI: 1 } }, { "rome-3": "roma" })).toBe(0);
    expect(asked({ "carthage venusia": { GARR: 1 }, "carthage tarentum": { LI: 1 } })).toBe(0);
    expect(asked({ "rebels venusia": { BI: 1 } })).toBe(0);
  });

  test.each(["back", "moved", "finished"] as const)(
    "10.37: whom interceptors have beaten (%s) attacks nobody",
    (how) => {
      const state = given({ ...near, "carthage capua": { LI: 1 } });
      expect(arrive(state, { intercepted: () => ({ ...UNHINDERED, how }) })).toMatchObject({ battles: [], how });
    },
  );

  test("10.35: those who waited inside the walls have them; without walls of their own choice nobody is committed", () => {
    const walled = (inside: boolean, pieces: NonNullable<Given["pieces"]>): unknown => {
      const state = given({ ...near, ...pieces });
      const { battles } = arrive(state, { intercepted: () => ({ ...UNHINDERED, inside }), fights: [() => BACK] });
      return battles.map(({ committed }) => committed);
    };
    expect(walled(true, { "carthage capua": { LI: 1, town: 2 } })).toEqual(["defender"]);
    expect(walled(false, { "carthage capua": { LI: 1, town: 2 } })).toEqual(["none"]);
    expect(walled(true, { "carthage capua": { town: 2 } })).toEqual(["none"]);
  });
});

describe("10.44, 10.94: those who flee into a Space", () => {
  test.each(["withdraw", "retreat"] as const)(
    "10.44, 10.94: to %s is no attack: neither garrisons nor tribes are touched",
    (entry) => {
      const state = given({ "carthage capua": { GARR: 1 } });
      const { battles, force, how } = arrive(state, {}, entry);
      expect([battles, force.mp, how, count(state, "capua", "GARR", CARTHAGE)]).toEqual([[], 5, "held", 1]);
    },
  );

  test("9.21: whoever marches in drives the garrison out, for the MP that were kept", () => {
    const state = given({ "carthage capua": { GARR: 1 } }, { leaders: { "carthage-4": "capua" } });
    const { force, how } = arrive(state);
    expect([force.mp, force.used, how, count(state, "capua", "GARR", CARTHAGE)]).toEqual([4, 1, "held", 0]);
    expect(state.leaders.filter((place) => place === DEAD)).toHaveLength(1);
  });
});

describe("4.3: bribes", () => {
  const attack = (answers: readonly string[]): March => {
    const state = position("V", {
      pieces: { "rome roma": { LG: 2 }, "carthage capua": { LI: 1 } },
      treasury: { carthage: 5, rome: 0 },
      bribery: true,
    });
    setControl(state);
    const table = new March(state, majorMoveOf(ROME, "own"), [4], marchMachine([bribe]));
    return table.answer(["at roma", "all", "step capua"]).answer(answers);
  };

  test("4.3, R181, R228: the power that is about to be attacked may offer Talents, once for each Space", () => {
    const table = attack([]);
    expect([table.asked, table.options[0]]).toEqual([CARTHAGE, "noOffer"]);
    table.answer("offer 3 desist");
    expect(table.asked).toBe(ROME);
    table.answer(["accept", "desist"]);
    expect([table.state.powers[ROME]!.treasury, mpOf(table)]).toEqual([3, 4]);
    // Nothing binds the attacker, and nobody is asked a second time.
    table.answer("step capua");
    expect([table.asked, count(table.state, "capua", "LI", CARTHAGE)]).toEqual([ROME, 0]);
  });

  test("4.3, 7.43, R181, R250: before works are pulled down the power whose Home it is may offer Talents for them, once", () => {
    const sack = (id: string): March => {
      const state = position("V", {
        pieces: { [`rome ${id}`]: { LG: 2, town: 1 } },
        treasury: { carthage: 5, greece: 5, rome: 0 },
        bribery: true,
      });
      setControl(state);
      const table = new March(state, majorMoveOf(ROME, "own"), [4], marchMachine([bribe]));
      return table.answer([`at ${id}`, "all", "destroy"]);
    };
    const spared = sack("utica");
    expect([spared.asked, spared.options[0]]).toEqual([CARTHAGE, "noOffer"]);
    spared.answer(["offer 3 desist", "accept", "desist"]);
    expect([spared.state.powers[ROME]!.treasury, mpOf(spared), spared.options.includes("destroy")]).toEqual([
      3,
      4,
      true,
    ]);
    // Nothing binds him, and nobody is asked a second time.
    spared.answer("destroy");
    expect([spared.asked, mpOf(spared), spared.options.includes("destroy")]).toEqual([ROME, 3, false]);
    expect(mpOf(sack("utica").answer("noOffer"))).toBe(3);
    expect([sack("narbo").asked, mpOf(sack("narbo"))]).toEqual([ROME, 3]);
  });

  test("4.3: without an offer the attack goes on", () => {
    expect(mpOf(attack(["noOffer"]))).toBe(2);
  });
});

test("14.21, R222: control is settled when an arrival has ended, not while somebody is asked in it", () => {
  const pieces = { "rome mazaca": { LG: 2 } };
  const state = given(pieces, { leaders: { "east-4": "cilician_gates" }, stability: { rome: 3 } });
  const { provinceOf } = worldOf(state.config).map;
  const [cappadocia, cilicia] = [provinceOf.get("cappadocia")!, provinceOf.get("cilicia")!];
  const held = (): unknown => [state.control[cappadocia], state.control[cilicia], state.powers[ROME]!.stability];
  expect(held()).toEqual([ROME, NONE, 3]);
  const table = march(state, "mazaca", 5).answer(["drop", "some"]).answer("step cilician_gates");
  expect([table.asked, ...(held() as [])]).toEqual([EAST, ROME, NONE, 3]);
  table.answer("stand");
  expect(held()).toEqual([ROME, ROME, 4]);
});
