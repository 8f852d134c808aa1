import { CARDS, NONE } from "../../data/vocabulary.ts";
import type { EventTexts } from "../event-texts.ts";
import type { CardEvent } from "../../rules/cards/events.ts";

/** 4.2: it is aimed at nobody. */
const ALLIANCE = CARDS.indexOf("alliance");

/** 17: the log of cards, in English. */
export const cardEvents: Pick<EventTexts, CardEvent["type"]> = {
  cardDrawn: ({ power, card: one }, { who, card }) =>
    `${who(power)} draws ${one === NONE ? "a card" : `a card: ${card(one)}`}`,
  cardPlayed: ({ power, card: one, as, target }, { who, card, to }) =>
    `${who(power)} plays ${card(one)}${as === "mercenaries" ? " for mercenaries" : ""}${target === NONE || target === power ? "" : one === ALLIANCE ? `: ${who(target)}` : ` against ${to(target)}`}`,
  cardVoid: ({ card: one }, { card }) => `${card(one)}: nothing comes of it`,
  cardCancelled: ({ card: one }, { card }) => `${card(one)} is cancelled`,
  cardDiscarded: ({ power, card: one }, { who, card }) => `${who(power)} discards ${card(one)}`,
  cardsReturned: ({ counts }, { who }) =>
    `Cards go back to the deck: ${counts.flatMap((n, power) => (n > 0 ? [`${who(power)} ${n}`] : [])).join(", ") || "none"}`,
  cardStolen: ({ power, from, card: one }, { who, of, card }) =>
    `${who(power)} takes a card out of the hand ${of(from)}${one === NONE ? "" : `: ${card(one)}`}`,
  cardGiven: ({ power, to: taker, card: one }, { who, to, card }) =>
    `${who(power)} gives ${to(taker)} a card${one === NONE ? "" : `: ${card(one)}`}`,
  handSeen: ({ power, of: owner, cards }, { who, of, card, words }) =>
    `${who(power)} looks at the hand ${of(owner)}${cards.length === 0 ? "" : `: ${words.grammar.list(cards.map(card))}`}`,
  tribeSeen: ({ power, node: at, strength }, { who, node }) =>
    `${who(power)} looks at the tribe at ${node(at)}${strength === 0 ? "" : `: strength ${strength}`}`,
  windowOpened: ({ window, powers }, { all, words }) =>
    `Cards may be played (${words.windows[window] ?? window}): ${all(powers)}`,
  answersOpened: ({ powers }, { all }) => `All have answered: ${all(powers)}`,
  passDeclared: ({ power, until }, { who, words }) => `${who(power)} passes: ${words.untils[until] ?? until}`,
  listens: ({ power }, { who }) => `${who(power)} wants to be asked at pauses`,
  activationLost: ({ power }, { who }) => `The gods are angry: ${who(power)} loses the Activation`,
  harvestByCard: ({ territory: at, die, isRich }, { territory }) =>
    `The harvest in ${territory(at)} ${isRich ? "is bounteous" : "fails"} (${die})`,
  leaderLeft: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} has to leave ${node(at)}`,
  conspiracy: ({ of: owner }, { of }) => `A conspiracy against a leader ${of(owner)}`,
  dictator: ({ power, leaders: drawn }, { who, leaders }) => `${who(power)} looks for a Dictator: ${leaders(drawn)}`,
  allianceMade: ({ power, minor }, { who }) => `${who(power)} and ${who(minor)} are allies`,
  allianceBroken: ({ power, minor }, { who }) => `${who(power)} and ${who(minor)} are allies no longer`,
  fleetReplaced: ({ power, n }, { who }) => `${who(power)} replaces Rhodian squadrons: ${n}`,
  pergamumRolled: ({ die, leader }, { leader: name }) =>
    `Pergamum calls for a leader (${die})${leader === NONE ? "" : `: ${name(leader)}`}`,
  pontusCame: ({ power }, { who }) => `Pontus rises in arms, led by ${who(power)}`,
  pontusMoves: ({ power }, { who }) => `The marker of Pontus is drawn: ${who(power)} moves its units`,
  pontusGone: () => "Pontus is no more",
  pontusPlaced: ({ node: at, unit }, { node, count }) => `Pontus musters ${count(1, unit)} at ${node(at)}`,
  successorsRise: ({ power, node: at }, { who, node }) => `${who(power)} stirs up the Greek army at ${node(at)}`,
  freeMarker: ({ power }, { who }) => `${who(power)} has one more marker in the cup, free`,
  disorderDue: ({ power }, { who }) => `Disorder threatens: ${who(power)}`,
  civilWarDue: ({ power }, { who }) => `Civil War comes with the next marker: ${who(power)}`,
  galleysImproved: ({ power }, { of }) => `The galleys ${of(power)} are better armed in this turn`,
  ambushed: ({ power, owner, node: at, die, need }, { who, of, node }) =>
    `${who(power)} ambushes the army ${of(owner)} at ${node(at)}: ${die}, so ${need} BP are lost`,
  transportLost: ({ power, owner, node: at }, { who, of, node }) =>
    `${who(power)} falls upon the transport ${of(owner)} at ${node(at)}`,
  inventorPlaced: ({ node: at }, { node }) =>
    `An inventor works at ${node(at)}: two shifts for whoever defends its walls`,
  enginePlaced: ({ power, node: at }, { who, node }) => `${who(power)} builds a siege engine at ${node(at)}`,
  engineHauled: ({ power, node: at, yes }, { who, node }) =>
    `${who(power)} ${yes ? "takes the siege engine along from" : "leaves the siege engine at"} ${node(at)}`,
  engineUsed: ({ power, node: at }, { of, node }) =>
    `The siege engine ${of(power)} stands before the walls of ${node(at)}`,
  engineLost: ({ power }, { of }) => `The siege engine ${of(power)} is lost`,
  delays: ({ power }, { who }) => `${who(power)} plays for time: withdrawals in this turn are free`,
  conquers: ({ power }, { who }) => `${who(power)} has a conqueror: he may move twice in this Activation`,
  mercenariesCame: ({ power, node: at, unit, n }, { who, node, count }) =>
    `${who(power)} takes ${count(n, unit)} into its pay at ${node(at)}`,
  garrisonCame: ({ power, node: at }, { of, node }) => `A garrison ${of(power)} stands at ${node(at)}`,
};
