import type { Seat } from "@ara/kernel";
import type { Node, Power } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { continuityRoll } from "../prompt/dice.ts";
import { forceOf } from "../prompt/asked.ts";
import { underWay } from "../under-way.ts";
import type { MajorMover } from "../rules/frames.ts";
import { isFleet } from "../rules/movement/contents.ts";
import { majorStarts, minorMovers } from "../rules/movement/movers.ts";
import type { Force, State } from "../state/state.ts";
import type { View } from "../view.ts";
import { chanceOf } from "./chances.ts";
import type { Known } from "./legs.ts";
import { allowances, muster, settingOut, stackIn, type Wanted } from "./muster.ts";
import type { Goal, Reach, Stack } from "./reach.ts";
import { coursesOf, landsBeside, search, type Found } from "./search.ts";

/** Everywhere a stack could get to; with `mp` as if it had these, whatever the die of 9.12 might show. */
export function waysOf(view: View, stack: Stack, mp?: number): Reach {
  const state = seenState(view);
  const index = muster(state, stack);
  const force = state.forces[index]!;
  const thrown = mp === undefined || isFleet(state, force) ? allowances(state, force) : [mp];
  const starts = (thrown.length === 0 ? [-1] : thrown).map((points) => beginning(settingOut(force, points)));
  return reachOf(state, index, stack.node, starts, thrown);
}

/** Everywhere the force could still get to that moves now; undefined where none does, or its die is not thrown yet. */
export function waysNow(view: View, seat: Seat): Reach | undefined {
  const state = seenState(view);
  const force = forceOf(state);
  const isMoving = underWay(state, "landMove") ?? underWay(state, "fleetMove");
  if (!force || !isMoving || !view.config.seats[seat]!.includes(force.power)) return undefined;
  const voyage = underWay(state, "fleetMove");
  const stopped = voyage?.step === "stopped" ? chanceOf(continuityRoll(state, force, voyage)) : 1;
  const start = { ...beginning(force), onward: stopped, seen: voyage?.visited ?? [] };
  return reachOf(state, state.forces.indexOf(force), force.node, [start], force.mp < 0 ? [] : [force.mp]);
}

/** What a power would usually move from a place; undefined where nothing of it can. */
export const stackAt = (view: View, power: Power, node: Node, wanted: Wanted): Stack | undefined =>
  stackIn(seenState(view), power, node, wanted);

/** 9.11: where anything stands that a power could move now, by the Moves it has. */
export function startsOf(
  view: View,
  power: Power,
  moves: { readonly majors: readonly MajorMover[]; readonly minor: boolean },
): ReadonlySet<Node> {
  const state = seenState(view);
  return new Set([
    ...moves.majors.flatMap((mover) => majorStarts(state, power, mover)),
    ...(moves.minor ? minorMovers(state, power) : []),
  ]);
}

/** What moves now, as a stack; undefined where nothing does. */
export function stackNow(view: View): Stack | undefined {
  const force = forceOf(view);
  if (!force) return undefined;
  const units = force.rows.map(({ owner, counts }) => ({ owner, counts: counts.slice() }));
  return { power: force.power, node: force.node, units, leaders: force.leaders.slice() };
}

const beginning = (force: Force): Found => ({
  force,
  spent: 0,
  there: 1,
  onward: 1,
  rests: true,
  battle: false,
  seen: force.aboard ? [force.node] : [],
});

/** One search for each number of Movement Points it may have; of all ways to a place the likeliest counts. */
function reachOf(state: State, index: number, from: Node, starts: readonly Found[], mp: readonly number[]): Reach {
  const known: Known = new Map();
  const best = new Map<Node, Way>();
  const force = state.forces[index]!;
  starts.forEach((start, i) => {
    const luck = (starts.length - i) / starts.length;
    for (const found of [...search(state, index, start, known).values()].flat()) {
      if (found.last === undefined || found.force.node === from) continue;
      const way = { found, face: i + 1, chance: found.there * luck };
      const other = best.get(found.force.node);
      if (!other || isBetter(way, other)) best.set(found.force.node, way);
    }
  });
  state.forces[index] = force;
  const kind = mp.length === 0 ? "fleet" : force.rows.length === 0 ? "leaders" : "army";
  const goals = [...best.values()].map((way) => goalOf(way, mp)).toSorted((a, b) => a.cost - b.cost);
  return { power: force.power, from, kind, mp, goals };
}

/** A way, the least face of the die of 9.12 that will do, and the chance of both. */
interface Way {
  readonly found: Found;
  readonly face: number;
  readonly chance: number;
}

function goalOf({ found, face, chance }: Way, given: readonly number[]): Goal {
  const { force, spent, there, rests, battle } = found;
  // The face below it was not enough.
  const need = face > 1 ? given[face - 1]! : spent;
  const courses = coursesOf(found);
  const way = courses.map(({ node, by, mp, attack, leads, odds }, i) => ({
    node,
    by,
    mp,
    attack,
    leads,
    chance: courses[i + 1]?.by === "sail" ? odds.onward : odds.there,
  }));
  const how = there < 1 ? "chance" : face > 1 ? "possible" : "sure";
  return { node: force.node, cost: spent, need, rests, aboard: force.aboard, face, how, chance, battle, way };
}

/** Where it may stay, ashore rather than at sea, likelier, cheaper, shorter. */
function isBetter(a: Way, b: Way): boolean {
  if (a.found.rests !== b.found.rests) return a.found.rests;
  if (a.found.force.aboard !== b.found.force.aboard) return b.found.force.aboard;
  const [worth, other] = [worthBeside(a, b), worthBeside(b, a)];
  if (Math.abs(worth - other) >= A_PERCENT) return worth > other;
  return a.found.spent === b.found.spent ? worth > other : a.found.spent < b.found.spent;
}

/** Less than this is no reason to pay a Movement Point more: nobody is told of it either. */
const A_PERCENT = 0.01;

/** 11.33: who can come by road need not give a defender what a landing gives him, unless the road is barred. */
const worthBeside = (way: Way, other: Way): number => way.chance * (landsBeside(way.found, other.found) ? 0.5 : 1);
