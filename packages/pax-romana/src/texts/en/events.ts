import { GARR, GS, NONE } from "../../data/vocabulary.ts";
import { LAST_TURN, signed, type EventTexts } from "../event-texts.ts";
import { battleEvents } from "./battle-events.ts";
import { cardEvents } from "./card-events.ts";
import { seaEvents } from "./sea-events.ts";

/** The log, in English. */
export const events: EventTexts = {
  ...battleEvents,
  ...seaEvents,
  ...cardEvents,
  // 3: the sequence of play
  turnBegan: ({ turn }) => `Turn ${turn} begins`,
  phaseBegan: ({ phase }, { words }) => `Phase ${phase}: ${words.phases[phase]}`,
  markerDrawn: ({ power }, { who }) => (power === 4 ? "An event marker is drawn" : `A marker is drawn: ${who(power)}`),
  activationBegan: ({ power }, { who }) => `${who(power)} is active`,
  markerLapsed: ({ power }, { who }) => `${who(power)} lets the marker lapse`,
  operationChosen: ({ power, kind }, { who, words }) => `${who(power)} chooses: ${words.operations[kind] ?? kind}`,
  reserveEntered: ({ power, node }, n) => `An army ${n.of(power)} enters the map at ${n.node(node)}`,
  activationEnded: ({ power }, { who }) => `${who(power)} is done`,
  gameOver: ({ rule }) => (LAST_TURN.has(rule) ? "The last turn is over" : "The game is won at once"),
  // Talents, Stability, points
  talents: ({ power, change }, { who, talents }) =>
    change < 0 ? `${who(power)} pays ${talents(-change)}` : `${who(power)} receives ${talents(change)}`,
  stability: ({ power, change, level, causes }, { of, words }) => {
    const why = causes.map((cause) => words.stabilityCauses[cause]).join(", ");
    return change === 0
      ? `Stability ${of(power)} stays at ${signed(level)} (${why})`
      : `Stability ${of(power)} ${signed(change)} (${why}): now ${signed(level)}`;
  },
  points: ({ power, change }, { of }) => `Victory Points ${of(power)}: ${signed(change)}`,
  // 4: player interaction
  meetingCalled: ({ power, guests }, { who, all }) => `${who(power)} calls a Meeting: ${all(guests)}`,
  meetingEnded: () => "The Meeting is over",
  proposal: ({ from, to, terms }, n) =>
    `${n.who(from)} makes a proposal to ${n.to(to)}${terms === null ? "" : `: ${n.terms(terms)}`}`,
  dealMade: ({ from, to, terms }, n) =>
    `A deal is made between ${n.who(from)} and ${n.who(to)}${terms?.length ? `: ${n.terms(terms)}` : ""}`,
  dealDeclined: ({ to }, { who }) => `${who(to)} declines the proposal`,
  spaceCeded: ({ from, to, node: at }, { who, node }) => `${who(from)} cedes ${node(at)} to ${who(to)}`,
  pactBroken: ({ from, to }, { who }) => `${who(from)} ends what it and ${who(to)} permit each other`,
  pactEnded: ({ from, to }, { who }) => `What ${who(from)} permits ${who(to)} ends`,
  bribeOffered: ({ from, to, n, wish }, { who, talents }) =>
    `${who(from)} offers ${who(to)} ${talents(n)}${wish === "" ? "" : `: “${wish}”`}`,
  bribeTaken: ({ to }, { who }) => `${who(to)} takes the money`,
  bribeRefused: ({ to }, { who }) => `${who(to)} refuses the money`,
  desisted: ({ power }, { who }) => `${who(power)} desists`,
  proceeded: ({ power }, { who }) => `${who(power)} goes on all the same`,
  passageGiven: ({ from, to, node: at }, { who, node }) => `${who(from)} lets ${who(to)} pass at ${node(at)}`,
  passageRefused: ({ from, to, node: at }, { who, node }) => `${who(from)} does not let ${who(to)} pass at ${node(at)}`,
  // 5, 14.21: control
  controlChanged: ({ province: at, from, to }, { who, province, of }) =>
    to === NONE ? `Control ${of(from)} over ${province(at)} is lost` : `${who(to)} now controls ${province(at)}`,
  capitalLost: ({ power, node: at }, { who, node }) => `${who(power)} has lost its capital ${node(at)}`,
  capitalRetaken: ({ power, node: at }, { who, node }) => `${who(power)} has its capital ${node(at)} back`,
  pairCombined: ({ node: at, unit: sort }, { node, unit }) => `Two reduced units combine at ${node(at)}: ${unit(sort)}`,
  elephantsAlone: ({ node: at, owner }, { node, of }) => `Elephants ${of(owner)} alone at ${node(at)} are lost`,
  leaderLost: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} is lost at ${node(at)}`,
  // 6, 12.2: getting and spending
  incomeCollected: ({ power, provinces, territories, works, mines }, { who, talents }) =>
    `${who(power)} collects ${talents(provinces + territories + works + mines)} (provinces ${provinces}, Territories ${territories}, Towns and Cities ${works}, mines ${mines})`,
  satrapiesPaid: ({ power, talents: sum }, { who, talents }) =>
    `${who(power)} receives ${talents(sum)} from its satrapies beyond the map`,
  plansShown: ({ kind }, { words }) => `All plans are shown: ${words.plans[kind] ?? kind}`,
  planLocked: ({ power }, { who }) => `${who(power)} has planned`,
  disbanded: ({ power, node: at, unit, n }, { who, count, node }) =>
    `${who(power)} disbands ${count(n, unit)} at ${node(at)}`,
  maintenancePaid: ({ power, talents: cost, squadrons, heavies }, { who, talents, count }) =>
    `${who(power)} pays ${talents(cost)} to keep ${[
      ...(squadrons > 0 ? [count(squadrons, GS)] : []),
      ...(heavies > 0 ? [`${heavies} heavy ${heavies === 1 ? "unit" : "units"} above its maximum`] : []),
    ].join(" and ")}`,
  raised: ({ power, node: at, unit, n }, { who, count, node }) =>
    `${who(power)} raises ${count(n, unit)} at ${node(at)}`,
  rebuilt: ({ power, node: at, unit: sort }, { who, unit, node }) =>
    `${who(power)} brings a unit to full strength at ${node(at)}: ${unit(sort)}`,
  brokenDown: ({ power, node: at, units: row, garrisons }, { who, node, units, count }) =>
    `${who(power)} turns ${units(row)} into ${count(garrisons, GARR)} at ${node(at)}`,
  settled: ({ power, node: at, unit, n }, { who, count, node }) =>
    `${who(power)} settles ${count(n, unit)} at ${node(at)}, not rebuilt: now ${count(n, GARR)}`,
  hired: ({ power, node: at, n }, { who, node }) =>
    `${who(power)} hires ${n} ${n === 1 ? "mercenary" : "mercenaries"} at ${node(at)}`,
  // 7, 12.3: Towns and Cities
  built: ({ power, node: at, works }, { who, node, words }) =>
    `${who(power)} builds a ${words.works[works]} at ${node(at)}`,
  repaired: ({ power, node: at, walls }, { who, node }) => `${who(power)} repairs ${walls} of the walls of ${node(at)}`,
  captured: ({ node: at, owner, from }, { who, node }) => `${who(owner)} takes ${node(at)} from ${who(from)}`,
  sackRolled: ({ owner, node: at, die, rating, sacked }, { who, node }) =>
    `${who(owner)} lets the troops loose on ${node(at)}: ${die} against ${rating}, ${sacked ? "it is sacked" : "they hold back"}`,
  plundered: ({ power, node: at, die, talents: gain }, { who, node, talents }) =>
    `${who(power)} plunders ${node(at)}: ${talents(gain)} (${die})`,
  sackEnded: ({ node: at, die, goesOn }, { node }) =>
    goesOn ? `The army goes on from ${node(at)} (${die})` : `The army stays in ${node(at)} (${die})`,
  militiaRolled: ({ power, die, n }, { who }) => `${who(power)} calls the people to arms (${die}): ${n} militia`,
  militiaRaised: ({ power, node: at }, { of, node }) => `Militia ${of(power)} stands at ${node(at)}`,
  // 8: leaders
  leadersDrawn: ({ power, leaders: drawn }, { who, leaders }) => `${who(power)} draws ${leaders(drawn)}`,
  leaderPlaced: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} begins at ${node(at)}`,
  leadersRemoved: () => "Last turn's leaders go home",
  cavalryKept: ({ owner, node: at, n }, { who, node }) => `${who(owner)} keeps ${n} mercenary cavalry at ${node(at)}`,
  // 9: land movement
  moveBegan: ({ owner, node: at, die, mp }, { of, node }) =>
    mp < 0
      ? `A fleet ${of(owner)} sets out from ${node(at)}`
      : `A force ${of(owner)} sets out from ${node(at)}: ${mp} MP (die ${die})`,
  stepped: ({ owner, to, mp }, { of, node }) => `The force ${of(owner)} reaches ${node(to)} (${mp} MP left)`,
  moveEnded: ({ owner, node: at }, { of, node }) => `The force ${of(owner)} ends its move at ${node(at)}`,
  joined: ({ power, ally, node: at, units: row }, { who, of, node, units }) =>
    row.some((n) => n > 0)
      ? `${who(ally)} lets units march from ${node(at)} with the army ${of(power)}: ${units(row)}`
      : `${who(ally)} sends nobody with the army ${of(power)} from ${node(at)}`,
  pickedUp: ({ owner, node: at, units: row, leader: one }, { of, node, units, leader }) =>
    `The force ${of(owner)} picks up at ${node(at)}: ${one === NONE ? units(row) : leader(one)}`,
  dropped: ({ owner, node: at, units: row, leader: one }, { of, node, units, leader }) =>
    `The force ${of(owner)} leaves behind at ${node(at)}: ${one === NONE ? units(row) : leader(one)}`,
  destroyed: ({ owner, node: at }, { who, node }) => `${who(owner)} razes ${node(at)}`,
  garrisonLost: ({ owner, node: at, n }, { of, node, count }) =>
    `${count(n, GARR)} ${of(owner)} ${n === 1 ? "is" : "are"} swept away at ${node(at)}`,
  attritionRolled: ({ owner, node: at, die, need }, { of, node }) =>
    `Attrition of the troops ${of(owner)} at ${node(at)} (${die}): ${need} to lose`,
  attrition: ({ owner, node: at, unit, n, flipped }, { of, node, count }) =>
    `${count(n, unit)} ${of(owner)} ${flipped ? "reduced" : "lost"} by attrition at ${node(at)}`,
  leaderFled: ({ leader: one, die }, { leader }) => `${leader(one)} flees (${die})`,
  // 12.4, 12.7, 13, 16: events, slaves and barbarians
  eventRolled: ({ power, dice: thrown, event }, { who, dice, words }) =>
    `${who(power)} rolls for an event (${dice(thrown)}): ${words.events[event]}`,
  eventWaits: () => "It strikes whoever is the next to be drawn from the cup",
  eventStruck: ({ event, power }, { words, who }) => `${words.events[event]}: ${who(power)}`,
  noEvent: ({ event }, { words }) => `${words.events[event]}: nothing comes of it`,
  diseaseRolled: ({ leader: one, die, dead }, { leader }) =>
    `${leader(one)} falls ill (${die}) and ${dead ? "dies" : "recovers"}`,
  harvest: ({ territory: at, die }, { territory }) =>
    `The harvest in ${territory(at)} ${die % 2 === 0 ? "is bounteous" : "fails"} (${die})`,
  piratesPlaced: ({ node: at }, { node }) => `Pirates appear at ${node(at)}`,
  breadPaid: ({ power, n }, { who, talents }) => `${who(power)} spends ${talents(n)} on bread`,
  disorder: ({ power, calmed }, { who }) => (calmed ? `Order returns: ${who(power)}` : `Disorder: ${who(power)}`),
  civilWar: ({ power }, { who }) => `Civil War: ${who(power)}`,
  allegianceRolled: ({ power, node: at, die, lost }, { of, node }) =>
    `The troops ${of(power)} at ${node(at)} ${lost ? "desert" : "stay loyal"} (${die})`,
  leaderRose: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} rises at ${node(at)}`,
  unitsRemoved: ({ owner, node: at, units: row }, { of, node, units }) =>
    `Units ${of(owner)} leave the map at ${node(at)}: ${units(row)}`,
  soldierPlaced: ({ power, node: at, units: row, leader }, { who, node, units }) =>
    leader === NONE
      ? `Troops of the Soldier of Fortune muster at ${node(at)}: ${units(row)}`
      : `The Soldier of Fortune comes to ${node(at)} and serves ${who(power)}`,
  revoltBegan: ({ power, node: at }, { of, node }) => `The slaves ${of(power)} rise at ${node(at)}`,
  slavesGrew: ({ power, node: at }, { of, node }) => `The slaves ${of(power)} at ${node(at)} grow in number`,
  slavesMoved: ({ power, to }, { of, node }) => `The slaves ${of(power)} go to ${node(to)}`,
  revoltEnded: ({ power }, { of }) => `The revolt of the slaves ${of(power)} is over`,
  rebellionRolled: ({ power, dice: thrown, area }, { who, dice, words }) =>
    `${who(power)} rolls for a rebellion (${dice(thrown)}): ${words.rebellions[area] ?? "none"}`,
  invasionRolled: ({ power, dice: thrown, area }, { who, dice, words }) =>
    `${who(power)} rolls for an invasion (${dice(thrown)}): ${words.invasions[area] ?? "none"}`,
  rebelsRose: ({ node: at, n }, { node }) => `Rebels rise at ${node(at)}: ${n} infantry`,
  cyprusClosed: () => "Cyprus rises: until the end of the turn no fleet comes in that has no squadron there",
  gaulRose: ({ die, provinces, massive }) =>
    `Gaul rises (${die} + ${provinces}): ${massive ? "a Massive Rebellion" : "a Local Rebellion"}`,
  fleetMutinied: ({ fleet, node: at }, { of, node }) => `The fleet ${of(fleet)} at ${node(at)} mutinies`,
  mutinyPaid: ({ power, node: at, n }, { who, node, talents }) =>
    `${who(power)} pays the fleet at ${node(at)} ${talents(n)}`,
  hordePlaced: ({ owner, node: at, infantry, cavalry }, { who, node, words }) =>
    `${who(owner)} appears at ${node(at)}: ${words.grammar.list([...(infantry > 0 ? [`${infantry} infantry`] : []), ...(cavalry > 0 ? [`${cavalry} cavalry`] : [])])}`,
  hordeMoves: ({ owner, die, mp }, { who }) => `${who(owner)} moves: ${mp} MP (die ${die})`,
  raid: ({ node: at, die, units, lost }, { node }) =>
    `A raid on ${node(at)} (${die} against ${units}): ${lost ? "it is lost" : "beaten off"}`,
  tribeRevealed: ({ node: at, strength }, { node }) => `The tribe at ${node(at)} shows itself: strength ${strength}`,
  tribeReturned: ({ node: at }, { node }) => `The tribe at ${node(at)} returns`,
  // 15: victory
  objectiveDrawn: ({ power }, { who }) => `${who(power)} draws an objective`,
  objectiveShown: ({ power, objective: which }, { who, objective }) => `${who(power)} shows ${objective(which)}`,
  objectiveShownTo: ({ power, to, objective }, n) =>
    `${n.who(power)} shows ${n.to(to)} ${objective === NONE ? "an objective" : n.objective(objective)}`,
  objectiveReturned: ({ power, objective: which }, { who, objective }) =>
    `${who(power)} gives back ${objective(which)}`,
  objectivesDiscarded: ({ power, n }, { who }) => `${who(power)} gives back ${n} objectives`,
  scored: ({ power, gop, cvp, forGop, forCvp, forObjectives }, { who }) =>
    `${who(power)} gains ${forGop + forCvp + forObjectives} Victory Points (VP): ${forGop} by its place in GOP (${gop} for provinces and Territories), ${forCvp} by its place in CVP (${cvp} for Towns and Cities), ${forObjectives} for objectives`,
  playOrder: ({ order }, { all }) => `Order of play: ${all(order)}`,
};
