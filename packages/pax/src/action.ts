import { isWhole } from "@ara/kernel";
import { CARD_CODES, type Card } from "./card.ts";

export const ACTION_TYPES = [
  "keep",
  "start",
  "peek",
  "draw",
  "place",
  "buy",
  "skip",
  "play",
  "end",
  "tribute",
  "pass",
  "singly",
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/**
 * An action is a small integer: its type, a card, and one thing more (a place, a legion or a second card). JSON, as in
 * records, lives in `action-json.ts`.
 */
export type Action = number;

const CARD_SHIFT = 4;
const TYPE_MASK = 15;
const MORE_SHIFT = 13;
/** No action is larger: a type, a card and a second card. */
const MOST = (1 << 22) - 1;

const pack = (type: ActionType, c = 0, more = 0): Action =>
  ACTION_TYPES.indexOf(type) | (c << CARD_SHIFT) | (more << MORE_SHIFT);

/** Whether something is an action at all: its type is known, and so is its card. */
export const isAction = (value: unknown): value is Action =>
  isWhole(value, 0, MOST) && (value & TYPE_MASK) < ACTION_TYPES.length && actionCard(value) < CARD_CODES;

export const actionType = (action: Action): ActionType => ACTION_TYPES[action & TYPE_MASK]!;
export const actionCard = (action: Action): Card => (action >> CARD_SHIFT) & 511;
const more = (action: Action): number => action >> MORE_SHIFT;

/** Where a drawn card goes (3.3): the hand, under the deck, or under a legion: `TO_LEGION` + its index from 0. */
export type Place = number;
export const TO_HAND = 0;
export const TO_DECK = 1;
export const TO_LEGION = 2;

export const PEEK = pack("peek");
export const DRAW = pack("draw");
/** 3.4, option `religion`: a full turn whose cards are drawn one by one. */
export const SINGLY = pack("singly");
export const SKIP = pack("skip");
export const END = pack("end");
export const PASS = pack("pass");

export const KEEP = pack("keep");
export const START = pack("start");
export const PLACE = pack("place");
export const BUY = pack("buy");
export const PLAY = pack("play");
export const TRIBUTE = pack("tribute");

/** The action without its card and the rest: `KEEP`, `PEEK` and so on, which are faster to compare than names. */
export const bareAction = (action: Action): Action => action & TYPE_MASK;

export const keep = (c: Card): Action => KEEP | (c << CARD_SHIFT);
/** Solo set-up (8.5): one card is kept, one goes under the deck, all others are played. */
export const start = (kept: Card, under: Card): Action => START | (kept << CARD_SHIFT) | (under << MORE_SHIFT);
export const place = (c: Card, to: Place): Action => PLACE | (c << CARD_SHIFT) | (to << MORE_SHIFT);
/** Legions are counted from 0 here, from 1 in records and texts. */
export const buy = (legion: number): Action => BUY | (legion << MORE_SHIFT);
export const play = (c: Card): Action => PLAY | (c << CARD_SHIFT);
export const tribute = (c: Card): Action => TRIBUTE | (c << CARD_SHIFT);

export const startUnder: (action: Action) => Card = more;
export const placeTo: (action: Action) => Place = more;
export const buyLegion: (action: Action) => number = more;
