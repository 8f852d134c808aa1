import { expect, test, describe } from "vitest";
import { worldOf } from "../../config.ts";
import { GS, LG, LG_REDUCED, MOVED, WITHDRAWN } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import { placeOf } from "../../state/keys.ts";
import { DEAD } from "../../state/leaders.ts";
import { addUnits, countAt, countIn, keyOf } from "../../state/table.ts";
import { ownerOf, position, powerOf, type Given } from "../../testing/position.ts";
import { isMutinied } from "../barbarians/mutinies.ts";
import { staysPut, takeOverFleet } from "../units/independents.ts";
import { joinEscort } from "./embark.ts";
import { nearestHavens } from "./havens.ts";
import { canSailAway } from "./naval-withdrawal.ts";
import { fleetMoveOf, Sea, seaOf } from "./testing.ts";

const [rome, carthage] = [powerOf("rome"), powerOf("carthage")];

/** Rome sails into Thapsus, where Carthage lies. */
const battle = (hulls: number, enemies: number, dice: number[], more: Given = {}, cargo = 0, leader?: string): Sea => {
  const sea = new Sea(
    position("V", {
      ...more,
      pieces: {
        "rome melite": { GS: hulls, LG: cargo, GARR: 1 },
        "carthage thapsus": { GS: enemies, HI: 1 },
        ...more.pieces,
      },
    }),
  );
  const force = sea.force(
    "rome",
    "melite",
    { GS: hulls, LG: cargo },
    { mp: cargo > 0 ? 6 : -1, aboard: true, ...(leader && { leader }) },
  );
  sea.state.forces[force]!.node = sea.node("thapsus");
  return sea.begin({ proc: "navalBattle", force, enemy: carthage }, dice);
};

/** Squadrons left: Rome's in its force, Carthage's in Thapsus. */
const left = (sea: Sea): [number, number] => [
  sea.state.forces[0]?.rows.reduce((sum, { counts }) => sum + counts[GS]!, 0) ?? 0,
  countAt(sea.state, sea.node("thapsus"), carthage, GS),
];

test("11.43: two BP for each squadron, one for a leader, and a die; walls do not matter", () => {
  const sea = battle(
    3,
    2,
    [1, 4, 2],
    { leaders: { "rome-5": "melite" }, pieces: { "carthage thapsus": { GS: 2, HI: 1, city: 5 } } },
    0,
    "rome-5",
  );
  expect(sea.last("navalBattle")).toMatchObject({ battlePoints: [7, 4], dice: [1, 4], result: "draw" });
});

test("11.43, 16.2, R169: with Galley Technology three, and as much for each one lost", () => {
  const sea = new Sea(
    position("V", { pieces: { "rome melite": { GS: 2, GARR: 1 }, "carthage thapsus": { GS: 4, HI: 1 } } }),
  );
  setFlag(sea.state, carthage, FLAGS.galleyTechnology);
  const force = sea.force("rome", "melite", { GS: 2 });
  sea.state.forces[force]!.node = sea.node("thapsus");
  sea.begin({ proc: "navalBattle", force, enemy: carthage }, [6, 1, 2]);
  expect(sea.last("navalBattle")).toMatchObject({ battlePoints: [4, 12] });
  // 4 + 6 to 12 + 1: three apart, two Roman squadrons of two BP each.
  expect(sea.state.forces[force]).toBeUndefined();
});

test("11.44: the loser loses the difference in squadrons, rounded up; the winner one on an odd die", () => {
  // 8 + 1 to 6 + 6: three apart, two squadrons.
  expect(left(battle(4, 3, [1, 6, 3]))).toEqual([2, 2]);
  expect(left(battle(4, 3, [1, 6, 4]))).toEqual([2, 3]);
  // 8 + 3 to 6 + 4: one apart, one squadron; the others flee.
  const won = battle(4, 3, [3, 4, 2]);
  expect(left(won)).toEqual([4, 0]);
  expect(won.handed).toEqual({ result: "won" });
});

test("11.44, R90: the rest flees to the nearest friendly port by sea, of several the owner chooses one", () => {
  const sea = battle(4, 3, [3, 4, 2], { pieces: { "carthage melite": { GARR: 1 }, "rome melite": { GS: 4 } } });
  // Tacape is Carthaginian and next door; so is Melite, now that Rome has left it.
  expect(sea.question).toBe("sea.port");
  expect(sea.asked).toBe(carthage);
  sea.take("port melite");
  expect(countAt(sea.state, sea.node("melite"), carthage, GS)).toBe(2);
  expect(sea.last("fleetFled")).toMatchObject({ rule: "11.44" });
});

test("11.44, R90: with no friendly port to be reached the fleet goes down", () => {
  // Greek fleets close all the ways out of Tyras.
  const pieces = { "carthage tyras": { GS: 3 }, "rome heraclea": { GS: 4 } };
  const sea = new Sea(position("V", { pieces }));
  for (const node of worldOf(sea.state.config).map.sea[sea.node("tyras")]!)
    addUnits(sea.state, keyOf(node, powerOf("greece"), 0), GS, 1);
  const force = sea.force("rome", "heraclea", { GS: 4 });
  sea.state.forces[force]!.node = sea.node("tyras");
  expect(nearestHavens(sea.state, carthage, sea.node("tyras"))).toEqual([]);
  sea.begin({ proc: "navalBattle", force, enemy: carthage }, [3, 1, 2]);
  expect(countAt(sea.state, sea.node("tyras"), carthage, GS)).toBe(0);
  expect(sea.last("sunk")).toMatchObject({ rule: "11.44" });
});

test("11.44, 12.63, R90: pirates close the way of a beaten fleet, too", () => {
  const sea = new Sea(position("V", { pieces: { "carthage thapsus": { GS: 1, HI: 1 } }, pirates: ["tacape"] }));
  const havens = nearestHavens(sea.state, carthage, sea.node("thapsus"));
  expect(havens).toEqual([sea.node("carthago")]);
});

test("11.45: equal totals: nobody loses anything, nobody leaves", () => {
  const sea = battle(2, 2, [4, 4]);
  expect(left(sea)).toEqual([2, 2]);
  expect(sea.handed).toEqual({ result: "draw" });
});

test("11.46: cargo loses as many BP as the squadrons that go down; with the last of them all of it", () => {
  // 8 + 1 to 6 + 6: two squadrons, four BP: one Legion of two.
  const sea = battle(4, 3, [1, 6, 2], {}, 2);
  expect(left(sea)).toEqual([2, 3]);
  const sum = (unit: number): number => sea.state.forces[0]!.rows.reduce((n, { counts }) => n + counts[unit]!, 0);
  expect([sum(LG), sum(LG_REDUCED)]).toEqual([1, 0]);
  const all = battle(1, 3, [1, 6, 2], {}, 2);
  expect(all.state.forces[0]).toBeUndefined();
  expect(all.last("sunk")).toMatchObject({ rule: "11.46" });
});

test("11.46: the winner's odd die can sink the last escort, and the army with it", () => {
  const sea = battle(1, 1, [6, 1, 5], {}, 4);
  expect(sea.last("navalBattle")).toMatchObject({ result: "won" });
  expect(sea.state.forces[0]).toBeUndefined();
});

test("R166: the army of a beaten fleet comes along and is ashore in the port", () => {
  const sea = battle(4, 3, [1, 6, 2], {}, 2);
  expect(sea.state.forces[0]).toMatchObject({ aboard: false, node: sea.node("melite") });
});

test("8.43, 11.44: leaders go down with a whole fleet", () => {
  const sea = battle(1, 4, [1, 1, 2], { leaders: { "rome-5": "melite" } }, 0, "rome-5");
  expect(sea.state.leaders[4]).toBe(DEAD);
});

test("11.48: nobody may roll again, whatever the table agreed on", () => {
  // Two to one, and beaten by the dice: ashore that would be a case for 10.55.
  const sea = battle(4, 2, [1, 6, 2], { config: { options: ["rerolls"] } });
  expect(sea.question).toBeUndefined();
  expect(sea.handed).toEqual({ result: "lost" });
});

test("12.53: squadrons left in Syracuse become the captor's", () => {
  const sea = new Sea(position("V", { pieces: { "syracuse syracusae": { GS: 2 } } }));
  takeOverFleet(sea.state, sea.node("syracusae"), rome, (event) => sea.events.push(event));
  expect(countAt(sea.state, sea.node("syracusae"), rome, GS)).toBe(2);
  expect(sea.last("fleetTaken")).toMatchObject({ n: 2, rule: "12.53" });
});

test("12.51, 12.52, 12.53: Rhodes, the Mamertines and Syracuse neither move nor leave; powers do", () => {
  for (const name of ["rhodes", "mamertines", "syracuse", "egypt"] as const) expect(staysPut(ownerOf(name))).toBe(true);
  for (const name of ["rome", "sof", "slavesRome"] as const) expect(staysPut(ownerOf(name))).toBe(false);
});

test("11.43, 8.43, R215: a leader in a port where own land units stand is ashore and lends nothing", () => {
  const leaders = { "carthage-1": "thapsus" };
  const points = (pieces: NonNullable<Given["pieces"]>) =>
    battle(3, 2, [1, 4, 2], { leaders, pieces }).last("navalBattle")?.battlePoints;
  expect(points({ "carthage thapsus": { GS: 2, HI: 1 } })).toEqual([6, 4]);
  expect(points({ "carthage thapsus": { GS: 2 } })).toEqual([6, 5]);
});

test("11.44, 12.44: squadrons of the Soldier of Fortune go down with those of his player", () => {
  const sea = new Sea(position("I", { pieces: { "sof ntp_hydruntum": { GS: 2 }, "rome ntp_hydruntum": { GS: 3 } } }));
  addArmy(sea.state, soldier(powerOf("greece")));
  const force = sea.force("greece", "ntp_hydruntum", { GS: 2 }, { aboard: true, owner: "sof" });
  sea.begin({ proc: "navalBattle", force, enemy: rome }, [1, 3, 4]);
  expect(sea.last("navalBattle")).toMatchObject({ result: "lost" });
  expect(sea.events.filter((event) => event.type === "sunk").every(({ owner }) => owner === ownerOf("sof"))).toBe(true);
  expect(sea.last("sunk")).toBeDefined();
});

test("11.43, 12.44, R279: a squadron of the Soldier of Fortune fights in port beside his player's, and one of the two goes down", () => {
  const sea = new Sea(
    position("V", {
      pieces: {
        "sof corcyra": { HI: 4, GS: 1 },
        "greece corcyra": { GS: 1 },
        "rome tarentum": { GS: 2 },
      },
      leaders: { "soldier-of-fortune": "corcyra" },
    }),
  );
  addArmy(sea.state, soldier(powerOf("greece")));
  const force = sea.force("rome", "tarentum", { GS: 2 });
  sea.state.forces[force]!.node = sea.node("corcyra");
  sea.begin({ proc: "navalBattle", force, enemy: powerOf("greece") }, [2, 1, 2]);
  // R215: the Soldier of Fortune is ashore with his army: four to four, and the dice decide.
  expect(sea.last("navalBattle")).toMatchObject({ battlePoints: [4, 4], result: "won" });
  expect([sea.question, sea.asked]).toEqual(["sea.sink", powerOf("greece")]);
  sea.act(sea.options.find(({ owner, n }) => owner === ownerOf("sof") && n === 1)!);
  expect(countAt(sea.state, sea.node("corcyra"), ownerOf("sof"), GS)).toBe(0);
  expect(countAt(sea.state, sea.node("corcyra"), powerOf("greece"), GS)).toBe(1);
});

test("11.18, R278: squadrons that lost and fled do not withdraw from a new attack in this Activation", () => {
  const sea = battle(4, 3, [3, 4, 2], { pieces: { "carthage melite": { GARR: 1 }, "rome melite": { GS: 4 } } });
  expect(canSailAway(sea.state, carthage, sea.node("thapsus"))).toBe(true);
  sea.take("port melite");
  expect(countIn(sea.state, keyOf(sea.node("melite"), carthage, MOVED | WITHDRAWN), GS)).toBe(2);
  expect(canSailAway(sea.state, carthage, sea.node("melite"))).toBe(false);
});

test("9.14, 11.18, R278: an escort that lost does not escort again in this Activation", () => {
  const sea = new Sea(
    position("V", { pieces: { "rome melite": { GS: 4, LG: 2, GARR: 1 }, "carthage thapsus": { GS: 3, HI: 1 } } }),
  );
  const force = sea.force("rome", "melite", { LG: 2 }, { mp: 6, aboard: true });
  joinEscort(sea.state, force, rome, 4);
  sea.state.forces[force]!.node = sea.node("thapsus");
  sea.begin({ proc: "navalBattle", force, enemy: carthage }, [1, 6, 2]);
  const { rows } = sea.state.forces[0]!;
  expect(rows.filter(({ counts }) => counts[GS]! > 0).map(({ mark }) => mark)).toEqual([MOVED | WITHDRAWN]);
});

test("8.43, R215: a leader ashore with land units does not drown with the fleet in their port", () => {
  const fate = (pieces: NonNullable<Given["pieces"]>): number => {
    const sea = battle(6, 1, [6, 1, 2], { leaders: { "carthage-1": "thapsus" }, pieces });
    expect(left(sea)).toEqual([6, 0]);
    const place = sea.state.leaders[10]!;
    return place === sea.node("thapsus") ? 0 : place;
  };
  expect(fate({ "carthage thapsus": { GS: 1, HI: 1 } })).toBe(0);
  expect(fate({ "carthage thapsus": { GS: 1 } })).toBe(DEAD);
});

test("11.44, R216: a beaten fleet leaves even its own port, with an army and walls in it", () => {
  const sea = battle(4, 3, [3, 4, 2], { pieces: { "carthage thapsus": { GS: 3, HI: 5, city: 5 } } });
  expect(left(sea)).toEqual([4, 0]);
  expect(sea.last("fleetFled")).toMatchObject({ from: sea.node("thapsus"), to: sea.node("tacape") });
});

test("11.44, 16.2: a mutiny goes with the fleet that flees, and ends with one that goes down", () => {
  const mutinied = (hulls: number, enemies: number, dice: number[]): [Sea, boolean, boolean] => {
    const sea = new Sea(
      position("V", { pieces: { "rome melite": { GS: hulls, GARR: 1 }, "carthage thapsus": { GS: enemies, HI: 1 } } }),
    );
    sea.state.mutinies = [placeOf(sea.node("thapsus"), carthage)];
    const force = sea.force("rome", "melite", { GS: hulls });
    sea.state.forces[force]!.node = sea.node("thapsus");
    sea.begin({ proc: "navalBattle", force, enemy: carthage }, dice);
    const rises = (id: string): boolean => isMutinied(sea.state, sea.node(id), carthage);
    return [sea, rises("thapsus"), rises("tacape")];
  };
  const [fled, here, there] = mutinied(4, 3, [3, 4, 2]);
  expect(fled.last("fleetFled")).toMatchObject({ to: fled.node("tacape") });
  expect([here, there]).toEqual([false, true]);
  expect(mutinied(6, 1, [6, 1, 2]).slice(1)).toEqual([false, false]);
});

describe("11.4: squadrons in battle", () => {
  test("11.44, 12.51: whose squadrons go down is chosen, as far as each has enough of them", () => {
    const pieces = {
      "greece rhodus": { HI: 1, GS: 1 },
      "rhodes rhodus": { GS: 3 },
      "rome cnossus": { GS: 4, GARR: 1 },
    };
    const sea = seaOf({ pieces });
    sea.force("rome", "cnossus", { GS: 4 });
    sea.begin(fleetMoveOf(0)).take("sail ntp_carpathus", 1).take("sail rhodus");
    // 8 and 5 against 8 and 1: two of the four go down, one at most of them Greek.
    sea.take("fight", 5, 1, 2);
    expect([sea.question, sea.words]).toEqual(["sea.sink", ["sink 1", "sink 2"]]);
    sea.take("sink 1");
    expect(sea.last("navalBattle")).toMatchObject({ result: "won" });
    const sunk = sea.events.flatMap((event) => (event.type === "sunk" ? [[event.owner, event.units[GS]]] : []));
    expect(sunk).toEqual([
      [ownerOf("rhodes"), 1],
      [powerOf("greece"), 1],
    ]);
  });

  test("11.44, 12.51, 12.44: of three whose squadrons are in the fleet, each is asked about but the last", () => {
    const pieces = {
      "greece rhodus": { HI: 1, GS: 2 },
      "rhodes rhodus": { GS: 2 },
      "sof rhodus": { GS: 2 },
      "rome cnossus": { GS: 6 },
    };
    const sea = seaOf({ pieces });
    addArmy(sea.state, soldier(powerOf("greece")));
    const force = sea.force("rome", "cnossus", { GS: 6 });
    sea.state.forces[force]!.node = sea.node("rhodus");
    // 12 and 6 against 12 and 1: three of the six go down.
    sea.begin({ proc: "navalBattle", force, enemy: powerOf("greece") }, [6, 1, 2]);
    expect([sea.question, sea.words]).toEqual(["sea.sink", ["sink 0", "sink 1", "sink 2"]]);
    sea.take("sink 0");
    expect(sea.options.map(({ owner, n }) => [owner, n])).toEqual([
      [ownerOf("sof"), 1],
      [ownerOf("sof"), 2],
    ]);
    sea.take("sink 1");
    const sunk = sea.events.flatMap((event) => (event.type === "sunk" ? [[event.owner, event.units[GS]]] : []));
    expect(sunk).toEqual([
      [ownerOf("sof"), 1],
      [powerOf("greece"), 2],
    ]);
  });

  test("12.5, R192: whoever loses to the fleet of an independent has lost", () => {
    const sea = seaOf({ pieces: { "rome messana": { GS: 3, GARR: 1 }, "syracuse syracusae": { GS: 4 } } });
    const force = sea.force("rome", "messana", { GS: 3 }, { aboard: true });
    sea.state.forces[force]!.node = sea.node("syracusae");
    sea.begin({ proc: "navalBattle", force, enemy: ownerOf("syracuse") }, [1, 2, 2]);
    expect(sea.handed).toMatchObject({ result: "lost" });
  });
});
