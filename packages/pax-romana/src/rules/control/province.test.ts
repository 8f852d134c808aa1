import { FastChance } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, EAST, GREECE, NONE, OWNERS, ROME, UNITS, type OwnerName, type Power } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { controlMistakes, spaceController } from "../../testing/oracles/control.ts";
import { position, provinceIn, putPieces, type Given } from "../../testing/position.ts";
import { setControl } from "../stability/settle.ts";
import { holderOf } from "./holder.ts";
import { controllerOf, territoryController } from "./province.ts";

const map = (state: State) => worldOf(state.config).map;
const controller = (state: State, id: string): number => controllerOf(state, provinceIn(map(state), id));
const at = (pieces: Given["pieces"], tribes: Given["tribes"] = {}): State => position("V", { pieces: pieces!, tribes });

/** A tribe in every tribal Space of Gaul, less those named. */
const GALLIC = ["gergovia", "nemausus", "tolosa", "lugdunum", "cenabum", "bibrax", "londinium", "eburacum"];

const tribesWithout = (...gone: string[]): Record<string, number> =>
  Object.fromEntries(GALLIC.filter((id) => !gone.includes(id)).map((id) => [id, 4]));

describe("5.2: provinces", () => {
  test("5.21: more than half of the Spaces, or alone in it with at least one (R41, R42)", () => {
    expect(controller(at({}), "narbonensis")).toBe(NONE);
    expect(controller(at({ "rome narbo": { LI: 1 } }), "narbonensis")).toBe(ROME);
    expect(controller(at({ "rome narbo": { LI: 1 } }, { tolosa: 2 }), "narbonensis")).toBe(NONE);
    const most = { "rome narbo": { LI: 1 }, "rome massilia": { GARR: 1 }, "rome valentia": { CAV: 1 } };
    expect(controller(at(most, { tolosa: 2, nemausus: 3 }), "narbonensis")).toBe(ROME);
    expect(controller(at({ ...most, "greece tolosa": { LI: 1 } }), "narbonensis")).toBe(ROME);
  });

  test("5.22: the example of Egypt: the capital alone keeps a Home province, whoever has the rest of it", () => {
    const alexandria = { "east alexandria": { LI: 1 } };
    const others = { "rome memphis": { LI: 1 }, "carthage pelusium": { LI: 1 }, "greece faiyum": { LI: 1 } };
    expect(controller(at({ ...alexandria, ...others }), "aegyptus")).toBe(EAST);
    const romans = { "rome memphis": { LI: 1 }, "rome pelusium": { LI: 1 }, "rome faiyum": { LI: 1 } };
    expect(controller(at({ ...alexandria, ...romans, "rome hermopolis": { LI: 1 } }), "aegyptus")).toBe(EAST);
    // Without its capital it is kept like any other Home province, until one power has more than half.
    expect(controller(at({ "rome alexandria": { LI: 1 }, "rome memphis": { LI: 1 } }), "aegyptus")).toBe(EAST);
    expect(controller(at({ ...romans, "rome alexandria": { LI: 1 } }), "aegyptus")).toBe(ROME);
  });

  test("5.22: any Space keeps a Home province while no single other power has more than half (R40)", () => {
    const two = { "carthage tarentum": { LI: 1 }, "carthage croton": { LI: 1 } };
    expect(controller(at({ ...two, "rome rhegium": { LI: 1 } }), "bruttium")).toBe(ROME);
    const three = { ...two, "carthage venusia": { LI: 1 } };
    expect(controller(at(three), "bruttium")).toBe(CARTHAGE);
    const shared = { ...two, "greece venusia": { LI: 1 }, "greece paestum": { LI: 1 } };
    expect(controller(at(shared), "bruttium")).toBe(ROME);
    expect(controller(at({ ...shared, "greece rhegium": { LI: 1 } }), "bruttium")).toBe(GREECE);
  });

  test("5.23: five of nine Italian Spaces are not enough while Roma is Roman, even empty", () => {
    const five = ["capua", "barium", "ancona", "ariminum", "pisae"];
    const taken = Object.fromEntries(five.map((id) => [`carthage ${id}`, { GARR: 1 }]));
    expect(controller(at(taken), "italia")).toBe(ROME);
    const withRome = { ...taken, "carthage roma": { LI: 1 } };
    expect(controller(at(withRome), "italia")).toBe(CARTHAGE);
    expect(controller(at({ "carthage roma": { LI: 1 }, "carthage pisae": { LI: 1 } }), "italia")).toBe(ROME);
  });

  test("5.23, R10: Macedonia is a province with a capital: four of its six Spaces are not enough without Pella", () => {
    const four = ["dyrrhachium", "corcyra", "thessalonica", "amphipolis"];
    const taken = Object.fromEntries(four.map((id) => [`rome ${id}`, { LI: 1 }]));
    expect(controller(at(taken), "macedonia")).toBe(GREECE);
    const three = { "rome pella": { LI: 1 }, "rome corcyra": { LI: 1 }, "rome larissa": { LI: 1 } };
    expect(controller(at(three), "macedonia")).toBe(GREECE);
    expect(controller(at({ ...three, "rome amphipolis": { LI: 1 } }), "macedonia")).toBe(ROME);
  });

  test("5.23: in a Home province without a capital another power needs more than half, and alone in it is not enough", () => {
    const two = { "rome hierosolyma": { LI: 1 }, "slavesEast caesarea": { BI: 1 }, "slavesEast gaza": { BI: 1 } };
    expect(controller(at(two), "iudaea")).toBe(NONE);
    expect(controller(at({ "rome hierosolyma": { LI: 1 }, "rome gaza": { LI: 1 } }), "iudaea")).toBe(ROME);
  });

  test("5.24: the islands belong to their provinces and Territories", () => {
    const state = at({ "greece naxos": { GARR: 1 }, "rome samos": { GARR: 1 }, "carthage baliares": { GARR: 1 } });
    expect(controller(state, "ionia")).toBe(ROME);
    expect(controller(state, "aegean_islands")).toBe(GREECE);
    expect(controller(state, "balearic_islands")).toBe(CARTHAGE);
  });
});

describe("5.3: Territories", () => {
  test("5.31: the example of Gaul, province by province", () => {
    const pieces: Record<string, { LI?: number; GARR?: number; CAV?: number }> = {};
    const after = (put: typeof pieces, ...gone: string[]): State => {
      Object.assign(pieces, put);
      const state = at(pieces, tribesWithout(...gone));
      setControl(state);
      return state;
    };
    const gaul = (state: State): Power => territoryController(state, map(state).territoryNumbers.get("gaul")!);
    // With its Tribes in place each province takes more than half of its Spaces.
    const withTribes = (province: string, ...ids: string[]): Power =>
      controller(at(Object.fromEntries(ids.map((id) => [`carthage ${id}`, { LI: 1 }])), tribesWithout()), province);
    const aquitanian = ["burdigala", "uxellodunum", "limonum"];
    expect(withTribes("aquitania", ...aquitanian)).toBe(NONE);
    expect(withTribes("aquitania", ...aquitanian, "avaricum")).toBe(CARTHAGE);
    const lugdunian = ["lutetia", "darioritum", "bibracte", "alesia"];
    expect(withTribes("lugdunensis", ...lugdunian)).toBe(NONE);
    expect(withTribes("lugdunensis", ...lugdunian, "condate")).toBe(CARTHAGE);
    const british = ["dubris", "camulodunum", "venta", "isca"];
    expect(withTribes("britannia", ...british)).toBe(NONE);
    expect(withTribes("britannia", ...british, "deva")).toBe(CARTHAGE);
    expect(controller(after({ "carthage gergovia": { LI: 1 } }, "gergovia"), "aquitania")).toBe(CARTHAGE);
    const narbo = { "carthage narbo": { GARR: 1 }, "carthage valentia": { GARR: 1 }, "carthage massilia": { GARR: 1 } };
    expect(controller(after(narbo, "gergovia"), "narbonensis")).toBe(CARTHAGE);
    const lugdunum = { "carthage lugdunum": { LI: 1 } };
    expect(controller(after(lugdunum, "gergovia", "lugdunum"), "lugdunensis")).toBe(NONE);
    const gone = ["gergovia", "lugdunum", "cenabum"];
    expect(controller(after({}, ...gone), "lugdunensis")).toBe(CARTHAGE);
    expect(controller(after({ "carthage bibrax": { CAV: 1 } }, ...gone, "bibrax"), "belgica")).toBe(CARTHAGE);
    expect(gaul(after({}, ...gone, "bibrax"))).toBe(NONE);
    const all = after({ "carthage londinium": { LI: 1 } }, ...gone, "bibrax", "londinium", "eburacum");
    expect(controller(all, "britannia")).toBe(CARTHAGE);
    expect(gaul(all)).toBe(CARTHAGE);
    for (const province of map(all).provincesOf[map(all).territoryNumbers.get("gaul")!]!)
      expect(gaul({ ...all, control: all.control.with(province, ROME) })).toBe(NONE);
  });

  test("5.31, R229: a Territory that is not all in play has no controller", () => {
    const state = position("II", { pieces: {} });
    for (const province of map(state).provincesOf[map(state).territoryNumbers.get("gaul")!]!)
      state.control[province] = ROME;
    expect(territoryController(state, map(state).territoryNumbers.get("gaul")!)).toBe(NONE);
  });

  test("5.32: Towns and Cities control like a land unit", () => {
    expect(controller(at({ "rome narbo": { city: 5 } }), "narbonensis")).toBe(ROME);
  });
});

/** Pieces of all sorts and owners thrown on the map. */
function scatter(seed: number): State {
  const chance = new FastChance(seed);
  const state = position("VII", {});
  const { spaces } = map(state);
  if (chance.below(2) === 0) addArmy(state, soldier(chance.below(4)));
  for (let n = 0; n < 150; n++) {
    const owner = chance.below(4) > 0 ? chance.below(4) : chance.below(OWNERS.length);
    addUnits(state, keyOf(chance.below(spaces), owner, chance.below(3)), chance.below(UNITS.length), 1);
  }
  for (let n = 0; n < 20; n++)
    putPieces(state, `${OWNERS[chance.below(9)]!} ${map(state).ids[chance.below(spaces)]!}`, { town: 2 });
  state.pacts = state.pacts.map(() => chance.below(16));
  state.tribes = state.tribes.map(() => chance.below(2));
  const force = emptyForce(ROME, chance.below(spaces));
  addForce(state, force);
  addToForce(state, force, ROME, 1, 0, 1);
  return state;
}

test("5.2: on random positions control is what the slow words say, Space by Space and province by province", () => {
  for (let seed = 0; seed < 30; seed++) {
    const state = scatter(seed);
    setControl(state);
    expect(controlMistakes(state)).toEqual([]);
    for (let node = 0; node < map(state).spaces; node++) {
      const found = holderOf(state, node);
      const said = spaceController(state, map(state).ids[node]!);
      expect([found >= 0 && found < 4 ? OWNERS[found] : ""]).toEqual([
        OWNERS.indexOf(said as OwnerName) < 4 ? said : "",
      ]);
    }
  }
});
