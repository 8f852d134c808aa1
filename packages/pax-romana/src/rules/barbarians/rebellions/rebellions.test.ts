/** 13.3: the rebellions with all their effects, as the card brings them. */
import { describe, expect, test } from "vitest";
import { worldOf } from "../../../config.ts";
import {
  CARTHAGE,
  DEEP_SEA,
  FRESH,
  GALLIC_REBEL,
  GALLIC_REVOLT,
  GREECE,
  GS,
  LG,
  LI,
  NONE,
  REBELLIONS,
  REBELS,
  ROME,
  data,
  type RebellionName,
} from "../../../data/index.ts";
import { enemiesTogether } from "../../../invariants/company.ts";
import { addToForce, emptyForce } from "../../../state/force.ts";
import type { State } from "../../../state/state.ts";
import type { Spoken } from "../../../testing/spoken.ts";
import { position, provinceIn, type Given } from "../../../testing/position.ts";
import { armyOf } from "../../../state/armies.ts";
import { answerFirst, asked, at, begin, optionsNow, play, standing, told } from "../../battle/testing.ts";
import { hasWalls } from "../../battle/battle.ts";
import { advanced, struckBy } from "../../cards/testing.ts";
import { controllerOf } from "../../control/province.ts";
import { holderOf } from "../../control/holder.ts";
import { sourcesOf } from "../../economy/revenue.ts";
import { priceOf } from "../../movement/steps.ts";
import { permit } from "../../diplomacy/pacts.ts";
import { allyWithPergamum } from "../../units/alliances.ts";
import { sailRefusal } from "../../naval/courses.ts";
import { worthOf } from "../../victory/points.ts";

const HOME = { "rome roma": { LG: 3, city: 5 }, "carthage carthago": { HI: 2, city: 5 } };

/** The dice that name an area. */
function diceFor(name: RebellionName): [number, number] {
  const sum = data.charts.rebellions.indexOf(REBELLIONS.indexOf(name));
  return sum <= 7 ? [1, sum - 1] : [6, sum - 6];
}

const rises = (
  name: RebellionName,
  given: Given = {},
  dice: readonly number[] = [],
  answers: readonly Spoken[] = [],
  drawer: "rome" | "carthage" = "rome",
) => {
  const state = advanced({ settled: true, ...given, pieces: { ...HOME, ...given.pieces } });
  const events = begin(state, struckBy(state, drawer, "rebellion"), [...diceFor(name), ...dice], answers);
  return { state, events };
};

const choose = (state: State, id: string): Spoken => ({ type: "choose", node: at(state, id) });
const spaces = (state: State): string[] =>
  optionsNow(state).flatMap(({ node }) => (node === undefined ? [] : [worldOf(state.config).map.ids[node]!]));
const rebelsAt = (state: State, where: string): number => standing(state, "rebels", where, "BI");

test("17.2, 13.3: two dice name an area when the card is drawn, and its drawer decides", () => {
  const { state } = rises("sardinia");
  expect(asked(state)).toBe("rebellion.place");
  expect(spaces(state)).toEqual(["caralis", "olbia"]);
});

test("13.3 Sardinia, R355: a Space that is empty or has only garrisons, which go; squadrons stay", () => {
  const pieces = { "carthage caralis": { GARR: 2, GS: 1 }, "rome olbia": { LI: 1 } };
  const { state } = rises("sardinia", { pieces });
  expect(rebelsAt(state, "caralis")).toBe(1);
  expect([standing(state, "carthage", "caralis", "GARR"), standing(state, "carthage", "caralis", "GS")]).toEqual([
    0, 1,
  ]);
});

test("13.3: a rebellion of which nothing can come says so, whichever it is", () => {
  const pieces = { "rome caralis": { LI: 1 }, "carthage olbia": { town: 2 } };
  for (const area of ["sardinia", "gaul", "danube", "germany"] as const) {
    const { state, events } = rises(area, { pieces });
    expect([told(events, "noEvent"), state.frames]).toMatchObject([[{ rule: "13.3" }], []]);
  }
});

test("13.3 Britannia, R365: all garrisons go, three BI in an unoccupied Space, and nobody controls it, whoever has most", () => {
  const held = Object.fromEntries(
    ["dubris", "camulodunum", "venta", "isca", "deva"].map((id) => [`rome ${id}`, { LG: 1 }]),
  );
  const pieces = { ...held, "rome lindum": { GARR: 2 } };
  const { state } = rises("britannia", { pieces, stability: { rome: 5 } });
  expect(standing(state, "rome", "lindum", "GARR")).toBe(0);
  expect(spaces(state)).toContain("lindum");
  const placed = advanced({ settled: true, pieces: { ...HOME, ...pieces }, stability: { rome: 5 } });
  const britannia = provinceIn(worldOf(placed.config).map, "britannia");
  expect(controllerOf(placed, britannia)).toBe(ROME);
  const events = begin(placed, struckBy(placed, "carthage", "rebellion"), diceFor("britannia"), [
    choose(placed, "eburacum"),
  ]);
  expect(rebelsAt(placed, "eburacum")).toBe(3);
  expect(placed.control[britannia]).toBe(NONE);
  expect(told(events, "stability").map(({ power, change }) => [power, change])).toEqual([[ROME, -1]]);
});

test("13.3 Mauretania, R355, R365: one BI in each unoccupied Space; nobody controls it", () => {
  const pieces = { "carthage tingi": { HI: 1 }, "rome iol": { GS: 1 } };
  const { state } = rises("mauretania", { pieces });
  expect(["tingi", "rusaddir", "iol", "volubilis"].map((id) => rebelsAt(state, id))).toEqual([0, 1, 1, 1]);
  expect(state.control[provinceIn(worldOf(state.config).map, "mauretania")]).toBe(NONE);
});

test("13.3 Cyprus, R363: closed to fleets until Phase A, but not to who has a squadron there", () => {
  const { state, events } = rises("cyprus", { pieces: { "carthage arsinoe": { GS: 1 } } });
  expect(told(events, "cyprusClosed")).toHaveLength(1);
  const { map } = worldOf(state.config);
  const salamis = at(state, "salamis");
  const fleet = (power: number) => {
    const outside = map.sea[salamis]!.find((node) => node >= map.spaces)!;
    const force = { ...emptyForce(power, outside, true), mp: NONE };
    addToForce(state, force, power, FRESH, GS, 1);
    return sailRefusal(state, force, salamis, [])?.key;
  };
  expect([fleet(GREECE), fleet(CARTHAGE)]).toEqual(["sea.cyprus", undefined]);
  play(state, { proc: "income" }, []);
  expect(fleet(GREECE)).toBeUndefined();
});

test("11.21, 13.3 Cyprus, R363: out of Cyprus to the deep sea only who may come back, or can go on", () => {
  const leaves = (closed: boolean): string | undefined => {
    const { state } = rises("cyprus");
    state.rebellions!.cyprusClosed = closed;
    const { map } = worldOf(state.config);
    const ports = map.spacesOf[map.provinceOf.get("cyprus")!]!;
    const deepAt = (node: number) => map.sea[node]!.find((to) => map.kind[to] === DEEP_SEA);
    const port = ports.find((node) => deepAt(node) !== undefined)!;
    const deep = deepAt(port)!;
    // Everywhere else pirates lie.
    state.pirates = map.sea[deep]!.filter((node) => node !== port);
    const force = { ...emptyForce(CARTHAGE, port, true), mp: 4 };
    addToForce(state, force, CARTHAGE, FRESH, LI, 1);
    return sailRefusal(state, force, deep, [port])?.key;
  };
  expect([leaves(true), leaves(false)]).toEqual(["sea.noExit", undefined]);
});

describe("13.3 Danube, Germany, R357", () => {
  test("the owner gives whole units with the largest sum not above eight, and all garrisons; leaders without units are lost", () => {
    const pieces = { "carthage salonae": { HI: 2, LI: 1, GARR: 2, GS: 1 } };
    const { state } = rises("danube", { pieces });
    const left = (unit: "HI" | "LI" | "GARR" | "GS") => standing(state, "carthage", "salonae", unit);
    expect([left("HI"), left("LI"), left("GARR"), left("GS")]).toEqual([0, 0, 0, 1]);
    const led = rises("danube", { pieces: { "carthage virunum": { HI: 2 } }, leaders: { "carthage-2": "virunum" } });
    expect(told(led.events, "leaderLost")).toHaveLength(1);
  });

  test("R357: where several sums make eight he chooses; nothing else is offered", () => {
    const { state } = rises("danube", { pieces: { "carthage salonae": { HI: 3, LI: 1 } } });
    // Two heavy and a light are seven; three heavy are nine.
    expect([standing(state, "carthage", "salonae", "HI"), standing(state, "carthage", "salonae", "LI")]).toEqual([
      1, 0,
    ]);
    const open = rises("danube", { pieces: { "rome salonae": { LG: 1, LI: 5, CAV: 5 } } }).state;
    expect(optionsNow(open).map(({ unit }) => unit)).toEqual([LG, LI]);
  });

  describe("R512: allies in one Space lose eight BP among them all", () => {
    const together = (
      pieces: Given["pieces"],
      name: RebellionName = "danube",
      dice: readonly number[] = [],
      answers: readonly Spoken[] = [],
    ): State => {
      const state = advanced({ pieces: { ...HOME, ...pieces }, settled: true });
      permit(state, ROME, GREECE, "stack");
      begin(state, struckBy(state, "carthage", "rebellion"), [...diceFor(name), ...dice], answers);
      return state;
    };

    test("all of them, where there are no more", () => {
      const state = together({ "rome salonae": { LG: 1, GARR: 1 }, "greece salonae": { LI: 4, GARR: 1 } });
      expect([standing(state, "rome", "salonae", "LG"), standing(state, "greece", "salonae", "LI")]).toEqual([0, 0]);
      expect([standing(state, "rome", "salonae", "GARR"), standing(state, "greece", "salonae", "GARR")]).toEqual([
        0, 0,
      ]);
      expect(asked(state)).toBeUndefined();
    });

    test("divided by BP, each by its owner; in Gaul, too", () => {
      for (const [name, where, dice] of [
        ["danube", "salonae", []],
        ["gaul", "narbo", [1]],
      ] as const) {
        // Eight of sixteen: four of each.
        const pieces = {
          "rome lugdunum": { town: 2 },
          [`rome ${where}`]: { LI: 4, LG: 1 },
          [`greece ${where}`]: { LI: 8 },
        };
        const open = together(pieces, name, dice);
        expect([asked(open), optionsNow(open).map(({ unit }) => unit)]).toEqual(["rebellion.units", [LG, LI]]);
        const state = together(pieces, name, dice, [{ type: "giveUp", unit: LG }]);
        expect([standing(state, "rome", where, "LI"), standing(state, "rome", where, "LG")]).toEqual([4, 0]);
        expect([standing(state, "greece", where, "LI"), asked(state)]).toEqual([4, undefined]);
      }
    });

    test("whole units as near to that as they come", () => {
      // Eleven BP; a legion and four light infantry are eight, which would be three and five.
      const state = together({ "rome salonae": { LG: 1 }, "greece salonae": { LI: 7 } });
      expect([standing(state, "rome", "salonae", "LG"), standing(state, "greece", "salonae", "LI")]).toEqual([0, 3]);
    });
  });

  test("13.3, 12.54, 17.2: units of Pergamum are lost like those of its ally; unallied they are no power's", () => {
    const given = { pieces: { "pergamum salonae": { LI: 2 } } };
    expect(told(rises("danube", given).events, "noEvent")).toHaveLength(1);
    const state = advanced({ pieces: { ...HOME, ...given.pieces }, settled: true });
    allyWithPergamum(state, ROME, () => undefined);
    begin(state, struckBy(state, "carthage", "rebellion"), diceFor("danube"));
    expect([standing(state, "pergamum", "salonae", "LI"), asked(state)]).toEqual([0, undefined]);
  });

  test("13.3: the drawer names the Space; without units it is No Event, and Germania Magna is no part of it", () => {
    const two = rises("danube", { pieces: { "rome salonae": { LG: 1 }, "carthage virunum": { LI: 1 } } });
    expect([asked(two.state), spaces(two.state).toSorted()]).toEqual(["rebellion.where", ["salonae", "virunum"]]);
    expect(told(rises("germany").events, "noEvent")).toHaveLength(1);
    expect(told(rises("germany", { pieces: { "rome marobudum": { LG: 1 } } }).events, "noEvent")).toHaveLength(1);
    const { state } = rises("germany", { pieces: { "rome colonia": { LG: 1 } } });
    expect(standing(state, "rome", "colonia", "LG")).toBe(0);
  });
});

describe("13.3 Gaul", () => {
  test("while nobody controls any of its mainland one garrison may go", () => {
    const { state } = rises("gaul", { pieces: { "rome dubris": { GARR: 1 } } });
    expect(optionsNow(state).map(({ type }) => type)).toEqual(["choose", "nothing"]);
  });

  const NARBO = { "rome narbo": { LG: 2, GARR: 1 } };

  test("R358: a Local Rebellion takes garrisons and up to eight BP of an open Space, three BI come, and one in each unoccupied Space of its province", () => {
    const { state, events } = rises("gaul", { pieces: { ...NARBO, "rome massilia": { LI: 1, town: 2 } } }, [3]);
    expect(told(events, "gaulRose")).toMatchObject([{ die: 3, provinces: 1, massive: false }]);
    expect(standing(state, "rome", "narbo", "LG")).toBe(0);
    expect([rebelsAt(state, "narbo"), rebelsAt(state, "nemausus"), rebelsAt(state, "massilia")]).toEqual([3, 1, 0]);
    expect(standing(state, "rome", "massilia", "LI")).toBe(1);
  });

  test("R358: if units remain, the three BI do not come", () => {
    const { state } = rises("gaul", { pieces: { "rome narbo": { LG: 3 } } }, [3]);
    expect([standing(state, "rome", "narbo", "LG"), rebelsAt(state, "narbo")]).toEqual([1, 0]);
  });

  test("13.3, R103: a Massive Rebellion clears the province but Towns and Cities; its army may be anybody's Major Move, and never leaves Gaul", () => {
    const pieces = { ...NARBO, "rome massilia": { LI: 1, town: 2 } };
    const given = { pieces: { ...HOME, ...pieces }, settled: true };
    const state = advanced(given);
    const narbonensis = { type: "chooseProvince", province: provinceIn(worldOf(state.config).map, "narbonensis") };
    const answers = [narbonensis, choose(state, "nemausus")];
    begin(state, struckBy(state, "carthage", "rebellion"), [...diceFor("gaul"), 6, 4, 5], answers);
    expect([standing(state, "rome", "narbo", "LG"), standing(state, "rome", "narbo", "GARR")]).toEqual([0, 0]);
    expect(standing(state, "rome", "massilia", "LI")).toBe(1);
    expect(standing(state, "gallicRevolt", "nemausus", "BI")).toBe(9);
    expect(state.leaders[GALLIC_REBEL]).toBe(at(state, "nemausus"));
    expect(armyOf(state, GALLIC_REVOLT)).toMatchObject({ use: "anybody", keeper: CARTHAGE });
    expect(state.rebellions).toMatchObject({ massiveUsed: true, marched: false });
    begin(state, { proc: "expansion", power: GREECE, minors: 2 }, []);
    expect(optionsNow(state)).toContainEqual({ type: "major", kind: "gallicRevolt" });
  });

  test("R359: among others it attacks at once, and that was the drawer's Major Move", () => {
    const state = advanced({ pieces: { ...HOME, "rome massilia": { LI: 1, town: 2 } }, settled: true });
    const narbonensis = { type: "chooseProvince", province: provinceIn(worldOf(state.config).map, "narbonensis") };
    const dice = [...diceFor("gaul"), 6, 6, 6, 4];
    begin(state, struckBy(state, "carthage", "rebellion"), dice, [narbonensis, choose(state, "massilia")]);
    expect(state.rebellions!.marched).toBe(true);
    expect(state.forces.find((force) => force)).toMatchObject({ mp: 7, used: 2 });
    state.forces = [];
    begin(state, { proc: "expansion", power: CARTHAGE, minors: 2 }, []);
    expect(optionsNow(state).some(({ type }) => type === "major")).toBe(false);
  });

  test("13.3, R359: whoever has marched with it at once has had a Major Move: his operation is no Recruitment", () => {
    const operations = (marched: boolean) => {
      const state = advanced({ pieces: HOME, settled: true });
      state.rebellions!.marched = marched;
      begin(state, { proc: "activation", step: "operation", power: CARTHAGE, drawn: false }, []);
      return optionsNow(state).flatMap(({ type, kind }) => (type === "operation" ? [kind] : []));
    };
    expect([operations(false), operations(true)]).toEqual([["expansion", "recruitment"], ["expansion"]]);
  });

  test("13.3: it happens once in a game; later ones are local; in VI not before turn 6", () => {
    const state = advanced({ pieces: { ...HOME, ...NARBO }, settled: true });
    state.rebellions!.massiveUsed = true;
    const events = begin(state, struckBy(state, "carthage", "rebellion"), [...diceFor("gaul"), 6]);
    expect(told(events, "gaulRose")).toMatchObject([{ massive: false }]);
    const inTurn = (turn: number) => {
      const six = position("VI", { pieces: { ...HOME, ...NARBO }, settled: true, turn });
      return told(begin(six, { proc: "gaulRises", power: CARTHAGE }, [6]), "gaulRose")[0]!.massive;
    };
    expect([inTurn(5), inTurn(6)]).toEqual([false, true]);
  });
});

test("13.3 Hispania, R59, R361: a garrison goes, three BI rise in Lusitania or in empty Numantia; a Space connected to them, not to those of Gaul, costs one MP more", () => {
  const pieces = { "rome tarraco": { GARR: 1 } };
  const state = advanced({ pieces: { ...HOME, ...pieces }, settled: true });
  const { map } = worldOf(state.config);
  begin(state, struckBy(state, "carthage", "rebellion"), diceFor("hispania"), [choose(state, "tarraco")]);
  expect(standing(state, "rome", "tarraco", "GARR")).toBe(0);
  expect(spaces(state).toSorted()).toEqual(["conimbriga", "emerita", "numantia", "olisipo", "pax_iulia", "salmantica"]);
  const near = map.direct[at(state, "numantia")]!.find(
    (node) => map.territoryIds[map.territory[node]!] === "hispania",
  )!;
  const from = map.land[near]!.find((node) => node !== at(state, "numantia"))!;
  const before = priceOf(state, from, near);
  const risen = advanced({ pieces: { ...HOME, ...pieces, "rebels numantia": { BI: 3 } }, settled: true });
  expect(priceOf(risen, from, near)).toBe(before + 1);
  const gallic = advanced({ pieces: { ...HOME, "rebels narbo": { BI: 3 } }, settled: true });
  expect(priceOf(gallic, at(gallic, "tarraco"), at(gallic, "emporiae"))).toBe(1);
  const taken = advanced({ pieces: HOME, tribes: { numantia: 4 }, settled: true });
  begin(taken, struckBy(taken, "carthage", "rebellion"), diceFor("hispania"));
  expect(spaces(taken)).not.toContain("numantia");
});

test("13.3 Judea, R59, R355, R356, R362: garrisons and one BP go; a BI in a Town or City first, which its owner has nothing of; two MP for each Space", () => {
  const pieces = { "rome gaza": { LG: 1, GARR: 1 }, "greece hierosolyma": { city: 5, GARR: 1 } };
  const { state } = rises("judea", { pieces }, [], [{ type: "giveUp", unit: LG }]);
  expect([standing(state, "rome", "gaza", "GARR"), standing(state, "greece", "hierosolyma", "GARR")]).toEqual([0, 0]);
  expect([standing(state, "rome", "gaza", "LG"), standing(state, "rome", "gaza", "lg")]).toEqual([0, 1]);
  const jerusalem = at(state, "hierosolyma");
  expect(rebelsAt(state, "hierosolyma")).toBe(1);
  expect(holderOf(state, jerusalem)).toBe(REBELS);
  expect(worthOf(state, jerusalem)).toEqual({ income: 0, cvp: 0 });
  expect(hasWalls(state, jerusalem, { power: ROME, force: NONE, owners: [REBELS] })).toBe(true);
  const { map } = worldOf(state.config);
  const caesarea = at(state, "caesarea");
  expect(
    priceOf(
      state,
      map.land[caesarea]!.find((node) => node < map.spaces)!,
      caesarea,
    ),
  ).toBe(2);
  const fleet = rises("judea", { pieces: { "rome caesarea": { GS: 1 }, "rome gaza": { GS: 1 } } }).state;
  expect(rebelsAt(fleet, "hierosolyma")).toBe(1);
});

describe("13.3 Africa, R189, R360", () => {
  test("without mercenaries of Carthage there it is No Event", () => {
    expect(told(rises("africa").events, "noEvent")).toHaveLength(1);
  });

  test("mercenaries become BI worth their BP, Space by Space; Africa pays no Talent while they live, its works do", () => {
    const pieces = { "carthage utica": { MHI: 1, MCAV: 1 } };
    const { state } = rises("africa", { pieces });
    expect([standing(state, "carthage", "utica", "MHI"), standing(state, "carthage", "utica", "MCAV")]).toEqual([0, 0]);
    const bp = worldOf(state.config).data.units.bp;
    expect(rebelsAt(state, "utica")).toBe(bp[10]! + bp[12]!);
    const africa = provinceIn(worldOf(state.config).map, "africa");
    expect(state.control[africa]).toBe(CARTHAGE);
    const sources = sourcesOf(state, CARTHAGE);
    expect(sources.some(({ kind, at: one }) => kind === "province" && one === africa)).toBe(false);
    expect(sources.some(({ kind }) => kind === "works")).toBe(true);
  });

  /** Mercenaries rise in Utica beside others, and fight with these dice. */
  function fought(units: object, faces: readonly [number, number]) {
    const state = advanced({ pieces: { ...HOME, "carthage utica": { ...units, town: 2 } }, settled: true });
    const call = struckBy(state, "rome", "rebellion");
    const events = begin(state, call, [...diceFor("africa"), ...faces], [{ type: "stand" }]);
    for (let n = 0; n < 30 && state.frames.length > 0; n++) answerFirst(state, {}, events);
    const winner = told(events, "battleJudged").map((event) => event.winner)[0];
    const heavies = standing(state, "carthage", "utica", "HI") + standing(state, "carthage", "utica", "hi");
    return { state, events, winner, heavies, rebels: rebelsAt(state, "utica") };
  }

  test("beside Carthaginians they attack; beaten, they all die; walls help nobody", () => {
    const { events, winner, heavies, rebels } = fought({ HI: 4, MLI: 3 }, [1, 6]);
    expect(told(events, "battleOpened")).toMatchObject([{ kind: "revolt" }]);
    expect(told(events, "wallsUsed")).toEqual([]);
    expect([winner, rebels]).toEqual(["defender", 0]);
    expect(heavies).toBeGreaterThan(0);
  });

  test("they win: Carthage has to leave, and the rebels stay in its Town", () => {
    const { state, winner, rebels } = fought({ LI: 1, MHI: 4 }, [6, 1]);
    expect(winner).toBe("attacker");
    expect(rebels).toBeGreaterThan(0);
    expect(standing(state, "carthage", "utica", "LI")).toBe(0);
    expect(holderOf(state, at(state, "utica"))).toBe(REBELS);
  });

  test("R189, 5.12: while it is asked where to, nobody shares a Space with enemies", () => {
    const state = advanced({ pieces: { ...HOME, "carthage thevestis": { HI: 3, MHI: 3 } }, settled: true });
    const call = struckBy(state, "rome", "rebellion");
    begin(state, call, [...diceFor("africa"), 3, 3], [{ type: "stand" }]);
    for (let n = 0; n < 30 && !isLeaving(state); n++) answerFirst(state);
    expect([isLeaving(state), enemiesTogether(state)]).toEqual([true, NONE]);
  });

  const isLeaving = ({ frames }: State): boolean =>
    frames.at(-1)?.proc === "retreat" && frames.every(({ proc }) => proc !== "landBattle");

  test("R189: in a draw too they stay and Carthage leaves", () => {
    const { winner, heavies, rebels } = fought({ HI: 3, MHI: 3 }, [3, 3]);
    expect([winner, heavies]).toEqual(["draw", 0]);
    expect(rebels).toBeGreaterThan(0);
  });
});

test("13.3 Naval Mutiny: the drawer names a fleet, as in 16.2", () => {
  const { state } = rises("navalMutiny", { pieces: { "carthage utica": { GS: 2 } } });
  expect(state.mutinies).toHaveLength(1);
});

test("R19: in the Standard Game a table may choose the whole effects; then 16.2's loss of Stability and garrisons falls away", () => {
  const whole = position("V", { pieces: HOME, settled: true, config: { options: ["fullRebellions"] } });
  begin(whole, { proc: "rebellion", power: ROME }, diceFor("mauretania"));
  expect(rebelsAt(whole, "volubilis")).toBe(1);
  const short = position("V", { pieces: HOME, settled: true });
  begin(short, { proc: "rebellion", power: ROME }, diceFor("mauretania"));
  expect(rebelsAt(short, "volubilis")).toBe(0);
  expect(short.rebellions).toBeUndefined();
});
