import type { Chance, Viewer } from "@ara/kernel";
import { worldOf, type Config } from "./config.ts";
import type { Power } from "./data/index.ts";
import { cloneFrame } from "./engine/frame.ts";
import { cloneState, type Desk, type PowerState, type State } from "./state/state.ts";

/**
 * What one viewer may know. Units, Talents and markers are open to all (2.15); hidden are plans until they are shown, the
 * strength of tribes, and objectives.
 */
export interface View extends Omit<State, "powers" | "tribes" | "tribePool" | "objectives"> {
  readonly viewer: Viewer;
  readonly powers: readonly PowerView[];
  /** By tribal Space: whether an unrevealed counter lies there. */
  readonly tribes: readonly boolean[];
  /** The strengths of all counters nobody has seen, on the map and in the pool, in order. */
  readonly unseenTribes: readonly number[];
  readonly objectives: {
    /** By power: how many it holds, and which, for whoever may know. */
    readonly counts: readonly number[];
    readonly hands: readonly (readonly number[] | null)[];
    readonly shown: readonly (readonly number[])[];
    /** All that the viewer cannot place, in order. */
    readonly unseen: readonly number[];
  };
}

/** A power as others see it: that it plans, and whether it is ready, but not what. */
interface PowerView extends Omit<PowerState, "desk"> {
  readonly desk: Desk | { readonly kind: string; readonly locked: boolean } | null;
}

/** The powers a viewer plays. */
const ownPowers = (config: Config, viewer: Viewer): readonly Power[] =>
  viewer === "spectator" ? [] : (config.seats[viewer] ?? []);

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

export function view(state: State, viewer: Viewer): View {
  const { powers, tribes, tribePool, objectives, ...open } = cloneState(state);
  const own = ownPowers(state.config, viewer);
  const isOwn = (power: Power): boolean => own.includes(power);
  return {
    ...open,
    viewer,
    powers: powers.map(({ desk, ...rest }, power) => ({
      ...rest,
      desk: desk && !isOwn(power) ? { kind: desk.kind, locked: desk.locked } : desk,
    })),
    tribes: tribes.map((strength) => strength > 0),
    unseenTribes: inOrder([...tribes.filter((strength) => strength > 0), ...tribePool]),
    objectives: {
      counts: objectives.hands.map((hand) => hand.length),
      hands: objectives.hands.map((hand, power) => (isOwn(power) ? hand : null)),
      shown: objectives.shown,
      unseen: inOrder([...objectives.pool, ...objectives.hands.flatMap((hand, power) => (isOwn(power) ? [] : hand))]),
    },
  };
}

/** A whole state in which the viewer would see exactly this: what he cannot know is dealt anew. */
export function determinize(seen: View, chance: Chance): State {
  const { viewer: _viewer, powers, tribes, unseenTribes, objectives, ...open } = seen;
  const strengths = chance.shuffle(unseenTribes.slice());
  const markers = chance.shuffle(objectives.unseen.slice());
  let next = 0;
  const laid = tribes.map((there) => (there ? strengths[next++]! : 0));
  const hands = objectives.hands.map((hand, power) => hand?.slice() ?? markers.splice(0, objectives.counts[power]));
  return cloneState({
    ...open,
    frames: open.frames.map(cloneFrame),
    powers: powers.map(({ desk, ...rest }) => ({
      ...rest,
      // What others plan is unknown: they begin anew.
      desk: desk && ("orders" in desk ? desk : { ...desk, orders: [] }),
    })),
    tribes: laid,
    tribePool: inOrder(strengths.slice(next)),
    objectives: { pool: markers, hands, shown: objectives.shown.map((shown) => shown.slice()) },
  });
}

/** The seats that play these powers, each once. */
export function seatsOf(config: Config, powers: readonly Power[]): number[] {
  const { seatOf } = worldOf(config);
  const seats: number[] = [];
  for (const power of powers) if (!seats.includes(seatOf[power]!)) seats.push(seatOf[power]!);
  return seats;
}
