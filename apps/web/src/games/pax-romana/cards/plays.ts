import {
  CARDS,
  NONE,
  pairOf,
  type Action,
  type Card,
  type CardName,
  type Event,
  type Parts,
  type Power,
  type Prompt,
  type View,
} from "@ara/pax-romana";
import type { Answer } from "../text/answers.ts";
import type { Shown } from "../text/shown.ts";
import { sayNo, type Speech } from "../text/speech.ts";

/** The answers that name a card, in the order in which they stand on it. */
const VERBS = ["playCard", "keepCard", "cardAsMercenaries", "discardCard"] as const satisfies readonly Action["type"][];
export type CardVerb = (typeof VERBS)[number];

/** What can be answered with a card now. */
export const playsOf = ({ answers }: Shown, name: CardName): (Answer & { readonly verb: CardVerb })[] =>
  VERBS.flatMap((verb) =>
    answers.flatMap((answer) =>
      answer.action.type === verb && (answer.action as Parts).kind === name ? [{ ...answer, verb }] : [],
    ),
  );

/** Why a card cannot be played in the question that is open; "" where it can, or where nobody can tell. */
export function whyNot(speech: Speech, prompt: Prompt, name: CardName): string {
  const refused = prompt.options.find(
    ({ action, refusal }) => refusal !== null && action.type === "playCard" && (action as Parts).kind === name,
  );
  if (!refused) return "";
  // The card itself leads to its rule.
  const { rule: _rule, ...plain } = refused.refusal!;
  return sayNo(speech, plain);
}

/** Questions that are about nothing but cards. */
export const isAboutCards = ({ key }: Pick<Prompt, "key">): boolean => /^card\.(window|full|keep|limit)$/.test(key);

export const nameOfCard = (card: Card): CardName => CARDS[card]!;

/** The powers a viewer plays. */
export const ownPowers = (view: View): readonly Power[] =>
  view.viewer === "spectator" ? [] : (view.config.seats[view.viewer] ?? []);

/** R326: cards in the hand of another that a viewer has seen. */
export const seenOf = (view: View, power: Power): readonly Card[] =>
  ownPowers(view).flatMap((own) => view.cards?.known[pairOf(power, own)] ?? []);

/** Each kind once, with how many of it there are. */
export function countsOf(cards: readonly Card[]): { readonly card: Card; readonly n: number }[] {
  const kinds = [...new Set(cards)];
  return kinds.map((card) => ({ card, n: cards.filter((one) => one === card).length }));
}

/** A card that was drawn, where in the log, and what the log says where nothing came of it. */
interface Drawn {
  readonly at: number;
  readonly power: Power;
  readonly card: Card;
  readonly vain: Event | undefined;
}

/**
 * The last card that was drawn face up for a viewer in the Activation that is under way; undefined if there is none. Whoever
 * has chosen his operation since has seen it.
 */
export function lastDrawn(shown: Pick<Shown, "overview" | "session" | "news">): Drawn | undefined {
  const { active } = shown.overview;
  const lines = shown.session.lines.value;
  const at = lines.findLastIndex(({ event }) => event.type === "cardDrawn");
  const event = lines[at]?.event;
  if (event?.type !== "cardDrawn" || event.card === NONE || event.power !== active) return undefined;
  const { power, card } = event;
  const since = lines.slice(at).map((line) => line.event);
  const isChosen = since.some(({ type }) => type === "operationChosen");
  if (isChosen && ownPowers(shown.news.view).includes(power)) return undefined;
  return { at, power, card, vain: since.find((one) => one.type === "cardVoid" && one.card === card) };
}
