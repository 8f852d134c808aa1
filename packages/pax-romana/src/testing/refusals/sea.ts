import type { Spoken } from "../spoken.ts";
import type { Refusal } from "@ara/kernel";
import { CARTHAGE, FRESH, GS, ROME } from "../../data/index.ts";
import { worldOf } from "../../config.ts";
import { PASS } from "../../rules/control/relation.ts";
import { fleetMoveOf, Sea } from "../../rules/naval/testing.ts";
import { SAIL_PAID } from "../../state/force.ts";
import { pairOf } from "../../state/pairs.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { position, powerOf, type Given } from "../position.ts";
import type { Row } from "./row.ts";

/** At sea (chapter 11, 12.5, 12.6). */

type Pieces = NonNullable<Given["pieces"]>;

const seaOf = (given: Given): Sea => new Sea(position("V", given));
const to = (sea: Sea, id: string): Refusal | undefined => sea.whyNot({ type: "sail", node: sea.node(id) });
const not = (sea: Sea, action: Spoken): Refusal | undefined => sea.whyNot(action);

/** A Greek squadron that has left Gythium. */
function fleet(): Sea {
  const sea = seaOf({ pieces: { "greece gythium": { GS: 1, GARR: 1 } } });
  sea.force("greece", "gythium", { GS: 1 });
  return sea.begin(fleetMoveOf(0));
}

/** A Roman army aboard in Lilybaeum. */
function army(mp: number, pieces: Pieces, units: Pieces[string] = { LG: 1 }, given: Given = {}): Sea {
  const sea = seaOf({ ...given, pieces: { ...pieces, "rome lilybaeum": { ...units, GARR: (units.GARR ?? 0) + 1 } } });
  sea.force("rome", "lilybaeum", units, { mp, aboard: true });
  return sea.begin(fleetMoveOf(0));
}

/** The same army off Panormus, which Carthage holds. */
function offPanormus(mp: number, pieces: Pieces, units: Pieces[string]): Sea {
  const sea = seaOf({ pieces: { "rome lilybaeum": { ...units, GARR: 1 }, ...pieces } });
  sea.force("rome", "lilybaeum", units, { mp, aboard: true, flags: SAIL_PAID });
  sea.state.forces[0]!.node = sea.node("panormus");
  return sea.begin(fleetMoveOf(0));
}

/** A Greek fleet, or an army, has come to neutral Rhodus. */
function atRhodus(treasury: number, units: { GS: number; HI?: number } = { GS: 2 }): Sea {
  const pieces = { "greece cnossus": { ...units, GARR: 1 }, "rhodes rhodus": { HI: 2, GS: 2, city: 5 } };
  const sea = seaOf({ pieces, treasury: { greece: treasury } });
  sea.force("greece", "cnossus", units, units.HI === undefined ? {} : { mp: 5, aboard: true });
  sea.begin(fleetMoveOf(0)).take("sail ntp_carpathus", 1);
  if (units.HI !== undefined) addUnits(sea.state, keyOf(sea.node("cnossus"), powerOf("rome"), FRESH), GS, 1);
  return sea.take("sail rhodus");
}

/** Rome's fleet has met that of Carthage in Melite. */
function meeting(): Sea {
  const own = { "rome lilybaeum": { GS: 3, GARR: 1 }, "carthage melite": { GS: 2, GARR: 1 } };
  const sea = seaOf({ pieces: own });
  sea.force("rome", "lilybaeum", { GS: 3 });
  return sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 1).take("sail melite");
}

/** The same, and pirates in everything within reach of Melite. */
function shut(): Sea {
  const sea = meeting();
  sea.state.pirates = worldOf(sea.state.config).map.sea[sea.node("melite")]!.slice();
  return sea;
}

/** An army before a hostile port that it cannot attack, and pirates on all other ways off the deep sea. */
function cornered(): Sea {
  const sea = offPanormus(3, held, { LG: 1 });
  const { map } = worldOf(sea.state.config);
  sea.state.pirates = map.sea[sea.node("ds_tyrrhenum")]!.filter((node) => node !== sea.node("panormus"));
  return sea;
}

function passing(): Sea {
  const sea = army(6, { "carthage panormus": { HI: 1 } });
  sea.state.pacts[pairOf(CARTHAGE, ROME)] = PASS;
  return sea;
}

/** 11.34: all ways to another landing are closed by fleets that would not let it come back. */
function blockaded(): Sea {
  const sea = army(9, {
    "carthage panormus": { HI: 1 },
    "carthage lilybaeum": { GS: 2 },
    "carthage messana": { HI: 1, GS: 1 },
    "carthage ds_tyrrhenum": { GS: 1 },
  });
  return sea.take("letPass");
}

function escorted(): Sea {
  const sea = seaOf({ pieces: { "rome lilybaeum": { LG: 1, GS: 2 } } });
  sea.force("rome", "lilybaeum", { LG: 1 }, { mp: 6, aboard: true });
  return sea.begin({ proc: "embark", force: 0, escortOnly: true });
}

const held = { "carthage panormus": { HI: 1 } };

export const SEA: readonly Row[] = [
  ["sea.noWay", "11.11", "nobody sails from Gythium to Roma in one step", () => to(fleet(), "roma")],
  [
    "sea.twice",
    "11.11",
    "a fleet does not go to and fro in a move",
    () => to(fleet().take("sail ds_ionium", 1).take("sail gythium"), "ds_ionium"),
  ],
  [
    "sea.noHalt",
    "11.21",
    "nobody lies on the deep sea",
    () => not(fleet().take("sail ds_ionium", 1), { type: "halt" }),
  ],
  [
    "sea.pirates",
    "12.62",
    "transports without squadrons do not fight pirates",
    () => to(army(6, {}, { LG: 1 }, { pirates: ["panormus"] }), "panormus"),
  ],
  ["sea.closed", "5.12", "Carthage lets Rome pass, not land", () => to(passing(), "panormus")],
  [
    "sea.noReserve",
    "11.34",
    "landing against an army takes 4 MP, two of them in reserve",
    () => to(army(4, held), "panormus"),
  ],
  [
    "sea.noFighter",
    "9.21",
    "an elephant storms no shore",
    () => not(offPanormus(6, held, { EL: 1 }), { type: "debark" }),
  ],
  ["sea.noLanding", "11.34", "if the attack fails no other shore could be reached", () => to(blockaded(), "panormus")],
  ["sea.noExit", "11.34", "from there no landing is in reach", () => to(cornered(), "ds_tyrrhenum")],
  ["sea.noEscort", "11.32", "two squadrons lie here", () => not(escorted(), { type: "escort", owner: ROME, n: 3 })],
  ["sea.noWithdrawal", "11.42", "no open port is within reach", () => not(shut(), { type: "evade" })],
  [
    "sea.notStopped",
    "11.15",
    "a fleet that was stopped rolls before it sails on",
    () => to(meeting().take("fight", 6, 1, 1), "syracusae"),
  ],
  ["sea.noHaven", "11.42", "a withdrawal leads to a port", () => to(meeting().take("evade"), "lilybaeum")],
  ["sea.onlyPorts", "11.42", "a withdrawal ends in a port", () => not(meeting().take("evade"), { type: "halt" })],
  [
    "sea.toll",
    "12.51",
    "who does not pay leaves as it came",
    () => to(atRhodus(3).take("toll no").take("goOn", 1, 1), "patara"),
  ],
  [
    "sea.mustPay",
    "12.51",
    "an army that could not land there has to pay to go on",
    () => not(atRhodus(1, { GS: 1, HI: 4 }), { type: "toll", yes: false }),
  ],
  ["sea.cannotPayToll", "12.51", "the treasury is empty", () => not(atRhodus(0), { type: "toll", yes: true })],
];
