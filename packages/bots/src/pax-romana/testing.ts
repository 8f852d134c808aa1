import { FastChance, legalActions } from "@ara/kernel";
import {
  emptyRow,
  FRESH,
  keyOf,
  nodeOfKey,
  ownerOfKey,
  OWNERS,
  paxRomana,
  ROW,
  UNITS,
  worldOf,
  type Action,
  type Config,
  type Event,
  type OwnerName,
  type State,
} from "@ara/pax-romana";
import { Steady } from "./steady.ts";

/** What a test wants to know of a game in progress. */
interface Eyes {
  /** Seats that are played by chance instead. */
  readonly isChance?: (seat: number) => boolean;
  readonly onAction?: (action: Action, state: State) => void;
  readonly onEvent?: (event: Event, state: State) => void;
  /** Whether the game is looked at no further. */
  readonly isEnough?: (state: State) => boolean;
}

/** The first position of a game. */
export const opening = (of: Config, seed: string): State =>
  paxRomana.setup(of, paxRomana.deal(of, new FastChance(seed)));

/** Lets `steady` play on from a position; chance sits where it is told to. */
export function play(state: State, seed: string, { isChance, onAction, onEvent, isEnough }: Eyes = {}): State {
  const chance = new FastChance(seed);
  const players = state.config.seats.map((_, seat) => new Steady({ seed: `${seed}/${seat}` }));
  for (let [seat] = paxRomana.toAct(state); seat !== undefined; [seat] = paxRomana.toAct(state)) {
    if (isEnough?.(state) === true) break;
    const legal = legalActions(paxRomana, state, seat);
    const decision = { seat, legal, view: paxRomana.view(state, seat), log: [] };
    const action = isChance?.(seat) === true ? chance.pick(legal) : players[seat]!.choose(decision);
    if (!legal.includes(action)) throw new Error(`${JSON.stringify(action)} is no legal action`);
    onAction?.(action, state);
    paxRomana.apply(state, seat, action, chance, (event) => onEvent?.(event, state));
  }
  return state;
}

/** A position with other stacks: by owner and Space, all their units; whether it could come up in play is not asked. */
export function withStacks(state: State, stacks: Readonly<Record<string, Readonly<Record<string, number>>>>): State {
  const { nodeOf } = worldOf(state.config).map;
  const given = new Map(
    Object.entries(stacks).map(([where, units]) => {
      const [owner, at] = where.split(" ");
      return [
        keyOf(nodeOf.get(at!)!, OWNERS.indexOf(owner as OwnerName), FRESH),
        UNITS.map((unit) => units[unit] ?? 0),
      ];
    }),
  );
  const isGiven = (key: number): boolean => given.has(keyOf(nodeOfKey(key), ownerOfKey(key), FRESH));
  const { keys, counts } = state.table;
  const rows = new Map(keys.map((key, i) => [key, counts.slice(i * ROW, (i + 1) * ROW)] as const));
  for (const key of keys) if (isGiven(key)) rows.delete(key);
  for (const [key, units] of given)
    rows.set(
      key,
      emptyRow().map((_, unit) => units[unit] ?? 0),
    );
  const sorted = [...rows].toSorted(([a], [b]) => a - b);
  const changed = paxRomana.clone(state);
  changed.table = { keys: sorted.map(([key]) => key), counts: sorted.flatMap(([, row]) => row) };
  return changed;
}
