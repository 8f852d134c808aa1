import { plus, type EventTexts } from "../event-texts.ts";
import type { BattleEvent } from "../../rules/battle/events.ts";

/** The log of land battles (chapter 10), in English. */
export const battleEvents: Pick<EventTexts, BattleEvent["type"]> = {
  interceptionRolled: ({ owner, from, to, dice: thrown, added, success }, { who, node, dice }) =>
    `${who(owner)} tries to intercept at ${node(to)} from ${node(from)}: ${dice(thrown)} ${plus(added)}, ${success ? "it succeeds" : "in vain"}`,
  battleOpened: ({ space, kind, attacker, defender }, { node, who, words }) =>
    `${node(space)}, ${words.battles[kind]}: ${who(attacker)} against ${who(defender)}`,
  withdrawalRolled: ({ owner, die, hindered }, { who }) =>
    `${who(owner)} tries to withdraw: ${die}${hindered < 0 ? ` − ${-hindered}` : ""} MP`,
  withdrew: ({ owner, to }, { who, node }) => `${who(owner)} withdraws to ${node(to)}`,
  wallsUsed: ({ space, walls }, { node }) => `The defenders stand behind the walls of ${node(space)} (${walls})`,
  siegeBids: ({ attacker, defender }, { talents }) =>
    attacker + defender === 0
      ? "Siege expertise: nobody bids"
      : `Siege expertise: the attacker bids ${talents(attacker)}, the defender ${talents(defender)}`,
  leads: ({ side, leader: one }, { leader, words }) => `${leader(one)} leads ${words.sides[side]}`,
  elephantsRolled: ({ attacker, defender }, { dice }) =>
    `Elephants: attacker ${dice(attacker) || "–"}, defender ${dice(defender) || "–"}`,
  battleRolled: ({ battlePoints, dice }) =>
    `Battle Points ${battlePoints[0]} against ${battlePoints[1]}; dice ${dice[0]} and ${dice[1]}`,
  rerolled: ({ side, dice: thrown, success }, { words, dice }) =>
    `${words.sides[side]} demands another throw (${dice(thrown)}): ${success ? "granted" : "in vain"}`,
  rerollResult: ({ side, die }, { words }) => `The new die of ${words.sides[side]}: ${die}`,
  shiftsCounted: ({ list, net }, { words }) =>
    `Shifts: ${list.map(({ side, cause, n }) => `${words.sides[side]} ${n} (${words.shifts[cause]})`).join(", ") || words.nothing}; net ${Math.abs(net)}`,
  shifted: ({ dice }) => `After shifts: ${dice[0]} and ${dice[1]}`,
  battleJudged: ({ winner, pips }, { words }) =>
    `${winner === "draw" ? "A draw" : `${words.sides[winner]} wins`}; losses of the attacker ${pips[0] * 10} %, of the defender ${pips[1] * 10} %`,
  retreatPrevented: ({ die, success }) =>
    `Cavalry tries to prevent the retreat (${die}): ${success ? "it succeeds" : "in vain"}`,
  retreatForced: ({ owner }, { who }) => `${who(owner)} forces a retreat`,
  losses: ({ owner, units: row, space }, { of, units, node }) => `Losses ${of(owner)} at ${node(space)}: ${units(row)}`,
  flipped: ({ owner, space, unit: sort }, { of, unit, node }) =>
    `A unit ${of(owner)} is reduced at ${node(space)}: ${unit(sort)}`,
  wallsLost: ({ space, walls, left }, { node }) => `The walls of ${node(space)} lose ${walls}: ${left} left`,
  eliminated: ({ owner, space, units: row }, { of, units, node }) =>
    `Units ${of(owner)} eliminated at ${node(space)}: ${units(row)}`,
  retreated: ({ owner, to }, { who, node }) => `${who(owner)} retreats to ${node(to)}`,
  regrouped: ({ owner, to, aboard }, { who, node }) =>
    `${who(owner)} ${aboard ? "goes back aboard off" : "regroups at"} ${node(to)}`,
  wentBack: ({ owner, to, aboard }, { who, node }) =>
    `${who(owner)} goes back ${aboard ? "aboard off" : "to"} ${node(to)}`,
  leaderChecked: ({ leader: one, dice: thrown, dead }, { leader, dice }) =>
    `${leader(one)} in the thick of it (${dice(thrown)}): ${dead ? "he falls" : "unharmed"}`,
  battleEnded: ({ space, winner, holds }, { node, words }) =>
    winner === "vacated"
      ? `${node(space)} is left without a battle`
      : `The battle of ${node(space)} is over: ${holds ? words.sides.attacker : words.sides.defender} holds the field`,
};
