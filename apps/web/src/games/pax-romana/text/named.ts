import type { Event, Node } from "@ara/pax-romana";

/** Where on the map an event happens; what changes hands names powers, not places. */
export const nodesNamed = (events: readonly Event[]): Node[] => [
  ...new Set(
    events.flatMap((event) => {
      if (event.type === "controlChanged") return [];
      if (event.type === "captured") return [event.node];
      const { node, space, from, to } = event as Partial<Record<"node" | "space" | "from" | "to", unknown>>;
      return [node, space, from, to].filter((one): one is Node => typeof one === "number" && one >= 0);
    }),
  ),
];
