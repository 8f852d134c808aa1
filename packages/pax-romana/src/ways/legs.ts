import { worldOf } from "../config.ts";
import { ESCORTED, GS, type Node } from "../data/index.ts";
import { leadsOf, type Lead } from "../prompt/leads.ts";
import type { Asked } from "../prompt/asked.ts";
import { isSoldiers } from "../rules/control/command.ts";
import { mayRest, canStep, isMinor, priceOf, reserveFor } from "../rules/movement/steps.ts";
import { canSail, debarkCost, mayDebark, mayHalt, sailCost } from "../rules/naval/courses.ts";
import { canEmbark, embarkCost, escorts } from "../rules/naval/embark.ts";
import { hasCargo } from "../rules/naval/hulls.ts";
import { isOpenShore, shoreFor } from "../rules/naval/waters.ts";
import { fleetOfForce, ownersOfFleet } from "../rules/units/independents.ts";
import { OVER_STRAIT, SAIL_PAID, MUST_LAND } from "../state/force.ts";
import { emptyRow, type Force, type State } from "../state/state.ts";
import { oddsAtSea, oddsOnLand, type Odds } from "./chances.ts";
import type { Leg } from "./reach.ts";

/** A leg, the force as it is behind it, and how likely that is. */
export interface Course extends Omit<Leg, "chance"> {
  readonly force: Force;
  readonly odds: Odds;
  /** Its Move may end there; it cannot go on because it has to fight. */
  readonly rests: boolean;
  readonly battle: boolean;
}

/** What was found of a leg before: it depends on where it leads, not on what was spent before. */
export type Known = Map<number, { readonly leads: readonly Lead[]; readonly odds: Odds }>;

/** Everything a force could do next to get anywhere; at sea it comes back to no node it has seen since it set sail. */
export function coursesFrom(state: State, index: number, force: Force, seen: readonly Node[], known: Known): Course[] {
  state.forces[index] = force;
  const look: Look = { state, index, force, known };
  return force.aboard || force.mp < 0 ? seaCourses(look, seen) : landCourses(look);
}

interface Look {
  readonly state: State;
  readonly index: number;
  readonly force: Force;
  readonly known: Known;
}

function landCourses(look: Look): Course[] {
  const { state, force } = look;
  const { map } = worldOf(state.config);
  const found: Course[] = [];
  for (const by of ["march", "strait"] as const)
    for (const to of (by === "march" ? map.land : map.strait)[force.node]!)
      if (canStep(state, force, to)) found.push(step(look, to, by));
  if (force.mp > 0 && force.node < map.spaces && canEmbark(state, force)) found.push(embark(look));
  return found;
}

/** 9.21. */
function step(look: Look, to: Node, by: "march" | "strait"): Course {
  const { state, force } = look;
  const { map } = worldOf(state.config);
  const attack = reserveFor(state, force, to);
  const mp = priceOf(state, force.node, to) + attack;
  const isPassing = force.node < map.spaces && !mayRest(state, force, force.node);
  const found = meaning(look, by, to, oddsOnLand);
  return {
    node: to,
    by,
    mp,
    attack,
    ...found,
    battle: isFought(found.leads),
    rests: mayRest(state, force, to),
    force: {
      ...paid(force, mp),
      node: to,
      from: force.node,
      lastSpace: force.node < map.spaces && !isPassing ? force.node : force.lastSpace,
      flags: by === "strait" ? force.flags | OVER_STRAIT : force.flags & ~OVER_STRAIT,
    },
  };
}

/** 11.31, 11.32: aboard, with every squadron of the port that may come along. */
function embark({ state, force }: Look): Course {
  const mp = embarkCost(state, force);
  const { node } = force;
  const flags = force.flags & ~SAIL_PAID;
  const rows = withEscort(state, force);
  const aboard: Force = { ...paid(force, mp), rows, aboard: true, from: node, lastSpace: node, flags };
  return { node, by: "embark", mp, attack: 0, leads: [], odds: SAFE, rests: false, battle: false, force: aboard };
}

const SAFE: Odds = { there: 1, onward: 1 };

/** 11.32: with every squadron of its port that may come along. */
export function withEscort(state: State, force: Force): Force["rows"] {
  // R131, R134, 12.44: units that move alone, leaders alone; the Soldier of Fortune has one squadron.
  if (isMinor(force) || !hasCargo(force)) return force.rows;
  const most = isSoldiers(state, force) ? 1 : Infinity;
  const rows = force.rows.slice();
  for (const owner of ownersOfFleet(state, fleetOfForce(force))) {
    const n = Math.min(most, escorts(state, force.node, owner));
    if (n === 0) continue;
    const counts = emptyRow();
    counts[GS] = n;
    rows.push({ owner, mark: ESCORTED, counts });
  }
  return rows;
}

function seaCourses(look: Look, seen: readonly Node[]): Course[] {
  const { state, force } = look;
  const ways = worldOf(state.config).map.sea[force.node]!.filter((to) => canSail(state, force, to, seen));
  const found = ways.map((to) => sail(look, to));
  if (mayDebark(state, force, ways.length)) found.push(debark(look));
  return found;
}

/** 11.11, 11.31. */
function sail(look: Look, to: Node): Course {
  const { state, force } = look;
  const mp = sailCost(state, force);
  const moved: Force = {
    ...(force.mp < 0 ? force : paid(force, mp)),
    node: to,
    from: force.node,
    flags: force.mp < 0 ? force.flags : force.flags | SAIL_PAID,
  };
  const found = meaning(look, "sail", to, oddsAtSea);
  return { node: to, by: "sail", mp, attack: 0, ...found, battle: false, rests: mayHalt(state, moved), force: moved };
}

/** 11.31, 11.33: ashore; the squadrons stay in the port. */
function debark(look: Look): Course {
  const { state, force } = look;
  const { node } = force;
  const attack = isOpenShore(shoreFor(state, force, node)) ? 0 : worldOf(state.config).data.charts.movement.attack;
  const mp = debarkCost(state, force) + attack;
  const found = meaning(look, "debark", node, oddsOnLand);
  const ashore: Force = {
    ...paid(force, mp),
    rows: force.rows.flatMap((row) => ashoreOf(row)),
    aboard: false,
    from: node,
    lastSpace: node,
    flags: force.flags & ~(OVER_STRAIT | SAIL_PAID | MUST_LAND),
  };
  return { node, by: "debark", mp, attack, ...found, battle: isFought(found.leads), rests: true, force: ashore };
}

function ashoreOf(row: Force["rows"][number]): Force["rows"] {
  const counts = row.counts.map((n, unit) => (unit === GS ? 0 : n));
  return counts.some((n) => n > 0) ? [{ ...row, counts }] : [];
}

const paid = (force: Force, mp: number): Force => ({ ...force, mp: force.mp - mp, used: force.used + mp });

/** What must be fought out, so that nobody knows what comes after. */
const isFought = (leads: readonly Lead[]): boolean => leads.some(({ to }) => to === "battle" || to === "tribe");

const BY: readonly Leg["by"][] = ["march", "strait", "embark", "sail", "debark"];
/** More than there are nodes on the map, or rows in a force. */
const PLACES = 1024;

/** What comes of a leg, as the prompt tells it of the same answer; the end of the Move is no news here. */
function meaning(
  { state, index, force, known }: Look,
  by: Leg["by"],
  to: Node,
  oddsOf: (state: State, force: Force, leads: readonly Lead[]) => Odds,
): { readonly leads: readonly Lead[]; readonly odds: Odds } {
  const isLand = by === "march" || by === "strait";
  const key = ((BY.indexOf(by) * PLACES + force.node) * PLACES + to) * PLACES + force.rows.length;
  const before = known.get(key);
  if (before) return before;
  const frame = isLand ? { proc: "landMove", bribed: [] } : { proc: "fleetMove", warned: [] };
  const asked = { state, frame, force, index, power: force.power } as unknown as Asked;
  const action = by === "debark" ? { type: by } : ({ type: isLand ? "step" : "sail", node: to } as const);
  const leads = leadsOf(asked, action as Parameters<typeof leadsOf>[1]).filter(
    (lead) => by === "sail" || lead.to !== "stop",
  );
  const found = { leads, odds: oddsOf(state, force, leads) };
  known.set(key, found);
  return found;
}
