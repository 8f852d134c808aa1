import { worldOf } from "../config.ts";
import type { Node } from "../data/index.ts";
import { SAIL_PAID } from "../state/force.ts";
import type { Force, State } from "../state/state.ts";
import { coursesFrom, type Course, type Known } from "./legs.ts";

/** A way up to a place, and what is left there. */
export interface Found {
  readonly force: Force;
  readonly spent: number;
  /** How likely it is there, and how likely it may sail on. */
  readonly there: number;
  readonly onward: number;
  readonly rests: boolean;
  readonly battle: boolean;
  readonly last?: Course;
  readonly before?: Found;
  /** Nodes it has seen since it set sail. */
  readonly seen: readonly Node[];
}

/** Ways that succeed less often are none. */
const HOPELESS = 0.02;

/** All ways of a force worth taking: to each place those that nothing beats in cost and chance at once. */
export function search(state: State, index: number, start: Found, known: Known): Map<string, Found[]> {
  const { spaces } = worldOf(state.config).map;
  const best = new Map<string, Found[]>([[keyOf(start.force, spaces), [start]]]);
  const queue = [start];
  for (let at = queue.pop(); at; at = queue.pop()) {
    if (at.battle || best.get(keyOf(at.force, spaces))?.includes(at) !== true) continue;
    for (const course of coursesFrom(state, index, at.force, at.seen, known)) {
      const next = follow(at, course);
      if (next.there < HOPELESS) continue;
      const key = keyOf(next.force, spaces);
      const others = best.get(key) ?? [];
      if (others.some((one) => beats(one, next))) continue;
      best.set(key, [...others.filter((one) => !beats(next, one)), next]);
      insert(queue, next);
    }
  }
  return best;
}

/** Those with most left, and of these the likeliest, come last, and are looked at first: so that few are looked at in vain. */
function insert(queue: Found[], one: Found): void {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = queue[middle]!;
    if (other.force.mp < one.force.mp || (other.force.mp === one.force.mp && other.onward < one.onward))
      low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, one);
}

function follow(at: Found, course: Course): Found {
  const { odds, force, rests, battle, by } = course;
  // Who sails on must not have been stopped; ashore, and to go ashore, it is enough to be there.
  const so = by === "sail" ? at.onward : at.there;
  const seen = by === "sail" ? [...at.seen, force.node] : by === "embark" ? [force.node] : [];
  const spent = at.spent + course.mp;
  return {
    force,
    spent,
    there: so * odds.there,
    onward: so * odds.onward,
    rests,
    battle,
    last: course,
    before: at,
    seen,
  };
}

/** Half a per cent more of a chance is no reason to go another way. */
const beats = (a: Found, b: Found): boolean =>
  a.force.mp >= b.force.mp &&
  a.there > b.there - SLIGHT &&
  a.onward > b.onward - SLIGHT &&
  (a.rests || !b.rests) &&
  !landsBeside(a, b) &&
  (a.force.mp > b.force.mp || a.there >= b.there || a.onward > b.onward);

const SLIGHT = 0.005;

/** 11.33: whether one way ends in a battle on the shore, where the defender has Shifts for it, and the other is by road. */
export const landsBeside = (a: Found, b: Found): boolean =>
  a.battle && a.last?.by === "debark" && coursesOf(b).every(({ by }) => by === "march" || by === "strait");

/**
 * Where a force is, and how: whoever has set sail sails on for nothing (11.31); a point is left by another way than it was
 * entered (9.31).
 */
const keyOf = ({ node, aboard, lastSpace, mp, flags }: Force, spaces: number): string =>
  aboard || mp < 0 ? `${node}~${flags & SAIL_PAID}` : node < spaces ? `${node}` : `${node}<${lastSpace}`;

/** The courses of a way, from the first on. */
export function coursesOf(found: Found): Course[] {
  const all: Course[] = [];
  for (let at: Found | undefined = found; at?.last; at = at.before) all.push(at.last);
  return all.toReversed();
}
