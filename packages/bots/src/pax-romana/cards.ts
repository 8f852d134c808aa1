import { CARDS, worldOf, type CardName } from "@ara/pax-romana";
import type { Outlook } from "./outlook.ts";
import { about, type Questions, type Worth } from "./question.ts";

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
  "pontus",
  "traitor",
  "mercenaries",
  "soldier-of-fortune",
  "stability-and-opportunity",
  "deus-ex-machina",
];

const dearness = (kind: string | undefined): number => DEAR.indexOf(kind as CardName);

/** 17.15: plays what helps at once, and otherwise goes on. */
const playOwn = (kind: string | undefined, outlook: Outlook): number => {
  if (kind === "alliance-with-rhodes" && outlook.treasury < outlook.reserve + 3) return NEVER;
  if (kind === "mercenaries" && outlook.treasury < outlook.reserve + 2) return NEVER;
  if (kind === "raise-the-militia" && outlook.view.powers[outlook.power]!.stability < 1) return NEVER;
  return AT_ONCE.has(kind ?? "") ? GLADLY : NEVER;
};

/** Answers with cards among those of another question; undefined for all others. */
export function worthOfCard(
  { type: verb, kind }: { readonly type: string; readonly kind?: string },
  outlook: Outlook,
): number | undefined {
  if (verb === "playCard") return playOwn(kind, outlook);
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
  "expansion.garrison": (_view, { node }, outlook) => (node === undefined ? 0 : -outlook.foe[node]!),
  "insurrection.where": rivals,
  "insurrection.whose": leading,
  "mercenaries.what": (view, { unit }) => (unit === undefined ? 0 : worldOf(view.config).data.units.bp[unit]!),
  "mercenaries.where": (_view, { node }, outlook) =>
    node === undefined ? 0 : outlook.own[node]! + outlook.threat(node),
  "militia.gathers": (_view, { node }, outlook) => (node === undefined ? 0 : outlook.threat(node)),
  "mission.which": (_view, { node }) => (node === undefined ? 0 : 1),
  "opportunity.which": (_view, { kind }) => (kind === "marker" ? 1 : 0),
  "pontus.place": (_view, { node }, outlook) => (node === undefined ? 0 : outlook.own[node]! - outlook.foe[node]!),
  "rhodes.replace": (_view, { yes }, outlook) => (yes === outlook.treasury >= outlook.reserve + 2 ? 1 : 0),
  "tribes.return": (_view, { node }, outlook) => (node === undefined ? 0 : outlook.foe[node]! - outlook.own[node]!),
};
