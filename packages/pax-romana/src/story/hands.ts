import { NONE, POWERS, type Node, type Owner, type Province } from "../data/index.ts";
import type { Event } from "../event.ts";

/** A Space or a province that was one's and is another's. */
interface Change<Place> {
  readonly place: Place;
  readonly from: Owner;
  readonly to: Owner;
}

export interface Hands {
  /** 7.41: Towns and Cities that were taken, and Spaces that were ceded (4.1). */
  readonly nodes: readonly Change<Node>[];
  /** 5.2: provinces whose controller is another; NONE: nobody. */
  readonly provinces: readonly Change<Province>[];
}

/** What changed hands between the first and the last line, whatever happened to it on the way. */
export function handsIn(events: readonly Event[]): Hands {
  const nodes = new Map<Node, Change<Node>>();
  const provinces = new Map<Province, Change<Province>>();
  const change = <Place>(all: Map<Place, Change<Place>>, place: Place, from: Owner, to: Owner): void =>
    void all.set(place, { place, from: all.get(place)?.from ?? from, to });
  for (const event of events) {
    if (event.type === "captured") change(nodes, event.node, event.from, event.owner);
    else if (event.type === "spaceCeded") change(nodes, event.node, event.from, event.to);
    else if (event.type === "controlChanged") change(provinces, event.province, event.from, event.to);
  }
  const real = <Place>(all: Map<Place, Change<Place>>): Change<Place>[] =>
    [...all.values()].filter(({ from, to }) => from !== to);
  return { nodes: real(nodes), provinces: real(provinces) };
}

/** One of the four powers. */
export const isPowerful = (owner: Owner): boolean => owner !== NONE && owner < POWERS.length;
