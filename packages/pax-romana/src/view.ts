import { admit, type Chance, type Viewer } from "@ara/kernel";
import { worldOf, type Config } from "./config.ts";
import { NONE, type Card, type Power } from "./data/index.ts";
import { machine } from "./rules/index.ts";
import { giverOf, pairOf, takerOf } from "./state/pairs.ts";
import type { Slate } from "./state/slate.ts";
import { cloneState, type Advanced, type Cards, type PowerState, type State } from "./state/state.ts";

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
interface CardsView {
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

/** The powers a viewer plays. */
const ownPowers = (config: Config, viewer: Viewer): readonly Power[] =>
  viewer === "spectator" ? [] : (config.seats[viewer] ?? []);

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

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

/** 17.14: hands that nobody has seen are dealt anew; only cards that are held can be in one. */
function dealtCards(config: Config, cards: CardsView, own: readonly Power[], chance: Chance): Cards {
  const { cards: kinds } = worldOf(config).data;
  const unseen = chance.shuffle(cards.unseen.slice());
  const hands = cards.hands.map((hand, power) => {
    const placed = (hand ?? seenIn(cards.known, power, own)).slice();
    while (placed.length < cards.counts[power]!)
      placed.push(
        unseen.splice(
          unseen.findIndex((card) => kinds[card]!.hold),
          1,
        )[0]!,
      );
    return inOrder(placed);
  });
  return {
    deck: inOrder(unseen),
    hands,
    discard: cards.discard.slice(),
    removed: cards.removed.slice(),
    known: cards.known.map((seen) => seen?.slice() ?? []),
  };
}

/** 15.45, R326: markers or cards in a power's hand that a viewer has seen with any of his powers. */
function seenIn(known: readonly (readonly number[] | null)[], power: Power, own: readonly Power[]): number[] {
  const found: number[] = [];
  for (const other of own) found.push(...without(known[pairOf(power, other)] ?? [], found));
  return found;
}

/** What is left of a list of markers without some others. */
function without(markers: readonly number[], others: readonly number[]): number[] {
  const left = markers.slice();
  for (const one of others) {
    const i = left.indexOf(one);
    if (i !== NONE) left.splice(i, 1);
  }
  return left;
}

/** A whole state in which the viewer would see exactly this: what he cannot know is dealt anew. */
export function determinize(seen: View, chance: Chance): State {
  const { viewer, powers, tribes, unseenTribes, knownTribes, objectives, cards, ...open } = seen;
  const own = ownPowers(open.config, viewer);
  const strengths = chance.shuffle(unseenTribes.slice());
  const markers = chance.shuffle(objectives.unseen.slice());
  let next = 0;
  const laid = tribes.map((there, i) => (there ? knownTribes?.[i] || strengths[next++]! : 0));
  const hands = objectives.hands.map((hand, power) => {
    const placed = hand ?? seenIn(objectives.known, power, own);
    return [...placed, ...dealt(seen, power, markers, objectives.counts[power]! - placed.length)];
  });
  return cloneState({
    ...open,
    powers: powers.map(({ slate, ...rest }) => ({
      ...rest,
      // What others plan is unknown: they begin anew.
      slate: slate && ("orders" in slate ? slate : { ...slate, orders: [] }),
    })),
    tribes: laid,
    tribePool: inOrder(strengths.slice(next)),
    objectives: {
      pool: markers,
      hands,
      shown: objectives.shown.map((shown) => shown.slice()),
      known: objectives.known.map((known) => known?.slice() ?? []),
    },
    ...(cards && { cards: dealtCards(open.config, cards, own, chance) }),
  });
}

/** 15.47: so many markers off the list, those first that a power may use. */
function dealt({ config }: View, power: Power, markers: number[], n: number): number[] {
  const { objectives } = worldOf(config).data.charts;
  return Array.from({ length: n }, () => {
    const usable = markers.findIndex((objective) => objectives[objective]!.award[power]! > 0);
    return markers.splice(Math.max(0, usable), 1)[0]!;
  });
}
