import { FastChance, type Chance } from "@ara/kernel";
import { config, determinize, pax, SOLO_GAMES, type Action, type Config, type State } from "@ara/pax";
import { Centurio } from "./centurio.ts";
import { FEATURES, featuresOf } from "./features.ts";
import { Net, type Judgement, type NetData } from "./net.ts";
import { policyFor, type NetKind } from "./nets.ts";
import { search, sharesOf, type SearchOptions } from "./search.ts";
import { weights } from "./weights.ts";

/** What a net learns from: the features of a table when a turn begins, whether the seat won, and its lead from 0 to 1. */
export const ROW = FEATURES + 2;

const both = (players: number, more: Partial<Config> = {}): Config[] => [
  config(players, more),
  config(players, { ...more, nocturnus: true }),
];

/** The games a net of each kind is made for; what is played most comes more often. */
const TABLES: Readonly<Record<NetKind, readonly Config[]>> = {
  duel: [...both(2), config(2)],
  table: [3, 4].flatMap((players) => both(players)),
  crowd: [5, 6, 7, 8].flatMap((players) => both(players)),
  solo: Array.from({ length: SOLO_GAMES }, (_, i) => both(1, { solo: i + 1 })).flat(),
};

/** How a searching player plays with himself: quickly. */
const SEARCH: SearchOptions = { width: 6, trust: 0.3, cut: true };
/** So many turns begin with dice, so that the net sees more than what good players come to. */
const ASTRAY = { turns: 16, share: 30 };

/**
 * Games of the bots with themselves, as rows of numbers. `tries`: how many playouts a decision is worth, with the net in
 * use; none, and the policy that was learnt plays, or the rule-based player.
 */
export function* selfPlay(kind: NetKind, games: number, tries: number, seed: string): Generator<Float32Array> {
  const brain = new Centurio(weights);
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(`${seed}/${game}`);
    yield* playOne(TABLES[kind][game % TABLES[kind].length]!, brain, tries, chance);
  }
}

function* playOne(table: Config, brain: Centurio, tries: number, chance: Chance): Generator<Float32Array> {
  const state = pax.setup(table, pax.deal(table, chance));
  const astray = chance.below(ASTRAY.turns);
  const rows: { readonly row: Float32Array; readonly seat: number }[] = [];
  let turns = 0;
  while (state.step !== "over") {
    if (state.step === "turn" && turns++ >= astray) {
      const row = new Float32Array(ROW);
      const seat = chance.below(table.players);
      featuresOf(state, seat, row);
      rows.push({ row, seat });
    }
    const legal: Action[] = [];
    pax.legal(state, state.decider, legal);
    const isAstray = turns <= astray && chance.below(100) < ASTRAY.share;
    pax.apply(state, state.decider, isAstray ? chance.pick(legal) : choose(state, legal, brain, tries, chance), chance);
  }
  const outcome = pax.outcome(state)!;
  for (const { row, seat } of rows) {
    const { win, lead } = sharesOf(outcome, seat);
    row[FEATURES] = win;
    row[FEATURES + 1] = lead;
    yield row;
  }
}

function choose(state: State, legal: readonly Action[], brain: Centurio, tries: number, chance: Chance): Action {
  if (legal.length === 1 || tries === 0) return (policyFor(state.config) ?? brain).choose(state, legal);
  const view = pax.view(state, state.decider);
  // What a perfect memory knows: every purse, and how many cards are in every hand.
  const recalled = state.players.map(({ aurei, hand }) => ({ aurei, hand: hand.map(() => null) }));
  return search(() => determinize(view, chance, recalled), legal, brain, SEARCH, { iterations: tries }, chance)[0]!
    .action;
}

/** How badly a net foretells who wins in rows it never saw, and how badly somebody who knows only how often one wins. */
interface HeldOut {
  readonly rows: number;
  /** Mean log loss. */
  readonly loss: number;
  readonly base: number;
}

export function heldOut(data: NetData, rows: Float32Array): HeldOut {
  const net = new Net(data);
  const said: Judgement = { win: 0, lead: 0 };
  const n = rows.length / ROW;
  let loss = 0;
  let won = 0;
  for (let at = 0; at < rows.length; at += ROW) {
    net.judgeRow(rows.subarray(at, at + FEATURES), said);
    loss += lossOf(said.win, rows[at + FEATURES]!);
    won += rows[at + FEATURES]!;
  }
  return { rows: n, loss: loss / n, base: lossOf(won / n, won / n) };
}

/** Of a chance that was named, and the share of the victory that came. */
const lossOf = (chance: number, share: number): number => {
  const sure = Math.max(1e-6, Math.min(1 - 1e-6, chance));
  return -share * Math.log(sure) - (1 - share) * Math.log(1 - sure);
};
