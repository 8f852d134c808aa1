import type { Labels } from "../en/labels.ts";
import { words } from "./words.ts";

const mp = (n: number | undefined): string => (n === undefined ? "" : ` (${n} MP)`);
/** "3 legions (6 Talents)". */
const priced = (count: string, talents: string): string => (talents === "" ? count : `${count} (${talents})`);
const either = (yes: boolean, one: string, other: string): string => (yes ? one : other);

const ORDERS: Readonly<Record<string, string>> = {
  raise: "Troepen lichten",
  galleys: "Galeieskaders bouwen",
  rebuild: "Een gereduceerde eenheid aanvullen",
  breakDown: "Eenheden tot garnizoenen maken",
  hire: "Huurlingen werven",
  objective: "Een doel kopen",
};

/** Every answer, in Dutch. */
export const labels: Labels = {
  accept: () => "Aannemen",
  again: ({ yes }) => either(yes, "Meteen nog eens bewegen", "Geen tweede beweging"),
  all: () => "Allemaal",
  army: () => "Een leger",
  at: ({ node }) => `In ${node}`,
  attackAgain: ({ who }) => (who === "" ? "Opnieuw landen en aanvallen" : `De vloot aanvallen: ${who}`),
  begin: () => "Met dezen beginnen",
  bid: ({ n, talents }) => (n === 0 ? "Niets bieden" : `${talents} bieden`),
  breakDown: () => "Eenheden tot garnizoenen maken (1 MP)",
  breakDownUnit: ({ unit }) => `Tot garnizoenen maken: ${unit}`,
  breakPact: ({ who }) => `Beëindigen wat jullie elkaar toestaan: ${who}`,
  hear: ({ who }) => `Een voorstel aanhoren: ${who}`,
  lasting: ({ n }) => words.lasting(n),
  postpone: () => "Later antwoorden",
  build: ({ kind, talents }) =>
    ({ town: `Een stad (${talents} en een garnizoen)`, city: `Een grote stad (${talents} en een zware eenheid)` })[
      kind
    ] ?? "De muren herstellen (1 talent voor elk)",
  byLand: () => "Over land",
  bySea: () => "Over zee",
  callMeeting: () => "Een bijeenkomst beleggen",
  choose: ({ node }) => node,
  chooseLeader: ({ leader }) => leader,
  choosePower: ({ who }) => who,
  chooseProvince: ({ province }) => province,
  commit: ({ n }) => (n === 0 ? "Geen" : `${n}`),
  construct: () => "Bouwen of herstellen (een nevenbeweging)",
  debark: ({ mp: cost, attack }) => `${attack ? "Aan land stormen" : "Aan land gaan"}${mp(cost)}`,
  decline: () => "Afslaan",
  desist: () => "Ophouden",
  destroy: ({ mp: cost }) => `De stad hier verwoesten${mp(cost)}`,
  discardObjective: ({ kind, yes }) => `${kind} teruggeven${yes ? " (getoond)" : ""}`,
  done: () => "Klaar",
  drop: ({ unit, of }) => (unit === "" ? `Eenheden ${of} achterlaten`.replace("  ", " ") : `Achterlaten: ${unit}`),
  dropLeader: ({ leader }) => `Achterlaten: ${leader}`,
  embark: ({ mp: cost }) => `Inschepen${mp(cost)}`,
  enough: () => "Genoeg voorstellen",
  enterReserve: ({ n }) => `Leger ${n + 1} komt binnen`,
  escort: ({ of, n }) => (n === 0 ? `Geen eskader ${of}` : `${n} ${n === 1 ? "eskader" : "eskaders"} ${of}`),
  evade: () => "Uitwijken",
  fight: () => "Vechten",
  finish: () => "De beweging hier beëindigen",
  fleet: () => "Een vloot",
  flip: ({ count, unit, n }) =>
    unit === "" ? "Geen wordt gereduceerd" : n === 0 ? `Geen: ${unit}` : `Reduceren: ${count}`,
  "losses.flip/flip": ({ unit }) => (unit === "" ? "Geen wordt gereduceerd" : `Eén reduceren: ${unit}`),
  force: ({ yes }) => either(yes, "De terugtocht afdwingen (1 MP)", "Niet afdwingen"),
  giveUp: ({ unit, node }) => `In ${node} ontbinden: ${unit}`,
  goOn: ({ needed }) => `Verder varen${needed > 0 ? ` (hoogstens ${needed} met twee dobbelstenen)` : ""}`,
  halt: () => "Hier stoppen",
  hinder: ({ yes }) => either(yes, "Hinderen", "Laten gaan"),
  "hire.number/take": ({ n, talents }) => `${n} (${talents})`,
  hire: ({ province }) => (province === "" ? "Huurlingen werven (een nevenbeweging)" : `Uit ${province}`),
  holdReserve: () => "Het wacht",
  intercept: ({ node, leader, of, needed }) =>
    (leader === "" ? `Onderscheppen vanuit ${node} (troepen ${of}; ` : `${leader} voegt zich alleen vanuit ${node} (`) +
    `${needed} of meer met twee dobbelstenen)`,
  invite: ({ who }) => `Uitnodigen: ${who}`,
  keepSilent: () => "Zwijgen",
  lapse: () => "Het fiche laten vervallen",
  join: ({ who, yes }) => either(yes, `Vragen of troepen meetrekken: ${who}`, `Zonder troepen van ${who}`),
  lead: ({ leader }) => leader,
  leader: ({ leader, yes }) => either(yes, `${leader} gaat mee`, `${leader} blijft`),
  leaderAt: ({ leader, node }) => `${leader}: ${node}`,
  letPass: () => "Laten passeren",
  levy: ({ yes }) => either(yes, "Militie lichten", "Geen militie"),
  levyAt: ({ node }) => `In ${node}`,
  lock: () => "Dat is alles",
  lose: ({ count, unit, kind, n }) =>
    kind === "walls" ? `${n} van de muren` : n === 0 ? `Geen: ${unit}` : `${count} verliezen`,
  lost: () => "Geen uitweg",
  lower: ({ n }) => (n === 0 ? "Geen" : `${n} van de worp van de tegenstander`),
  major: ({ kind, who }) => (kind === "own" ? "Hoofdbeweging" : `Hoofdbeweging: ${who}`),
  mergePair: ({ yes }) => either(yes, "Ze gaat mee (1 MP)", "Ze blijft"),
  minor: () => "Nevenbeweging",
  moveLeader: ({ leader }) => leader,
  moveUnit: ({ unit, of }) => `1 ${unit} (${of})`,
  noOffer: () => "Niets aanbieden",
  none: () => "Geen",
  nothing: () => "Niets",
  offer: ({ talents, kind }) =>
    kind === "desist" ? `${talents} om je met rust te laten` : `${talents} voor iets anders (zeg wat)`,
  operation: ({ kind }) => kind,
  order: ({ kind, node, province, unit, count, talents }) =>
    ORDERS[kind] ??
    (node !== "" && unit !== "" ? `${unit}, ${node}` : province || unit || node || priced(count, talents)),
  pass: () => "Passen",
  pay: ({ talents }) => `${talents} betalen`,
  payMutiny: ({ node }) => `De vloot in ${node} betalen`,
  payUnrest: ({ n, talents }) => (n === 0 ? "Niets" : talents),
  pickLeader: ({ leader }) => `Meenemen: ${leader}`,
  pickUp: ({ unit, of, mp: cost }) =>
    `${unit === "" ? "Eenheden" : "Eskaders"} ${of} opnemen`.replace("  ", " ") + mp(cost),
  pirates: ({ kind }) => ({ point: "Bij een zeepunt", port: "In een haven" })[kind] ?? "In Tarsus",
  port: ({ node }) => `Naar ${node}`,
  prevent: ({ yes }) => either(yes, "Proberen", "Laten gaan"),
  proceed: () => "Doorgaan",
  propose: ({ who }) => `Iets voorstellen: ${who}`,
  raise: ({ n }) => (n === 0 ? "Geen" : `${n} bij je eigen worp`),
  recruit: ({ kind }) => (kind === "galleys" ? "Galeien" : "Troepen"),
  reroll: ({ kind, yes, needed }) =>
    ({ own: "De eigen dobbelsteen", other: "De andere dobbelsteen" })[kind] ??
    either(yes, `Proberen (hoogstens ${needed} met twee dobbelstenen)`, "De worp blijft"),
  retreat: ({ yes }) => either(yes, "Terugtrekken", "Standhouden"),
  retreatTo: ({ node }) => `Naar ${node}`,
  sack: ({ yes }) => either(yes, "Plunderen", "Sparen"),
  sail: ({ node, mp: cost }) => `Naar ${node} varen${mp(cost)}`,
  setDown: ({ unit }) => `Zonder stop aan land zetten: ${unit}`,
  send: () => "Dit voorstellen",
  show: ({ kind }) => `${kind} tonen`,
  sink: ({ n, of }) => `${n} ${of}`,
  some: () => "Een deel",
  stand: () => "Standhouden",
  stay: () => "Blijven",
  step: ({ node, mp: cost, attack }) => (attack ? `${node} aanvallen${mp(cost)}` : `Naar ${node} marcheren${mp(cost)}`),
  stop: () => "Hier stoppen",
  stopFleet: () => "De vloot tegenhouden",
  stuck: () => "Geen weg verder",
  take: ({ n }) => `${n}`,
  takeUnits: ({ count, unit, n }) => (n === 0 ? `Geen: ${unit}` : count),
  talk: ({ who }) => `In het geheim iets voorstellen: ${who}`,
  term: ({ kind, who, n, node, talents }) =>
    node !== "" ? `${node} afstaan` : who === "" && n > 0 ? talents : `${who} ${words.terms[kind] ?? kind}`,
  toll: ({ yes, province, node, talents }) => {
    const about = province || node;
    return either(yes, `De tol betalen (${talents})`, "Niet betalen") + (about === "" ? "" : `: ${about}`);
  },
  undoOrder: () => "De laatste opdracht intrekken",
  useWalls: ({ yes }) => either(yes, "Achter de muren", "In het open veld"),
  with: ({ unit }) => `Eén eenheid: ${unit}`,
  withdraw: () => "Uitwijken",
  withhold: () => "Niets voorstellen",
};
