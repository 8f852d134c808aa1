import type { Params, Refusal } from "@ara/kernel";
import type { en } from "./texts/en.ts";

/** Every way in which PAX says no; the sentences are in `texts/`. */
type Sentences = (typeof en)["refusals"];
export type RefusalKey = keyof Sentences;
type RefusalParams<K extends RefusalKey> = Parameters<Sentences[K]> extends [infer P extends Params] ? P : Params;

/** The rule behind each refusal. */
const RULE: Readonly<Record<RefusalKey, string>> = {
  over: "5.1",
  notYourTurn: "4.1",
  notNow: "3.1",
  "action.unknown": "3.1",
  "card.unknown": "1.2",
  "legion.unknown": "2.2",
  "keep.notDrawn": "2.5",
  "keep.campaign": "8.5",
  "start.notCampaign": "8.5",
  "start.cards": "8.5",
  "peek.solo": "8.3",
  "peek.public": "3.2",
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
  "config.field": "2.1",
  "deck.file": "1.2",
  "deck.line": "1.2",
  "deck.size": "1.1",
  "deck.missing": "10.1",
  "deck.tooMany": "10.1",
  "deck.total": "10.1",
  "result.field": "6.3",
  "deal.deck": "2.1",
  "deal.startPlayer": "2.5",
  "position.field": "10.1",
  "position.setAside": "2.1",
  "position.romeHidden": "2.3",
  "position.legions": "2.2",
  "position.category": "1.4",
  "position.limit": "3.10",
  "position.conspiratus": "3.12",
  "position.taken": "4.1",
  "position.step": "3.1",
  "position.drawn": "3.3",
  "position.notDrawing": "3.3",
  "position.played": "3.9",
  "position.senate": "7.5",
  "position.tribute": "9.4",
};

export const refusal = <K extends RefusalKey>(key: K, params: RefusalParams<K>, rule = RULE[key]): Refusal => ({
  key,
  rule,
  params: { ...params },
});

export const ruleOf = (key: RefusalKey): string => RULE[key];
