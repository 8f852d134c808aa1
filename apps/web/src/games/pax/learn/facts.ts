import {
  actionCard,
  actionType,
  buyLegion,
  measure,
  NOBODY,
  placeTo,
  prospectOf,
  sumOfValues,
  TO_LEGION,
  type Action,
  type Card,
  type Event,
  type Prompt,
  type View,
} from "@ara/pax";
import type { Texts } from "@ara/pax/texts";
import { sayCardIn } from "@ara/pax/texts/say";
import { roman } from "@ara/pax/texts/words";

/** What the coach can speak of: everything is read off the table, nothing is typed. */
export interface Facts {
  readonly rival: string;
  readonly aurei: number;
  readonly hand: string;
  readonly limit: number;
  readonly deck: number;
  /** In how many categories Rome is ahead, in how many it must be, and in which it is. */
  readonly ahead: number;
  readonly goal: number;
  readonly aheadIn: string;
  readonly romeWins: boolean;
  /** Who holds primus conspiratus; empty if nobody does. */
  readonly holder: string;
  /** The dearest legion and what it is worth. */
  readonly dearest: string;
  readonly most: number;
  /** What the asked action is about. */
  readonly card: string;
  readonly legion: string;
  readonly group: string;
  readonly sum: number;
  readonly cost: number;
  readonly price: number;
  readonly income: number;
  /** Rome's face-down cards, as far as they are known. */
  readonly hidden: string;
  /** What Rome collected last. */
  readonly collected: string;
  readonly from: string;
  /** Aurei off each price (3.8). */
  readonly discount: number;
  readonly prices: string;
  /** Once it is over: where the learner's points come from, and both totals. */
  readonly score: {
    readonly categories: number;
    readonly stronger: number;
    readonly symbols: number;
    readonly conspiratus: number;
    readonly wealth: number;
    readonly total: number;
    readonly rival: number;
  };
}

export interface Sight {
  readonly view: View;
  readonly prompt: Prompt | null;
  readonly log: readonly Event[];
  readonly asked: Action | null;
}

export function factsOf(
  { view, prompt, log, asked }: Sight,
  texts: Texts,
  [learner, rival]: readonly [string, string],
): Facts {
  const { list, titled } = texts.grammar;
  const names = (cards: readonly (Card | null)[]): string =>
    list(cards.flatMap((c) => (c === null ? [] : [sayCardIn(texts, c)])));
  const prospect = prospectOf(view);
  const own = view.players[0]!;
  const ahead = prospect.categories.filter(({ romeAhead }) => romeAhead);
  const option = prompt?.options.find(({ action }) => action === asked);
  const legion = asked === null ? undefined : legionOf(asked);
  const group = legion === undefined ? [] : view.legions[legion]!;
  const sums = view.legions.map(sumOfValues);
  const most = Math.max(...sums);
  const collected = log.findLast((event) => event.type === "collected");
  const { categories, stronger, fleets, armies, conspiratus, wealth, total } = prospect.players[0]!;
  return {
    rival,
    aurei: own.aurei!,
    hand: names(own.hand!),
    limit: view.own!.limit,
    deck: view.deck.length,
    ahead: ahead.length,
    goal: measure(view.config).romeGoal,
    aheadIn: list(ahead.map(({ category }) => texts.categories[category])),
    romeWins: prospect.romeWins,
    holder: view.conspiratus === NOBODY ? "" : view.conspiratus === 0 ? learner : rival,
    dearest: roman(sums.indexOf(most)),
    most,
    card: asked === null ? "" : sayCardIn(texts, actionCard(asked)),
    legion: legion === undefined ? "" : roman(legion),
    group: names(group),
    sum: sumOfValues(group),
    cost: option?.cost ?? 0,
    price: option?.price ?? 0,
    income: option?.income ?? 0,
    hidden: names(view.rome.hidden),
    collected: names(collected?.cards ?? []),
    from: roman(collected?.legion ?? 0),
    discount: Math.max(...sums.map((sum, i) => sum - view.own!.prices[i]!)),
    prices: list(view.own!.prices.map((price, i) => titled(roman(i), String(price)))),
    score: {
      categories,
      stronger,
      symbols: fleets + armies,
      conspiratus,
      wealth,
      total,
      rival: prospect.players[1]!.total,
    },
  };
}

function legionOf(action: Action): number | undefined {
  if (actionType(action) === "buy") return buyLegion(action);
  return actionType(action) === "place" && placeTo(action) >= TO_LEGION ? placeTo(action) - TO_LEGION : undefined;
}
