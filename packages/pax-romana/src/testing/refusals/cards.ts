import type { Refusal } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import {
  BI,
  CARTHAGE,
  FRESH,
  GALLIC_REVOLT,
  GREECE,
  GS,
  LG,
  NONE,
  ROME,
  type CardName,
  type PowerName,
} from "../../data/index.ts";
import { battle, begin, setOut } from "../../rules/battle/testing.ts";
import { advanced, hold, struckBy } from "../../rules/cards/testing.ts";
import { stepRefusal } from "../../rules/movement/steps.ts";
import { sailRefusal } from "../../rules/naval/courses.ts";
import { placeEngine } from "../../rules/units/helepolis.ts";
import { advancedOf } from "../../state/cards.ts";
import { allianceDealOf } from "../../rules/diplomacy/deal.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import { addToForce, emptyForce } from "../../state/force.ts";
import { nodeIn, powerOf, type Given } from "../position.ts";
import { refusedIn, refusedNow, type Row } from "./row.ts";

const HOME = { "rome roma": { LG: 3, city: 5 }, "carthage carthago": { HI: 2, city: 5 } };

/** Why a power cannot play a card in its own Activation. */
function played(
  name: PowerName,
  card: CardName,
  given: Given = {},
  type: "playCard" | "cardAsMercenaries" = "playCard",
): Refusal | undefined {
  const state = hold(advanced({ pieces: HOME, settled: true, ...given }), name, card);
  const power = powerOf(name);
  return refusedIn(state, { proc: "activation", step: "operation", power, drawn: false }, { type, kind: card });
}

const invaded = { ...HOME, "carthage capua": { HI: 1 } };

function levied(): Refusal | undefined {
  const state = hold(advanced({ pieces: invaded, stability: { rome: 5 }, settled: true }), "rome", "raise-the-militia");
  setFlag(state, ROME, FLAGS.levied);
  const frame = { proc: "activation", step: "operation", power: ROME, drawn: false } as const;
  return refusedIn(state, frame, { type: "playCard", kind: "raise-the-militia" });
}

function engineInPlay(): Refusal | undefined {
  const given = { pieces: HOME, treasury: { rome: 4 }, settled: true };
  const state = hold(advanced(given), "rome", "poliorcetes-effect");
  placeEngine(state, CARTHAGE, nodeIn(worldOf(state.config).map, "carthago"));
  const frame = { proc: "activation", step: "operation", power: ROME, drawn: false } as const;
  return refusedIn(state, frame, { type: "playCard", kind: "poliorcetes-effect" });
}

function circuses(): Refusal | undefined {
  const stability = { carthage: 2, greece: 5, east: 5 };
  const state = advanced({ pieces: HOME, stability, treasury: { carthage: 9 } });
  return refusedIn(state, struckBy(state, "rome", "stability-check"), { type: "payUnrest", n: 3 });
}

function notHeld(): Refusal | undefined {
  const frame = { proc: "activation", step: "operation", power: CARTHAGE, drawn: false } as const;
  return refusedIn(advanced(), frame, { type: "playCard", kind: "spies" });
}

/** Cards (chapter 17). */
export const CARDS: readonly Row[] = [
  ["card.notNow", "17.15", "Deus ex Machina answers another card", () => played("rome", "deus-ex-machina")],
  ["card.nobody", "17.2", "nobody else holds a card to be spied", () => played("rome", "spies")],
  ["card.notHeld", "17.15", "who has no cards plays none", notHeld],
  [
    "card.mercenaries",
    "12.24",
    "only Carthage takes mercenaries for any card",
    () => played("greece", "spies", {}, "cardAsMercenaries"),
  ],
  [
    "card.tooFewTalents",
    "12.23",
    "mercenaries cost two Talents",
    () => played("carthage", "mercenaries", { treasury: { carthage: 1 } }),
  ],
  ["card.nowhere", "17.2", "settlers go out from land units", () => played("greece", "independent-expansion")],
  [
    "card.noElite",
    "17.2",
    "who has no Elite leader is no conqueror",
    () => played("rome", "conqueror", { leaders: { "rome-3": "roma" } }),
  ],
  [
    "card.engineCost",
    "17.2",
    "a siege engine costs two Talents",
    () => played("rome", "poliorcetes-effect", { treasury: { rome: 1 } }),
  ],
  ["card.engineInPlay", "17.2", "there is only one siege engine", engineInPlay],
  ["card.tooLate", "17.2", "a conqueror is named before the first Move", tooLate],
  ["card.notBoth", "17.2", "no conqueror plays for time", notBoth],
  [
    "card.notYourBattle",
    "17.2",
    "whose troops do not fight surprises nobody",
    () => counted("rome", "tactical-surprise", true),
  ],
  ["card.noCityUsed", "17.2", "the Inventor defends walls", () => counted("east", "archimedes-effect", false)],
  ["card.void", "17.2", "galleys are improved once in a turn", improved],
  [
    "card.notStable",
    "17.2",
    "opportunity is for the stable",
    () => played("rome", "stability-and-opportunity", { stability: { rome: -2 } }),
  ],
  ["card.noTribe", "17.2", "no tribe is near", () => played("rome", "diplomatic-mission-into-interior")],
  [
    "card.turmoil",
    "17.2",
    "nobody follows in Turmoil",
    () => played("rome", "raise-the-militia", { pieces: invaded, stability: { rome: -5 } }),
  ],
  [
    "card.noEnemies",
    "17.2",
    "no enemy is at home",
    () => played("rome", "raise-the-militia", { stability: { rome: 5 } }),
  ],
  [
    "card.notInvaded",
    "12.47",
    "no enemy army is at home",
    () => played("rome", "soldier-of-fortune", { pieces: HOME }),
  ],
  [
    "card.noLeader",
    "12.47",
    "a Dictator takes the place of a leader",
    () => played("rome", "soldier-of-fortune", { pieces: invaded }),
  ],
  [
    "card.soldierInPlay",
    "12.42",
    "there is only one Soldier of Fortune",
    () => played("carthage", "soldier-of-fortune", { pieces: { ...HOME, "sof utica": { HI: 1 } } }),
  ],
  [
    "card.alliancePrice",
    "12.51",
    "an alliance with Rhodes costs three Talents",
    () =>
      played("rome", "alliance-with-rhodes", {
        pieces: { ...HOME, "rhodes rhodus": { HI: 2, city: 5, GS: 2 } },
        treasury: { rome: 2 },
      }),
  ],
  ["card.allied", "17.2", "whoever is the ally of Rhodes needs no second alliance", alliedWithRhodes],
  ["deal.card", "4.2", "nobody gives a card he does not have", givesCard],
  ["card.levied", "12.32", "militia comes once in an Activation", levied],
  ["rebellion.notThere", "13.3", "rebels rise in Sardinia, not in Rome", rising],
  ["rebellion.notThose", "13.3", "units are given that make eight BP", giving],
  ["sea.cyprus", "13.3", "Cyprus is in revolt", shut],
  ["step.gaul", "13.3", "the revolt stays in Gaul", roaming],
  ["card.circuses", "17.2", "games cost two Talents and no more", circuses],
];

function tooLate(): Refusal | undefined {
  const state = hold(advanced({ pieces: HOME }), "rome", "conqueror");
  const frame = { proc: "expansion", power: ROME, minors: 2 } as const;
  const moved = { step: "choose", majorsLeft: 1, minorsLeft: 1, noTown: [] };
  return refusedIn(state, { ...frame, ...moved }, { type: "playCard", kind: "conqueror" });
}

function notBoth(): Refusal | undefined {
  const state = hold(advanced({ pieces: HOME }), "rome", "cunctator");
  setFlag(state, ROME, FLAGS.conquered);
  const frame = { proc: "activation", step: "operation", power: ROME, drawn: false } as const;
  return refusedIn(state, frame, { type: "playCard", kind: "cunctator" });
}

/** Rome has a card when Greece attacks The East in Larissa: its City is used; or The East itself, in the field. */
function counted(name: PowerName, kind: CardName, walls: boolean): Refusal | undefined {
  const pieces = { ...HOME, "greece pella": { HI: 2 }, "east larissa": { HI: 2, city: 5 } };
  const state = hold(advanced({ pieces, treasury: { greece: 0, east: 0 } }), name, kind);
  const call = battle(state, setOut(state, "greece", "pella", "larissa"), ["east"]);
  const pass = name === "east" ? [{ type: "passCard", kind: "now" }] : [];
  const answers = [...pass, { type: "stand" }, { type: "useWalls", yes: walls }];
  return refusedIn(state, call, { type: "playCard", kind }, { dice: [3, 5], answers });
}

function alliedWithRhodes(): Refusal | undefined {
  const pieces = { ...HOME, "rhodes rhodus": { HI: 2, city: 5, GS: 2 } };
  const state = hold(advanced({ pieces, treasury: { rome: 9 } }), "rome", "alliance-with-rhodes");
  advancedOf(state).rhodesAlly = ROME;
  const frame = { proc: "activation", step: "operation", power: ROME, drawn: false } as const;
  return refusedIn(state, frame, { type: "playCard", kind: "alliance-with-rhodes" });
}

function givesCard(): Refusal | undefined {
  const state = hold(advanced({ pieces: HOME }), "rome", "spies");
  const answers = [{ type: "term", kind: "card", power: ROME }];
  return refusedIn(state, allianceDealOf(ROME, CARTHAGE), { type: "termCard", kind: "pontus" }, { answers });
}

function improved(): Refusal | undefined {
  const state = hold(advanced({ pieces: HOME }), "rome", "corvus");
  setFlag(state, ROME, FLAGS.galleyTechnology);
  const frame = { proc: "activation", step: "operation", power: ROME, drawn: false } as const;
  return refusedIn(state, frame, { type: "playCard", kind: "corvus" });
}

function rising(): Refusal | undefined {
  const state = advanced({ pieces: HOME, settled: true });
  begin(state, struckBy(state, "rome", "rebellion"), [5, 6]);
  return refusedNow(state, { type: "choose", node: nodeIn(worldOf(state.config).map, "roma") });
}

function giving(): Refusal | undefined {
  const state = advanced({ pieces: { ...HOME, "rome salonae": { LG: 1, LI: 5, CAV: 5 } }, settled: true });
  begin(state, struckBy(state, "carthage", "rebellion"), [2, 3]);
  return refusedNow(state, { type: "giveUp", node: nodeIn(worldOf(state.config).map, "roma"), unit: LG });
}

function shut(): Refusal | undefined {
  const state = advanced({ pieces: { ...HOME, "greece rhodus": { GS: 1 } }, settled: true });
  const { map } = worldOf(state.config);
  state.rebellions!.cyprusClosed = true;
  const salamis = nodeIn(map, "salamis");
  const from = map.sea[salamis]!.find((node) => node >= map.spaces)!;
  const force = { ...emptyForce(GREECE, from, true), mp: NONE };
  addToForce(state, force, GREECE, FRESH, GS, 1);
  return sailRefusal(state, force, salamis, []);
}

function roaming(): Refusal | undefined {
  const state = advanced({ pieces: HOME, settled: true });
  const { map } = worldOf(state.config);
  const force = { ...emptyForce(ROME, nodeIn(map, "massilia")), mp: 9 };
  addToForce(state, force, GALLIC_REVOLT, FRESH, BI, 1);
  const out = map.land[force.node]!.find((to) => to < map.spaces && map.territoryIds[map.territory[to]!] !== "gaul")!;
  return stepRefusal(state, force, out);
}
