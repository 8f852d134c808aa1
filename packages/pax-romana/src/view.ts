import { admit, type Viewer } from "@ara/kernel";
import type { Card, Power } from "./data/index.ts";
import { machine } from "./rules/machine.ts";
import { giverOf, takerOf } from "./state/pairs.ts";
import type { Slate } from "./state/slate.ts";
import { cloneState, type Advanced, type Cards, type PowerState, type State } from "./state/state.ts";
import { inOrder, ownPowers, seenIn, without } from "./unseen.ts";

/**
 * What one viewer may know. Units, Talents and markers are open to all (2.15); hidden are plans until they are shown, the
 * strength of tribes, objectives, and what is said at Meetings: a procedure with a secret says itself how it looks.
 */
export interface View extends Omit<State, "powers" | "tribes" | "tribePool" | "objectives" | "cards"> {
  readonly viewer: Viewer;
  readonly powers: readonly PowerView[];
  /** By tribal Space: whether an unrevealed counter lies there. */
  readonly tribes: readonly boolean[];
  /** The strengths of all counters the viewer cannot place, on the map and in the pool, in order. */
  readonly unseenTribes: readonly number[];
  /** R316: by tribal Space, the strength of a counter the viewer has looked at, else 0; in the Advanced Game. */
  readonly knownTribes?: readonly number[];
  readonly objectives: {
    /** By power: how many it holds, and which, for whoever may know. */
    readonly counts: readonly number[];
    readonly hands: readonly (readonly number[] | null)[];
    readonly shown: readonly (readonly number[])[];
    /** 15.45: by pair, those in the owner's hand that the other has seen, for both of them. */
    readonly known: readonly (readonly number[] | null)[];
    /** All that the viewer cannot place, in order. */
    readonly unseen: readonly number[];
  };
  /** 17.1: in the Advanced Game. */
  readonly cards?: CardsView;
}

/** The cards as a viewer may know them. */
export interface CardsView {
  /** How many are in the deck, and by power in hand; which, for whoever may know. */
  readonly deck: number;
  readonly counts: readonly number[];
  readonly hands: readonly (readonly Card[] | null)[];
  readonly discard: readonly Card[];
  readonly removed: readonly Card[];
  /** R326: by pair, cards in the owner's hand that the other has seen, for both of them. */
  readonly known: readonly (readonly Card[] | null)[];
  /** All that the viewer cannot place, in hands and deck, in order. */
  readonly unseen: readonly Card[];
}

/** A power as others see it: that it plans, and whether it is ready, but not what. */
interface PowerView extends Omit<PowerState, "slate"> {
  readonly slate: Slate | Pick<Slate, "kind" | "locked"> | null;
}

export function view(state: State, viewer: Viewer): View {
  admit(viewer, state.config.seats.length);
  const { powers, tribes, tribePool, objectives, cards, ...open } = cloneState(state);
  const own = ownPowers(state.config, viewer);
  const isOwn = (power: Power): boolean => own.includes(power);
  const known = objectives.known.map((seen, pair) => (isOwn(giverOf(pair)) || isOwn(takerOf(pair)) ? seen : null));
  const looked = open.advanced && tribes.map((strength, i) => (hasLooked(open.advanced!, own, i) ? strength : 0));
  const hidden = looked ? tribes.map((strength, i) => (looked[i]! > 0 ? 0 : strength)) : tribes;
  return {
    ...open,
    frames: open.frames.map((frame) => machine.seen(frame, own)),
    // 4.4, R247: others see that a proposal waits, and not what it says.
    proposals: open.proposals.map((one) => (isOwn(one.from) || isOwn(one.to) ? one : { ...one, terms: [] })),
    viewer,
    powers: powers.map(({ slate, ...rest }, power) => ({
      ...rest,
      slate: slate && !isOwn(power) ? { kind: slate.kind, locked: slate.locked } : slate,
    })),
    tribes: tribes.map((strength) => strength > 0),
    unseenTribes: inOrder([...hidden.filter((strength) => strength > 0), ...tribePool]),
    ...(looked && { knownTribes: looked }),
    ...(cards && { cards: cardsView(cards, own) }),
    objectives: {
      counts: objectives.hands.map((hand) => hand.length),
      hands: objectives.hands.map((hand, power) => (isOwn(power) ? hand : null)),
      shown: objectives.shown,
      known,
      unseen: inOrder([
        ...objectives.pool,
        ...objectives.hands.flatMap((hand, power) => without(hand, isOwn(power) ? hand : seenIn(known, power, own))),
      ]),
    },
  };
}

/** R316: whether any of these powers has looked at the counter of a tribal Space. */
const hasLooked = ({ tribeSeen }: Advanced, own: readonly Power[], tribal: number): boolean =>
  own.some((power) => (tribeSeen[tribal]! & (1 << power)) !== 0);

function cardsView({ deck, hands, discard, removed, known: all }: Cards, own: readonly Power[]): CardsView {
  const isOwn = (power: Power): boolean => own.includes(power);
  const known = all.map((seen, pair) => (isOwn(giverOf(pair)) || isOwn(takerOf(pair)) ? seen : null));
  const unplaced = hands.flatMap((hand, power) => without(hand, isOwn(power) ? hand : seenIn(known, power, own)));
  return {
    deck: deck.length,
    counts: hands.map(({ length }) => length),
    hands: hands.map((hand, power) => (isOwn(power) ? hand : null)),
    discard,
    removed,
    known,
    unseen: inOrder([...deck, ...unplaced]),
  };
}
