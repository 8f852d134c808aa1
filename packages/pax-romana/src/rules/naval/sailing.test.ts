import { describe, expect, test } from "vitest";
import { data, GS, HI, LI, NONE } from "../../data/index.ts";
import { ALONE, MUST_LAND, SAIL_PAID } from "../../state/force.ts";
import { DEAD } from "../../state/leaders.ts";
import { countAt } from "../../state/table.ts";
import { ownerOf, position, powerOf, type Given, type Pieces } from "../../testing/position.ts";
import { PASS, SEA, STACK } from "../control/relation.ts";
import { debarkCost, debarkRefusal, sailRefusal } from "./courses.ts";
import { loseFleets } from "./fleet-attrition.ts";
import { fleetMoveOf, Sea, seaEntryOf } from "./testing.ts";
import { shoreOf } from "./waters.ts";

const seaOf = (given: Given): Sea => new Sea(position("V", given));
const [rome, carthage] = [powerOf("rome"), powerOf("carthage")];

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
    const sunk = sea.events.flatMap((event) => (event.e === "sunk" ? [[event.owner, event.units[GS]]] : []));
    expect(sunk).toEqual([
      [ownerOf("rhodes"), 1],
      [powerOf("greece"), 1],
    ]);
  });

  test("12.5, R192: who loses to the fleet of an independent has lost", () => {
    const sea = seaOf({ pieces: { "rome messana": { GS: 3, GARR: 1 }, "syracuse syracusae": { GS: 4 } } });
    const force = sea.force("rome", "messana", { GS: 3 }, { aboard: true });
    sea.state.forces[force]!.node = sea.node("syracusae");
    sea.begin({ proc: "navalBattle", force, enemy: ownerOf("syracuse") }, [1, 2, 2]);
    expect(sea.handed).toMatchObject({ result: "lost" });
  });
});

describe("11.3: coming ashore", () => {
  const ashore = (given: Given, mp: number, units: Parameters<Sea["force"]>[2] = { LG: 1 }): Sea => {
    const sea = seaOf({ ...given, pieces: { "rome lilybaeum": { LG: 1, GARR: 2 }, ...given.pieces } });
    sea.force("rome", "lilybaeum", units, { mp, aboard: true, flags: SAIL_PAID });
    return sea;
  };
  const why = (sea: Sea, port: string): string | undefined =>
    debarkRefusal(sea.state, sea.state.forces[0]!, sea.node(port))?.rule;

  test("5.12, 11.31: nobody lands where he may only pass, with an army or without", () => {
    const closed = ashore({ pieces: { "carthage panormus": { HI: 1 } } }, 6);
    closed.state.pacts[carthage * 4 + rome] = PASS;
    expect([shoreOf(closed.state, rome, closed.node("panormus")), why(closed, "panormus")]).toEqual(["closed", "5.12"]);
    closed.state.pacts[carthage * 4 + rome] = STACK;
    expect([shoreOf(closed.state, rome, closed.node("panormus")), why(closed, "panormus")]).toEqual([
      "shared",
      undefined,
    ]);
    const garrison = ashore({ pieces: { "carthage panormus": { HI: 1 } } }, 6, { GARR: 1 });
    garrison.state.pacts[carthage * 4 + rome] = PASS;
    const { state } = garrison;
    expect(sailRefusal(state, state.forces[0]!, garrison.node("panormus"), [])?.rule).toBe("5.12");
  });

  test("11.31, 11.33, 11.34: what a landing needs: 1 MP, 1 more to attack, 2 more in reserve against an army", () => {
    const needs = (pieces: NonNullable<Given["pieces"]>): (string | undefined)[] =>
      [0, 1, 2, 3, 4].map((mp) => why(ashore({ pieces }, mp), "panormus"));
    expect(needs({})).toEqual(["11.31", undefined, undefined, undefined, undefined]);
    expect(needs({ "carthage panormus": { GARR: 1 } })).toEqual(["11.33", "11.33", undefined, undefined, undefined]);
    expect(needs({ "carthage panormus": { HI: 1 } })).toEqual(["11.34", "11.34", "11.34", "11.34", undefined]);
  });

  test("11.34, R164: who must land pays what he has left, and no more than 1 MP", () => {
    const costs = [0, 1, 5].map((mp) => {
      const sea = ashore({}, mp);
      sea.state.forces[0]!.flags |= MUST_LAND;
      return debarkCost(sea.state, sea.state.forces[0]!);
    });
    expect(costs).toEqual([0, 1, 1]);
  });

  test("11.31: without an MP no army sets sail, but a fleet needs none", () => {
    const sea = seaOf({ pieces: { "rome roma": { LG: 1, GS: 1 } } });
    const army = sea.force("rome", "roma", { LG: 1 }, { mp: 0, aboard: true });
    const fleet = sea.force("rome", "roma", { GS: 1 });
    const rule = (force: number): string | undefined =>
      sailRefusal(sea.state, sea.state.forces[force]!, sea.node("ntp_etruria"), [])?.rule;
    expect([rule(army), rule(fleet)]).toEqual(["11.31", undefined]);
  });

  test("11.32: garrisons without squadrons are gone where they cannot land", () => {
    const sea = seaOf({ pieces: { "rome lilybaeum": { GARR: 2 }, "carthage panormus": { HI: 1 } } });
    const army = sea.force("rome", "lilybaeum", { GARR: 1 }, { mp: 6, aboard: true });
    sea.begin(fleetMoveOf(army)).take("sail panormus").take("stopFleet", 6, 6);
    expect([sea.handed, sea.state.forces[army] ?? null]).toEqual([{ how: "gone" }, null]);
  });
});

describe("11.1: on the way", () => {
  test("12.63: pirates throw a fleet back to the last port it passed, not to the one where it began", () => {
    const sea = seaOf({ pieces: { "rome pisae": { GS: 1 } }, pirates: ["ntp_tyrrhenum"] });
    sea.force("rome", "pisae", { GS: 1 });
    sea.begin(fleetMoveOf(0)).take("sail ntp_etruria", 1).take("sail roma").take("sail ntp_tyrrhenum", 1, 3);
    expect([sea.handed, sea.state.forces[0]!.node]).toEqual([{ how: "stopped" }, sea.node("roma")]);
  });

  test("11.11-11.35: what a fleet cannot do is refused with its rule", () => {
    const sea = seaOf({ pieces: { "greece gythium": { GS: 1 } } });
    sea.force("greece", "gythium", { GS: 1 });
    sea.begin(fleetMoveOf(0)).take("sail ds_ionium", 1);
    expect(["halt", "landAgain", "sail", "debark"].map((verb) => sea.refusal({ do: verb }))).toEqual([
      "11.21",
      "11.11",
      "11.11",
      "11.31",
    ]);
    const army = seaOf({ pieces: { "rome lilybaeum": { LG: 1, GARR: 1 }, "carthage panormus": { HI: 1 } } });
    army.force("rome", "lilybaeum", { LG: 1 }, { mp: 2, aboard: true, flags: SAIL_PAID });
    army.state.forces[0]!.node = army.node("panormus");
    army.begin(fleetMoveOf(0));
    expect(army.refusal({ do: "debark" })).toBe("11.34");
  });

  test("11.13: a fleet that has stopped does nothing else before its roll", () => {
    const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 1, GARR: 1 } } });
    sea.force("rome", "lilybaeum", { GS: 1 });
    sea.begin(fleetMoveOf(0)).take("sail panormus");
    expect([sea.question, sea.refusal({ do: "sail", node: sea.node("lilybaeum") })]).toEqual(["sea.stopped", "11.15"]);
  });
});

describe("11.32: aboard and ashore", () => {
  test("11.32: units come aboard only with 1 MP for that and 1 to land", () => {
    const offered = [1, 2].map((mp) => {
      const sea = seaOf({ pieces: { "rome roma": { LG: 1, HI: 1 } } });
      sea.force("rome", "roma", { LG: 1 }, { mp, aboard: true, flags: SAIL_PAID });
      return sea.begin(fleetMoveOf(0)).words.some((word) => word.startsWith("pickUp"));
    });
    expect(offered).toEqual([false, true]);
  });

  test("8.23, R134: a lone leader takes units aboard with the last MP of his single allowance, not later", () => {
    const offered = [3, 4, 5].map((used) => {
      const sea = seaOf({ pieces: { "rome roma": { HI: 1 } }, leaders: { "rome-5": "roma" } });
      const leader = sea.force("rome", "roma", {}, { leader: "rome-5", mp: 12 - used, aboard: true, flags: ALONE });
      sea.state.forces[leader]!.used = used;
      return sea.begin(fleetMoveOf(leader)).words.some((word) => word.startsWith("pickUp"));
    });
    expect(offered).toEqual([true, true, false]);
  });

  test("10.68, 11.32: the last land unit does not leave elephants aboard; the last squadron does not leave itself", () => {
    const drops = (units: Parameters<Sea["force"]>[2], mp = 6): string[] => {
      const sea = seaOf({ pieces: { "carthage carthago": { ...units, LI: 1 } } });
      sea.force("carthage", "carthago", units, { mp, aboard: true, flags: SAIL_PAID });
      return sea.begin(fleetMoveOf(0)).words.filter((word) => word.startsWith("drop"));
    };
    expect(drops({ HI: 1, EL: 1 })).toEqual(["dropUnit EL"]);
    expect(drops({ HI: 2, EL: 1 })).toEqual(["dropUnit HI", "dropUnit EL"]);
    expect(drops({ HI: 1, EL: 1, GARR: 1 })).toEqual(["dropUnit EL", "dropUnit GARR"]);
    expect([drops({ GS: 1 }, -1), drops({ GS: 2 }, -1)]).toEqual([[], ["dropUnit GS"]]);
  });

  test("11.32, R218: a second unit goes ashore only with the MP for it and for those who debark later", () => {
    const second = [1, 2].map((mp) => {
      const sea = seaOf({ pieces: { "carthage carthago": { HI: 3 } } });
      sea.force("carthage", "carthago", { HI: 3 }, { mp, aboard: true, flags: SAIL_PAID });
      sea.begin(fleetMoveOf(0)).take("dropUnit HI");
      const ashore = sea.events.flatMap((event) => (event.e === "setAshore" ? [event.units] : []));
      expect(ashore.map((units) => units.flatMap((n, unit) => (n === 0 ? [] : [unit, n])))).toEqual([[HI, 1]]);
      expect(countAt(sea.state, sea.node("carthago"), carthage, HI)).toBe(1);
      return sea.words.includes("dropUnit HI");
    });
    expect(second).toEqual([false, true]);
  });
});

describe("11.42: on the run", () => {
  /** Rome comes to Gythium, where two Greek squadrons lie and evade. */
  const evading = (): Sea => {
    const sea = seaOf({ pieces: { "rome cnossus": { GS: 4, GARR: 1 }, "greece gythium": { GS: 2 } } });
    const force = sea.force("rome", "cnossus", { GS: 4 }, { aboard: true });
    sea.state.forces[force]!.node = sea.node("gythium");
    return sea.begin(seaEntryOf(force, "begin", NONE)).take("evade");
  };
  const greece = powerOf("greece");

  test("11.21, 11.42: blown off course on the deep sea, a fleet that fails its roll is lost; else it goes on", () => {
    const lost = evading().take("sail ds_ionium", 3, 6, 6);
    expect(lost.last("sunk")).toMatchObject({ owner: greece, rule: "11.21" });
    const saved = evading().take("sail ds_ionium", 3, 1, 1);
    expect([saved.last("sunk"), saved.last("sailed")!.to]).toEqual([undefined, saved.node("syracusae")]);
  });

  test("11.42: it sails three nodes at most, and none of them twice", () => {
    const sea = evading();
    for (let n = 0; n < 9 && sea.question === "sea.withdraw"; n++)
      sea.act(sea.options.find((one) => one.do === "sail") ?? { do: "halt" }, 1, 1, 1, 1, 1);
    const sailed = sea.events.flatMap((event) => (event.e === "sailed" ? [event.to] : []));
    expect([sailed.length, new Set([...sailed, sea.node("gythium")]).size]).toEqual([3, 4]);
    expect(countAt(sea.state, sailed.at(-1)!, greece, GS)).toBe(2);
  });

  test("11.42: only ways to a port, and an end only in one", () => {
    const sea = evading();
    expect([sea.refusal({ do: "halt" }), sea.refusal({ do: "sail", node: sea.node("roma") })]).toEqual([
      "11.42",
      "11.42",
    ]);
  });

  test("11.46: an army that lies at sea with its fleet shares its losses, an army in its port does not", () => {
    const lost = (where: string): number | undefined => {
      const sea = seaOf({ pieces: { "rome melite": { GS: 3, GARR: 1 }, [`carthage ${where}`]: { GS: 2, LI: 3 } } });
      const force = sea.force("rome", "melite", { GS: 3 }, { aboard: true });
      sea.state.forces[force]!.node = sea.node(where);
      sea.begin({ proc: "navalBattle", force, enemy: carthage }, [3, 3, 2]);
      return sea.last("losses")?.units[LI];
    };
    expect([lost("ntp_melita"), lost("thapsus")]).toEqual([2, undefined]);
  });
});

describe("11.45: a new attack", () => {
  /** Rome sails from Lilybaeum to Panormus, a port of Greece in which others lie. */
  const panormus = (pieces: NonNullable<Given["pieces"]>): Sea => {
    const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 2, GARR: 1 }, "greece panormus": { GARR: 1 }, ...pieces } });
    sea.force("rome", "lilybaeum", { GS: 2 });
    return sea;
  };

  test("11.45: nobody attacks again whom he has not fought", () => {
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
    expect(sea.options.filter((one) => one.do === "attackAgain").map(({ owner }) => owner)).toEqual([carthage]);
  });

  test("12.51: only who has squadrons fights those of Rhodes for its toll, and only while it has some", () => {
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
