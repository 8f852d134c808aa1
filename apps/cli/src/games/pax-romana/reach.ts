import { ChanceError, legalActions, noChance, type Refusal, type Seat } from "@ara/kernel";
import { paxRomana, type Action, type Node, type State } from "@ara/pax-romana";
import { overviewOf } from "@ara/pax-romana/overview";
import { questionOf } from "@ara/pax-romana/texts";

/** Where the force that moves now could get to. */
export interface Reach {
  /** Spaces it can enter freely, with the Movement Points that would be left; -1 for a fleet, which has none. */
  readonly open: ReadonlyMap<Node, number>;
  /** Where somebody would answer or dice would fall. */
  readonly contested: ReadonlySet<Node>;
  /** 11.46: where nothing of it would be left. */
  readonly lost: ReadonlySet<Node>;
}

/** 9.21, 11.11: tries every way with the rules themselves, as long as nobody else is asked and no die is thrown. */
export function reachOf(state: State, seat: Seat): Reach | undefined {
  const question = questionOf(state)?.key;
  const isMove = (action: Action): action is Action<"step" | "sail"> =>
    action.type === "step" || action.type === "sail";
  if (!legalActions(paxRomana, state, seat).some(isMove)) return undefined;
  const open = new Map<Node, number>();
  const contested = new Set<Node>();
  const lost = new Set<Node>();
  const waiting = [state];
  for (let from = waiting.shift(); from; from = waiting.shift()) {
    for (const action of legalActions(paxRomana, from, seat).filter(isMove)) {
      const next = paxRomana.clone(from);
      const goesOn = arrives(next, seat, action);
      const hasEnded = goesOn && next.forces.every((force) => force === null);
      if (!goesOn || (!hasEnded && questionOf(next)?.key !== question)) contested.add(action.node);
      else if (hasEnded && !hasArrived(next, from, action.node)) lost.add(action.node);
      else {
        const left = pointsIn(next);
        if (left <= (open.get(action.node) ?? NOWHERE)) continue;
        open.set(action.node, left);
        if (!hasEnded) waiting.push(next);
      }
    }
  }
  open.delete(state.forces.find((force) => force !== null)?.node ?? -1);
  for (const node of open.keys()) contested.delete(node);
  return { open, contested, lost };
}

/** Whether the step is taken without dice. */
function arrives(state: State, seat: Seat, action: Action): boolean {
  try {
    paxRomana.apply(state, seat, action, noChance);
    return paxRomana.toAct(state)[0] === seat;
  } catch (error) {
    if (error instanceof ChanceError) return false;
    throw error;
  }
}

/** Whether anything of what moved is in a place where its move has ended. */
function hasArrived(state: State, before: State, node: Node): boolean {
  const owners = before.forces.flatMap((force) => force?.rows.map(({ owner }) => owner) ?? []);
  const leaders = before.forces.flatMap((force) => force?.leaders ?? []);
  const place = overviewOf(state).places.find((known) => known.node === node);
  return (
    place !== undefined &&
    (place.stacks.some(({ owner }) => owners.includes(owner)) ||
      place.leaders.some(({ leader }) => leaders.includes(leader)))
  );
}

const NOWHERE = -2;

/** What the force has left: Movement Points, none when its move has ended, or -1 for a pure fleet (11.11). */
function pointsIn({ forces }: State): number {
  const left = forces.flatMap((force) => force?.mp ?? []);
  return left.length === 0 ? 0 : Math.max(...left);
}

/** Why the force cannot go to a place at once: what the rules say to each way of going there. */
export function whyNot(state: State, seat: Seat, node: Node): Refusal | undefined {
  const verbs = new Set(
    legalActions(paxRomana, state, seat).flatMap((action) => ("node" in action ? action.type : [])),
  );
  for (const verb of verbs) {
    const refusal = paxRomana.check(state, seat, { type: verb, node } as Action);
    if (refusal) return refusal;
  }
  return undefined;
}
