import type { Refusal, Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { CARDS, NONE, type Card, type Power } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";
import type { Happening } from "../../event.ts";
import { refusal } from "../../refusal.ts";
import { advancedOf, cardOf, discardCard, handOf, isNotFor, kindsIn } from "../../state/cards.ts";
import type { State } from "../../state/state.ts";
import { effectOf } from "./effects/known.ts";
import { refuseMercenaries } from "./effects/mercenaries.ts";
import type { PlayedAt } from "./effects/effect.ts";
import type { CardUse } from "../frames.ts";
import { speak } from "./windows.ts";

/** 17.15: the answers by which a power plays a card in a question that it is asked anyway. */
export type CardVerb = "playCard" | "cardAsMercenaries" | "discardCard" | "speak";

const VERBS: ReadonlySet<string> = new Set<CardVerb>(["playCard", "cardAsMercenaries", "discardCard", "speak"]);

export const isCardAnswer = (action: Action): action is Action<CardVerb> => VERBS.has(action.type);

/** Scenario IV, R371: no ally is there to be won. */
const EASTERN: readonly Card[] = (
  ["alliance", "alliance-with-rhodes", "alliance-with-pergamum", "pontus"] as const
).map(cardOf);

const isWithoutObject = ({ config }: State, card: Card): boolean =>
  EASTERN.includes(card) && worldOf(config).scenario.special.includes("eastCardsVoid");

/** R300: why a power cannot play a card as the event it is; `undefined` if it can. By public facts alone. */
function whyNot(state: State, power: Power, card: Card, at: PlayedAt): Refusal | undefined {
  const effect = effectOf(card);
  if (isWithoutObject(state, card)) return refusal("card.void", {});
  if (!effect.at.includes(at)) return refusal("card.notNow", {});
  const no = effect.refuse?.(state, power, at);
  if (no) return no;
  if (isNotFor(state, power, card)) return refusal("card.void", {});
  return effect.targets?.(state, power).length === 0 ? refusal("card.nobody", {}) : undefined;
}

/** 17.16, 12.24: Carthage takes mercenaries for any card it could hold on to, whenever cards are played at all. */
const whyNoMercenaries = (state: State, power: Power, at: PlayedAt): Refusal | undefined =>
  at === "own" || at === "pause" || at === "battle"
    ? refuseMercenaries(state, power, true)
    : refusal("card.mercenaries", {});

/** What a power can do with its cards here: to play them, or to discard them (17.15). */
export function offerPlays(
  state: State,
  power: Power,
  at: PlayedAt,
  into: Sink<Action<"playCard" | "cardAsMercenaries" | "discardCard">>,
): void {
  const kinds = kindsIn(handOf(state, power));
  for (const card of kinds)
    if (whyNot(state, power, card, at) === undefined) into.push({ type: "playCard", kind: CARDS[card]! });
  if (kinds.length > 0 && whyNoMercenaries(state, power, at) === undefined)
    for (const card of kinds) into.push({ type: "cardAsMercenaries", kind: CARDS[card]! });
  for (const card of kinds) into.push({ type: "discardCard", kind: CARDS[card]! });
}

/** 17.15: on the march nothing but what is played there; everything else can wait for the end of the Move. */
export function offerSteps(state: State, power: Power, into: Sink<Action<"playCard">>): void {
  for (const card of kindsIn(handOf(state, power)))
    if (whyNot(state, power, card, "step") === undefined) into.push({ type: "playCard", kind: CARDS[card]! });
}

/** 17.15, R486: wherever cards may be played, that one wants to be asked at pauses of others. */
export function offerSpeech(state: State, power: Power, into: Sink<Action<"speak">>): void {
  if (handOf(state, power).length > 0 && advancedOf(state).passed[power] !== NONE) into.push({ type: "speak" });
}

/** 17.15: what stands beside the answers of a question of one's own. */
export function offerCards(state: State, power: Power, at: "own", into: Sink<Action<CardVerb>>): void {
  if (state.cards === undefined) return;
  offerPlays(state, power, at, into);
  offerSpeech(state, power, into);
}

/** Why an answer with a card is refused. */
export function refuseCard(state: State, power: Power, at: PlayedAt, action: Action): Refusal | undefined {
  if (state.cards === undefined || !isCardAnswer(action) || action.type === "speak") return undefined;
  const card = cardOf(action.kind);
  if (!handOf(state, power).includes(card)) return refusal("card.notHeld", {});
  if (action.type === "playCard") return whyNot(state, power, card, at);
  return action.type === "cardAsMercenaries" ? whyNoMercenaries(state, power, at) : undefined;
}

/** Carries out an answer with a card, up to the play of one: that is a procedure, which is handed back. */
export function answerCard(
  state: State,
  power: Power,
  action: Action<CardVerb>,
  happening: Happening,
): Call<"playCard"> | undefined {
  if (action.type === "playCard") return playOf(power, cardOf(action.kind), "event");
  if (action.type === "cardAsMercenaries") return playOf(power, cardOf(action.kind), "mercenaries");
  if (action.type === "discardCard") discard(state, power, cardOf(action.kind), happening);
  else speak(state, power, happening);
  return undefined;
}

export const playOf = (power: Power, card: Card, as: CardUse): Call<"playCard"> => ({
  proc: "playCard",
  power,
  card,
  as,
  atOnce: false,
});

/** 17.15, R296: as No Event, face up. */
export function discard(state: State, power: Power, card: Card, { tell }: Pick<Happening, "tell">): void {
  discardCard(state, power, card);
  tell({ type: "cardDiscarded", power, card, rule: "17.15" });
}
