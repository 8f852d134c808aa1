import { GARR, GS, NONE } from "../../data/vocabulary.ts";
import { LAST_TURN, signed, type EventTexts } from "../event-texts.ts";
import { battleEvents } from "./battle-events.ts";
import { cardEvents } from "./card-events.ts";
import { seaEvents } from "./sea-events.ts";

/** The log, in German. */
export const events: EventTexts = {
  ...battleEvents,
  ...seaEvents,
  ...cardEvents,
  // 3: the sequence of play
  turnBegan: ({ turn }) => `Runde ${turn} beginnt`,
  phaseBegan: ({ phase }, { words }) => `Phase ${phase}: ${words.phases[phase]}`,
  markerDrawn: ({ power }, { who }) =>
    power === 4 ? "Ein Ereignismarker wird gezogen" : `Marker gezogen: ${who(power)}`,
  activationBegan: ({ power }, { who }) => `${who(power)} ist aktiv`,
  markerLapsed: ({ power }, { who }) => `${who(power)} lässt den Marker verfallen`,
  operationChosen: ({ power, kind }, { who, words }) => `${who(power)} wählt: ${words.operations[kind] ?? kind}`,
  reserveEntered: ({ power, node }, n) => `Ein Heer ${n.of(power)} betritt die Karte in ${n.node(node)}`,
  activationEnded: ({ power }, { who }) => `${who(power)} ist fertig`,
  gameOver: ({ rule }) =>
    LAST_TURN.has(rule) ? "Die letzte Runde ist zu Ende" : "Das Spiel ist auf der Stelle gewonnen",
  // Talents, Stability, points
  talents: ({ power, change }, { who, talents }) =>
    change < 0 ? `${who(power)} zahlt ${talents(-change)}` : `${who(power)} erhält ${talents(change)}`,
  stability: ({ power, change, level, causes }, { of, words }) => {
    const why = causes.map((cause) => words.stabilityCauses[cause]).join(", ");
    return change === 0
      ? `Stabilität ${of(power)} bleibt bei ${signed(level)} (${why})`
      : `Stabilität ${of(power)} ${signed(change)} (${why}): jetzt ${signed(level)}`;
  },
  points: ({ power, change }, { of }) => `Siegpunkte ${of(power)}: ${signed(change)}`,
  // 4: player interaction
  meetingCalled: ({ power, guests }, { who, all }) => `${who(power)} beruft ein Treffen ein: ${all(guests)}`,
  meetingEnded: () => "Das Treffen ist zu Ende",
  proposal: ({ from, to, terms }, n) =>
    `${n.who(from)} macht ${n.to(to)} einen Vorschlag${terms === null ? "" : `: ${n.terms(terms)}`}`,
  dealMade: ({ from, to, terms }, n) =>
    `Ein Abkommen: ${n.who(from)} und ${n.who(to)}${terms?.length ? ` (${n.terms(terms)})` : ""}`,
  dealDeclined: ({ to }, { who }) => `${who(to)} lehnt den Vorschlag ab`,
  spaceCeded: ({ from, to: taker, node: at }, { who, to, node }) => `${who(from)} tritt ${to(taker)} ${node(at)} ab`,
  pactBroken: ({ from, to: other }, { who, to }) => `${who(from)} beendet das Abkommen mit ${to(other)}`,
  pactEnded: ({ from, to: taker }, { who, to }) => `Was ${who(from)} ${to(taker)} erlaubt, endet`,
  bribeOffered: ({ from, to: actor, n, wish }, { who, to, talents }) =>
    `${who(from)} bietet ${to(actor)} ${talents(n)}${wish === "" ? "" : `: „${wish}“`}`,
  bribeTaken: ({ to }, { who }) => `${who(to)} nimmt das Geld`,
  bribeRefused: ({ to }, { who }) => `${who(to)} lehnt das Geld ab`,
  desisted: ({ power }, { who }) => `${who(power)} lässt ab`,
  proceeded: ({ power }, { who }) => `${who(power)} macht trotzdem weiter`,
  passageGiven: ({ from, to: fleet, node: at }, { who, to, node }) =>
    `${who(from)} gewährt ${to(fleet)} Durchfahrt bei ${node(at)}`,
  passageRefused: ({ from, to: fleet, node: at }, { who, to, node }) =>
    `${who(from)} verweigert ${to(fleet)} die Durchfahrt bei ${node(at)}`,
  // 5, 14.21: control
  controlChanged: ({ province: at, from, to }, { who, province, of }) =>
    to === NONE
      ? `Die Kontrolle ${of(from)} über ${province(at)} ist verloren`
      : `${who(to)} kontrolliert jetzt ${province(at)}`,
  capitalLost: ({ power, node: at }, { who, node }) => `${who(power)} hat die Hauptstadt ${node(at)} verloren`,
  capitalRetaken: ({ power, node: at }, { who, node }) => `${who(power)} hat die Hauptstadt ${node(at)} zurück`,
  pairCombined: ({ node: at, unit: sort }, { node, unit }) =>
    `Zwei reduzierte Einheiten verbinden sich in ${node(at)}: ${unit(sort)}`,
  elephantsAlone: ({ node: at, owner }, { node, of }) =>
    `Elefanten ${of(owner)} sind allein in ${node(at)} und verloren`,
  leaderLost: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} ist in ${node(at)} verloren`,
  // 6, 12.2: getting and spending
  incomeCollected: ({ power, provinces, territories, works, mines }, { who, talents }) =>
    `${who(power)} nimmt ${talents(provinces + territories + works + mines)} ein (Provinzen ${provinces}, Gebiete ${territories}, Städte ${works}, Minen ${mines})`,
  satrapiesPaid: ({ power, talents: sum }, { who, talents }) =>
    `${who(power)} erhält ${talents(sum)} aus Satrapien jenseits der Karte`,
  plansShown: ({ kind }, { words }) => `Alle Pläne werden gezeigt: ${words.plans[kind] ?? kind}`,
  planLocked: ({ power }, { who }) => `${who(power)} hat geplant`,
  disbanded: ({ power, node: at, unit, n }, { who, count, node }) =>
    `${who(power)} löst in ${node(at)} auf: ${count(n, unit)}`,
  maintenancePaid: ({ power, talents: cost, squadrons, heavies }, { who, talents, count }) =>
    `${who(power)} zahlt ${talents(cost)} Unterhalt: ${[
      ...(squadrons > 0 ? [count(squadrons, GS)] : []),
      ...(heavies > 0 ? [`${heavies} schwere ${heavies === 1 ? "Einheit" : "Einheiten"} über dem Aufgebot`] : []),
    ].join(", ")}`,
  raised: ({ power, node: at, unit, n }, { who, count, node }) =>
    `${who(power)} hebt in ${node(at)} aus: ${count(n, unit)}`,
  rebuilt: ({ power, node: at, unit: sort }, { who, unit, node }) =>
    `${who(power)} füllt in ${node(at)} eine Einheit auf: ${unit(sort)}`,
  brokenDown: ({ power, node: at, units: row, garrisons }, { who, node, units, count }) =>
    `${who(power)} teilt in ${node(at)} auf: ${units(row)} zu ${count(garrisons, GARR)}`,
  settled: ({ power, node: at, unit, n }, { who, count, node }) =>
    `${who(power)} siedelt in ${node(at)} an, weil nicht aufgefüllt: ${count(n, unit)}, jetzt ${count(n, GARR)}`,
  hired: ({ power, node: at, n }, { who, node }) => `${who(power)} wirbt in ${node(at)} ${n} Söldner an`,
  // 7, 12.3: Towns and Cities
  built: ({ power, node: at, works }, { who, node, words }) =>
    `${who(power)} baut in ${node(at)} eine ${words.works[works]}`,
  repaired: ({ power, node: at, walls }, { who, node }) =>
    `${who(power)} bessert die Mauern von ${node(at)} aus: ${walls}`,
  captured: ({ node: at, owner, from }, { who, node, of }) =>
    `${who(owner)} nimmt ${node(at)} ein (bisher im Besitz ${of(from)})`,
  sackRolled: ({ owner, node: at, die, rating, sacked }, { who, node }) =>
    `${who(owner)} lässt die Truppen auf ${node(at)} los: ${die} gegen ${rating}, ${sacked ? "geplündert" : "sie halten sich zurück"}`,
  plundered: ({ power, node: at, die, talents: gain }, { who, node, talents }) =>
    `${who(power)} erbeutet in ${node(at)} ${talents(gain)} (${die})`,
  sackEnded: ({ node: at, die, goesOn }, { node }) =>
    goesOn ? `Das Heer zieht aus ${node(at)} weiter (${die})` : `Das Heer bleibt in ${node(at)} (${die})`,
  militiaRolled: ({ power, die, n }, { who }) => `${who(power)} ruft das Volk zu den Waffen (${die}): ${n} Miliz`,
  militiaRaised: ({ power, node: at }, { of, node }) => `Miliz ${of(power)} steht in ${node(at)}`,
  // 8: leaders
  leadersDrawn: ({ power, leaders: drawn }, { who, leaders }) => `${who(power)} zieht ${leaders(drawn)}`,
  leaderPlaced: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} beginnt in ${node(at)}`,
  leadersRemoved: () => "Die Feldherren der letzten Runde gehen heim",
  cavalryKept: ({ owner, node: at, n }, { who, node }) => `${who(owner)} behält ${n} Söldnerreiterei in ${node(at)}`,
  // 9: land movement
  moveBegan: ({ owner, node: at, die, mp }, { of, node }) =>
    mp < 0
      ? `Eine Flotte ${of(owner)} läuft aus: ${node(at)}`
      : `Ein Verband ${of(owner)} bricht in ${node(at)} auf: ${mp} MP (Würfel ${die})`,
  stepped: ({ owner, to, mp }, { of, node }) => `Der Verband ${of(owner)} erreicht ${node(to)} (noch ${mp} MP)`,
  moveEnded: ({ owner, node: at }, { of, node }) => `Der Verband ${of(owner)} beendet seinen Zug in ${node(at)}`,
  joined: ({ power, ally, node: at, units: row }, { who, of, node, units }) =>
    row.some((n) => n > 0)
      ? `${who(ally)} lässt Einheiten aus ${node(at)} mit dem Heer ${of(power)} ziehen: ${units(row)}`
      : `${who(ally)} gibt dem Heer ${of(power)} in ${node(at)} niemanden mit`,
  pickedUp: ({ owner, node: at, units: row, leader: one }, { of, node, units, leader }) =>
    `Der Verband ${of(owner)} nimmt in ${node(at)} auf: ${one === NONE ? units(row) : leader(one)}`,
  dropped: ({ owner, node: at, units: row, leader: one }, { of, node, units, leader }) =>
    `Der Verband ${of(owner)} lässt in ${node(at)} zurück: ${one === NONE ? units(row) : leader(one)}`,
  destroyed: ({ owner, node: at }, { who, node }) => `${who(owner)} macht ${node(at)} dem Erdboden gleich`,
  garrisonLost: ({ owner, node: at, n }, { of, node, count }) =>
    `${count(n, GARR)} ${of(owner)} in ${node(at)} ${n === 1 ? "wird" : "werden"} überrannt`,
  attritionRolled: ({ owner, node: at, die, need }, { of, node }) =>
    `Zermürbung der Truppen ${of(owner)} in ${node(at)} (${die}): ${need} ${need === 1 ? "Verlust" : "Verluste"}`,
  attrition: ({ owner, node: at, unit, n, flipped }, { of, node, count }) =>
    `Zermürbung ${of(owner)} in ${node(at)}: ${count(n, unit)} ${flipped ? "reduziert" : "verloren"}`,
  leaderFled: ({ leader: one, die }, { leader }) => `${leader(one)} flieht (${die})`,
  // 12.4, 12.7, 13, 16: events, slaves and barbarians
  eventRolled: ({ power, dice: thrown, event }, { who, dice, words }) =>
    `${who(power)} würfelt ein Ereignis (${dice(thrown)}): ${words.events[event]}`,
  eventWaits: () => "Es trifft die Macht, deren Marker als nächster aus dem Becher kommt",
  eventStruck: ({ event, power }, { words, who }) => `${words.events[event]}: ${who(power)}`,
  noEvent: ({ event }, { words }) => `${words.events[event]}: ohne Folgen`,
  diseaseRolled: ({ leader: one, die, dead }, { leader }) =>
    `${leader(one)} erkrankt (${die}) und ${dead ? "stirbt" : "wird gesund"}`,
  harvest: ({ territory: at, die }, { territory }) =>
    `Die Ernte in ${territory(at)} ${die % 2 === 0 ? "ist reich" : "fällt aus"} (${die})`,
  piratesPlaced: ({ node: at }, { node }) => `Piraten erscheinen: ${node(at)}`,
  breadPaid: ({ power, n }, { who, talents }) => `${who(power)} gibt ${talents(n)} für Brot aus`,
  disorder: ({ power, calmed }, { who }) =>
    calmed ? `Die Ordnung kehrt zurück: ${who(power)}` : `Unordnung: ${who(power)}`,
  civilWar: ({ power }, { who }) => `Bürgerkrieg: ${who(power)}`,
  allegianceRolled: ({ power, node: at, die, lost }, { of, node }) =>
    `Die Truppen ${of(power)} in ${node(at)} ${lost ? "fallen ab" : "bleiben treu"} (${die})`,
  leaderRose: ({ leader: one, node: at }, { leader, node }) => `${leader(one)} erhebt sich in ${node(at)}`,
  unitsRemoved: ({ owner, node: at, units: row }, { of, node, units }) =>
    `Einheiten ${of(owner)} verlassen die Karte in ${node(at)}: ${units(row)}`,
  soldierPlaced: ({ power, node: at, units: row, leader }, { to, node, units }) =>
    leader === NONE
      ? `Truppen des Glücksritters sammeln sich in ${node(at)}: ${units(row)}`
      : `Der Glücksritter kommt nach ${node(at)} und dient ${to(power)}`,
  revoltBegan: ({ power, node: at }, { of, node }) => `Die Sklaven ${of(power)} erheben sich in ${node(at)}`,
  slavesGrew: ({ power, node: at }, { of, node }) => `Die Sklaven ${of(power)} in ${node(at)} werden mehr`,
  slavesMoved: ({ power, to }, { of, node }) => `Die Sklaven ${of(power)} ziehen nach ${node(to)}`,
  revoltEnded: ({ power }, { of }) => `Der Sklavenaufstand im Land ${of(power)} ist vorbei`,
  rebellionRolled: ({ power, dice: thrown, area }, { who, dice, words }) =>
    `${who(power)} würfelt einen Aufstand (${dice(thrown)}): ${words.rebellions[area] ?? "keiner"}`,
  invasionRolled: ({ power, dice: thrown, area }, { who, dice, words }) =>
    `${who(power)} würfelt einen Einfall (${dice(thrown)}): ${words.invasions[area] ?? "keiner"}`,
  rebelsRose: ({ node: at, n }, { node }) => `Rebellen erheben sich in ${node(at)}: ${n} Infanterie`,
  cyprusClosed: () => "Zypern erhebt sich: Bis zum Ende der Runde läuft keine Flotte ein, die dort kein Geschwader hat",
  gaulRose: ({ die, provinces, massive }) =>
    `Gallien erhebt sich (${die} + ${provinces}): ${massive ? "ein Großaufstand" : "ein örtlicher Aufstand"}`,
  fleetMutinied: ({ fleet, node: at }, { of, node }) => `Die Flotte ${of(fleet)} in ${node(at)} meutert`,
  mutinyPaid: ({ power, node: at, n }, { who, node, talents }) =>
    `${who(power)} zahlt der Flotte in ${node(at)} ${talents(n)}`,
  hordePlaced: ({ owner, node: at, infantry, cavalry }, { who, node, words }) =>
    `${who(owner)} erscheint in ${node(at)}: ${words.grammar.list([...(infantry > 0 ? [`Infanterie ${infantry}`] : []), ...(cavalry > 0 ? [`Reiterei ${cavalry}`] : [])])}`,
  hordeMoves: ({ owner, die, mp }, { who }) => `${who(owner)} zieht: ${mp} MP (Würfel ${die})`,
  raid: ({ node: at, die, units, lost }, { node }) =>
    `Ein Überfall auf ${node(at)} (${die} gegen ${units}): ${lost ? "verloren" : "abgewehrt"}`,
  tribeRevealed: ({ node: at, strength }, { node }) => `Der Stamm in ${node(at)} zeigt sich: Stärke ${strength}`,
  tribeReturned: ({ node: at }, { node }) => `Der Stamm in ${node(at)} kehrt zurück`,
  // 15: victory
  objectiveDrawn: ({ power }, { who }) => `${who(power)} zieht ein Ziel`,
  objectiveShown: ({ power, objective: which }, { who, objective }) => `${who(power)} zeigt ${objective(which)}`,
  objectiveShownTo: ({ power, to, objective }, n) =>
    `${n.who(power)} zeigt ${n.to(to)} ${objective === NONE ? "ein Ziel" : n.objective(objective)}`,
  objectiveReturned: ({ power, objective: which }, { who, objective }) =>
    `${who(power)} gibt ${objective(which)} zurück`,
  objectivesDiscarded: ({ power, n }, { who }) => `${who(power)} gibt Ziele zurück: ${n}`,
  scored: ({ power, gop, cvp, forGop, forCvp, forObjectives }, { who }) =>
    `${who(power)} erhält ${forGop + forCvp + forObjectives} Siegpunkte (SP): ${forGop} für den Rang bei GOP (${gop} für Provinzen und Gebiete), ${forCvp} für den Rang bei CVP (${cvp} für Städte und Großstädte), ${forObjectives} für Ziele`,
  playOrder: ({ order }, { all }) => `Spielreihenfolge: ${all(order)}`,
};
