import {
  FRESH,
  type Leader,
  type MajorMover,
  type Node,
  type Owner,
  type Prompt,
  type Unit,
  type View,
} from "@ara/pax-romana";
import type { Overview } from "@ara/pax-romana/overview";
import { stackAt, type Stack } from "@ara/pax-romana/ways";

/** The Moves that may begin now. */
export interface Moves {
  readonly majors: readonly MajorMover[];
  readonly minor: boolean;
}

/** Army or fleet of one place, and what of it is to go. */
export interface Draft {
  readonly kinds: readonly Kind[];
  readonly kind: Kind;
  readonly mover: MajorMover;
  readonly moves: Moves;
  /** All that could go, what usually does, and what does now. */
  readonly all: Stack;
  readonly usual: Stack;
  readonly chosen: Stack;
}

export type Kind = "army" | "fleet";

const FREE: Moves = { majors: ["own"], minor: true };

/** The Moves a question leaves; undefined where it is not about beginning one. */
export function movesIn({ key, options }: Prompt): Moves | undefined {
  const legal = options.flatMap(({ refusal, action }) => (refusal === null ? [action] : []));
  if (key === "activation.pay") return legal.some(({ type: verb }) => verb === "pay") ? FREE : undefined;
  if (key === "activation.operation") return FREE;
  if (key === "major.where") return { majors: ["own"], minor: false };
  if (key === "minor.where") return { majors: [], minor: true };
  if (key !== "expansion.choose") return undefined;
  return {
    majors: legal.flatMap((action) => (action.type === "major" ? [action.kind] : [])),
    minor: legal.some(({ type: verb }) => verb === "minor"),
  };
}

/** What stands in a place and may move, all of it chosen that usually goes; of an army and a fleet the army first. */
export function draftAt(view: View, prompt: Prompt, node: Node, wanted?: Kind): Draft | undefined {
  const moves = movesIn(prompt);
  if (!moves) return undefined;
  // With no Major Move left it is one unit or leader of the power's own.
  const movers = moves.majors.length > 0 ? moves.majors : moves.minor ? (["own"] as const) : [];
  for (const mover of movers) {
    const of = (kind: Kind, whole: boolean): Stack | undefined =>
      stackAt(view, prompt.power, node, { kind, mover, whole });
    const kinds = (["army", "fleet"] as const).filter((kind) => of(kind, true) !== undefined);
    const kind = wanted && kinds.includes(wanted) ? wanted : kinds[0];
    if (kind === undefined) continue;
    const all = of(kind, true)!;
    const usual = of(kind, false) ?? all;
    // What can be a Minor Move saves the Major one.
    const isMinor = moves.minor && (moves.majors.length === 0 || isOne(usual));
    return fitted({ kinds, kind, mover, moves, all, usual, chosen: { ...usual, isMinor } });
  }
  return undefined;
}

const unitsIn = ({ units }: Stack): number =>
  units.reduce((sum, { counts }) => sum + counts.reduce((a, b) => a + b), 0);

/** 9.11: a Minor Move is one unit without a leader, or one leader alone. */
const isOne = (stack: Stack): boolean => unitsIn(stack) + stack.leaders.length === 1;

/** In a Minor Move the first unit of those chosen goes alone, without any the first leader. */
function fitted(draft: Draft): Draft {
  const { chosen } = draft;
  if (!chosen.isMinor || isOne(chosen) || !isForce(draft)) return draft;
  const [row] = chosen.units;
  const first = row?.counts.findIndex((n) => n > 0);
  const units = row ? [{ owner: row.owner, counts: row.counts.map((_, unit) => Number(unit === first)) }] : [];
  return { ...draft, chosen: { ...chosen, units, leaders: row ? [] : chosen.leaders.slice(0, 1) } };
}

/** 9.11: as many of a sort as may go: one, where only a Minor Move is left. */
export const mostOf = ({ moves }: Pick<Draft, "moves">, n: number): number =>
  moves.majors.length > 0 ? n : Math.min(n, 1);

/** So many of a sort go; in a Minor Move one of that sort and nothing else, and more of them make it a Major one. */
export function withUnits(draft: Draft, owner: Owner, unit: Unit, n: number): Draft {
  if (draft.chosen.isMinor === true && n > 1 && draft.moves.majors.length > 0)
    return withUnits({ ...draft, chosen: { ...draft.chosen, isMinor: false } }, owner, unit, n);
  const { isMinor = false } = draft.chosen;
  const row = draft.all.units.find((one) => one.owner === owner)!;
  const known = draft.chosen.units.find((one) => one.owner === owner)?.counts ?? row.counts.map(() => 0);
  const counts = known.map((had, i) => (i === unit ? Math.min(n, isMinor ? 1 : n) : isMinor ? 0 : had));
  const others = isMinor ? [] : draft.chosen.units.filter((one) => one.owner !== owner);
  const units = counts.some((had) => had > 0) ? [...others, { owner, counts }] : others;
  const inOrder = draft.all.units.flatMap((one) => units.filter((two) => two.owner === one.owner));
  const leaders = isMinor ? [] : draft.chosen.leaders;
  return { ...draft, chosen: { ...draft.chosen, units: inOrder, leaders } };
}

export function withLeader(draft: Draft, leader: Leader, comes: boolean): Draft {
  const { isMinor = false } = draft.chosen;
  const leaders = draft.all.leaders.filter((one) =>
    one === leader ? comes : !isMinor && draft.chosen.leaders.includes(one),
  );
  return { ...draft, chosen: { ...draft.chosen, leaders, units: isMinor ? [] : draft.chosen.units } };
}

/** The other sort of Move: a Minor one of the first unit, or a Major one of all that usually go. */
export const withMinor = (draft: Draft, isMinor: boolean): Draft =>
  fitted({ ...draft, chosen: { ...(isMinor ? draft.chosen : draft.usual), isMinor } });

/** Whether anything is chosen that can move by itself. */
export const isForce = ({ chosen }: Draft): boolean => unitsIn(chosen) + chosen.leaders.length > 0;

/** 9.14: what else of somebody's stands there, and has moved in this Activation. */
export const tiredAt = (
  { places }: Pick<Overview, "places">,
  at: Node,
  isOwn: (owner: Owner) => boolean,
): readonly (readonly number[])[] =>
  (places.find(({ node }) => node === at)?.stacks ?? []).flatMap(({ owner, mark, counts }) =>
    mark !== FRESH && isOwn(owner) ? [counts] : [],
  );
