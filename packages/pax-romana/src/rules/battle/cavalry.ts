import { isAdvanced, worldOf, type Config } from "../../config.ts";
import type { Charts } from "../../data/index.ts";
import type { Seen } from "../../state/state.ts";

/** The cavalry of one side: units on the map, and the horse of the legions (10.64). */
export interface Horse {
  readonly regular: number;
  readonly legionary: number;
}

export const NO_HORSE: Horse = { regular: 0, legionary: 0 };

export type Edge = "none" | "superiority" | "supremacy";

/** 10.64, R368: an option of the Standard Game, a rule of the Advanced one. */
const hasLegionaryCavalry = (config: Config): boolean =>
  isAdvanced(config) ? !config.options.includes("noLegionaryCavalry") : config.options.includes("legionaryCavalry");

/** 10.64, 10.87, R83: one cavalry for every two full legions, from turn 3 on, where the table plays so. */
export function legionaryCavalry(state: Pick<Seen, "turn" | "config">, fullLegions: number): number {
  const { turn, config } = state;
  if (!hasLegionaryCavalry(config) || legionBonus(state) !== 0) return 0;
  return turn >= worldOf(config).data.charts.battle.legionaryCavalryFrom ? fullLegions >> 1 : 0;
}

/** 10.65: an option; in scenario VI it is in use. */
const hasLegionsWithoutCavalry = (config: Config): boolean =>
  config.options.includes("legionsWithoutCavalry") ||
  (isAdvanced(config) && worldOf(config).scenario.special.includes("legionaryCavalry"));

/** 10.65, R83, R272: in turns 9 and 10 a full legion has no cavalry and is worth one BP more, where the table plays so. */
export function legionBonus({ turn, config }: Pick<Seen, "turn" | "config">): number {
  if (!hasLegionsWithoutCavalry(config)) return 0;
  const { legionaryCavalryTo, legionsWithoutCavalry } = worldOf(config).data.charts.battle;
  return turn > legionaryCavalryTo ? legionsWithoutCavalry : 0;
}

/** 10.67, R152: elephants negate cavalry, that of the legions first. */
export function negate({ regular, legionary }: Horse, hits: number): Horse {
  const ofLegions = Math.min(hits, legionary);
  return { legionary: legionary - ofLegions, regular: Math.max(0, regular - (hits - ofLegions)) };
}

/** How many of the negated are units on the map. */
export const regularNegated = (horse: Horse, hits: number): number => horse.regular - negate(horse, hits).regular;

/** 10.61, 10.64: what one side's cavalry is worth against the other's. */
export function edgeOver({ battle }: Charts, own: Horse, other: Horse): Edge {
  const a = own.regular + own.legionary;
  const b = other.regular + other.legionary;
  if (a <= b) return "none";
  const isSupreme = b === 0 ? a >= battle.supremacyAlone : a >= battle.supremacyRatio * b;
  return isSupreme && own.regular >= own.legionary ? "supremacy" : "superiority";
}

/** 10.51: shifts for cavalry. */
export const edgeShifts = ({ shifts }: Charts, edge: Edge): number =>
  edge === "none" ? 0 : edge === "superiority" ? shifts.cavalrySuperiority : shifts.cavalrySupremacy;

/** 10.43: what hindering takes off a withdrawal. */
export function hindrance(state: Pick<Seen, "config">, edge: Edge): number {
  const { battle } = worldOf(state.config).data.charts;
  return edge === "none" ? 0 : edge === "superiority" ? battle.hinderSuperiority : battle.hinderSupremacy;
}

/** 10.96: the highest die that stops a retreat. */
export function preventing(state: Pick<Seen, "config">, edge: Edge): number {
  const { battle } = worldOf(state.config).data.charts;
  return edge === "none" ? 0 : edge === "superiority" ? battle.preventSuperiority : battle.preventSupremacy;
}
