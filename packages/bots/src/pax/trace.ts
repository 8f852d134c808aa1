import { FastChance } from "@ara/kernel";
import {
  actionCard,
  bareAction,
  categoryOf,
  config,
  pax,
  SOLO_GAMES,
  START,
  startUnder,
  symbolsOf,
  valueOf,
  type Action,
  type Card,
  type Config,
  type State,
} from "@ara/pax";
import { Centurio } from "./centurio.ts";
import { FEATURES, featuresOf } from "./features.ts";
import { outputOf, PICK, policyOutputs } from "./policy-outputs.ts";
import { decisionFeatures, policyFeatures } from "./policy-features.ts";
import { Ranks } from "./ranks.ts";
import { sharesOf } from "./search.ts";
import { weights } from "./weights.ts";

const both = (players: number, more: Partial<Config> = {}): Config[] => [
  config(players, more),
  config(players, { ...more, nocturnus: true }),
];
/** The tables that the rules in C++ know, by the legions their nets are told of. */
const TABLES: Readonly<Record<3 | 5, readonly Config[]>> = {
  3: [...both(2), ...Array.from({ length: SOLO_GAMES }, (_, i) => both(1, { solo: i + 1 })).flat()],
  5: [...both(3), ...both(4)],
};

const codeOf = (c: Card): number => (categoryOf(c) * 2 + symbolsOf(c) - 1) * 4 + valueOf(c) - 1;
const spell = (x: Iterable<number>): string => Array.from(x, (v) => Number(v.toFixed(5))).join(" ");

/**
 * A game, line by line, for the rules that learning on a GPU goes by: `gpu/verify.cpp` plays it along. G: the deal; V: what a net
 * is told when a turn begins; P: what a policy is told; D: what was done and what could be; O: how it ended.
 */
export function* traceOf(legions: 3 | 5, game: number): Generator<string> {
  const chance = new FastChance(`trace/${game}`);
  const table = TABLES[legions][game % TABLES[legions].length]!;
  const deal = pax.deal(table, chance);
  const state = pax.setup(table, deal);
  const brain = new Centurio(weights);
  const ranks = new Ranks();
  const { players, nocturnus, solo } = table;
  yield `G ${players} ${nocturnus ? 1 : 0} ${solo ?? 0} ${deal.startPlayer} ${deal.deck.length} ${spell(deal.deck.map(codeOf))}`;
  const wild = chance.below(101);
  while (state.step !== "over") {
    const legal: Action[] = [];
    pax.legal(state, state.decider, legal);
    if (state.step === "turn") {
      const x = new Float32Array(FEATURES);
      const seat = chance.below(players);
      featuresOf(state, seat, x);
      yield `V ${seat} ${spell(x)}`;
    }
    const x = new Float32Array(policyFeatures(legions));
    decisionFeatures(state, ranks, legions, x);
    yield `P ${spell(x)}`;
    const picked = chance.below(100) < wild ? chance.pick(legal) : brain.choose(state, legal);
    yield* decided(state, legal, picked, ranks, legions, (action) => pax.apply(state, state.decider, action, chance));
  }
  const outcome = pax.outcome(state)!;
  const ends = state.players.map((_, seat) => {
    const { win, lead } = sharesOf(outcome, seat);
    return `${spell([win, lead])} ${outcome.points[seat]!}`;
  });
  yield `O ${ends.join(" ")}`;
}

/** There, equal cards of other values are one action, and a set-up with plays (8.5) is two: what is kept, what goes under. */
function* decided(
  state: State,
  legal: readonly Action[],
  picked: Action,
  ranks: Ranks,
  legions: number,
  apply: (action: Action) => void,
): Generator<string> {
  const numberOf = (action: Action): number => outputOf(state, action, ranks, legions);
  const line = (number: number, all: readonly number[]): string =>
    `D ${number} ${[...new Set(all)].toSorted((a, b) => a - b).join(" ")}`;
  const number = numberOf(picked);
  yield line(number, legal.map(numberOf));
  const alike = legal.filter((action) => numberOf(action) === number);
  if (bareAction(picked) !== START) return apply(alike[0]!);
  const pick = policyOutputs(legions) - PICK;
  const underOf = (action: Action): number =>
    pick + 2 * categoryOf(startUnder(action)) + symbolsOf(startUnder(action)) - 1;
  const same = alike.filter((action) => actionCard(action) === actionCard(alike[0]!));
  const under = underOf(same.at(-1)!);
  yield line(under, same.map(underOf));
  apply(same.find((action) => underOf(action) === under)!);
}
