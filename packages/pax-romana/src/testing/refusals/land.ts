import type { Spoken } from "../spoken.ts";
import type { Refusal } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { CARTHAGE, CAV, data, GREECE, LG, LI, ROME, type OwnerName } from "../../data/index.ts";
import { at, setOut } from "../../rules/battle/testing.ts";
import { PASS } from "../../rules/control/relation.ts";
import { majorMoveOf } from "../../rules/movement/major-move.ts";
import { minorMoveOf } from "../../rules/movement/minor-move.ts";
import { addArmy, horde, pontus, soldier } from "../../state/armies.ts";
import { advanced } from "../../rules/cards/testing.ts";
import { advancedOf } from "../../state/cards.ts";
import { leadKin } from "../../state/force.ts";
import { pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import { ownerOf, position, type Given } from "../position.ts";
import { worldOf } from "../../config.ts";
import { refusedIn, type Row } from "./row.ts";

/** On the march (chapters 9 and 12), and before it. */

/** Everything of an owner in a Space stands there with some MP, and would take a step, or do something else. */
function march(state: State, who: OwnerName, from: string, mp: number, to: string | Action): Refusal | undefined {
  const force = setOut(state, who, from, from, mp);
  const action: Spoken = typeof to === "string" ? { type: "step", node: at(state, to) } : to;
  return refusedIn(state, { proc: "landMove", force }, action);
}

const from = (pieces: NonNullable<Given["pieces"]>, more: Given = {}): State => position("V", { pieces, ...more });

/** Greece lets Rome pass, and no more. */
function passing(): State {
  const state = from({ "rome roma": { LG: 1 }, "greece capua": { HI: 1 } });
  state.pacts[pairOf(GREECE, ROME)] = PASS;
  return state;
}

function invaders(): State {
  const state = from({ "horde0 vetera": { BI: 3 } });
  const { map } = worldOf(state.config);
  const origin = map.province[at(state, "aliso")]!;
  addArmy(state, { ...horde(ownerOf("horde0"), "germans", ROME, origin), use: "anybody" });
  return state;
}

/** Rome plays Pontus, and its army stands beside a Pontine Space. */
function besidePontus(): Refusal | undefined {
  const { land, spaces, ids } = data.map;
  const beside = ids[land[data.map.nodeOf.get("sinope")!]!.find((node) => node < spaces)!]!;
  const state = advanced({ pieces: { "pontus sinope": { HI: 1 }, [`rome ${beside}`]: { LG: 2 } } });
  addArmy(state, pontus(ROME));
  advancedOf(state).pontusPlayer = ROME;
  return march(state, "rome", beside, 5, "sinope");
}

/** Rome leads Greeks from a Space in the Successor Wars. */
function kin(where: string, to: string, pieces: NonNullable<Given["pieces"]> = {}): Refusal | undefined {
  const state = advanced({ pieces: { ...pieces, [`greece ${where}`]: { HI: 2 } } });
  leadKin(state.forces[setOut(state, "greece", where, where, 6)]!);
  state.forces[0]!.power = ROME;
  return refusedIn(state, { proc: "landMove", force: 0 }, { type: "step", node: at(state, to) });
}

function pyrrhus(): State {
  const state = position("V", {
    pieces: { "sof messana": { HI: 2 } },
    config: { options: ["soldierNotInItaly"] },
  });
  addArmy(state, soldier(GREECE));
  return state;
}

const major = (pieces: NonNullable<Given["pieces"]>, more: Given, action: Spoken, ...answers: readonly Spoken[]) =>
  refusedIn(from(pieces, more), majorMoveOf(ROME, "own"), action, { answers });

const legions = { "rome roma": { LG: 3 } };
const atRoma: Spoken = { type: "at", node: at(position("V"), "roma") };

export const LAND: readonly Row[] = [
  [
    "expansion.noMoreMoves",
    "9.11",
    "of the Minor Moves none is left",
    () => refusedIn(from(legions), { proc: "expansion", power: ROME, minors: 0 }, { type: "minor" }),
  ],
  [
    "move.nothingThere",
    "9.14",
    "nobody of Rome is in Carthago",
    () => major(legions, {}, { type: "at", node: at(position("V"), "carthago") }),
  ],
  [
    "units.notNone",
    "9.11",
    "without units and without a leader nothing moves",
    () => major(legions, {}, { type: "none" }, atRoma),
  ],
  [
    "units.notSome",
    "9.11",
    "one legion goes or stays, there is nothing between",
    () => major({ "rome roma": { LG: 1 } }, { leaders: { "rome-4": "roma" } }, { type: "some" }, atRoma),
  ],
  [
    "units.notSoMany",
    "9.11",
    "there are three legions",
    () => major(legions, {}, { type: "takeUnits", unit: LG, n: 4 }, atRoma, { type: "some" }),
  ],
  [
    "garrisons.mountain",
    "12.13",
    "nothing would be left with the garrisons in the Mountain Fortress",
    () =>
      refusedIn(
        from({ "carthage cirta": { LI: 1 } }),
        minorMoveOf(CARTHAGE),
        { type: "breakDownUnit", unit: LI },
        { answers: [{ type: "at", node: at(position("V"), "cirta") }] },
      ),
  ],
  [
    "minor.cannotBreakDown",
    "12.17",
    "cavalry makes no garrisons",
    () =>
      refusedIn(
        from({ "rome roma": { CAV: 1 } }),
        minorMoveOf(ROME),
        { type: "breakDownUnit", unit: CAV },
        { answers: [atRoma] },
      ),
  ],
  ["step.noWay", "9.22", "there is the sea between them", () => march(from(legions), "rome", "roma", 5, "carthago")],
  [
    "step.tooFar",
    "9.21",
    "the strait costs 2 MP",
    () => march(from({ "rome sestus": { LG: 1 } }), "rome", "sestus", 1, "abydos"),
  ],
  [
    "step.noReserve",
    "9.21",
    "1 MP leads to Capua, but the attack there costs another",
    () => march(from({ ...legions, "greece capua": { HI: 1 } }), "rome", "roma", 1, "capua"),
  ],
  [
    "step.noRest",
    "5.12",
    "Greece lets Rome through, not stay, and there are no MP to go on",
    () => march(passing(), "rome", "roma", 1, "capua"),
  ],
  [
    "step.noExit",
    "9.31",
    "on a land point nobody stays, and there would be no MP to leave it",
    () => march(from({ "rome salonae": { LG: 1 } }), "rome", "salonae", 1, "ltp_dalmatia"),
  ],
  [
    "step.strait",
    "9.33",
    "Greek squadrons hold the strait",
    () => march(from({ "rome sestus": { LG: 1 }, "greece abydos": { GS: 1 } }), "rome", "sestus", 5, "abydos"),
  ],
  [
    "step.militia",
    "12.32",
    "militia fights at home",
    () => march(from({ "rome albintimilium": { MIL: 1 } }), "rome", "albintimilium", 5, "massilia"),
  ],
  [
    "step.elephants",
    "10.68",
    "an elephant alone goes only to its own troops",
    () => march(from({ "rome roma": { EL: 1 }, "rome arretium": { LI: 1 } }), "rome", "roma", 3, "capua"),
  ],
  [
    "step.origin",
    "13.4",
    "barbarians who left their province do not come back",
    () => march(invaders(), "horde0", "vetera", 5, "aliso"),
  ],
  [
    "step.noFighter",
    "9.21",
    "a leader alone attacks nobody",
    () => march(from({ "greece capua": { HI: 1 } }, { leaders: { "rome-4": "roma" } }), "rome", "roma", 8, "capua"),
  ],
  [
    "limit.alexandria",
    "3.6",
    "in scenario III Alexandria keeps to its own provinces in the first turn",
    () => march(position("III", { pieces: { "east caesarea": { HI: 1 } } }), "east", "caesarea", 5, "tyrus"),
  ],
  ["limit.greece", "17.2", "in the Successor Wars nobody leaves Greece", () => kin("byzantium", "nicomedia")],
  [
    "limit.leader",
    "17.2",
    "nor is an army led against its leader",
    () => kin("pella", "larissa", { "rome larissa": { LG: 1 } }),
  ],
  ["limit.pontus", "12.55", "whoever plays Pontus does not enter its Spaces", besidePontus],
  [
    "limit.soldier",
    "3.6",
    "the table plays without Pyrrhus in Italy in the first turn",
    () => march(pyrrhus(), "sof", "messana", 5, "rhegium"),
  ],
  [
    "sea.noPort",
    "11.31",
    "Capua is no port",
    () => march(from({ "rome capua": { LG: 1 } }), "rome", "capua", 6, { type: "embark" }),
  ],
  [
    "sea.militia",
    "12.32",
    "militia stays ashore",
    () => march(from({ "rome roma": { MIL: 1 } }), "rome", "roma", 6, { type: "embark" }),
  ],
  [
    "sea.elephants",
    "10.68",
    "an elephant alone boards no ship",
    () => march(from({ "rome roma": { EL: 1 }, "rome arretium": { LI: 1 } }), "rome", "roma", 6, { type: "embark" }),
  ],
  [
    "sea.noMp",
    "11.32",
    "to board, sail and land takes 3 MP",
    () => march(from(legions), "rome", "roma", 2, { type: "embark" }),
  ],
];
