import { GS, NONE } from "../../data/vocabulary.ts";
import type { NavalEvent } from "../../rules/naval/events.ts";
import { plus, type EventTexts } from "../event-texts.ts";

/** The log of what happens at sea (chapter 11), in German. */
export const seaEvents: Pick<EventTexts, NavalEvent["type"]> = {
  embarked: ({ owner, node: at, mp }, { of, node }) =>
    `Das Heer ${of(owner)} schifft sich in ${node(at)} ein (noch ${mp} MP)`,
  escorted: ({ owner, node: at, n }, { of, node, count }) =>
    `${count(n, GS)} ${of(owner)} ${n === 1 ? "geleitet" : "geleiten"} den Transport aus ${node(at)}`,
  sailed: ({ owner, to, mp }, { of, node }) =>
    `Die Flotte ${of(owner)} segelt nach ${node(to)}${mp < 0 ? "" : ` (noch ${mp} MP)`}`,
  tookAboard: ({ node: at, units: row, leader: one }, { node, units, leader }) =>
    `An Bord in ${node(at)}: ${one === NONE ? units(row) : leader(one)}`,
  setAshore: ({ node: at, units: row, leader: one }, { node, units, leader }) =>
    `Zurückgelassen in ${node(at)}: ${one === NONE ? units(row) : leader(one)}`,
  cargoRolled: ({ owner, die, mp }, { who }) => `${who(owner)} nimmt Truppen an Bord: ${mp} MP (Würfel ${die})`,
  disaster: ({ node: at, die, what, toll }, { node, count }) =>
    `Wetter bei ${node(at)} (${die}): ${{ none: "gut", blown: "vom Kurs abgetrieben", storm: `ein Sturm, der bis zu ${count(toll, GS)} versenkt` }[what]}`,
  continuityRolled: ({ owner, dice: thrown, added, success }, { of, dice }) =>
    `Die Flotte ${of(owner)} will weiterfahren (${dice(thrown)} ${plus(added)}): ${success ? "es gelingt" : "vergeblich"}`,
  navalBattle: ({ node: at, fleets, battlePoints, dice, result, winnerDie }, { node, who }) =>
    `Seeschlacht bei ${node(at)}: ${who(fleets[0])} (${battlePoints[0]} KP, ${dice[0]}) und ${who(fleets[1])} (${battlePoints[1]} KP, ${dice[1]}): ${{ won: `${who(fleets[0])} siegt`, lost: `${who(fleets[1])} siegt`, draw: "unentschieden" }[result]}${winnerDie === 0 ? "" : ` (Würfel des Siegers: ${winnerDie}, ${winnerDie % 2 === 0 ? "kein" : "ein"} Geschwader verloren)`}`,
  sunk: ({ owner, node: at, units: row }, { of, node, units }) =>
    `Auf See verlorene Einheiten ${of(owner)} bei ${node(at)}: ${units(row)}`,
  fleetFled: ({ fleet, from, to }, { of, node }) => `Die Flotte ${of(fleet)} flieht von ${node(from)} nach ${node(to)}`,
  fleetWithdrew: ({ fleet, from, to }, { of, node }) =>
    `Die Flotte ${of(fleet)} weicht von ${node(from)} nach ${node(to)} aus`,
  letPass: ({ power, node: at }, { who, node }) => `${who(power)} lässt die Flotte bei ${node(at)} passieren`,
  tollRefused: ({ power }, { who }) => `${who(power)} verweigert Rhodos den Zoll`,
  piratesFought: ({ owner, node: at, die, total, beaten }, { who, node }) =>
    `${who(owner)} bekämpft die Piraten bei ${node(at)} (${die}, zusammen ${total}): ${beaten ? "sie sind fort" : "sie halten stand"}`,
  debarked: ({ owner, node: at, amphibious, mp }, { of, node }) =>
    `Das Heer ${of(owner)} ${amphibious ? "stürmt" : "geht"} in ${node(at)} an Land (noch ${mp} MP)`,
  fleetTaken: ({ node: at, from, to, n }, { who, of, node, count }) =>
    `${who(to)} übernimmt in ${node(at)} ${count(n, GS)} ${of(from)}`,
  fleetLost: ({ owner, node: at, units: row }, { of, node, units }) =>
    `Eine Flotte ${of(owner)} ohne Hafen geht bei ${node(at)} verloren: ${units(row)}`,
};
