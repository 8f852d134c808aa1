import { GS, NONE } from "../../data/vocabulary.ts";
import type { NavalEvent } from "../../rules/naval/events.ts";
import { plus, type EventTexts } from "../event-texts.ts";

/** The log of what happens at sea (chapter 11), in English. */
export const seaEvents: Pick<EventTexts, NavalEvent["type"]> = {
  embarked: ({ owner, node: at, mp }, { of, node }) => `The army ${of(owner)} embarks at ${node(at)} (${mp} MP left)`,
  escorted: ({ owner, node: at, n }, { of, node, count }) =>
    `${count(n, GS)} ${of(owner)} ${n === 1 ? "escorts" : "escort"} the transport from ${node(at)}`,
  sailed: ({ owner, to, mp }, { of, node }) =>
    `The fleet ${of(owner)} sails to ${node(to)}${mp < 0 ? "" : ` (${mp} MP left)`}`,
  tookAboard: ({ node: at, units: row, leader: one }, { node, units, leader }) =>
    `Aboard at ${node(at)}: ${one === NONE ? units(row) : leader(one)}`,
  setAshore: ({ node: at, units: row, leader: one }, { node, units, leader }) =>
    `Left at ${node(at)}: ${one === NONE ? units(row) : leader(one)}`,
  cargoRolled: ({ owner, die, mp }, { who }) => `${who(owner)} takes troops aboard: ${mp} MP (die ${die})`,
  disaster: ({ node: at, die, what, toll }, { node, count }) =>
    `Weather at ${node(at)} (${die}): ${{ none: "fair", blown: "blown off course", storm: `a storm that can sink ${count(toll, GS)}` }[what]}`,
  continuityRolled: ({ owner, dice: thrown, added, success }, { of, dice }) =>
    `The fleet ${of(owner)} tries to sail on (${dice(thrown)} ${plus(added)}): ${success ? "it succeeds" : "in vain"}`,
  navalBattle: ({ node: at, fleets, battlePoints, dice, result, winnerDie }, { node, who }) =>
    `Naval battle at ${node(at)}: ${who(fleets[0])} (${battlePoints[0]} BP, ${dice[0]}) against ${who(fleets[1])} (${battlePoints[1]} BP, ${dice[1]}): ${{ won: `${who(fleets[0])} wins`, lost: `${who(fleets[1])} wins`, draw: "a draw" }[result]}${winnerDie === 0 ? "" : ` (the winner's die: ${winnerDie}, ${winnerDie % 2 === 0 ? "nothing" : "one squadron"} lost)`}`,
  sunk: ({ owner, node: at, units: row }, { of, node, units }) =>
    `Units ${of(owner)} lost at sea at ${node(at)}: ${units(row)}`,
  fleetFled: ({ fleet, from, to }, { of, node }) => `The fleet ${of(fleet)} flees from ${node(from)} to ${node(to)}`,
  fleetWithdrew: ({ fleet, from, to }, { of, node }) =>
    `The fleet ${of(fleet)} withdraws from ${node(from)} to ${node(to)}`,
  letPass: ({ power, node: at }, { who, node }) => `${who(power)} lets the fleet pass at ${node(at)}`,
  tollRefused: ({ power }, { who }) => `${who(power)} refuses the toll of Rhodes`,
  piratesFought: ({ owner, node: at, die, total, beaten }, { who, node }) =>
    `${who(owner)} fights the pirates at ${node(at)} (${die}, ${total} in all): ${beaten ? "they are gone" : "they hold"}`,
  debarked: ({ owner, node: at, amphibious, mp }, { of, node }) =>
    `The army ${of(owner)} ${amphibious ? "storms ashore" : "goes ashore"} at ${node(at)} (${mp} MP left)`,
  fleetTaken: ({ node: at, from, to, n }, { who, of, node, count }) =>
    `${who(to)} takes ${count(n, GS)} ${of(from)} at ${node(at)}`,
  fleetLost: ({ owner, node: at, units: row }, { of, node, units }) =>
    `A fleet ${of(owner)} without a port is lost at ${node(at)}: ${units(row)}`,
};
