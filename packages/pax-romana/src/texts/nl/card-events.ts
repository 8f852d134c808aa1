import { CARDS, NONE } from "../../data/vocabulary.ts";
import type { EventTexts } from "../event-texts.ts";
import type { CardEvent } from "../../rules/cards/events.ts";

/** 4.2: it is aimed at nobody. */
const ALLIANCE = CARDS.indexOf("alliance");

/** 17: the log of cards, in Dutch. */
export const cardEvents: Pick<EventTexts, CardEvent["type"]> = {
  cardDrawn: ({ power, card: one }, { who, card }) =>
    `${who(power)} trekt ${one === NONE ? "een kaart" : `een kaart: ${card(one)}`}`,
  cardPlayed: ({ power, card: one, as, target }, { who, card, to }) =>
    `${who(power)} speelt ${card(one)}${as === "mercenaries" ? " voor huurlingen" : ""}${target === NONE || target === power ? "" : one === ALLIANCE ? `: ${who(target)}` : ` tegen ${to(target)}`}`,
  cardVoid: ({ card: one }, { card }) => `${card(one)}: er gebeurt niets`,
  cardCancelled: ({ card: one }, { card }) => `${card(one)} wordt opgeheven`,
  cardDiscarded: ({ power, card: one }, { who, card }) => `${who(power)} legt af: ${card(one)}`,
  cardsReturned: ({ counts }, { who }) =>
    `Kaarten gaan terug in de stapel: ${counts.flatMap((n, power) => (n > 0 ? [`${who(power)} ${n}`] : [])).join(", ") || "geen"}`,
  cardStolen: ({ power, from, card: one }, { who, of, card }) =>
    `${who(power)} neemt een kaart uit de hand ${of(from)}${one === NONE ? "" : `: ${card(one)}`}`,
  cardGiven: ({ power, to: taker, card: one }, { who, to, card }) =>
    `${who(power)} geeft ${to(taker)} een kaart${one === NONE ? "" : `: ${card(one)}`}`,
  handSeen: ({ power, of: owner, cards }, { who, of, card, words }) =>
    `${who(power)} bekijkt de hand ${of(owner)}${cards.length === 0 ? "" : `: ${words.grammar.list(cards.map(card))}`}`,
  tribeSeen: ({ power, node: at, strength }, { who, node }) =>
    `${who(power)} bekijkt de stam in ${node(at)}${strength === 0 ? "" : `: sterkte ${strength}`}`,
  windowOpened: ({ window, powers }, { all, words }) =>
    `Er mogen kaarten worden gespeeld (${words.windows[window] ?? window}): ${all(powers)}`,
  answersOpened: ({ powers }, { all }) => `Allen hebben geantwoord: ${all(powers)}`,
  passDeclared: ({ power, until }, { who, words }) => `${who(power)} past: ${words.untils[until] ?? until}`,
  listens: ({ power }, { who }) => `${who(power)} wil in pauzes worden gevraagd`,
  activationLost: ({ power }, { who }) => `De goden zijn vertoornd: ${who(power)} verliest de activatie`,
  harvestByCard: ({ territory: at, die, isRich }, { territory }) =>
    `De oogst in ${territory(at)} ${isRich ? "is rijk" : "mislukt"} (${die})`,
  leaderLeft: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} moet ${node(at)} verlaten`,
  conspiracy: ({ of: owner }, { of }) => `Een samenzwering tegen een veldheer ${of(owner)}`,
  dictator: ({ power, leaders: drawn }, { who, leaders }) => `${who(power)} zoekt een dictator: ${leaders(drawn)}`,
  allianceMade: ({ power, minor }, { who }) => `${who(power)} en ${who(minor)} zijn bondgenoten`,
  allianceBroken: ({ power, minor }, { who }) => `${who(power)} en ${who(minor)} zijn geen bondgenoten meer`,
  fleetReplaced: ({ power, n }, { who }) => `${who(power)} vervangt Rhodische eskaders: ${n}`,
  pergamumRolled: ({ die, leader }, { leader: name }) =>
    `Pergamum roept om een veldheer (${die})${leader === NONE ? "" : `: ${name(leader)}`}`,
  pontusCame: ({ power }, { who }) => `Pontus grijpt naar de wapens; ${who(power)} leidt het`,
  pontusMoves: ({ power }, { who }) => `Het fiche van Pontus wordt getrokken: ${who(power)} beweegt zijn eenheden`,
  pontusGone: () => "Pontus is niet meer",
  pontusPlaced: ({ node: at, unit }, { node, count }) => `Pontus stelt ${count(1, unit)} op in ${node(at)}`,
  successorsRise: ({ power, node: at }, { who, node }) => `${who(power)} hitst het Griekse leger in ${node(at)} op`,
  freeMarker: ({ power }, { who }) => `${who(power)} heeft nog een fiche in de beker, gratis`,
  disorderDue: ({ power }, { who }) => `Er dreigt onrust: ${who(power)}`,
  civilWarDue: ({ power }, { who }) => `Met het volgende fiche komt de burgeroorlog: ${who(power)}`,
  galleysImproved: ({ power }, { of }) => `De galeien ${of(power)} zijn in deze ronde beter bewapend`,
  ambushed: ({ power, owner, node: at, die, need }, { who, of, node }) =>
    `${who(power)} overvalt het leger ${of(owner)} bij ${node(at)}: ${die}, dus ${need} GP verlies`,
  transportLost: ({ power, owner, node: at }, { who, of, node }) =>
    `${who(power)} overvalt het transport ${of(owner)} bij ${node(at)}`,
  inventorPlaced: ({ node: at }, { node }) =>
    `Een uitvinder werkt in ${node(at)}: twee verschuivingen voor wie de muren verdedigt`,
  enginePlaced: ({ power, node: at }, { who, node }) => `${who(power)} bouwt in ${node(at)} een belegeringstoren`,
  engineHauled: ({ power, node: at, yes }, { who, node }) =>
    yes
      ? `${who(power)} neemt de belegeringstoren mee uit ${node(at)}`
      : `${who(power)} laat de belegeringstoren achter in ${node(at)}`,
  engineUsed: ({ power, node: at }, { of, node }) =>
    `De belegeringstoren ${of(power)} staat voor de muren van ${node(at)}`,
  engineLost: ({ power }, { of }) => `De belegeringstoren ${of(power)} is verloren`,
  delays: ({ power }, { who }) => `${who(power)} speelt op tijd: terugtrekken kost in deze ronde niets`,
  conquers: ({ power }, { who }) => `${who(power)} heeft een veroveraar: hij mag in deze activatie twee keer bewegen`,
  mercenariesCame: ({ power, node: at, unit, n }, { who, node, count }) =>
    `${who(power)} neemt in ${node(at)} in dienst: ${count(n, unit)}`,
  garrisonCame: ({ power, node: at }, { of, node }) => `Een garnizoen ${of(power)} staat in ${node(at)}`,
};
