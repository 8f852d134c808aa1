import { CITY, NONE, type Node, type Owner } from "../data/index.ts";
import { builderOf, packWorks, unpackWorks, type WorksAt } from "./keys.ts";
import type { State } from "./state.ts";
import { touch } from "./touched.ts";

export function worksAt({ works }: Pick<State, "works">, node: Node): WorksAt | undefined {
  const packed = works[node] ?? 0;
  return packed === 0 ? undefined : unpackWorks(packed);
}

/** Whose Town or City stands in a node, or NONE. */
export function builderAt({ works }: Pick<State, "works">, node: Node): Owner {
  const packed = works[node] ?? 0;
  return packed === 0 ? NONE : builderOf(packed);
}

/** The only door to works. */
export function setWorks(state: State, node: Node, here: WorksAt | undefined): void {
  state.works[node] = here ? packWorks(here) : 0;
  // 17.2, R305: the Inventor goes with his City.
  if (state.advanced?.inventor === node && here?.works !== CITY) state.advanced.inventor = NONE;
  touch(state, node);
}
