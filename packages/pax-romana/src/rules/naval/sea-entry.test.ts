import { expect, test, describe } from "vitest";
import { FRESH, GS, LG, MOVED, data } from "../../data/index.ts";
import { addArmy, pergamum } from "../../state/armies.ts";
import { advancedOf } from "../../state/cards.ts";
import { takeUp } from "../../state/force.ts";
import { DEAD } from "../../state/leaders.ts";
import { keyOf, rowOf, countAt } from "../../state/table.ts";
import { ownerOf, powerOf, type Given, type Pieces } from "../../testing/position.ts";
import { advanced } from "../cards/testing.ts";
import { SEA } from "../control/relation.ts";
import { loseFleets } from "./fleet-attrition.ts";
import { fleetMoveOf, Sea, seaEntryOf, seaOf } from "./testing.ts";

const rome = powerOf("rome");
const carthage = powerOf("carthage");

test("11.21: on a naval point a 6 blows the fleet off course, anything less does nothing", () => {
  for (let die = 1; die <= 6; die++) {
    const sea = seaOf({ pieces: { "rome roma": { GS: 1 } } });
    sea.force("rome", "roma", { GS: 1 });
    sea.begin(fleetMoveOf(0)).take("sail ntp_tyrrhenum", die);
    expect(sea.question).toBe(die === 6 ? "sea.stopped" : "sea.sail");
  }
});

test("11.21: a fleet blown off course stays on the naval point if its roll fails", () => {
  const sea = seaOf({ pieces: { "rome roma": { GS: 1 } } });
  sea.force("rome", "roma", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_tyrrhenum", 6).take("goOn", 6, 5);
  expect(sea.handed).toEqual({ how: "stopped" });
  expect(sea.state.forces[0]!.node).toBe(sea.node("ntp_tyrrhenum"));
});

test("11.21: on the deep sea 3 and 4 blow off course, 5 and 6 are a storm; nobody may stay there", () => {
  for (let die = 1; die <= 6; die++) {
    const sea = seaOf({ pieces: { "greece gythium": { GS: 8 } } });
    sea.force("greece", "gythium", { GS: 8 });
    sea.begin(fleetMoveOf(0)).take("sail ds_ionium", die, 2, 1, 1);
    // The only thing to do after a Stop is to roll, so that nobody is asked.
    const stopped = sea.last("continuityRolled") !== undefined;
    expect(stopped).toBe(die >= 3);
    expect(sea.state.forces[0]!.rows[0]!.counts[GS]).toBe(die >= 5 ? 6 : 8);
    expect(sea.words).not.toContain("halt");
  }
});

test("11.21: a Stop on the deep sea and a failed roll: the fleet is lost, its leaders too (8.43)", () => {
  const sea = seaOf({ pieces: { "greece gythium": { GS: 3 } }, leaders: { "greece-8": "gythium" } });
  sea.force("greece", "gythium", { GS: 3 }, { leader: "greece-8" });
  sea.begin(fleetMoveOf(0)).take("sail ds_ionium", 3, 6, 6);
  expect(sea.handed).toEqual({ how: "gone" });
  expect(sea.last("sunk")).toMatchObject({ rule: "11.21" });
  expect(sea.last("leaderLost")).toMatchObject({ rule: "8.43" });
});

test("11.21, R89: a storm takes as many BP of the army; with too few squadrons all of it", () => {
  const storm = (hulls: number, toll: number): Sea => {
    const sea = seaOf({ pieces: { "greece gythium": { LI: 6, GS: hulls } } });
    const army = sea.force("greece", "gythium", { LI: 6, GS: hulls }, { mp: 4, aboard: true });
    return sea.begin(fleetMoveOf(army)).take("sail ds_ionium", 5, toll, 1, 1);
  };
  expect(storm(0, 1).handed).toEqual({ how: "gone" });
  expect(storm(2, 3).handed).toEqual({ how: "gone" });
  const saved = storm(3, 3);
  expect(saved.state.forces[0]!.rows[0]!.counts[GS]).toBe(0);
  expect(saved.last("losses")).toMatchObject({ rule: "11.21" });
  expect(saved.state.forces[0]!.rows[0]!.counts.reduce((sum, n) => sum + n, 0)).toBe(3);
  expect(storm(6, 6).last("sunk")).toMatchObject({ rule: "11.21" });
});

const meeting = (hulls: number, enemies: number, more: Given = {}): Sea => {
  const sea = seaOf({
    ...more,
    pieces: { "rome lilybaeum": { GS: hulls, GARR: 1 }, "carthage melite": { GS: enemies, GARR: 1 }, ...more.pieces },
  });
  sea.force("rome", "lilybaeum", { GS: hulls });
  return sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 1).take("sail melite");
};

test("11.41: whoever lies there fights, withdraws or lets the fleet pass; only then it does not stop", () => {
  const sea = meeting(2, 2);
  expect([sea.question, sea.asked]).toEqual(["sea.meet", carthage]);
  expect(sea.words).toEqual(["fight", "evade", "letPass"]);
  sea.take("letPass");
  expect([sea.question, sea.asked]).toEqual(["sea.passing", rome]);
  // The port is Carthage's, too: who was let pass does not stop.
  expect(sea.take("goOn").question).toBe("sea.sail");
});

test("11.16, 11.41, R283: the holder of the port is asked as well, if the fleet that lets pass is not his", () => {
  const sea = meeting(2, 2, { pieces: { "carthage melite": { GARR: 1 }, "greece melite": { GS: 1 } } });
  expect(sea.asked).toBe(powerOf("greece"));
  sea.take("letPass").take("goOn");
  expect([sea.question, sea.asked]).toEqual(["passage.ask", carthage]);
});

test("11.41, R213: those let pass may fight all the same", () => {
  expect(meeting(2, 2).take("letPass").take("fight", 3, 3).last("navalBattle")).toBeDefined();
});

test("11.41, 4.1: a promise to let pass is kept without a question", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 }, "carthage panormus": { GS: 2, HI: 1 } } });
  sea.state.pacts[carthage * 4 + rome] = SEA;
  sea.force("rome", "lilybaeum", { GS: 1 });
  expect(sea.begin(fleetMoveOf(0)).take("sail panormus").question).toBe("sea.sail");
});

test("11.41, R187: whoever begins where an enemy fleet lies has entered there", () => {
  const sea = seaOf({ pieces: { "rome roma": { GS: 2 }, "carthage roma": { GS: 2 } } });
  sea.force("rome", "roma", { GS: 2 });
  expect(sea.begin(fleetMoveOf(0)).question).toBe("sea.meet");
});

test("11.12, 11.41, R187: let pass where it began, a fleet does not stop, whoever has the port", () => {
  const sea = seaOf({ pieces: { "rome panormus": { GS: 1 }, "carthage panormus": { GS: 2, GARR: 1 } } });
  sea.force("rome", "panormus", { GS: 1 });
  expect(sea.begin(fleetMoveOf(0)).take("letPass").take("goOn").question).toBe("sea.sail");
  const empty = seaOf({ pieces: { "rome panormus": { GS: 1 }, "carthage panormus": { GS: 2 } } });
  empty.force("rome", "panormus", { GS: 1 });
  expect(empty.begin(fleetMoveOf(0)).take("letPass").take("goOn").question).toBe("sea.sail");
});

test("11.14, 11.41, R92: after a battle won the fleet stops, with 2 more on its dice", () => {
  const sea = meeting(4, 1).take("fight", 3, 3, 2);
  expect(sea.last("navalBattle")).toMatchObject({ result: "won" });
  expect(sea.question).toBe("sea.stopped");
  sea.take("goOn", 3, 3);
  expect(sea.last("continuityRolled")).toMatchObject({ added: 2, success: false });
});

test("11.45: after a Draw both stay; to go on or to attack again is a roll without modifiers", () => {
  const sea = meeting(2, 2).take("fight", 3, 3);
  expect(sea.last("navalBattle")).toMatchObject({ result: "draw", winnerDie: 0 });
  expect(sea.words).toEqual(["goOn", "attackAgain", "finish"]);
  sea.take("attackAgain", 3, 4, 4, 4);
  expect(sea.last("continuityRolled")).toMatchObject({ added: 0, success: true, rule: "11.45" });
  expect(sea.question).toBe("sea.stopped");
  sea.take("goOn", 1, 1);
  // The other may attack before it leaves.
  expect([sea.question, sea.asked]).toEqual(["sea.parting", carthage]);
  expect(sea.take("letPass").question).toBe("sea.sail");
});

test("11.45: no leader helps after a Draw", () => {
  const sea = seaOf({
    pieces: { "rome lilybaeum": { GS: 2, GARR: 1 }, "carthage melite": { GS: 2, GARR: 1 } },
    leaders: { "rome-5": "lilybaeum" },
  });
  sea.force("rome", "lilybaeum", { GS: 2 }, { leader: "rome-5" });
  sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 1).take("sail melite").take("fight", 3, 4);
  sea.take("goOn", 4, 4);
  expect(sea.last("continuityRolled")).toMatchObject({ added: 0, success: false });
});

test("11.45: attacked before it leaves, the fleet fights again and stops again", () => {
  const sea = meeting(2, 2).take("fight", 3, 3).take("goOn", 1, 1).take("fight", 5, 5);
  expect(sea.question).toBe("sea.stopped");
});

test("11.46: a transport without an escort is lost to any fleet that fights it, and cannot withdraw", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { LG: 4, GARR: 1 }, "carthage ntp_melita": { GS: 1 } } });
  const army = sea.force("rome", "lilybaeum", { LG: 4 }, { mp: 5, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail ntp_melita", 1).take("fight");
  expect(sea.handed).toEqual({ how: "gone" });
  expect(sea.last("sunk")).toMatchObject({ rule: "11.46" });
});

test("11.46, R213: so is one that lies at sea when a fleet comes by, and wants to fight it", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 }, "carthage ntp_melita": { HI: 4 } } });
  sea.force("rome", "lilybaeum", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 1);
  expect(sea.question).toBe("sea.passing");
  sea.take("fight");
  expect(sea.last("sunk")).toMatchObject({ owner: carthage, rule: "11.46" });
  expect(sea.question).toBe("sea.stopped");
});

test("11.32, R163: the sea strikes before the enemy does", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { LG: 1, GS: 1, GARR: 1 }, "carthage ntp_melita": { GS: 1 } } });
  const army = sea.force("rome", "lilybaeum", { LG: 1, GS: 1 }, { mp: 5, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail ntp_melita", 6);
  expect(sea.question).toBe("sea.meet");
  sea.take("letPass").take("goOn");
  expect(sea.question).toBe("sea.stopped");
  expect(sea.state.forces[army]!.rows[0]!.counts[LG]).toBe(1);
});

test("4.3, R181: before a fight at sea its victim may buy it off", () => {
  const sea = seaOf({
    pieces: { "rome lilybaeum": { GS: 2, GARR: 1 }, "carthage panormus": { GS: 2, GARR: 1 } },
    treasury: { rome: 1, carthage: 0 },
    bribery: true,
  });
  sea.force("rome", "lilybaeum", { GS: 2 });
  sea.begin(fleetMoveOf(0)).take("sail panormus").take("fight");
  expect([sea.question, sea.asked]).toEqual(["bribe.offer", rome]);
  sea
    .act(sea.options.find(({ n }) => n === 1)!)
    .take("accept")
    .take("desist");
  expect(sea.last("navalBattle")).toBeUndefined();
  expect(sea.state.powers[carthage]!.treasury).toBe(1);
  // The port is still Carthage's.
  expect(sea.question).toBe("passage.ask");
});

test("11.21, 12.51, R217: a storm takes the squadrons of Rhodes first, which come back", () => {
  const sea = seaOf({ pieces: { "greece rhodus": { HI: 1, GS: 2 }, "rhodes rhodus": { GS: 2 } } });
  const fleet = sea.force("greece", "rhodus", { GS: 2 });
  const rhodes = ownerOf("rhodes");
  takeUp(sea.state, fleet, FRESH, rhodes, MOVED, rowOf(sea.state, keyOf(sea.node("rhodus"), rhodes, FRESH)));
  sea.begin(fleetMoveOf(fleet)).take("sail ds_aegyptium", 5, 3, 1, 1);
  const left = sea.state.forces[fleet]!.rows.map(({ owner, counts }) => [owner, counts[GS]]);
  expect(left).toEqual([[powerOf("greece"), 1]]);
});

test("11.21, 17.2, R496: in the Advanced Game its player says whose squadrons a storm takes, of every owner in turn", () => {
  const pieces = { "greece rhodus": { GS: 2 }, "rhodes rhodus": { GS: 2 }, "pergamum rhodus": { GS: 2 } };
  const sea = new Sea(advanced({ pieces }));
  advancedOf(sea.state).rhodesAlly = powerOf("greece");
  addArmy(sea.state, pergamum(powerOf("greece")));
  const fleet = sea.force("greece", "rhodus", { GS: 2 });
  for (const owner of [ownerOf("rhodes"), ownerOf("pergamum")])
    takeUp(sea.state, fleet, FRESH, owner, MOVED, rowOf(sea.state, keyOf(sea.node("rhodus"), owner, FRESH)));
  sea.state.forces[fleet]!.node = sea.node("ds_aegyptium");
  sea.begin(seaEntryOf(fleet, "enter", sea.node("rhodus")), [5, 3]);
  expect([sea.question, sea.asked, sea.words]).toEqual([
    "sea.storm",
    powerOf("greece"),
    ["sink 0", "sink 1", "sink 2"],
  ]);
  expect(sea.options.map(({ owner }) => owner)).toEqual(Array.from({ length: 3 }, () => ownerOf("pergamum")));
  sea.take("sink 0").take("sink 1");
  const left = sea.state.forces[fleet]!.rows.map(({ owner, counts }) => [owner, counts[GS]]);
  expect(left).toEqual([
    [ownerOf("rhodes"), 1],
    [ownerOf("pergamum"), 2],
  ]);
});

test("12.5, 12.53: whoever comes to Syracuse fights its fleet; it never leaves, and its defeat is a Draw (R192)", () => {
  const sea = seaOf({
    pieces: { "rome messana": { GS: 4, GARR: 1 }, "syracuse syracusae": { HI: 2, GS: 2, city: 5 } },
  });
  sea.force("rome", "messana", { GS: 4 });
  sea.begin(fleetMoveOf(0)).take("sail syracusae", 1, 2, 2);
  expect(sea.last("navalBattle")).toMatchObject({ result: "won" });
  // 9 to 6: two squadrons go down.
  expect(countAt(sea.state, sea.node("syracusae"), 9, GS)).toBe(0);
  sea.take("goOn", 3, 4);
  expect(sea.last("continuityRolled")).toMatchObject({ added: 0, success: true });
});

describe("11.45: a new attack", () => {
  /** Rome sails from Lilybaeum to Panormus, a port of Greece in which others lie. */
  const panormus = (pieces: NonNullable<Given["pieces"]>): Sea => {
    const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 2, GARR: 1 }, "greece panormus": { GARR: 1 }, ...pieces } });
    sea.force("rome", "lilybaeum", { GS: 2 });
    return sea;
  };

  test("11.45: nobody attacks again those he has not fought", () => {
    const sea = panormus({ "carthage panormus": { GS: 2 } })
      .begin(fleetMoveOf(0))
      .take("sail panormus");
    sea.take("letPass").take("goOn").take("stopFleet");
    expect([sea.question, sea.words]).toEqual(["sea.stopped", ["goOn", "finish"]]);
    sea.take("goOn", 1, 1);
    expect(sea.question).toBe("sea.sail");
  });

  test("11.45: after a Draw only enemies with squadrons are attacked again", () => {
    const sea = panormus({ "carthage panormus": { GS: 2 }, "east panormus": { GS: 1 } });
    sea.state.pacts[powerOf("east") * 4 + rome] = SEA;
    sea.begin(fleetMoveOf(0)).take("sail panormus").take("fight", 3, 3);
    expect(sea.options.filter((one) => one.type === "attackAgain").map(({ owner }) => owner)).toEqual([carthage]);
  });

  test("12.51: only a power that has squadrons fights those of Rhodes for its toll, and only while it has some", () => {
    const words = (units: Parameters<Sea["force"]>[2], there: Pieces, mp: number): string[] => {
      const pieces = { "greece cnossus": { ...units, GARR: 1 }, "rhodes rhodus": { HI: 2, city: 5, ...there } };
      const sea = seaOf({ pieces, treasury: { greece: 3 } });
      sea.force("greece", "cnossus", units, { mp, aboard: true });
      return sea.begin(fleetMoveOf(0)).take("sail ntp_carpathus", 1).take("sail rhodus").words;
    };
    expect(words({ GS: 1 }, { GS: 2 }, -1)).toEqual(["toll yes", "toll no", "fight"]);
    expect(words({ GS: 1 }, {}, -1)).not.toContain("fight");
    expect(words({ HI: 1 }, { GS: 2 }, 8)).not.toContain("fight");
  });

  test("8.43, 9.44, 11.15: leaders go down with fleets outside their ports, and alone at sea", () => {
    const leaders = { "rome-3": "narbo", "rome-5": "ntp_melita", "rome-7": "roma", "carthage-4": "narbo" };
    const { state } = seaOf({ pieces: { "rome narbo": { GS: 1 }, "rome roma": { GS: 1 } }, leaders });
    loseFleets(state, () => undefined);
    const dead = Object.keys(leaders).filter((id) => state.leaders[data.leaders.ids.indexOf(id)] === DEAD);
    expect(dead).toEqual(["rome-3", "rome-5"]);
  });
});

const landing = (mp: number, pieces: Given["pieces"], units: Readonly<Record<string, number>> = { LG: 3 }): Sea => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { ...units, GS: 1, GARR: 1 }, ...pieces } });
  const army = sea.force("rome", "lilybaeum", units, { mp, aboard: true });
  return sea.begin(fleetMoveOf(army));
};

test("4.3, R181, R250: whoever holds a port may buy off a landing, once in a voyage, and nothing binds the one who comes", () => {
  const sea = seaOf({
    pieces: { "rome roma": { LG: 4 }, "carthage pisae": { LI: 1 } },
    treasury: { rome: 0, carthage: 3 },
    bribery: true,
  });
  const army = sea.force("rome", "roma", { LG: 4 }, { mp: 9, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail ntp_etruria", 1).take("sail pisae");
  sea.take("stopFleet");
  const before = sea.words;
  expect(before).toContain("debark");
  const { mp } = sea.state.forces[army]!;
  sea.take("debark");
  expect([sea.question, sea.asked]).toEqual(["bribe.offer", powerOf("carthage")]);
  sea
    .act(sea.options.find(({ n, kind }) => n === 2 && kind === "desist")!)
    .take("accept")
    .take("desist");
  expect([sea.asked, sea.words, sea.state.forces[army]!.mp]).toEqual([rome, before, mp]);
  expect(sea.state.powers[rome]!.treasury).toBe(2);
  sea.take("debark");
  expect(sea.last("debarked")).toMatchObject({ amphibious: true });
});

test("11.35, 11.45, R284: whoever failed to land after a Draw at sea leaves without another fight or roll", () => {
  const sea = landing(5, { "carthage panormus": { HI: 1, GS: 1 } }, { LG: 3, GS: 1 });
  sea.take("sail panormus").take("fight", 3, 3);
  expect(sea.last("navalBattle")).toMatchObject({ result: "draw" });
  sea.arrivals = ["back"];
  sea.take("debark").take("sail lilybaeum");
  expect([sea.question, sea.state.forces[0]!.node]).toEqual(["sea.sail", sea.node("lilybaeum")]);
  expect(sea.last("continuityRolled")).toBeUndefined();
});
