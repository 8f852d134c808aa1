import { worldOf } from "../../config.ts";
import { HI, LG, TOWN, type Node, type Power, type Unit } from "../../data/index.ts";
import type { Seen } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";

/** 7.1, 7.46: what a Space must be for something to be built there; whose it is, and what it costs, is for the builder. */
type Board = Pick<Seen, "config" | "works">;

/** 7.12, 12.26: only full units of its own people settle in a City. */
export const SETTLERS: readonly Unit[] = [LG, HI];

/** 7.12, 7.14: whether a Town could stand in a Space: no works are there, and no mountains. */
export const isTownSite = ({ config, works }: Board, node: Node): boolean =>
  works[node] === 0 && worldOf(config).map.mountain[node] === 0;

/** 12.14: garrisons in a Space that a Minor Move of this Activation has made: they found no Town yet. */
export const newGarrisonsAt = (noTown: readonly Node[], node: Node): number =>
  noTown.reduce((sum, at) => sum + Number(at === node), 0);

/** 7.12: whether a Space has a Town of a power with all its walls, which could become a City. */
export function isFullTown(state: Board, power: Power, node: Node): boolean {
  const here = worksAt(state, node);
  return here?.owner === power && here.works === TOWN && missingWalls(state, node) === 0;
}

/** 7.46: a Talent for every wall that is missing. */
export const repairCost = (state: Board, node: Node): number =>
  missingWalls(state, node) * worldOf(state.config).data.charts.prices.wallRepair;

function missingWalls(state: Board, node: Node): number {
  const here = worksAt(state, node);
  return here === undefined ? 0 : worldOf(state.config).data.units.works[here.works]!.walls - here.walls;
}
