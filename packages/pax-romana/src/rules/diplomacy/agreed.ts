import { NONE, type Power } from "../../data/index.ts";
import { giverOf, OPEN, permissionIndex, takerOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import { JOIN, LOC, PASS, SEA, STACK } from "../control/permission.ts";
import type { Term } from "./term.ts";

/** 4.1, R180: permissions one power has given another: bits of `pacts`. */
export const BITS = { pass: PASS, stack: STACK, join: JOIN, sea: SEA, loc: LOC } as const;
export type Permission = keyof typeof BITS;

/** A permission that stands, and to whom it was given. */
interface Pact extends Term {
  readonly taker: Power;
}

/** 4.1: all that powers permit each other now, each for how many turns more, this one included. */
export function pactsOf({ pacts, pactTurns, turn }: Pick<State, "pacts" | "pactTurns" | "turn">): Pact[] {
  return pacts.flatMap((bits, pair) =>
    (Object.keys(BITS) as Permission[]).flatMap((kind) => {
      if ((bits & BITS[kind]) === 0) return [];
      const [giver, taker] = [giverOf(pair), takerOf(pair)];
      const last = pactTurns[permissionIndex(giver, taker, BITS[kind])]!;
      return [{ kind, giver, taker, n: 0, node: NONE, text: "", turns: last === OPEN ? OPEN : last - turn + 1 }];
    }),
  );
}
