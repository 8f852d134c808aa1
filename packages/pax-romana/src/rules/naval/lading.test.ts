import { expect, test } from "vitest";
import { data, ESCORTED, GS, HI, LG, LI } from "../../data/index.ts";
import { ALONE, joinForce, MINOR, SAIL_PAID } from "../../state/force.ts";
import { placeOf } from "../../state/keys.ts";
import { countAt, countIn, keyOf } from "../../state/table.ts";
import { powerOf, type Given } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import { fleetMoveOf, type Sea, seaOf } from "./testing.ts";

const rome = powerOf("rome");

test("11.17: squadrons in own ports join for nothing and without a Stop", () => {
  const sea = seaOf({ pieces: { "rome roma": { GS: 1 }, "rome pisae": { GS: 3 } } });
  sea.force("rome", "roma", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_etruria", 1).take("sail pisae").take("pickUpUnit GS").take("all");
  expect(sea.state.forces[0]!.rows[0]!.counts[GS]).toBe(4);
  expect(sea.question).toBe("sea.sail");
});

test("11.17, R134: a lone leader picks up squadrons only while his single allowance holds", () => {
  for (const used of [2, 8]) {
    const sea = seaOf({ pieces: { "rome roma": { GS: 1 } }, leaders: { "rome-5": "roma" } });
    const leader = sea.force("rome", "roma", {}, { leader: "rome-5", mp: 12 - used, aboard: true, flags: ALONE });
    sea.state.forces[leader]!.used = used;
    sea.begin(fleetMoveOf(leader));
    expect(sea.words.includes("pickUpUnit GS")).toBe(used === 2);
    if (used !== 2) continue;
    sea.take("pickUpUnit GS");
    expect(sea.state.forces[leader]).toMatchObject({ mp: 4, flags: 0 });
  }
});

test("11.32: a transport takes land units aboard for 1 MP, and squadrons for nothing", () => {
  const sea = seaOf({ pieces: { "rome pisae": { LG: 1 }, "rome roma": { LG: 2, GS: 1 } } });
  const army = sea.force("rome", "pisae", { LG: 1 }, { mp: 4, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail ntp_etruria", 1).take("sail roma").take("pickUpUnit GS");
  expect(sea.state.forces[army]!.mp).toBe(3);
  sea.take("pickUp").take("all");
  expect(sea.state.forces[army]!.mp).toBe(2);
  expect(sea.state.forces[army]!.rows[0]!.counts[LG]).toBe(3);
});

test("11.32, R165: a leader's fleet that takes an army aboard rolls for its MP, less one for the sail", () => {
  const sea = seaOf({ pieces: { "rome pisae": { GS: 2 }, "rome roma": { LG: 2 } }, leaders: { "rome-5": "pisae" } });
  const fleet = sea.force("rome", "pisae", { GS: 2 }, { leader: "rome-5" });
  sea.begin(fleetMoveOf(fleet)).take("sail ntp_etruria", 1).take("sail roma");
  sea.take("pickUp", 4).take("all");
  // A 4 and a Campaign Rating of 3 are 7, less the sail, less the pick-up.
  expect(sea.state.forces[fleet]!.mp).toBe(5);
  sea.take("sail ntp_campania", 1);
  expect(sea.state.forces[fleet]!.mp).toBe(5);
});

test("8.24, 11.32: of several leaders the player names the one whose rating gives the transport its MP", () => {
  for (const [leader, mp] of [["rome-3", 7] as const, ["rome-5", 5] as const]) {
    const sea = seaOf({
      pieces: { "rome pisae": { GS: 2 }, "rome roma": { LG: 2 } },
      leaders: { "rome-3": "pisae", "rome-5": "pisae" },
    });
    const fleet = sea.force("rome", "pisae", { GS: 2 }, { leader: "rome-3" });
    joinForce(sea.state, fleet, data.leaders.leaderOf.get("rome-5")!);
    sea.begin(fleetMoveOf(fleet)).take("sail ntp_etruria", 1).take("sail roma");
    sea.take("pickUp");
    expect(sea.question).toBe("sea.lead");
    sea.act({ type: "lead", leader: data.leaders.leaderOf.get(leader)! }, 4).take("all");
    expect([sea.state.forces[fleet]!.mp, sea.state.forces[fleet]!.led]).toEqual([
      mp,
      data.leaders.leaderOf.get(leader),
    ]);
  }
});

test("11.32: a fleet without a leader takes no army aboard", () => {
  const sea = seaOf({ pieces: { "rome pisae": { GS: 2 }, "rome roma": { LG: 2 } } });
  sea.force("rome", "pisae", { GS: 2 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_etruria", 1).take("sail roma");
  expect(sea.words.some((word) => word.startsWith("pickUp"))).toBe(false);
});

test("11.32, R218: one unit goes ashore for nothing, more of them for 1 MP, and all of it is a debarkation", () => {
  const sea = seaOf({ pieces: { "rome pisae": { LG: 2, HI: 2 } } });
  const army = sea.force("rome", "pisae", { LG: 2, HI: 2 }, { mp: 5, aboard: true });
  const force = sea.state.forces[army]!;
  sea.begin(fleetMoveOf(army)).take("sail ntp_etruria", 1).take("sail roma");
  sea.take("dropUnit LG");
  expect(force.mp).toBe(4);
  sea.take("sail ntp_campania", 1).take("sail paestum").take("dropUnit LG");
  expect(force.mp).toBe(4);
  sea.take("dropUnit HI");
  expect(force.mp).toBe(3);
  expect(countAt(sea.state, sea.node("paestum"), rome, HI)).toBe(1);
  // The last one is not dropped: it debarks.
  expect(sea.options.some((one) => one.type === "dropUnit")).toBe(false);
});

test("10.68, 11.32, R227: elephants go ashore only where land units of their owner stand", () => {
  const sea = seaOf({ pieces: { "carthage carthago": { HI: 2, EL: 1 } } });
  sea.force("carthage", "carthago", { HI: 2, EL: 1 }, { mp: 6, aboard: true, flags: SAIL_PAID });
  sea.begin(fleetMoveOf(0));
  expect(sea.words).not.toContain("dropUnit EL");
  sea.take("dropUnit HI");
  expect(sea.words).toContain("dropUnit EL");
});

test("11.32: nothing is dropped where others are, not even beside a garrison", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { LG: 2, GARR: 1 }, "carthage panormus": { GARR: 1 } } });
  const army = sea.force("rome", "lilybaeum", { LG: 2 }, { mp: 6, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail panormus").take("letPass");
  expect(sea.options.some((one) => one.type === "dropUnit")).toBe(false);
});

test("R131: a Minor Move takes nobody aboard but leaders", () => {
  const sea = seaOf({ pieces: { "rome roma": { GS: 3 } }, leaders: { "rome-5": "roma" } });
  sea.force("rome", "roma", { GS: 1 }, { flags: MINOR });
  sea.begin(fleetMoveOf(0));
  expect(sea.words).toContain("pickLeader rome-5");
  expect(sea.words).not.toContain("pickUpUnit GS");
});

test("8.23: a leader dropped in port lends nothing more and stays there", () => {
  const sea = seaOf({ pieces: { "rome pisae": { GS: 1 } }, leaders: { "rome-5": "pisae" } });
  sea.force("rome", "pisae", { GS: 1 }, { leader: "rome-5" });
  sea.begin(fleetMoveOf(0)).take("dropLeader rome-5");
  expect(sea.state.forces[0]!.leaders).toEqual([]);
  expect(sea.state.leaders[4]).toBe(sea.node("pisae"));
});

test("9.21, R195: a leader dropped in this Move is not picked up again in it", () => {
  const sea = seaOf({ pieces: { "rome pisae": { GS: 1 } }, leaders: { "rome-5": "pisae" } });
  sea.force("rome", "pisae", { GS: 1 }, { leader: "rome-5" });
  sea.begin(fleetMoveOf(0)).take("dropLeader rome-5");
  expect(sea.words).not.toContain("pickLeader rome-5");
});

test("11.17, R281: squadrons that lie at sea join a fleet that stops for them, and rolls to go on", () => {
  const sea = seaOf({ pieces: { "rome roma": { GS: 1 }, "rome ntp_tyrrhenum": { GS: 2 } } });
  sea.force("rome", "roma", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_tyrrhenum", 1).take("pickUpUnit GS").take("all");
  expect(sea.state.forces[0]!.rows[0]!.counts[GS]).toBe(3);
  expect(sea.question).toBe("sea.stopped");
  sea.take("goOn", 3, 4);
  expect(sea.words).toContain("sail olbia");
});

test("11.12, 11.17, R281: where it has stopped already, they join before the roll", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 }, "rome panormus": { GS: 1 } } });
  sea.force("rome", "lilybaeum", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail panormus").take("pickUpUnit GS");
  expect([sea.question, sea.words]).toEqual(["sea.stopped", ["goOn", "finish"]]);
  sea.take("goOn", 1, 1);
  expect(sea.state.forces[0]!.rows[0]!.counts[GS]).toBe(2);
});

test("8.23: a leader who waits at sea comes along for nothing, and nobody stops for him", () => {
  const sea = seaOf({ pieces: { "rome roma": { GS: 1 } }, leaders: { "rome-5": "ntp_tyrrhenum" } });
  sea.force("rome", "roma", { GS: 1 });
  sea.begin(fleetMoveOf(0)).take("sail ntp_tyrrhenum", 1).take("pickLeader rome-5");
  expect(sea.question).toBe("sea.sail");
});

test("11.32, R282: a fleet that takes an army aboard is its escort from then on, and may escort it again", () => {
  const sea = seaOf({ pieces: { "rome pisae": { GS: 2 }, "rome roma": { LG: 2 } }, leaders: { "rome-5": "pisae" } });
  const fleet = sea.force("rome", "pisae", { GS: 2 }, { leader: "rome-5" });
  sea.begin(fleetMoveOf(fleet)).take("sail ntp_etruria", 1).take("sail roma");
  sea.act({ type: "pickUp", owner: rome }, 6).take("all");
  sea.take("sail ntp_campania", 1).take("sail paestum").take("debark");
  expect(countIn(sea.state, keyOf(sea.node("paestum"), rome, ESCORTED), GS)).toBe(2);
});

test("9.21, 11.32: a transport leaves squadrons in a port on its way, for nothing", () => {
  const sea = seaOf({ pieces: { "rome pisae": { LG: 1, GS: 2 } } });
  const army = sea.force("rome", "pisae", { LG: 1, GS: 2 }, { mp: 3, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail ntp_etruria", 1).take("sail roma").take("dropUnit GS").take("dropUnit GS");
  expect(countAt(sea.state, sea.node("roma"), rome, GS)).toBe(2);
  expect(sea.state.forces[army]!.mp).toBe(2);
  // R195: they are not taken along again.
  expect(sea.words).not.toContain("pickUpUnit GS");
});

test("10.38, 11.32, R218: a single unit dropped on the way is not intercepted; several have debarked, and may be before the ships leave", () => {
  const sea = seaOf({
    pieces: { "rome pisae": { LG: 4 }, "rome roma": { LI: 1 }, "carthage arretium": { HI: 5 } },
    leaders: { "rome-5": "pisae" },
  });
  const army = sea.force("rome", "pisae", { LG: 4 }, { mp: 5, aboard: true, leader: "rome-5" });
  sea.begin(fleetMoveOf(army)).take("sail ntp_etruria", 1).take("sail roma").take("dropUnit LG");
  sea.take("sail ntp_campania", 1);
  expect(sea.arrived).toEqual([]);
  sea.take("sail paestum").take("dropUnit LG").take("dropLeader rome-5").take("dropUnit LG");
  expect(sea.arrived).toEqual([]);
  sea.take("sail rhegium");
  // Both legions and the leader were one force, which stands again where it was.
  expect(sea.arrived).toMatchObject([{ entry: "debark", reserved: 0 }]);
  expect(sea.met).toEqual([{ node: sea.node("paestum"), units: 2, leaders: [4] }]);
  expect(countAt(sea.state, sea.node("paestum"), rome, LG)).toBe(2);
  expect(sea.state.leaders[4]).toBe(sea.node("paestum"));
  expect(sea.state.forces).toHaveLength(1);
  expect([sea.question, sea.state.forces[army]!.node]).toEqual(["sea.sail", sea.node("rhegium")]);
});

test("11.32, R218: if those aboard debark in the same port, all of them are met together", () => {
  const sea = seaOf({ pieces: { "rome pisae": { LG: 4 }, "carthage arretium": { HI: 5 } } });
  const army = sea.force("rome", "pisae", { LG: 4 }, { mp: 5, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail ntp_etruria", 1).take("sail roma").take("dropUnit LG").take("dropUnit LG");
  sea.take("debark");
  expect(sea.arrived).toMatchObject([{ force: army, entry: "debark" }]);
});

test("11.17, 16.2: squadrons in mutiny do not join; militia stay at home (12.32)", () => {
  const sea = seaOf({ pieces: { "rome pisae": { LG: 1 }, "rome roma": { GS: 2, MIL: 2 } } });
  sea.state.mutinies = [placeOf(sea.node("roma"), rome)];
  const army = sea.force("rome", "pisae", { LG: 1 }, { mp: 5, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail ntp_etruria", 1).take("sail roma");
  expect(sea.words.filter((word) => word.startsWith("pickUp"))).toEqual([]);
});

test("11.17, 11.32, R389: a transport that takes the last land unit from a port still takes its squadrons, and the other way round", () => {
  const taken = (...order: readonly ("army" | "hulls")[]): number[] => {
    const sea = seaOf({ pieces: { "rome lilybaeum": { LG: 1 }, "rome panormus": { HI: 1, GS: 2 } } });
    const army = sea.force("rome", "lilybaeum", { LG: 1 }, { mp: 6, aboard: true });
    sea.begin(fleetMoveOf(army)).take("sail panormus");
    for (const what of order) {
      sea.take(what === "hulls" ? "pickUpUnit GS" : "pickUp");
      if (sea.words.includes("all")) sea.take("all");
      expect(sea.question).toBe("sea.sail");
    }
    const { rows, mp } = sea.state.forces[army]!;
    return [HI, GS].map((unit) => rows.reduce((sum, { counts }) => sum + counts[unit]!, 0)).concat(mp);
  };
  expect(taken("hulls", "army")).toEqual([1, 2, 4]);
  expect(taken("army", "hulls")).toEqual([1, 2, 4]);
});

test("11.32, 11.12, R390: in an empty port a transport sets one unit ashore and sails on without a Stop", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { LG: 2, LI: 1, GARR: 1, GS: 1 } } });
  const army = sea.force("rome", "lilybaeum", { LG: 2, LI: 1, GS: 1 }, { mp: 6, aboard: true });
  sea.begin(fleetMoveOf(army)).take("sail panormus");
  expect(sea.question).toBe("sea.stopped");
  expect(sea.words).toEqual(expect.arrayContaining(["goOn", "debark", "setDown LG", "setDown LI"]));
  expect(sea.words).not.toContain("setDown GS");
  sea.take("setDown LI");
  expect([sea.question, sea.state.forces[army]!.mp]).toEqual(["sea.sail", 5]);
  expect(countAt(sea.state, sea.node("panormus"), rome, LI)).toBe(1);
  // More than one unit would be a debarkation, for which it has to stop (11.12).
  expect(sea.words.filter((word) => word.startsWith("drop"))).toEqual(["dropUnit GS"]);
  sea.take("sail messana");
  expect(sea.words).toContain("setDown LG");
});

test("11.12, 11.32, R390: whoever has rolled to go on may set several ashore; fleets, Minor Moves and other Stops have no such choice", () => {
  const begin = (pieces: Given["pieces"], units: object, flags = 0): Sea => {
    const sea = seaOf({ pieces: { "rome lilybaeum": { GARR: 1, ...units }, ...pieces } });
    const isFleet = Object.keys(units).join(" ") === "GS";
    sea.force("rome", "lilybaeum", units, { ...(!isFleet && { mp: 6, aboard: true }), flags });
    return sea.begin(fleetMoveOf(0)).take("sail panormus");
  };
  const several = begin({}, { LG: 3 }).take("goOn", 1, 1).take("dropUnit LG").take("dropUnit LG");
  expect(several.state.forces[0]!.mp).toBe(4);
  const setsDown = ({ words }: Sea): boolean => words.some((word) => word.startsWith("setDown"));
  expect(setsDown(begin({}, { GS: 2 }))).toBe(false);
  expect(setsDown(begin({}, { LG: 1 }, MINOR))).toBe(false);
  expect(setsDown(begin({}, { LG: 1 }))).toBe(false);
  expect(
    setsDown(
      begin({ "carthage panormus": { GS: 1 } }, { LG: 2, GS: 3 })
        .take("evade")
        .take("sail messana")
        .take("halt"),
    ),
  ).toBe(false);
});

test("11.32, 1.4, 5.12: an army that stands in a port of an ally comes aboard; squadrons only in a port of one's own (11.17)", () => {
  const sea = seaOf({
    pieces: {
      "rome lilybaeum": { LG: 1, GARR: 1 },
      "rome panormus": { HI: 1, GS: 1 },
      "carthage panormus": { town: 2 },
    },
  });
  sea.state.pacts[powerOf("carthage") * 4 + rome] = STACK;
  sea.force("rome", "lilybaeum", { LG: 1 }, { mp: 6, aboard: true });
  sea.begin(fleetMoveOf(0)).take("sail panormus");
  expect(sea.question).toBe("sea.sail");
  // R281: for the squadron it would have to stop.
  expect(sea.words.filter((word) => word.startsWith("pickUp"))).toEqual(["pickUpUnit GS", "pickUp"]);
  sea.take("pickUp");
  expect([sea.question, sea.state.forces[0]!.mp]).toEqual(["sea.sail", 4]);
});
