import { CARDS, countsOn, underWay, worldOf, type CardName, type Power, type Side, type View } from "@ara/pax-romana";
import type { Outlook } from "./outlook.ts";
import { about, inFrame, type Questions, type Worth } from "./question.ts";

/** Worth of an answer that plays a card beside those that go on without one. */
const GLADLY = 1000;
const NEVER = -1000;

/** Cards that are better the sooner they are played, in one's own Activation. */
const AT_ONCE: ReadonlySet<string> = new Set<CardName>([
  "alliance-with-pergamum",
  "alliance-with-rhodes",
  "independent-expansion",
  "mercenaries",
  "pontus",
  "raise-the-militia",
  "soldier-of-fortune",
  "spies",
  "stability-and-opportunity",
  "traitor",
]);

/** Cards that may be of use in somebody else's hands, the dearest last: what is kept, and given up last. */
const DEAR: readonly CardName[] = [
  "diplomatic-mission-into-interior",
  "alliance-with-rhodes",
  "alliance-with-pergamum",
  "artillery-engines",
  "corvus",
  "harpax",
  "raise-the-militia",
  "spies",
  "independent-expansion",
  "cunctator",
  "archimedes-effect",
  "poliorcetes-effect",
  "conqueror",
  "pontus",
  "traitor",
  "mercenaries",
  "ambush",
  "naval-ambush",
  "soldier-of-fortune",
  "stability-and-opportunity",
  "tactical-surprise",
  "deus-ex-machina",
];

const dearness = (kind: string | undefined): number => DEAR.indexOf(kind as CardName);

/** 17.15: plays what helps at once, and otherwise goes on. */
const playOwn = (kind: string | undefined, outlook: Outlook): number => {
  if (kind === "alliance-with-rhodes" && outlook.treasury < outlook.reserve + 3) return NEVER;
  if (kind === "mercenaries" && outlook.treasury < outlook.reserve + 2) return NEVER;
  if (kind === "raise-the-militia" && outlook.view.powers[outlook.power]!.stability < 1) return NEVER;
  if (kind === "poliorcetes-effect") return outlook.treasury >= outlook.reserve + 4 ? GLADLY : NEVER;
  // R312: a conqueror for an Expansion that is under way.
  if (kind === "conqueror") return outlook.view.frames.at(-1)?.proc === "expansion" ? GLADLY : NEVER;
  return AT_ONCE.has(kind ?? "") ? GLADLY : NEVER;
};

/** 17.2: shifts decide a battle while they are fewer than this for one's own side. */
const ENOUGH = 2;

/** Which side of the battle under way is one's own: 1 the attacker, -1 the defender, 0 neither. */
function ownSide(view: View, power: Power): number {
  const { attacker, defender } = inFrame(view, "landBattle");
  return attacker.power === power ? 1 : defender.power === power ? -1 : 0;
}

/** Whether the battle under way is one of fleets. */
function isAtSea(view: View): boolean {
  return underWay(view, "navalBattle") !== undefined;
}

/** 17.2: cards that answer an instant of a march, a voyage or a battle. */
const ANSWERS: Readonly<Partial<Record<string, (view: View, power: Power) => boolean>>> = {
  ambush: () => true,
  "naval-ambush": () => true,
  "tactical-surprise": (view, power) => inFrame(view, "landBattle").net * ownSide(view, power) < ENOUGH,
  // Both count shifts in battles that would go ill; before the dice nobody knows yet.
  "archimedes-effect": (view, power) =>
    underWay(view, "cardWindow")?.window === "shifts" &&
    ownSide(view, power) === -1 &&
    -inFrame(view, "landBattle").net < ENOUGH,
  cunctator: (view, power) =>
    underWay(view, "cardWindow")?.window === "battle" &&
    !isAtSea(view) &&
    ownSide(view, power) === -1 &&
    isOutnumbered(view),
  "artillery-engines": isAtSea,
  corvus: isAtSea,
  harpax: isAtSea,
};

/** Whether the attacker has half as much again as who is attacked. */
function isOutnumbered(view: View): boolean {
  const { space, attacker, defender } = inFrame(view, "landBattle");
  const { bp } = worldOf(view.config).data.units;
  const strength = (side: Side): number => countsOn(view, space, side).reduce((sum, n, unit) => sum + n * bp[unit]!, 0);
  return 2 * strength(attacker) > 3 * strength(defender);
}

/** Answers with cards among those of another question; undefined for all others. */
export function worthOfCard(
  { type: verb, kind, yes }: { readonly type: string; readonly kind?: string; readonly yes?: boolean },
  outlook: Outlook,
): number | undefined {
  if (verb === "playCard") return playOwn(kind, outlook);
  // R306: a siege engine goes where the army goes.
  if (verb === "haulEngine") return yes === true ? GLADLY : NEVER;
  return verb === "cardAsMercenaries" || verb === "discardCard" || verb === "speak" ? NEVER : undefined;
}

/** 17.2 Deus ex Machina: against a card that strikes oneself, or that brings a rival much. */
const ANSWERED: ReadonlySet<string> = new Set<CardName>([
  "traitor",
  "stability-check",
  "conspiracy",
  "stability-and-opportunity",
]);

const window: Worth = (view, { type: verb, kind }, outlook) => {
  if (verb === "passCard") return kind === "now" ? 1 : 0;
  if (verb === "playCard" && ANSWERS[kind]?.(view, outlook.power) === true) return GLADLY;
  if (verb !== "playCard" || kind !== "deus-ex-machina") return NEVER;
  const frame = view.frames.findLast(({ proc }) => proc === "playCard") as
    | { readonly card: number; readonly target: number }
    | undefined;
  const isStruck = frame !== undefined && frame.target === outlook.power;
  return isStruck && ANSWERED.has(CARDS[frame.card]!) ? GLADLY : NEVER;
};

/** R294: of four cards the one that helps now is played, else the one that is least dear goes. */
const full: Worth = (_view, { type: verb, kind }, outlook) => {
  if (verb === "playCard") return playOwn(kind, outlook);
  return verb === "discardCard" ? -dearness(kind) : NEVER;
};

/** The rival who is ahead. */
const leading: Worth = (view, { power }, outlook) =>
  power === undefined ? 0 : power === outlook.power ? NEVER : view.powers[power]!.victoryPoints;

const bestOf: Worth = (view, { leader }) => {
  if (leader === undefined) return 0;
  const { tactical, campaign } = worldOf(view.config).data.leaders;
  return tactical[leader]! + campaign[leader]! / 2;
};

/** 17.2: a rival's garrison, where it is all he has. */
const rivals: Worth = (_view, { node }, outlook) =>
  node === undefined ? 0 : outlook.ownUnits[node]! > 0 ? -1 : 1 + outlook.foe[node]!;

/** What of one's own stands where; the least worth goes first. */
const desert = about(["giveUp", "done"], (view, action) =>
  action.type === "done" ? 1 : -worldOf(view.config).data.units.bp[action.unit]!,
);

/** 13.3: rebels trouble rivals, not us. */
const elsewhere: Worth = (_view, { node }, outlook) =>
  node === undefined ? 0 : outlook.foe[node]! - 2 * outlook.own[node]!;

const provinceOfRivals: Worth = (_view, { province }, outlook) =>
  province === undefined
    ? 0
    : outlook.world.map.spacesOf[province]!.reduce((sum, node) => sum + outlook.foe[node]! - 2 * outlook.own[node]!, 0);

/** Chapter 17: cards. */
export const cardQuestions: Questions = {
  "card.full": full,
  "card.limit": (_view, { kind }) => -dearness(kind),
  "card.keep": (_view, { kind }) => dearness(kind),
  "card.target": leading,
  "card.window": window,
  "check.circuses": about(["payUnrest"], (_view, { n }, outlook) => (outlook.treasury - n >= 2 ? n : -n)),
  "civilWar.units": desert,
  "civilWar.rises": (_view, { node }, outlook) => (node === undefined ? 0 : outlook.own[node]! - outlook.threat(node)),
  "conspiracy.leader": bestOf,
  "dictator.leaves": (view, action, outlook) => -bestOf(view, action, outlook),
  "dictator.where": (_view, { node }, outlook) => (node === undefined ? 0 : outlook.own[node]!),
  "dictator.who": bestOf,
  "diesIrae.pay": (_view, { yes }, outlook) => (yes === outlook.treasury >= 4 ? 1 : 0),
  "battle.engine": (_view, { yes }) => (yes === true ? 1 : 0),
  "engine.where": (_view, { node }, outlook) => (node === undefined ? 0 : outlook.own[node]!),
  "expansion.garrison": (_view, { node }, outlook) => (node === undefined ? 0 : -outlook.foe[node]!),
  "inventor.where": (view, { node }) => (node !== undefined && underWay(view, "landBattle")?.space === node ? 1 : 0),
  "insurrection.where": rivals,
  "insurrection.whose": leading,
  "mercenaries.what": (view, { unit }) => (unit === undefined ? 0 : worldOf(view.config).data.units.bp[unit]!),
  "mercenaries.where": (_view, { node }, outlook) =>
    node === undefined ? 0 : outlook.own[node]! + outlook.threat(node),
  "militia.gathers": (_view, { node }, outlook) => (node === undefined ? 0 : outlook.threat(node)),
  "mission.which": (_view, { node }) => (node === undefined ? 0 : 1),
  "opportunity.which": (_view, { kind }) => (kind === "marker" ? 1 : 0),
  "activation.disband": about(["giveUp", "done"], (_view, action) => (action.type === "done" ? 1 : 0)),
  "africa.next": (_view, { node }, outlook) => (node === undefined ? 0 : outlook.foe[node]!),
  "massive.place": elsewhere,
  "massive.province": provinceOfRivals,
  "rebellion.bleeds": leading,
  "rebellion.blood": desert,
  "rebellion.garrison": rivals,
  "rebellion.place": elsewhere,
  "rebellion.units": desert,
  "rebellion.where": rivals,
  "pontus.place": (_view, { node }, outlook) => (node === undefined ? 0 : outlook.own[node]! - outlook.foe[node]!),
  "rhodes.replace": (_view, { yes }, outlook) => (yes === outlook.treasury >= outlook.reserve + 2 ? 1 : 0),
  "successors.army": (_view, { node }, outlook) => (node === undefined ? 0 : outlook.foe[node]!),
  "tribes.return": (_view, { node }, outlook) => (node === undefined ? 0 : outlook.foe[node]! - outlook.own[node]!),
};
