import type { Names } from "../names.ts";

/** A chapter in a sentence. Phrases of deeds follow the name of whoever did them. */
export const story = {
  nothing: "nothing of note",
  /** Whoever did nothing that is worth a word. */
  idle: (who: string, operation: string) => `${who}, ${operation}: nothing of note`,
  begins: (who: string, operation: string) => `${who}: ${operation}`,
  did: (who: string, deeds: string) => `${who} ${deeds}`,
  marches: (to: string) => `marches to ${to}`,
  marchesFrom: (from: string, to: string) => `marches from ${from} to ${to}`,
  lands: (at: string) => `lands at ${at}`,
  sails: (to: string) => `sails to ${to}`,
  battle: {
    attacker: (other: number, at: string, { to }: Names) => `beats ${to(other)} at ${at}`,
    defender: (other: number, at: string, { to }: Names) => `is beaten by ${to(other)} at ${at}`,
    draw: (other: number, at: string, { to }: Names) => `fights ${to(other)} to a draw at ${at}`,
  },
  atSea: (battle: string) => `${battle} (at sea)`,
  takes: (what: string) => `takes ${what}`,
  takesFrom: (what: string, other: number, { to }: Names) => `takes ${what} from ${to(other)}`,
  loses: (what: string) => `loses ${what}`,
  losesAtSea: (units: string) => `loses ${units} at sea`,
  plunders: (node: string, talents: string) => `plunders ${node} (${talents})`,
  razes: (nodes: string) => `razes ${nodes}`,
  /** In the order of `works`. */
  builds: (works: number, nodes: string, n: number) =>
    `builds ${[n === 1 ? "a Town" : "Towns", n === 1 ? "a City" : "Cities"][works]} at ${nodes}`,
  repairs: (nodes: string) => `repairs ${nodes}`,
  rebuilds: (nodes: string) => `rebuilds units at ${nodes}`,
  garrisons: (nodes: string) => `leaves garrisons at ${nodes}`,
  raises: (units: string) => `raises ${units}`,
  hires: (n: number) => `hires ${n} ${n === 1 ? "mercenary" : "mercenaries"}`,
  bribed: (talents: string, other: number, { to }: Names) => `takes ${talents} from ${to(other)}`,
  deals: (others: string) => `makes a deal with ${others}`,
  draws: (cards: string) => `draws ${cards}`,
  plays: (cards: string) => `plays ${cards}`,
  meets: "calls a Meeting",
  dies: (leader: string) => `${leader} is lost`,
  lapses: (who: string) => `${who} lets the marker lapse`,
  setup: "The armies take their places",
  event: "Event",
  /** Words with which a line of the log may begin, and which are small within a sentence. */
  small: ["The", "A", "An", "It"] as readonly string[],
  rolled: (event: string, about: string) => `${event} (${about})`,
  /** 16.2: what each event is, in the order of their names. */
  about: [
    "he may be hired with his army",
    "an Elite leader marches twice in each Activation",
    "slaves rise in the Home of whoever rolled it",
    "they settle at a sea point or in a port",
    "an area loses its garrisons, its masters Stability",
    "fewer than 3 Talents cost 1 Stability, more than 12 bring 1",
    "barbarians come over the border",
    "the harvest of a Territory is rich or fails",
    "bread and circuses, Unrest or Civil War",
    "the best leader may die",
    "squadrons count 3 BP at sea until the turn ends",
  ] as readonly string[],
  inVain: "nothing comes of it",
  leaders: (n: number) => (n === 1 ? "1 leader" : `${n} leaders`),
  /** 6.41, 6.42: all that a power gives up. */
  disbands: (who: string, units: string, nodes: string) => `${who} disbands ${units} at ${nodes}`,
  points: (n: number) => (n > 0 ? `+${n}` : String(n)),
};

export type StoryTexts = typeof story;
