import type { Said } from "../said.ts";
import { words } from "./words.ts";

const mp = (n: number | undefined): string => (n === undefined ? "" : ` (${n} MP)`);
/** "3 legions (6 Talents)". */
const priced = (count: string, talents: string): string => (talents === "" ? count : `${count} (${talents})`);
const either = (yes: boolean, one: string, other: string): string => (yes ? one : other);

/** Every answer, in English; a key with a slash is the answer to one question only. */
export const labels = {
  accept: () => "Accept",
  again: ({ yes }: Said) => either(yes, "Move again at once", "No second move"),
  all: () => "All of them",
  army: () => "An army",
  at: ({ node }: Said) => `At ${node}`,
  attackAgain: ({ who }: Said) => (who === "" ? "Land again and attack" : `Attack the fleet: ${who}`),
  begin: () => "Begin with these",
  bid: ({ n, talents }: Said) => (n === 0 ? "Bid nothing" : `Bid ${talents}`),
  breakDown: () => "Turn units into garrisons (1 MP)",
  breakDownUnit: ({ unit }: Said) => `Turn one into garrisons: ${unit}`,
  breakPact: ({ who }: Said) => `End what you and the other permit each other: ${who}`,
  hear: ({ who }: Said) => `Hear what is proposed: ${who}`,
  lasting: ({ n }: Said) => words.lasting(n),
  postpone: () => "Answer later",
  build: ({ kind, talents }: Said) =>
    ({ town: `A Town (${talents} and a garrison)`, city: `A City (${talents} and a heavy unit)` })[kind] ??
    "Repairs to the walls (1 Talent for each)",
  byLand: () => "By land",
  bySea: () => "By sea",
  callMeeting: () => "Call a Meeting",
  choose: ({ node }: Said) => node,
  chooseLeader: ({ leader }: Said) => leader,
  choosePower: ({ who }: Said) => who,
  chooseProvince: ({ province }: Said) => province,
  commit: ({ n }: Said) => (n === 0 ? "None" : `${n}`),
  construct: () => "Build or repair (a Minor Move)",
  debark: ({ mp: cost, attack }: Said) => `${attack ? "Storm ashore" : "Go ashore"}${mp(cost)}`,
  decline: () => "Decline",
  desist: () => "Desist",
  destroy: ({ mp: cost }: Said) => `Destroy the works here${mp(cost)}`,
  discardObjective: ({ kind, yes }: Said) => `Give back ${kind}${yes ? " (shown)" : ""}`,
  done: () => "Done",
  drop: ({ unit, of }: Said) => (unit === "" ? `Leave units ${of} behind`.replace("  ", " ") : `Leave behind: ${unit}`),
  dropLeader: ({ leader }: Said) => `Leave ${leader} behind`,
  embark: ({ mp: cost }: Said) => `Embark${mp(cost)}`,
  enough: () => "Enough proposals",
  enterReserve: ({ n }: Said) => `Army ${n + 1} enters`,
  escort: ({ of, n }: Said) => (n === 0 ? `No squadron ${of}` : `${n} ${n === 1 ? "squadron" : "squadrons"} ${of}`),
  evade: () => "Withdraw",
  fight: () => "Fight",
  finish: () => "End the move here",
  fleet: () => "A fleet",
  flip: ({ count, unit, n }: Said) => (unit === "" ? "None is reduced" : n === 0 ? `None: ${unit}` : `Reduce ${count}`),
  "losses.flip/flip": ({ unit }: Said) => (unit === "" ? "None is reduced" : `Reduce one: ${unit}`),
  force: ({ yes }: Said) => either(yes, "Force the retreat (1 MP)", "Do not force it"),
  giveUp: ({ unit, node }: Said) => `Disband at ${node}: ${unit}`,
  goOn: ({ needed }: Said) => `Sail on${needed > 0 ? ` (${needed} or less on two dice)` : ""}`,
  halt: () => "Stop here",
  hinder: ({ yes }: Said) => either(yes, "Hinder it", "Let them go"),
  "hire.number/take": ({ n, talents }: Said) => `${n} (${talents})`,
  hire: ({ province }: Said) => (province === "" ? "Hire mercenaries (a Minor Move)" : `From ${province}`),
  holdReserve: () => "It waits",
  intercept: ({ node, leader, of, needed }: Said) =>
    (leader === "" ? `Intercept from ${node} (${of}; ` : `${leader} joins alone from ${node} (`) +
    `${needed} or more on two dice)`,
  invite: ({ who }: Said) => `Invite: ${who}`,
  keepSilent: () => "Keep silent",
  lapse: () => "Let the marker lapse",
  join: ({ who, yes }: Said) => either(yes, `Ask ${who} to march with you`, `Without ${who}`),
  lead: ({ leader }: Said) => leader,
  leader: ({ leader, yes }: Said) => either(yes, `${leader} comes along`, `${leader} stays`),
  leaderAt: ({ leader, node }: Said) => `${leader}: ${node}`,
  letPass: () => "Let it pass",
  levy: ({ yes }: Said) => either(yes, "Levy militia", "No militia"),
  levyAt: ({ node }: Said) => `At ${node}`,
  lock: () => "That is all",
  lose: ({ count, unit, kind, n }: Said) =>
    kind === "walls" ? `${n} of the walls` : n === 0 ? `None: ${unit}` : `Lose ${count}`,
  lost: () => "No way out",
  lower: ({ n }: Said) => (n === 0 ? "None" : `${n} off the enemy's die`),
  major: ({ kind, who }: Said) => (kind === "own" ? "Major Move" : `Major Move: ${who}`),
  mergePair: ({ yes }: Said) => either(yes, "It comes along (1 MP)", "It stays"),
  minor: () => "Minor Move",
  moveLeader: ({ leader }: Said) => leader,
  moveUnit: ({ unit, of }: Said) => `1 ${unit} (${of})`,
  noOffer: () => "Offer nothing",
  none: () => "None of them",
  nothing: () => "Nothing",
  offer: ({ talents, kind }: Said) =>
    kind === "desist" ? `${talents} for leaving you alone` : `${talents} for something else (say what)`,
  operation: ({ kind }: Said) => kind,
  order: ({ kind, node, province, unit, count, talents }: Said) =>
    ORDERS[kind] ??
    (node !== "" && unit !== "" ? `${unit}, ${node}` : province || unit || node || priced(count, talents)),
  pass: () => "Pass",
  pay: ({ talents }: Said) => `Pay ${talents}`,
  payMutiny: ({ node }: Said) => `Pay the fleet at ${node}`,
  payUnrest: ({ n, talents }: Said) => (n === 0 ? "Nothing" : talents),
  pickLeader: ({ leader }: Said) => `Take ${leader} along`,
  pickUp: ({ unit, of, mp: cost }: Said) => `Pick up ${unit === "" ? "units" : "squadrons"} ${of}`.trimEnd() + mp(cost),
  pirates: ({ kind }: Said) => ({ point: "At a sea point", port: "In a port" })[kind] ?? "In Tarsus",
  port: ({ node }: Said) => `To ${node}`,
  prevent: ({ yes }: Said) => either(yes, "Try to prevent it", "Let them retreat"),
  proceed: () => "Go on",
  propose: ({ to }: Said) => `Make a proposal: ${to}`,
  raise: ({ n }: Said) => (n === 0 ? "None" : `${n} onto your own die`),
  recruit: ({ kind }: Said) => (kind === "galleys" ? "Galleys" : "Troops"),
  reroll: ({ kind, yes, needed }: Said) =>
    ({ own: "Your own die", other: "The other die" })[kind] ??
    either(yes, `Try it (${needed} or less on two dice)`, "The throw stands"),
  retreat: ({ yes }: Said) => either(yes, "Retreat", "Stand"),
  retreatTo: ({ node }: Said) => `To ${node}`,
  sack: ({ yes }: Said) => either(yes, "Sack it", "Spare it"),
  sail: ({ node, mp: cost }: Said) => `Sail to ${node}${mp(cost)}`,
  setDown: ({ unit }: Said) => `Set one ashore without a stop: ${unit}`,
  send: () => "Propose this",
  show: ({ kind }: Said) => `Show ${kind}`,
  sink: ({ n, of }: Said) => `${n} ${of}`,
  some: () => "Some of them",
  stand: () => "Stand",
  stay: () => "Stay",
  step: ({ node, mp: cost, attack }: Said) => `${attack ? "Attack" : "March to"} ${node}${mp(cost)}`,
  stop: () => "Stop here",
  stopFleet: () => "Stop the fleet",
  stuck: () => "No way on",
  take: ({ n }: Said) => `${n}`,
  takeUnits: ({ count, unit, n }: Said) => (n === 0 ? `None: ${unit}` : count),
  talk: ({ to }: Said) => `Propose something in secret: ${to}`,
  term: ({ kind, who, n, node, talents }: Said) =>
    node !== "" ? `Cede ${node}` : who === "" && n > 0 ? talents : `${who} ${words.terms[kind] ?? kind}`,
  toll: ({ yes, province, node, talents }: Said) => {
    const about = province || node;
    return either(yes, `Pay the toll (${talents})`, "Do not pay") + (about === "" ? "" : `: ${about}`);
  },
  undoOrder: () => "Take the last order back",
  useWalls: ({ yes }: Said) => either(yes, "Behind the walls", "In the open field"),
  with: ({ unit }: Said) => `One: ${unit}`,
  withdraw: () => "Withdraw",
  withhold: () => "Propose nothing",
};

const ORDERS: Readonly<Record<string, string>> = {
  raise: "Raise troops",
  galleys: "Build galley squadrons",
  rebuild: "Bring a reduced unit to full strength",
  breakDown: "Turn units into garrisons",
  hire: "Hire mercenaries",
  objective: "Buy an objective",
};

export type Labels = { readonly [Verb in keyof typeof labels]: (said: Said) => string };
