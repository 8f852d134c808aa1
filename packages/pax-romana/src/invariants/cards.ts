import { isAdvanced, worldOf } from "../config.ts";
import { CITY, NONE, PERGAMUM, PONTUS, POWERS, type Card, type Owner, type Power } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";
import type { ProcName } from "../rules/frames.ts";
import { MOST_CARDS, UNTILS } from "../state/cards.ts";
import { giverOf, PAIRS, takerOf } from "../state/pairs.ts";
import type { State } from "../state/state.ts";
import { worksAt } from "../state/works.ts";

const isSorted = (cards: readonly Card[]): boolean => cards.every((card, i) => i === 0 || cards[i - 1]! <= card);

/** 17.11: every card is in one place, lists are in order, and cards that are played at once are in no hand (17.14). */
export function cardsAreSomewhere({ config, cards, advanced }: State): boolean {
  if (!isAdvanced(config)) return cards === undefined && advanced === undefined;
  if (cards === undefined || advanced === undefined) return false;
  const { deck, hands, discard, removed } = cards;
  const { cards: kinds } = worldOf(config).data;
  const all = [deck, ...hands, discard, removed];
  const found = all.flat();
  return (
    all.every(isSorted) &&
    found.length === kinds.reduce((sum, { count }) => sum + count, 0) &&
    kinds.every(({ count }, card) => found.filter((one) => one === card).length === count) &&
    hands.flat().every((card) => kinds[card]!.hold)
  );
}

/** Procedures in which their power may have one card too many and is asked about it. */
const CHOOSING: ReadonlySet<ProcName> = new Set<ProcName>(["cardSegment", "handLimit"]);

export function handsAreWithinLimits({ cards, frames }: State): boolean {
  if (cards === undefined) return true;
  return cards.hands.every(({ length }, power) => {
    if (length <= MOST_CARDS) return true;
    const chooses = (frames as readonly (Frame & { power?: Power })[]).some(
      (frame) => CHOOSING.has(frame.proc) && frame.power === power,
    );
    return chooses && length === MOST_CARDS + 1;
  });
}

export function knownCardsAreHeld({ cards }: State): boolean {
  if (cards === undefined) return true;
  const { hands, known } = cards;
  return (
    known.length === PAIRS &&
    known.every((seen, pair) => {
      const left = hands[giverOf(pair)]!.slice();
      if (giverOf(pair) === takerOf(pair)) return seen.length === 0;
      return (
        isSorted(seen) && seen.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1).length === 1)
      );
    })
  );
}

/** 12.51, 12.54, 12.55: nobody is the ally of two: alliances name one power of the game, and armies no other. */
export function alliesAreKnown({ config, advanced, armies }: State): boolean {
  const keepers = (owner: Owner): Power[] => armies.filter((army) => army.owner === owner).map(({ keeper }) => keeper);
  const [ofPergamum, ofPontus] = [keepers(PERGAMUM), keepers(PONTUS)];
  if (advanced === undefined) return ofPergamum.length === 0 && ofPontus.length === 0;
  const { powers } = worldOf(config).scenario;
  const { rhodesAlly, pergamumAlly, pontusPlayer } = advanced;
  const isOne = (ally: Power): boolean => ally === NONE || powers.includes(ally);
  const areOne = (ally: Power, found: readonly Power[]): boolean =>
    isOne(ally) && found.length === Number(ally !== NONE) && found.every((keeper) => keeper === ally);
  return isOne(rhodesAlly) && areOne(pergamumAlly, ofPergamum) && areOne(pontusPlayer, ofPontus);
}

/** 12.55: one marker at the most, and only while somebody plays Pontus. */
export function pontusIsPlayed({ config, advanced }: State): boolean {
  if (advanced === undefined) return true;
  const { pontusPlayer, pontusMarkers } = advanced;
  if (pontusPlayer === NONE) return pontusMarkers === 0;
  return worldOf(config).scenario.powers.includes(pontusPlayer) && (pontusMarkers === 0 || pontusMarkers === 1);
}

/** 17.15, R299, R316, R329, R330: what is remembered by power is that of powers there are, and passes have an end. */
export function remembersPowers({ advanced }: State): boolean {
  if (advanced === undefined) return true;
  const { free, disorder, passed, civilWar, silent, tribeSeen } = advanced;
  return (
    [free, disorder, passed].every(({ length }) => length === POWERS.length) &&
    free.every((markers) => markers >= 0) &&
    passed.every((until) => until >= NONE && until < UNTILS.length) &&
    [civilWar, silent, ...tribeSeen].every((set) => set >= 0 && set < 1 << POWERS.length)
  );
}

export const looksAtCounters = ({ advanced, tribes }: State): boolean =>
  advanced === undefined ||
  (advanced.tribeSeen.length === tribes.length && advanced.tribeSeen.every((set, i) => set === 0 || tribes[i]! > 0));

/** R305: the Inventor is in a City, or nowhere. */
export const inventorIsInCity = ({ advanced, works }: State): boolean =>
  advanced === undefined || advanced.inventor === NONE || worksAt({ works }, advanced.inventor)?.works === CITY;
