import { FastChance, legalActions, type JsonObject } from "@ara/kernel";
import {
  paxRomana,
  readPosition,
  writePosition,
  type Action,
  type Config,
  type Event,
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

/** Changes the stacks of a position: by Space and owner, all their units. */
export function withStacks(state: State, stacks: Readonly<Record<string, Readonly<Record<string, number>>>>): State {
  const json = writePosition({ seats: state.config.seats.map(String), state });
  const before = json["state"] as { readonly stacks: readonly { readonly at: string; readonly owner: string }[] };
  const others = before.stacks.filter(({ at, owner }) => stacks[`${owner} ${at}`] === undefined);
  const given = Object.entries(stacks).map(([where, units]) => {
    const [owner, at] = where.split(" ");
    return { at, owner, units };
  });
  const read = readPosition({ ...json, state: { ...before, stacks: [...others, ...given] } as unknown as JsonObject });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.state;
}
