import { CITY, TOWN, type Node, type Owner, type Works } from "../data/index.ts";
import type { State } from "./state.ts";
import { touch } from "./touched.ts";

/** 7.1: a Town or City, whose it is and how many walls it has. */
export interface WorksAt {
  readonly owner: Owner;
  readonly works: Works;
  readonly walls: number;
}

export function worksAt({ works }: Pick<State, "works">, node: Node): WorksAt | undefined {
  const packed = works[node] ?? 0;
  if (packed === 0) return undefined;
  return { owner: packed >> 4, works: (packed & 8) === 0 ? TOWN : CITY, walls: packed & 7 };
}

/** The only door to works. */
export function setWorks(state: State, node: Node, here: WorksAt | undefined): void {
  state.works[node] = here ? here.owner * 16 + (here.works === CITY ? 8 : 0) + here.walls : 0;
  touch(state, node);
}
