import type { BattleEvent } from "../../rules/battle/events.ts";
import { plus, type EventTexts } from "../event-texts.ts";

const LEADER_OF = { attacker: "Feldherr des Angreifers", defender: "Feldherr des Verteidigers" };

/** The log of land battles (chapter 10), in German. */
export const battleEvents: Pick<EventTexts, BattleEvent["type"]> = {
  interceptionRolled: ({ owner, from, to, dice: thrown, added, success }, { who, node, dice }) =>
    `${who(owner)} will aus ${node(from)} in ${node(to)} abfangen: ${dice(thrown)} ${plus(added)}, ${success ? "es gelingt" : "vergeblich"}`,
  battleOpened: ({ space, kind, attacker, defender }, { node, who, words }) =>
    `${node(space)}, ${words.battles[kind]}: ${who(attacker)} greift an, ${who(defender)} verteidigt`,
  withdrawalRolled: ({ owner, die, hindered }, { who }) =>
    `${who(owner)} will ausweichen: ${die}${hindered < 0 ? ` − ${-hindered}` : ""} MP`,
  withdrew: ({ owner, to }, { who, node }) => `${who(owner)} weicht nach ${node(to)} aus`,
  wallsUsed: ({ space, walls }, { node }) => `Die Verteidiger stehen hinter den Mauern von ${node(space)} (${walls})`,
  siegeBids: ({ attacker, defender }, { talents }) =>
    attacker + defender === 0
      ? "Belagerungskunst: Niemand bietet"
      : `Belagerungskunst: Der Angreifer bietet ${talents(attacker)}, der Verteidiger ${talents(defender)}`,
  leads: ({ side, leader: one }, { leader }) => `${LEADER_OF[side]}: ${leader(one)}`,
  elephantsRolled: ({ attacker, defender }, { dice }) =>
    `Elefanten: Angreifer ${dice(attacker) || "–"}, Verteidiger ${dice(defender) || "–"}`,
  battleRolled: ({ battlePoints, dice }) =>
    `Kampfpunkte ${battlePoints[0]} gegen ${battlePoints[1]}; Würfel ${dice[0]} und ${dice[1]}`,
  rerolled: ({ side, dice: thrown, success }, { words, dice }) =>
    `${words.sides[side]} verlangt einen neuen Wurf (${dice(thrown)}): ${success ? "gewährt" : "vergeblich"}`,
  rerollResult: ({ die }) => `Der neue Wurf: ${die}`,
  shiftsCounted: ({ list, net }, { words }) =>
    `Verschiebungen: ${list.map(({ side, cause, n }) => `${words.sides[side]} ${n} (${words.shifts[cause]})`).join(", ") || words.nothing}; netto ${Math.abs(net)}`,
  shifted: ({ dice }) => `Nach Verschiebungen: ${dice[0]} und ${dice[1]}`,
  battleJudged: ({ winner, pips }, { words }) =>
    `${winner === "draw" ? "Unentschieden" : `${words.sides[winner]} siegt`}; Verluste des Angreifers ${pips[0] * 10} %, des Verteidigers ${pips[1] * 10} %`,
  retreatPrevented: ({ die, success }) =>
    `Reiterei will den Rückzug verhindern (${die}): ${success ? "es gelingt" : "vergeblich"}`,
  retreatForced: ({ owner }, { who }) => `${who(owner)} erzwingt den Rückzug`,
  losses: ({ owner, units: row, space }, { of, units, node }) =>
    `Verluste ${of(owner)} in ${node(space)}: ${units(row)}`,
  flipped: ({ owner, space, unit: sort }, { of, unit, node }) =>
    `Reduzierte Einheit ${of(owner)} in ${node(space)}: ${unit(sort)}`,
  wallsLost: ({ space, walls, left }, { node }) => `Die Mauern von ${node(space)} verlieren ${walls}: noch ${left}`,
  eliminated: ({ owner, space, units: row }, { of, units, node }) =>
    `Vernichtete Einheiten ${of(owner)} in ${node(space)}: ${units(row)}`,
  retreated: ({ owner, to }, { who, node }) => `${who(owner)} zieht sich nach ${node(to)} zurück`,
  regrouped: ({ owner, to, aboard }, { who, node }) =>
    `${who(owner)} ${aboard ? `kehrt vor ${node(to)} auf die Schiffe zurück` : `sammelt sich in ${node(to)}`}`,
  wentBack: ({ owner, to, aboard }, { who, node }) =>
    `${who(owner)} kehrt ${aboard ? `vor ${node(to)} auf die Schiffe` : `nach ${node(to)}`} zurück`,
  leaderChecked: ({ leader: one, dice: thrown, dead }, { leader, dice }) =>
    `${leader(one)} im Getümmel (${dice(thrown)}): ${dead ? "er fällt" : "unversehrt"}`,
  battleEnded: ({ space, winner, holds }, { node, words }) =>
    winner === "vacated"
      ? `${node(space)} wird kampflos geräumt`
      : `Die Schlacht von ${node(space)} ist vorbei: ${holds ? words.sides.attacker : words.sides.defender} hält das Feld`,
};
