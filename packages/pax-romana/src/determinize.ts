import { Chance } from "@ara/kernel";
import { worldOf, type Config } from "./config.ts";
import type { Power } from "./data/index.ts";
import { cloneState, type Cards, type State } from "./state/state.ts";
import { inOrder, ownPowers, seenIn } from "./unseen.ts";
import type { CardsView, View } from "./view.ts";

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

class Alike extends Chance {
  below(): number {
    return 0;
  }
}
const ALIKE = new Alike();

/** The same, and what he cannot know is dealt always alike: nothing hidden comes into what is made of it. To be looked at, not played. */
export const supposed = (seen: View): State => determinize(seen, ALIKE);

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

/** 15.47: so many markers off the list, those first that a power may use. */
function dealt({ config }: View, power: Power, markers: number[], n: number): number[] {
  const { objectives } = worldOf(config).data.charts;
  return Array.from({ length: n }, () => {
    const usable = markers.findIndex((objective) => objectives[objective]!.award[power]! > 0);
    return markers.splice(Math.max(0, usable), 1)[0]!;
  });
}
