import { brief, type Params, type Refusal } from "@ara/kernel";
import type { FileTexts } from "./texts/en/files.ts";
import type { en } from "./texts/en/index.ts";

/** Every way in which PAX says no; the sentences are in `texts/`. */
type Sentences = (typeof en)["refusals"] & FileTexts;
export type RefusalKey = keyof Sentences;
export type RefusalParams<K extends RefusalKey> =
  Parameters<Sentences[K]> extends [infer P extends Params] ? P : Params;

/** What is wrong with a file or a message; no rule of the game is behind it. */
type FileKey =
  | "action.unknown"
  | "config.field"
  | "deck.file"
  | "deck.line"
  | "field.missing"
  | "position.field"
  | "result.field";
/** Of a position somebody puts on the table; `position-refusal.ts` knows the rules behind those. */
export type PositionKey = Exclude<Extract<RefusalKey, `position.${string}`>, FileKey>;

/** The rule behind each other refusal. */
const RULE: Readonly<
  Record<Exclude<RefusalKey, FileKey | PositionKey>, string> & Partial<Record<FileKey | PositionKey, never>>
> = {
  over: "5.1",
  notYourTurn: "4.1",
  notNow: "3.1",
  "card.unknown": "1.2",
  "legion.unknown": "2.2",
  "keep.notDrawn": "2.5",
  "keep.campaign": "8.5",
  "start.notCampaign": "8.5",
  "start.cards": "8.5",
  "peek.solo": "8.3",
  "peek.public": "3.2",
  "singly.must": "3.4",
  "singly.same": "3.4",
  "place.notDrawn": "3.3",
  "place.handUsed": "3.3",
  "place.deckUsed": "3.3",
  "place.legionUsed": "3.3",
  "place.firstTwo": "3.4",
  "buy.empty": "3.7",
  "buy.cannotPay": "3.7",
  "play.notInHand": "3.9",
  "play.cannotPay": "3.9",
  "play.limit": "3.10",
  "tribute.notInHand": "9.4",
  "config.players": "2.1",
  "config.solo": "8.4",
  "deck.size": "1.1",
  "deck.missing": "10.1",
  "deck.tooMany": "10.1",
  "deck.total": "10.1",
  "deal.deck": "2.1",
  "deal.startPlayer": "2.5",
};

export const refusal = <K extends RefusalKey>(
  key: K,
  params: RefusalParams<K>,
  rule: string | undefined = RULE[key],
): Refusal => ({ key, ...(rule !== undefined && { rule }), params: { ...params } });

/** A field of a file that is not what it should be, or not there at all. */
export const fieldRefusal = (
  key: "config.field" | "position.field" | "result.field",
  field: string,
  found: unknown,
): Refusal =>
  found === undefined ? refusal("field.missing", { field }) : refusal(key, { field, found: brief(found) });
