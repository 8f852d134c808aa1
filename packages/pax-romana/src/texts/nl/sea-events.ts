import { GS, NONE } from "../../data/vocabulary.ts";
import type { NavalEvent } from "../../rules/naval/events.ts";
import { plus, type EventTexts } from "../event-texts.ts";

/** The log of what happens at sea (chapter 11), in Dutch. */
export const seaEvents: Pick<EventTexts, NavalEvent["type"]> = {
  embarked: ({ owner, node: at, mp }, { of, node }) =>
    `Het leger ${of(owner)} scheept zich in in ${node(at)} (nog ${mp} MP)`,
  escorted: ({ owner, node: at, n }, { of, node, count }) =>
    `${count(n, GS)} ${of(owner)} ${n === 1 ? "escorteert" : "escorteren"} het transport uit ${node(at)}`,
  sailed: ({ owner, to, mp }, { of, node }) =>
    `De vloot ${of(owner)} vaart naar ${node(to)}${mp < 0 ? "" : ` (nog ${mp} MP)`}`,
  tookAboard: ({ node: at, units: row, leader: one }, { node, units, leader }) =>
    `Aan boord in ${node(at)}: ${one === NONE ? units(row) : leader(one)}`,
  setAshore: ({ node: at, units: row, leader: one }, { node, units, leader }) =>
    `Achtergelaten in ${node(at)}: ${one === NONE ? units(row) : leader(one)}`,
  cargoRolled: ({ owner, die, mp }, { who }) => `${who(owner)} neemt troepen aan boord: ${mp} MP (dobbelsteen ${die})`,
  disaster: ({ node: at, die, what, toll }, { node, count }) =>
    `Weer bij ${node(at)} (${die}): ${{ none: "goed", blown: "uit de koers geslagen", storm: `een storm die tot ${count(toll, GS)} laat zinken` }[what]}`,
  continuityRolled: ({ owner, dice: thrown, added, success }, { of, dice }) =>
    `De vloot ${of(owner)} wil verder varen (${dice(thrown)} ${plus(added)}): ${success ? "het lukt" : "vergeefs"}`,
  navalBattle: ({ node: at, fleets, battlePoints, dice, result, winnerDie }, { node, who }) =>
    `Zeeslag bij ${node(at)}: ${who(fleets[0])} (${battlePoints[0]} GP, ${dice[0]}) tegen ${who(fleets[1])} (${battlePoints[1]} GP, ${dice[1]}): ${{ won: `${who(fleets[0])} wint`, lost: `${who(fleets[1])} wint`, draw: "onbeslist" }[result]}${winnerDie === 0 ? "" : ` (dobbelsteen van de winnaar: ${winnerDie}, ${winnerDie % 2 === 0 ? "geen" : "één"} eskader verloren)`}`,
  sunk: ({ owner, node: at, units: row }, { of, node, units }) =>
    `Op zee verloren eenheden ${of(owner)} bij ${node(at)}: ${units(row)}`,
  fleetFled: ({ fleet, from, to }, { of, node }) => `De vloot ${of(fleet)} vlucht van ${node(from)} naar ${node(to)}`,
  fleetWithdrew: ({ fleet, from, to }, { of, node }) =>
    `De vloot ${of(fleet)} wijkt uit van ${node(from)} naar ${node(to)}`,
  letPass: ({ power, node: at }, { who, node }) => `${who(power)} laat de vloot passeren bij ${node(at)}`,
  tollRefused: ({ power }, { who }) => `${who(power)} weigert Rhodos de tol`,
  piratesFought: ({ owner, node: at, die, total, beaten }, { who, node }) =>
    `${who(owner)} bestrijdt de piraten bij ${node(at)} (${die}, samen ${total}): ${beaten ? "ze zijn weg" : "ze houden stand"}`,
  debarked: ({ owner, node: at, amphibious, mp }, { of, node }) =>
    `Het leger ${of(owner)} ${amphibious ? "bestormt het strand" : "gaat aan land"} in ${node(at)} (nog ${mp} MP)`,
  fleetTaken: ({ node: at, from, to, n }, { who, of, node, count }) =>
    `${who(to)} neemt ${count(n, GS)} ${of(from)} over in ${node(at)}`,
  fleetLost: ({ owner, node: at, units: row }, { of, node, units }) =>
    `Een vloot ${of(owner)} zonder haven gaat verloren bij ${node(at)}: ${units(row)}`,
};
