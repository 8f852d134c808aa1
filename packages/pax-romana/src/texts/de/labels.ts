import type { Labels } from "../en/labels.ts";
import { words } from "./words.ts";

const mp = (n: number | undefined): string => (n === undefined ? "" : ` (${n} MP)`);
/** "3 legions (6 Talents)". */
const priced = (count: string, talents: string): string => (talents === "" ? count : `${count} (${talents})`);
const either = (yes: boolean, one: string, other: string): string => (yes ? one : other);

const ORDERS: Readonly<Record<string, string>> = {
  raise: "Truppen ausheben",
  galleys: "Galeerengeschwader bauen",
  rebuild: "Eine reduzierte Einheit auffüllen",
  breakDown: "Einheiten zu Garnisonen machen",
  hire: "Söldner anwerben",
  objective: "Ein Ziel kaufen",
};

/** Every answer, in German. */
export const labels: Labels = {
  accept: () => "Annehmen",
  again: ({ yes }) => either(yes, "Sofort noch einmal ziehen", "Kein zweiter Zug"),
  all: () => "Alle",
  army: () => "Ein Heer",
  at: ({ node }) => `In ${node}`,
  attackAgain: ({ who }) => (who === "" ? "Erneut landen und angreifen" : `Die Flotte angreifen: ${who}`),
  begin: () => "Mit diesen beginnen",
  bid: ({ n, talents }) => (n === 0 ? "Nichts bieten" : `${talents} bieten`),
  breakDown: () => "Einheiten zu Garnisonen machen (1 MP)",
  breakDownUnit: ({ unit }) => `Zu Garnisonen machen: ${unit}`,
  breakPact: ({ who }) => `Beenden, was ihr einander erlaubt: ${who}`,
  hear: ({ who }) => `Einen Vorschlag anhören: ${who}`,
  lasting: ({ n }) => words.lasting(n),
  postpone: () => "Später antworten",
  build: ({ kind, talents }) =>
    ({
      town: `Eine Stadt (${talents} und eine Garnison)`,
      city: `Eine Großstadt (${talents} und eine schwere Einheit)`,
    })[kind] ?? "Mauern ausbessern (je 1 Talent)",
  byLand: () => "Zu Lande",
  bySea: () => "Zur See",
  callMeeting: () => "Ein Treffen einberufen",
  choose: ({ node }) => node,
  chooseLeader: ({ leader }) => leader,
  choosePower: ({ who }) => who,
  chooseProvince: ({ province }) => province,
  commit: ({ n }) => (n === 0 ? "Keine" : `${n}`),
  construct: () => "Bauen oder ausbessern (eine Nebenbewegung)",
  debark: ({ mp: cost, attack }) => `${attack ? "An Land stürmen" : "An Land gehen"}${mp(cost)}`,
  decline: () => "Ablehnen",
  desist: () => "Ablassen",
  destroy: ({ mp: cost }) => `Die Stadt hier zerstören${mp(cost)}`,
  discardObjective: ({ kind, yes }) => `${kind} zurückgeben${yes ? " (gezeigt)" : ""}`,
  done: () => "Fertig",
  drop: ({ unit, of }) => (unit === "" ? `Einheiten ${of} zurücklassen`.replace("  ", " ") : `Zurücklassen: ${unit}`),
  dropLeader: ({ leader }) => `Zurücklassen: ${leader}`,
  embark: ({ mp: cost }) => `Einschiffen${mp(cost)}`,
  enough: () => "Genug der Vorschläge",
  enterReserve: ({ n }) => `Heer ${n + 1} betritt die Karte`,
  escort: ({ of, n }) => `${n === 0 ? "Kein" : n} Geschwader ${of}`,
  evade: () => "Ausweichen",
  fight: () => "Kämpfen",
  finish: () => "Den Zug hier beenden",
  fleet: () => "Eine Flotte",
  flip: ({ count, unit, n }) =>
    unit === "" ? "Keine wird reduziert" : n === 0 ? `Keine: ${unit}` : `Reduzieren: ${count}`,
  "losses.flip/flip": ({ unit }) => (unit === "" ? "Keine wird reduziert" : `Eine reduzieren: ${unit}`),
  force: ({ yes }) => either(yes, "Den Rückzug erzwingen (1 MP)", "Nicht erzwingen"),
  giveUp: ({ unit, node }) => `In ${node} auflösen: ${unit}`,
  goOn: ({ needed }) => `Weiterfahren${needed > 0 ? ` (höchstens ${needed} mit zwei Würfeln)` : ""}`,
  halt: () => "Hier anhalten",
  hinder: ({ yes }) => either(yes, "Behindern", "Ziehen lassen"),
  "hire.number/take": ({ n, talents }) => `${n} (${talents})`,
  hire: ({ province }) => (province === "" ? "Söldner anwerben (eine Nebenbewegung)" : `Aus ${province}`),
  holdReserve: () => "Es wartet",
  intercept: ({ node, leader, of, needed }) =>
    (leader === "" ? `Abfangen aus ${node} (Truppen ${of}; ` : `${leader} kommt allein aus ${node} hinzu (`) +
    `ab ${needed} mit zwei Würfeln)`,
  invite: ({ who }) => `Einladen: ${who}`,
  keepSilent: () => "Schweigen",
  lapse: () => "Den Marker verfallen lassen",
  join: ({ who, yes }) => either(yes, `Fragen, ob Truppen mitziehen: ${who}`, `Ohne Truppen von ${who}`),
  lead: ({ leader }) => leader,
  leader: ({ leader, yes }) => either(yes, `${leader} kommt mit`, `${leader} bleibt`),
  leaderAt: ({ leader, node }) => `${leader}: ${node}`,
  letPass: () => "Passieren lassen",
  levy: ({ yes }) => either(yes, "Miliz ausheben", "Keine Miliz"),
  levyAt: ({ node }) => `In ${node}`,
  lock: () => "Das ist alles",
  lose: ({ count, unit, kind, n }) =>
    kind === "walls" ? `${n} von den Mauern` : n === 0 ? `Keine: ${unit}` : `${count} verlieren`,
  lost: () => "Kein Ausweg",
  lower: ({ n }) => (n === 0 ? "Keine" : `${n} vom gegnerischen Würfel`),
  major: ({ kind, who }) => (kind === "own" ? "Hauptbewegung" : `Hauptbewegung: ${who}`),
  mergePair: ({ yes }) => either(yes, "Sie kommt mit (1 MP)", "Sie bleibt"),
  minor: () => "Nebenbewegung",
  moveLeader: ({ leader }) => leader,
  moveUnit: ({ unit, of }) => `1 ${unit} (${of})`,
  noOffer: () => "Nichts anbieten",
  none: () => "Keine",
  nothing: () => "Nichts",
  offer: ({ talents, kind }) =>
    kind === "desist" ? `${talents}, damit man dich in Ruhe lässt` : `${talents} für etwas anderes (sag, was)`,
  operation: ({ kind }) => kind,
  order: ({ kind, node, province, unit, count, talents }) =>
    ORDERS[kind] ??
    (node !== "" && unit !== "" ? `${unit}, ${node}` : province || unit || node || priced(count, talents)),
  pass: () => "Passen",
  pay: ({ talents }) => `${talents} zahlen`,
  payMutiny: ({ node }) => `Die Flotte in ${node} bezahlen`,
  payUnrest: ({ n, talents }) => (n === 0 ? "Nichts" : talents),
  pickLeader: ({ leader }) => `Mitnehmen: ${leader}`,
  pickUp: ({ unit, of, mp: cost }) =>
    `${unit === "" ? "Einheiten" : "Geschwader"} ${of} aufnehmen`.replace("  ", " ") + mp(cost),
  pirates: ({ kind }) => ({ point: "An einem Seepunkt", port: "In einem Hafen" })[kind] ?? "In Tarsus",
  port: ({ node }) => `Nach ${node}`,
  prevent: ({ yes }) => either(yes, "Versuchen", "Ziehen lassen"),
  proceed: () => "Weitermachen",
  propose: ({ who }) => `Etwas vorschlagen: ${who}`,
  raise: ({ n }) => (n === 0 ? "Keine" : `${n} auf den eigenen Würfel`),
  recruit: ({ kind }) => (kind === "galleys" ? "Galeeren" : "Truppen"),
  reroll: ({ kind, yes, needed }) =>
    ({ own: "Den eigenen", other: "Den anderen" })[kind] ??
    either(yes, `Versuchen (höchstens ${needed} mit zwei Würfeln)`, "Der Wurf gilt"),
  retreat: ({ yes }) => either(yes, "Zurückziehen", "Standhalten"),
  retreatTo: ({ node }) => `Nach ${node}`,
  sack: ({ yes }) => either(yes, "Plündern", "Verschonen"),
  sail: ({ node, mp: cost }) => `Nach ${node} segeln${mp(cost)}`,
  setDown: ({ unit }) => `Ohne Halt an Land setzen: ${unit}`,
  send: () => "So vorschlagen",
  show: ({ kind }) => `${kind} zeigen`,
  sink: ({ n, of }) => `${n} ${of}`,
  some: () => "Einige",
  stand: () => "Standhalten",
  stay: () => "Bleiben",
  step: ({ node, mp: cost, attack }) =>
    attack ? `${node} angreifen${mp(cost)}` : `Nach ${node} marschieren${mp(cost)}`,
  stop: () => "Hier anhalten",
  stopFleet: () => "Die Flotte aufhalten",
  stuck: () => "Kein Weg weiter",
  take: ({ n }) => `${n}`,
  takeUnits: ({ count, unit, n }) => (n === 0 ? `Keine: ${unit}` : count),
  talk: ({ who }) => `Im Geheimen etwas vorschlagen: ${who}`,
  term: ({ kind, who, n, node, talents }) =>
    node !== "" ? `${node} abtreten` : who === "" && n > 0 ? talents : `${who} ${words.terms[kind] ?? kind}`,
  toll: ({ yes, province, node, talents }) => {
    const about = province || node;
    return either(yes, `Den Zoll zahlen (${talents})`, "Nicht zahlen") + (about === "" ? "" : `: ${about}`);
  },
  undoOrder: () => "Den letzten Auftrag zurücknehmen",
  useWalls: ({ yes }) => either(yes, "Hinter den Mauern", "Auf offenem Feld"),
  with: ({ unit }) => `Eine Einheit: ${unit}`,
  withdraw: () => "Ausweichen",
  withhold: () => "Nichts vorschlagen",
};
