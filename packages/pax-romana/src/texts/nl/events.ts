import { GARR, GS, NONE } from "../../data/vocabulary.ts";
import { LAST_TURN, signed, type EventTexts } from "../event-texts.ts";
import { battleEvents } from "./battle-events.ts";
import { cardEvents } from "./card-events.ts";
import { seaEvents } from "./sea-events.ts";

/** The log, in Dutch. */
export const events: EventTexts = {
  ...battleEvents,
  ...seaEvents,
  ...cardEvents,
  // 3: the sequence of play
  turnBegan: ({ turn }) => `Ronde ${turn} begint`,
  phaseBegan: ({ phase }, { words }) => `Fase ${phase}: ${words.phases[phase]}`,
  markerDrawn: ({ power }, { who }) =>
    power === 4 ? "Er wordt een gebeurtenisfiche getrokken" : `Fiche getrokken: ${who(power)}`,
  activationBegan: ({ power }, { who }) => `${who(power)} is actief`,
  markerLapsed: ({ power }, { who }) => `${who(power)} laat het fiche vervallen`,
  operationChosen: ({ power, kind }, { who, words }) => `${who(power)} kiest: ${words.operations[kind] ?? kind}`,
  reserveEntered: ({ power, node }, n) => `Een leger ${n.of(power)} komt de kaart binnen in ${n.node(node)}`,
  activationEnded: ({ power }, { who }) => `${who(power)} is klaar`,
  gameOver: ({ rule }) => (LAST_TURN.has(rule) ? "De laatste ronde is voorbij" : "Het spel is op slag gewonnen"),
  // Talents, Stability, points
  talents: ({ power, change }, { who, talents }) =>
    change < 0 ? `${who(power)} betaalt ${talents(-change)}` : `${who(power)} ontvangt ${talents(change)}`,
  stability: ({ power, change, level, causes }, { of, words }) => {
    const why = causes.map((cause) => words.stabilityCauses[cause]).join(", ");
    return change === 0
      ? `Stabiliteit ${of(power)} blijft op ${signed(level)} (${why})`
      : `Stabiliteit ${of(power)} ${signed(change)} (${why}): nu ${signed(level)}`;
  },
  points: ({ power, change }, { of }) => `Overwinningspunten ${of(power)}: ${signed(change)}`,
  // 4: player interaction
  meetingCalled: ({ power, guests }, { who, all }) => `${who(power)} belegt een bijeenkomst: ${all(guests)}`,
  meetingEnded: () => "De bijeenkomst is voorbij",
  proposal: ({ from, to, terms }, n) =>
    `${n.who(from)} doet ${n.to(to)} een voorstel${terms === null ? "" : `: ${n.terms(terms)}`}`,
  dealMade: ({ from, to, terms }, n) =>
    `Een afspraak: ${n.who(from)} en ${n.who(to)}${terms?.length ? ` (${n.terms(terms)})` : ""}`,
  dealDeclined: ({ to }, { who }) => `${who(to)} slaat het voorstel af`,
  spaceCeded: ({ from, to: taker, node: at }, { who, to, node }) =>
    `${who(from)} staat ${node(at)} af aan ${to(taker)}`,
  pactBroken: ({ from, to: other }, { who, to }) => `${who(from)} beëindigt de afspraak met ${to(other)}`,
  pactEnded: ({ from, to: taker }, { who, to }) => `Wat ${who(from)} ${to(taker)} toestaat, eindigt`,
  bribeOffered: ({ from, to: actor, n, wish }, { who, to, talents }) =>
    `${who(from)} biedt ${to(actor)} ${talents(n)} aan${wish === "" ? "" : `: “${wish}”`}`,
  bribeTaken: ({ to }, { who }) => `${who(to)} neemt het geld aan`,
  bribeRefused: ({ to }, { who }) => `${who(to)} weigert het geld`,
  desisted: ({ power }, { who }) => `${who(power)} houdt op`,
  proceeded: ({ power }, { who }) => `${who(power)} gaat toch door`,
  passageGiven: ({ from, to: fleet, node: at }, { who, to, node }) =>
    `${who(from)} laat ${to(fleet)} passeren bij ${node(at)}`,
  passageRefused: ({ from, to: fleet, node: at }, { who, to, node }) =>
    `${who(from)} weigert ${to(fleet)} de doorgang bij ${node(at)}`,
  // 5, 14.21: control
  controlChanged: ({ province: at, from, to }, { who, province, of }) =>
    to === NONE ? `De controle ${of(from)} over ${province(at)} is verloren` : `${who(to)} beheerst nu ${province(at)}`,
  capitalLost: ({ power, node: at }, { who, node }) => `${who(power)} heeft de hoofdstad ${node(at)} verloren`,
  capitalRetaken: ({ power, node: at }, { who, node }) => `${who(power)} heeft de hoofdstad ${node(at)} terug`,
  pairCombined: ({ node: at, unit: sort }, { node, unit }) =>
    `Twee gereduceerde eenheden worden één in ${node(at)}: ${unit(sort)}`,
  elephantsAlone: ({ node: at, owner }, { node, of }) =>
    `Olifanten ${of(owner)} zijn alleen in ${node(at)} en verloren`,
  leaderLost: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} is verloren in ${node(at)}`,
  // 6, 12.2: getting and spending
  incomeCollected: ({ power, provinces, territories, works, mines }, { who, talents }) =>
    `${who(power)} int ${talents(provinces + territories + works + mines)} (provincies ${provinces}, gebieden ${territories}, steden ${works}, mijnen ${mines})`,
  satrapiesPaid: ({ power, talents: sum }, { who, talents }) =>
    `${who(power)} ontvangt ${talents(sum)} uit satrapieën buiten de kaart`,
  plansShown: ({ kind }, { words }) => `Alle plannen worden getoond: ${words.plans[kind] ?? kind}`,
  planLocked: ({ power }, { who }) => `${who(power)} heeft zijn plan klaar`,
  disbanded: ({ power, node: at, unit, n }, { who, count, node }) =>
    `${who(power)} ontbindt in ${node(at)}: ${count(n, unit)}`,
  maintenancePaid: ({ power, talents: cost, squadrons, heavies }, { who, talents, count }) =>
    `${who(power)} betaalt ${talents(cost)} onderhoud: ${[
      ...(squadrons > 0 ? [count(squadrons, GS)] : []),
      ...(heavies > 0 ? [`${heavies} zware ${heavies === 1 ? "eenheid" : "eenheden"} boven het maximum`] : []),
    ].join(", ")}`,
  raised: ({ power, node: at, unit, n }, { who, count, node }) =>
    `${who(power)} licht in ${node(at)}: ${count(n, unit)}`,
  rebuilt: ({ power, node: at, unit: sort }, { who, unit, node }) =>
    `${who(power)} vult in ${node(at)} een eenheid aan: ${unit(sort)}`,
  brokenDown: ({ power, node: at, units: row, garrisons }, { who, node, units, count }) =>
    `${who(power)} splitst in ${node(at)} ${units(row)} op in ${count(garrisons, GARR)}`,
  settled: ({ power, node: at, unit, n }, { who, count, node }) =>
    `${who(power)} vestigt in ${node(at)}, want niet aangevuld: ${count(n, unit)}, nu ${count(n, GARR)}`,
  hired: ({ power, node: at, n }, { who, node }) =>
    `${who(power)} werft ${n} ${n === 1 ? "huurling" : "huurlingen"} in ${node(at)}`,
  // 7, 12.3: Towns and Cities
  built: ({ power, node: at, works }, { who, node, words }) =>
    `${who(power)} bouwt in ${node(at)} een ${words.works[works]}`,
  repaired: ({ power, node: at, walls }, { who, node }) => `${who(power)} herstelt de muren van ${node(at)}: ${walls}`,
  captured: ({ node: at, owner, from }, { who, node, of }) => `${who(owner)} neemt ${node(at)} in (bezit ${of(from)})`,
  sackRolled: ({ owner, node: at, die, rating, sacked }, { who, node }) =>
    `${who(owner)} laat de troepen los op ${node(at)}: ${die} tegen ${rating}, ${sacked ? "geplunderd" : "ze houden zich in"}`,
  plundered: ({ power, node: at, die, talents: gain }, { who, node, talents }) =>
    `${who(power)} maakt in ${node(at)} ${talents(gain)} buit (${die})`,
  sackEnded: ({ node: at, die, goesOn }, { node }) =>
    goesOn ? `Het leger trekt verder uit ${node(at)} (${die})` : `Het leger blijft in ${node(at)} (${die})`,
  militiaRolled: ({ power, die, n }, { who }) => `${who(power)} roept het volk te wapen (${die}): ${n} militie`,
  militiaRaised: ({ power, node: at }, { of, node }) => `Militie ${of(power)} staat in ${node(at)}`,
  // 8: leaders
  leadersDrawn: ({ power, leaders: drawn }, { who, leaders }) => `${who(power)} trekt ${leaders(drawn)}`,
  leaderPlaced: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} begint in ${node(at)}`,
  leadersRemoved: () => "De veldheren van de vorige ronde gaan naar huis",
  cavalryKept: ({ owner, node: at, n }, { who, node }) => `${who(owner)} houdt ${n} huurlingenruiterij in ${node(at)}`,
  // 9: land movement
  moveBegan: ({ owner, node: at, die, mp }, { of, node }) =>
    mp < 0
      ? `Een vloot ${of(owner)} vaart uit: ${node(at)}`
      : `Een troepenmacht ${of(owner)} vertrekt uit ${node(at)}: ${mp} MP (dobbelsteen ${die})`,
  stepped: ({ owner, to, mp }, { of, node }) => `De troepenmacht ${of(owner)} bereikt ${node(to)} (nog ${mp} MP)`,
  moveEnded: ({ owner, node: at }, { of, node }) => `De troepenmacht ${of(owner)} eindigt haar beweging in ${node(at)}`,
  joined: ({ power, ally, node: at, units: row }, { who, of, node, units }) =>
    row.some((n) => n > 0)
      ? `${who(ally)} laat eenheden uit ${node(at)} met het leger ${of(power)} meetrekken: ${units(row)}`
      : `${who(ally)} geeft het leger ${of(power)} in ${node(at)} niemand mee`,
  pickedUp: ({ owner, node: at, units: row, leader: one }, { of, node, units, leader }) =>
    `De troepenmacht ${of(owner)} neemt op in ${node(at)}: ${one === NONE ? units(row) : leader(one)}`,
  dropped: ({ owner, node: at, units: row, leader: one }, { of, node, units, leader }) =>
    `De troepenmacht ${of(owner)} laat achter in ${node(at)}: ${one === NONE ? units(row) : leader(one)}`,
  destroyed: ({ owner, node: at }, { who, node }) => `${who(owner)} maakt ${node(at)} met de grond gelijk`,
  garrisonLost: ({ owner, node: at, n }, { of, node, count }) =>
    `${count(n, GARR)} ${of(owner)} in ${node(at)} ${n === 1 ? "wordt" : "worden"} weggevaagd`,
  attritionRolled: ({ owner, node: at, die, need }, { of, node }) =>
    `Uitputting van de troepen ${of(owner)} in ${node(at)} (${die}): ${need} te verliezen`,
  attrition: ({ owner, node: at, unit, n, flipped }, { of, node, count }) =>
    `Uitputting ${of(owner)} in ${node(at)}: ${count(n, unit)} ${flipped ? "gereduceerd" : "verloren"}`,
  leaderFled: ({ leader: one, die }, { leader }) => `${leader(one)} vlucht (${die})`,
  // 12.4, 12.7, 13, 16: events, slaves and barbarians
  eventRolled: ({ power, dice: thrown, event }, { who, dice, words }) =>
    `${who(power)} werpt een gebeurtenis (${dice(thrown)}): ${words.events[event]}`,
  eventWaits: () => "Ze treft de macht van wie als volgende een fiche uit de beker komt",
  eventStruck: ({ event, power }, { words, who }) => `${words.events[event]}: ${who(power)}`,
  noEvent: ({ event }, { words }) => `${words.events[event]}: zonder gevolgen`,
  diseaseRolled: ({ leader: one, die, dead }, { leader }) =>
    `${leader(one)} wordt ziek (${die}) en ${dead ? "sterft" : "geneest"}`,
  harvest: ({ territory: at, die }, { territory }) =>
    `De oogst in ${territory(at)} ${die % 2 === 0 ? "is rijk" : "mislukt"} (${die})`,
  piratesPlaced: ({ node: at }, { node }) => `Piraten verschijnen: ${node(at)}`,
  breadPaid: ({ power, n }, { who, talents }) => `${who(power)} geeft ${talents(n)} uit aan brood`,
  disorder: ({ power, calmed }, { who }) => (calmed ? `De orde keert terug: ${who(power)}` : `Wanorde: ${who(power)}`),
  civilWar: ({ power }, { who }) => `Burgeroorlog: ${who(power)}`,
  allegianceRolled: ({ power, node: at, die, lost }, { of, node }) =>
    `De troepen ${of(power)} in ${node(at)} ${lost ? "vallen af" : "blijven trouw"} (${die})`,
  leaderRose: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} staat op in ${node(at)}`,
  unitsRemoved: ({ owner, node: at, units: row }, { of, node, units }) =>
    `Eenheden ${of(owner)} verlaten de kaart in ${node(at)}: ${units(row)}`,
  soldierPlaced: ({ power, node: at, units: row, leader }, { who, node, units }) =>
    leader === NONE
      ? `Troepen van de huurlingenkoning verzamelen zich in ${node(at)}: ${units(row)}`
      : `De huurlingenkoning komt naar ${node(at)} en dient ${who(power)}`,
  revoltBegan: ({ power, node: at }, { of, node }) => `De slaven ${of(power)} komen in opstand in ${node(at)}`,
  slavesGrew: ({ power, node: at }, { of, node }) => `De slaven ${of(power)} in ${node(at)} nemen toe`,
  slavesMoved: ({ power, to }, { of, node }) => `De slaven ${of(power)} trekken naar ${node(to)}`,
  revoltEnded: ({ power }, { of }) => `De opstand van de slaven ${of(power)} is voorbij`,
  rebellionRolled: ({ power, dice: thrown, area }, { who, dice, words }) =>
    `${who(power)} werpt een opstand (${dice(thrown)}): ${words.rebellions[area] ?? "geen"}`,
  invasionRolled: ({ power, dice: thrown, area }, { who, dice, words }) =>
    `${who(power)} werpt een inval (${dice(thrown)}): ${words.invasions[area] ?? "geen"}`,
  rebelsRose: ({ node: at, n }, { node }) => `Rebellen komen in opstand in ${node(at)}: ${n} infanterie`,
  cyprusClosed: () =>
    "Cyprus komt in opstand: tot het eind van de beurt vaart geen vloot binnen die er geen eskader heeft",
  gaulRose: ({ die, provinces, massive }) =>
    `Gallië komt in opstand (${die} + ${provinces}): ${massive ? "een grote opstand" : "een plaatselijke opstand"}`,
  fleetMutinied: ({ fleet, node: at }, { of, node }) => `De vloot ${of(fleet)} in ${node(at)} muit`,
  mutinyPaid: ({ power, node: at, n }, { who, node, talents }) =>
    `${who(power)} betaalt de vloot in ${node(at)} ${talents(n)}`,
  hordePlaced: ({ owner, node: at, infantry, cavalry }, { who, node, words }) =>
    `${who(owner)} verschijnt in ${node(at)}: ${words.grammar.list([...(infantry > 0 ? [`infanterie ${infantry}`] : []), ...(cavalry > 0 ? [`ruiterij ${cavalry}`] : [])])}`,
  hordeMoves: ({ owner, die, mp }, { who }) => `${who(owner)} beweegt: ${mp} MP (dobbelsteen ${die})`,
  raid: ({ node: at, die, units, lost }, { node }) =>
    `Een overval op ${node(at)} (${die} tegen ${units}): ${lost ? "verloren" : "afgeslagen"}`,
  tribeRevealed: ({ node: at, strength }, { node }) => `De stam in ${node(at)} toont zich: sterkte ${strength}`,
  tribeReturned: ({ node: at }, { node }) => `De stam in ${node(at)} keert terug`,
  // 15: victory
  objectiveDrawn: ({ power }, { who }) => `${who(power)} trekt een doel`,
  objectiveShown: ({ power, objective: which }, { who, objective }) => `${who(power)} toont ${objective(which)}`,
  objectiveShownTo: ({ power, to, objective }, n) =>
    `${n.who(power)} toont ${n.to(to)} ${objective === NONE ? "een doel" : n.objective(objective)}`,
  objectiveReturned: ({ power, objective: which }, { who, objective }) =>
    `${who(power)} geeft ${objective(which)} terug`,
  objectivesDiscarded: ({ power, n }, { who }) => `${who(power)} geeft doelen terug: ${n}`,
  scored: ({ power, gop, cvp, forGop, forCvp, forObjectives }, { who }) =>
    `${who(power)} krijgt ${forGop + forCvp + forObjectives} overwinningspunten (OP): ${forGop} voor de plaats in GOP (${gop} voor provincies en gebieden), ${forCvp} voor de plaats in CVP (${cvp} voor steden en grote steden), ${forObjectives} voor doelen`,
  playOrder: ({ order }, { all }) => `Speelvolgorde: ${all(order)}`,
};
