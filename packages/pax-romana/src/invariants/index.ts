import type { Invariant } from "@ara/kernel";
import type { ProcName } from "../rules/frames.ts";
import { worldOf } from "../config.ts";
import { NONE } from "../data/index.ts";
import { giverOf, PAIRS, takerOf } from "../state/pairs.ts";
import type { State } from "../state/state.ts";
import {
  alliesAreKnown,
  cardsAreSomewhere,
  handsAreWithinLimits,
  knownCardsAreHeld,
  inventorIsInCity,
  looksAtCounters,
  pontusIsPlayed,
  remembersPowers,
} from "./cards.ts";
import { isEngineKept } from "../rules/units/helepolis.ts";
import { enemiesTogether, leaderAmongEnemies } from "./company.ts";
import { elitesKeepTheirRules, leadersAndForcesAgree, leadersStandSomewhere, strangersHaveArmies } from "./leaders.ts";
import {
  hasCompanyForElephants,
  hasNoPairs,
  hasOnlyItsOwnSorts,
  militiaIsAtHome,
  stacksAreInOrder,
  standsNowhereElse,
  wallsAreWithinLimits,
  remembersRebellions,
  revoltIsInGaul,
} from "./pieces.ts";
import { goesBesideOnlyInRetreats, isFreshOutsideOfMoves, withdrawsOnlyInMoves } from "./marks.ts";
import {
  armiesAreNotedOnce,
  controlIsSettled,
  marchesOnlyInMoves,
  markersBelongToPowers,
  pactsAreBetweenPowers,
  piratesLieAtSea,
} from "./records.ts";

/** Procedures in which everybody plans for himself. */
const PLANNING: ReadonlySet<ProcName> = new Set<ProcName>([
  "maintenance",
  "removal",
  "leaderSelection",
  "manpower",
  "victoryPhase",
  "siegeBid",
]);

/** What must be true of every state that play can reach. */
export const invariants: readonly Invariant<State>[] = [
  { name: "stacks are sorted, and none is empty or owes units", holds: stacksAreInOrder },
  { name: "10.41: land units have withdrawn only from a Move that still lasts", holds: withdrawsOnlyInMoves },
  { name: "9.14: outside of Activations and Moves everybody is fresh", holds: isFreshOutsideOfMoves },
  {
    name: "14.14: Stability stays on its track",
    holds: (state) => {
      const { lowest, highest } = worldOf(state.config).data.charts.stability;
      return state.powers.every(({ stability }) => stability >= lowest && stability <= highest);
    },
  },
  { name: "13.3, R19: rebellions are remembered where they have all their effects", holds: remembersRebellions },
  { name: "13.3: the Gallic revolt is in mainland Gaul", holds: revoltIsInGaul },
  {
    name: "3.2: plans and bids lie on a slate only while they are made",
    holds: ({ frames, powers }) =>
      frames.slice(-1).some(({ proc }) => PLANNING.has(proc)) || powers.every(({ slate }) => slate === null),
  },
  { name: "no treasury is below zero", holds: ({ powers }) => powers.every(({ treasury }) => treasury >= 0) },
  {
    name: "15.41: every objective marker is in the pool, in a hand or shown",
    holds: ({ config, objectives: { pool, hands, shown } }) => {
      const found = countsOf([...pool, ...hands.flat(), ...shown.flat()]);
      const { objectives } = worldOf(config).data.charts;
      return found.length <= objectives.length && objectives.every(({ count }, i) => (found[i] ?? 0) === count);
    },
  },
  {
    name: "15.45: what others have seen of a hand is in it, and nobody is shown his own",
    holds: ({ objectives: { hands, known } }) =>
      known.length === PAIRS &&
      known.every((seen, pair) => {
        const held = countsOf(hands[giverOf(pair)]!);
        const isOwn = giverOf(pair) === takerOf(pair);
        return isOwn ? seen.length === 0 : countsOf(seen).every((n, objective) => n <= (held[objective] ?? 0));
      }),
  },
  {
    name: "17.1: all 55 cards are in the deck, in hands, played or gone, and the Standard Game has none",
    holds: cardsAreSomewhere,
  },
  {
    name: "12.51, 12.54, 12.55: nobody is the ally of two powers, and armies know the same ones as alliances",
    holds: alliesAreKnown,
  },
  { name: "12.55: the marker of Pontus has a player", holds: pontusIsPlayed },
  { name: "17.15: what is remembered of powers is that of powers there are", holds: remembersPowers },
  { name: "17.14: nobody holds more than three cards, but while he has to choose", holds: handsAreWithinLimits },
  { name: "R326: cards that others have seen are in the hand, and nobody is shown his own", holds: knownCardsAreHeld },
  { name: "R305: the Inventor works in a City", holds: inventorIsInCity },
  { name: "R306: a siege engine is with an army of its owner", holds: isEngineKept },
  { name: "R316: only counters that lie there have been looked at", holds: looksAtCounters },
  {
    name: "3.42: markers belong to powers in play, each of which has one place in the order",
    holds: markersBelongToPowers,
  },
  { name: "3.51: troops are on the march only while somebody moves or fights", holds: marchesOnlyInMoves },
  { name: "4.1: permissions are between powers in play", holds: pactsAreBetweenPowers },
  { name: "5.12: no enemies share a Space", holds: (state) => enemiesTogether(state) === NONE },
  { name: "5.12: no leader stands among enemies", holds: (state) => leaderAmongEnemies(state) === NONE },
  { name: "5.2: control is as it was last settled", holds: controlIsSettled },
  { name: "7.33: Towns and Cities are where they may be, with walls within their limits", holds: wallsAreWithinLimits },
  { name: "8.1: every leader is in one place", holds: leadersAndForcesAgree },
  { name: "8.23: leaders are where leaders can be", holds: leadersStandSomewhere },
  { name: "8.3: Elite leaders wait in their box, and no power has two in play", holds: elitesKeepTheirRules },
  { name: "10.68: no elephants are alone", holds: hasCompanyForElephants },
  { name: "10.86: reduced pairs are combined", holds: hasNoPairs },
  { name: "10.94: units go beside a force only in its retreat", holds: goesBesideOnlyInRetreats },
  { name: "12.32: militia is at Home", holds: militiaIsAtHome },
  { name: "12.4, 13.4: the leaders of strangers are with their armies", holds: strangersHaveArmies },
  { name: "12.61: pirates are where they may lie", holds: piratesLieAtSea },
  { name: "13.4: armies that are no power's are noted once", holds: armiesAreNotedOnce },
  { name: "2.13: stacks stand where they can", holds: standsNowhereElse },
  { name: "6.25: everybody has only units of his own sorts", holds: hasOnlyItsOwnSorts },
];

/** How many there are of each objective. */
function countsOf(objectives: readonly number[]): number[] {
  const counts: number[] = [];
  for (const objective of objectives) counts[objective] = (counts[objective] ?? 0) + 1;
  return counts;
}
