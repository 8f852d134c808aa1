import { worldOf } from "../../config.ts";
import { type Node, type Power } from "../../data/index.ts";
import { builderOf } from "../../state/keys.ts";
import type { State } from "../../state/state.ts";
import { eachStack, ownerOfKey } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { sitsIn } from "../control/keeper.ts";
import { territoryController } from "../control/province.ts";

/** 12.73, R88, R356: slaves or rebels sit in a Space: its Town or City pays and counts nothing. */
function isDeniedHere(state: Pick<State, "table">, node: Node): boolean {
  let found = false;
  eachStack(state, node, (key) => void (found ||= sitsIn(ownerOfKey(key))));
  return found;
}

/** 7.13, 7.35: what the Town or City in a Space is worth to its owner, full or reduced. */
export function worthOf(
  state: Pick<State, "config" | "table" | "works">,
  node: Node,
): { readonly income: number; readonly cvp: number } {
  const here = worksAt(state, node)!;
  if (isDeniedHere(state, node)) return { income: 0, cvp: 0 };
  const facts = worldOf(state.config).data.units.works[here.works]!;
  const isFull = here.walls === facts.walls;
  return isFull ? { income: facts.income, cvp: facts.cvp } : { income: facts.reducedIncome, cvp: facts.reducedCvp };
}

/** The Spaces with a Town or City of a power. */
export function worksOf({ works }: Pick<State, "works">, power: Power): Node[] {
  const found: Node[] = [];
  for (let node = 0; node < works.length; node++)
    if (works[node] !== 0 && builderOf(works[node]!) === power) found.push(node);
  return found;
}

/** 15.32: Civilization Points. */
export function cvpOf(state: Pick<State, "config" | "table" | "works">, power: Power): number {
  const { works } = state;
  let sum = 0;
  for (let node = 0; node < works.length; node++)
    if (works[node] !== 0 && builderOf(works[node]!) === power) sum += worthOf(state, node).cvp;
  return sum;
}

/** 5.31, R37: Territories of several provinces that a power controls; those of one province pay and count as provinces. */
export function territoriesOf(state: Pick<State, "config" | "control">, power: Power): number[] {
  const { provincesOf } = worldOf(state.config).map;
  const found: number[] = [];
  for (let territory = 0; territory < provincesOf.length; territory++)
    if (provincesOf[territory]!.length > 1 && territoryController(state, territory) === power) found.push(territory);
  return found;
}

/** 15.22: Geographic Objective Points without objectives: provinces, and Territories that are not its own Home. */
export function gopOf(state: Pick<State, "config" | "control">, power: Power): number {
  const { homeTerritory } = worldOf(state.config).map;
  let points = 0;
  for (const controller of state.control) if (controller === power) points++;
  for (const territory of territoriesOf(state, power)) if (territory !== homeTerritory[power]) points++;
  return points;
}
