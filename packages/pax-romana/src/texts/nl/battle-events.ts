import type { BattleEvent } from "../../rules/battle/events.ts";
import { plus, type EventTexts } from "../event-texts.ts";

/** The log of land battles (chapter 10), in Dutch. */
export const battleEvents: Pick<EventTexts, BattleEvent["type"]> = {
  interceptionRolled: ({ owner, from, to, dice: thrown, added, success }, { who, node, dice }) =>
    `${who(owner)} wil vanuit ${node(from)} onderscheppen in ${node(to)}: ${dice(thrown)} ${plus(added)}, ${success ? "het lukt" : "vergeefs"}`,
  battleOpened: ({ space, kind, attacker, defender }, { node, who, words }) =>
    `${node(space)}, ${words.battles[kind]}: ${who(attacker)} tegen ${who(defender)}`,
  withdrawalRolled: ({ owner, die, hindered }, { who }) =>
    `${who(owner)} wil uitwijken: ${die}${hindered < 0 ? ` − ${-hindered}` : ""} MP`,
  withdrew: ({ owner, to }, { who, node }) => `${who(owner)} wijkt uit naar ${node(to)}`,
  wallsUsed: ({ space, walls }, { node }) => `De verdedigers staan achter de muren van ${node(space)} (${walls})`,
  siegeBids: ({ attacker, defender }, { talents }) =>
    attacker + defender === 0
      ? "Belegeringskunst: niemand biedt"
      : `Belegeringskunst: de aanvaller biedt ${talents(attacker)}, de verdediger ${talents(defender)}`,
  leads: ({ side, leader: one }, { leader, words }) => `${leader(one)} leidt ${words.sides[side]}`,
  elephantsRolled: ({ attacker, defender }, { dice }) =>
    `Olifanten: aanvaller ${dice(attacker) || "–"}, verdediger ${dice(defender) || "–"}`,
  battleRolled: ({ battlePoints, dice }) =>
    `Gevechtspunten ${battlePoints[0]} tegen ${battlePoints[1]}; dobbelstenen ${dice[0]} en ${dice[1]}`,
  rerolled: ({ side, dice: thrown, success }, { words, dice }) =>
    `${words.sides[side]} eist een nieuwe worp (${dice(thrown)}): ${success ? "toegestaan" : "vergeefs"}`,
  rerollResult: ({ side, die }, { words }) => `De nieuwe worp van ${words.sides[side]}: ${die}`,
  shiftsCounted: ({ list, net }, { words }) =>
    `Verschuivingen: ${list.map(({ side, cause, n }) => `${words.sides[side]} ${n} (${words.shifts[cause]})`).join(", ") || words.nothing}; netto ${Math.abs(net)}`,
  shifted: ({ dice }) => `Na verschuivingen: ${dice[0]} en ${dice[1]}`,
  battleJudged: ({ winner, pips }, { words }) =>
    `${winner === "draw" ? "Onbeslist" : `${words.sides[winner]} wint`}; verliezen van de aanvaller ${pips[0] * 10} %, van de verdediger ${pips[1] * 10} %`,
  retreatPrevented: ({ die, success }) =>
    `Ruiterij wil de terugtocht verhinderen (${die}): ${success ? "het lukt" : "vergeefs"}`,
  retreatForced: ({ owner }, { who }) => `${who(owner)} dwingt de terugtocht af`,
  losses: ({ owner, units: row, space }, { of, units, node }) =>
    `Verliezen ${of(owner)} in ${node(space)}: ${units(row)}`,
  flipped: ({ owner, space, unit: sort }, { of, unit, node }) =>
    `Gereduceerde eenheid ${of(owner)} in ${node(space)}: ${unit(sort)}`,
  wallsLost: ({ space, walls, left }, { node }) => `De muren van ${node(space)} verliezen ${walls}: nog ${left}`,
  eliminated: ({ owner, space, units: row }, { of, units, node }) =>
    `Vernietigde eenheden ${of(owner)} in ${node(space)}: ${units(row)}`,
  retreated: ({ owner, to }, { who, node }) => `${who(owner)} trekt zich terug naar ${node(to)}`,
  regrouped: ({ owner, to, aboard }, { who, node }) =>
    `${who(owner)} ${aboard ? `gaat voor ${node(to)} weer aan boord` : `verzamelt zich in ${node(to)}`}`,
  wentBack: ({ owner, to, aboard }, { who, node }) =>
    `${who(owner)} ${aboard ? `gaat voor ${node(to)} weer aan boord` : `keert terug naar ${node(to)}`}`,
  leaderChecked: ({ leader: one, dice: thrown, dead }, { leader, dice }) =>
    `${leader(one)} in het heetst van de strijd (${dice(thrown)}): ${dead ? "hij sneuvelt" : "ongedeerd"}`,
  battleEnded: ({ space, winner, holds }, { node, words }) =>
    winner === "vacated"
      ? `${node(space)} wordt zonder slag ontruimd`
      : `De slag bij ${node(space)} is voorbij: ${holds ? words.sides.attacker : words.sides.defender} houdt het veld`,
};
