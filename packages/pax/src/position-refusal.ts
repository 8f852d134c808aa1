import type { Refusal } from "@ara/kernel";
import { refusal, type PositionKey, type RefusalParams } from "./refusal.ts";

/** The rule a position breaks. */
const RULE: Readonly<Record<PositionKey, string>> = {
  "position.cardMissing": "10.1",
  "position.cardTooMany": "10.1",
  "position.cardTotal": "10.1",
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
  "position.setup": "2.5",
  "position.setupDeck": "2.5",
  "position.emptyLegion": "4.4",
  "position.notOver": "5.1",
  "position.slippedBy": "3.3",
  "position.peeked": "8.3",
};

/** Why a position cannot be. */
export const positionRefusal = <K extends PositionKey>(key: K, params: RefusalParams<K>): Refusal =>
  refusal(key, params, RULE[key]);
