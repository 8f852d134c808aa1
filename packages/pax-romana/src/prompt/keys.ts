import type { Parts } from "../action.ts";

/** Verbs whose number is a quantity. */
const QUANTITIES = new Set(
  "bid commit escort flip lose loseUnits loseWalls lower orderNumber payUnrest raise sink take takeUnits termTalents".split(
    " ",
  ),
);

/** Answers are numbered from 1; where the question is how many, the number typed is the number meant. */
export function keysOf(actions: readonly Parts[]): string[] {
  const isQuantity = ({ type: verb, n }: Parts): boolean => n !== undefined && QUANTITIES.has(verb);
  const many = actions.filter(isQuantity);
  const [first] = many;
  const isOne = many.every(
    ({ type: verb, unit, kind }) => verb === first!.type && unit === first!.unit && kind === first!.kind,
  );
  const numbers = new Set(many.map(({ n }) => n));
  if (many.length < 2 || !isOne || numbers.size < many.length) return actions.map((_, i) => `${i + 1}`);
  let next = Math.max(...many.map(({ n }) => n!)) + 1;
  return actions.map((action) => (isQuantity(action) ? `${action.n}` : `${next++}`));
}
