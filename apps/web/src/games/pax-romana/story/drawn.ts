import { NONE, type Event, type Node, type Power } from "@ara/pax-romana";
import { battlesIn, handsIn, trailsIn, type Chapter } from "@ara/pax-romana/story";
import type { Drawn } from "./trail-marks.ts";

export function drawnOf(events: readonly Event[], time: number): Drawn {
  return {
    trails: trailsIn(events),
    battles: battlesIn(events).filter(({ winner }) => winner !== "vacated"),
    taken: handsIn(events).nodes.filter(({ to }) => to !== NONE),
    done: doneAt(events),
    time,
  };
}

/** What is done in one place and leaves no way behind. */
const DEEDS: ReadonlySet<Event["type"]> = new Set([
  "built",
  "repaired",
  "brokenDown",
  "destroyed",
  "plundered",
  "raised",
  "hired",
  "debarked",
] as Event["type"][]);

const doneAt = (events: readonly Event[]): Node[] => [
  ...new Set(events.flatMap((event) => (DEEDS.has(event.type) && "node" in event ? [event.node] : []))),
];

/** Places a sentence about it names: where ways begin and end, where there was a battle, and where something was done. */
export const namedIn = (drawn: Drawn): Node[] => [
  ...new Set([
    ...drawn.trails.flatMap(({ nodes }) => [nodes[0]!, nodes.at(-1)!]),
    ...drawn.battles.map(({ node }) => node),
    ...drawn.taken.map(({ place }) => place),
    ...drawn.done,
  ]),
];

/** Where on the map it happened. */
export const nodesOf = ({ trails, battles, taken }: Drawn): Node[] => [
  ...new Set([
    ...trails.flatMap(({ nodes }) => nodes),
    ...battles.map(({ node }) => node),
    ...taken.map(({ place }) => place),
  ]),
];

/** 9: since one's last turn plays in at most so long, and a chapter in at most so long. */
const WHOLE = 12_000;
const ONE = 3000;

/** How long each of so many chapters stays. */
export const stayOf = (chapters: number): number => Math.min(ONE, Math.floor(WHOLE / Math.max(1, chapters)));

/**
 * Chapters that are shown once more to whoever plays these powers: all that others did, every event, and of a phase what
 * there is to see of it on a map.
 */
export const isShown = ({ kind, power, events }: Chapter, powers: readonly Power[]): boolean =>
  kind === "phase" || kind === "setup"
    ? nodesOf(drawnOf(events, 0)).length > 0
    : kind === "event" || !powers.includes(power);
