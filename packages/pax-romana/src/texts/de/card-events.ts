import { CARDS, NONE } from "../../data/vocabulary.ts";
import type { EventTexts } from "../event-texts.ts";
import type { CardEvent } from "../../rules/cards/events.ts";

/** 4.2: it is aimed at nobody. */
const ALLIANCE = CARDS.indexOf("alliance");

/** 17: the log of cards, in German. */
export const cardEvents: Pick<EventTexts, CardEvent["type"]> = {
  cardDrawn: ({ power, card: one }, { who, card }) =>
    `${who(power)} zieht ${one === NONE ? "eine Karte" : `eine Karte: ${card(one)}`}`,
  cardPlayed: ({ power, card: one, as, target }, { who, card, to }) =>
    `${who(power)} spielt ${card(one)}${as === "mercenaries" ? " für Söldner" : ""}${target === NONE || target === power ? "" : one === ALLIANCE ? `: ${who(target)}` : ` gegen ${to(target)}`}`,
  cardVoid: ({ card: one }, { card }) => `${card(one)}: es geschieht nichts`,
  cardCancelled: ({ card: one }, { card }) => `${card(one)} wird aufgehoben`,
  cardDiscarded: ({ power, card: one }, { who, card }) => `${who(power)} legt ab: ${card(one)}`,
  cardsReturned: ({ counts }, { who }) =>
    `Karten gehen zurück in den Stapel: ${counts.flatMap((n, power) => (n > 0 ? [`${who(power)} ${n}`] : [])).join(", ") || "keine"}`,
  cardStolen: ({ power, from, card: one }, { who, of, card }) =>
    `${who(power)} nimmt eine Karte aus der Hand ${of(from)}${one === NONE ? "" : `: ${card(one)}`}`,
  cardGiven: ({ power, to: taker, card: one }, { who, to, card }) =>
    `${who(power)} gibt ${to(taker)} eine Karte${one === NONE ? "" : `: ${card(one)}`}`,
  handSeen: ({ power, of: owner, cards }, { who, of, card, words }) =>
    `${who(power)} sieht die Hand ${of(owner)}${cards.length === 0 ? "" : `: ${words.grammar.list(cards.map(card))}`}`,
  tribeSeen: ({ power, node: at, strength }, { who, node }) =>
    `${who(power)} sieht sich den Stamm in ${node(at)} an${strength === 0 ? "" : `: Stärke ${strength}`}`,
  windowOpened: ({ window, powers }, { all, words }) =>
    `Karten dürfen ausgespielt werden (${words.windows[window] ?? window}): ${all(powers)}`,
  answersOpened: ({ powers }, { all }) => `Alle haben geantwortet: ${all(powers)}`,
  passDeclared: ({ power, until }, { who, words }) => `${who(power)} passt: ${words.untils[until] ?? until}`,
  listens: ({ power }, { who }) => `${who(power)} will in Pausen gefragt werden`,
  activationLost: ({ power }, { who }) => `Die Götter zürnen: ${who(power)} verliert die Aktivierung`,
  harvestByCard: ({ territory: at, die, isRich }, { territory }) =>
    `Die Ernte in ${territory(at)} ${isRich ? "ist reich" : "fällt aus"} (${die})`,
  leaderLeft: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} muss ${node(at)} verlassen`,
  conspiracy: ({ of: owner }, { of }) => `Eine Verschwörung gegen einen Feldherrn ${of(owner)}`,
  dictator: ({ power, leaders: drawn }, { who, leaders }) => `${who(power)} sucht einen Diktator: ${leaders(drawn)}`,
  allianceMade: ({ power, minor }, { who }) => `${who(power)} und ${who(minor)} sind verbündet`,
  allianceBroken: ({ power, minor }, { who }) => `${who(power)} und ${who(minor)} sind nicht länger verbündet`,
  fleetReplaced: ({ power, n }, { who }) => `${who(power)} ersetzt rhodische Geschwader: ${n}`,
  pergamumRolled: ({ die, leader }, { leader: name }) =>
    `Pergamon ruft nach einem Feldherrn (${die})${leader === NONE ? "" : `: ${name(leader)}`}`,
  pontusCame: ({ power }, { who }) => `Pontos greift zu den Waffen; für Pontos zieht ${who(power)}`,
  pontusMoves: ({ power }, { who }) => `Der Marker von Pontos wird gezogen: ${who(power)} bewegt seine Einheiten`,
  pontusGone: () => "Pontos ist nicht mehr",
  pontusPlaced: ({ node: at, unit }, { node, count }) => `Pontos stellt ${count(1, unit)} in ${node(at)} auf`,
  successorsRise: ({ power, node: at }, { who, node }) => `${who(power)} hetzt das griechische Heer in ${node(at)} auf`,
  freeMarker: ({ power }, { who }) => `${who(power)} hat einen Marker mehr im Becher, kostenlos`,
  disorderDue: ({ power }, { who }) => `Unruhen drohen: ${who(power)}`,
  civilWarDue: ({ power }, { who }) => `Mit dem nächsten Marker kommt der Bürgerkrieg: ${who(power)}`,
  galleysImproved: ({ power }, { of }) => `Die Galeeren ${of(power)} sind in dieser Runde besser bewaffnet`,
  ambushed: ({ power, owner, node: at, die, need }, { who, of, node }) =>
    `${who(power)} überfällt das Heer ${of(owner)} bei ${node(at)}: ${die}, also ${need} KP Verlust`,
  transportLost: ({ power, owner, node: at }, { who, of, node }) =>
    `${who(power)} überfällt den Transport ${of(owner)} bei ${node(at)}`,
  inventorPlaced: ({ node: at }, { node }) =>
    `Ein Erfinder wirkt in ${node(at)}: zwei Verschiebungen für den, der die Mauern verteidigt`,
  enginePlaced: ({ power, node: at }, { who, node }) => `${who(power)} baut in ${node(at)} einen Belagerungsturm`,
  engineHauled: ({ power, node: at, yes }, { who, node }) =>
    yes
      ? `${who(power)} nimmt den Belagerungsturm von ${node(at)} mit`
      : `${who(power)} lässt den Belagerungsturm in ${node(at)} zurück`,
  engineUsed: ({ power, node: at }, { of, node }) =>
    `Der Belagerungsturm ${of(power)} steht vor den Mauern von ${node(at)}`,
  engineLost: ({ power }, { of }) => `Der Belagerungsturm ${of(power)} ist verloren`,
  delays: ({ power }, { who }) => `${who(power)} spielt auf Zeit: Rückzüge kosten in dieser Runde nichts`,
  conquers: ({ power }, { who }) => `${who(power)} hat einen Eroberer: er darf in dieser Aktivierung zweimal ziehen`,
  mercenariesCame: ({ power, node: at, unit, n }, { who, node, count }) =>
    `${who(power)} nimmt in ${node(at)} in Sold: ${count(n, unit)}`,
  garrisonCame: ({ power, node: at }, { of, node }) => `Eine Garnison ${of(power)} steht in ${node(at)}`,
};
