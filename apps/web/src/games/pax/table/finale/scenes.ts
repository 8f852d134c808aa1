import { countSymbols, measure, withBonus, type CategoryScore, type View } from "@ara/pax";

/** What is on the stage: cards turn, seals close, the verdict is spoken, the score stands there. */
export type Scene =
  | { readonly type: "curtain" }
  | { readonly type: "card"; readonly at: number }
  | { readonly type: "seal"; readonly at: number }
  | { readonly type: "verdict" }
  | { readonly type: "score" };

/** How long each of them lasts, in milliseconds; the score stays. */
const TIME = { curtain: 1200, card: 1150, seal: 430, verdict: 2000, score: 0 } as const;

export const timeOf = ({ type }: Scene): number => TIME[type];

/** The end of a game, scene by scene. */
export function scenesOf(view: View): readonly Scene[] {
  const each = (type: "card" | "seal", count: number): Scene[] =>
    Array.from({ length: count }, (_, at) => ({ type, at }));
  return [
    { type: "curtain" },
    ...each("card", view.rome.hidden.length),
    ...each("seal", view.score!.categories.length),
    { type: "verdict" },
    { type: "score" },
  ];
}

/** How a category stands on the stage. */
export interface Row extends CategoryScore {
  /** Rome's symbols as far as its cards have been turned, and what the last of them added. */
  readonly shown: number;
  readonly added: number;
  readonly best: number;
  readonly sealed: boolean;
}

/** The categories after so many scenes, the last of them on the stage. */
export function rowsAt(view: View, scenes: readonly Scene[], now: number): readonly Row[] {
  const past = scenes.slice(0, now + 1);
  const turned = past.filter(({ type }) => type === "card").length;
  const sealed = past.filter(({ type }) => type === "seal").length;
  const last = scenes[now]?.type === "card" ? turned - 1 : turned;
  const rome = (cards: number): readonly number[] =>
    withBonus(
      countSymbols(
        view.rome.open,
        view.rome.hidden.slice(0, cards).filter((card) => card !== null),
      ),
    );
  const shown = rome(turned);
  const before = rome(last);
  return view.score!.categories.map((score, i) => ({
    ...score,
    shown: shown[i]!,
    added: shown[i]! - before[i]!,
    best: Math.max(...score.players),
    sealed: i < sealed,
  }));
}

/** How many categories are sealed for Rome. */
export const romes = (rows: readonly Row[]): number =>
  rows.filter(({ sealed, romeAhead }) => sealed && romeAhead).length;

export const goalOf = (view: View): number => measure(view.config).romeGoal;
