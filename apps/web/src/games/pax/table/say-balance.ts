import { prospectOf } from "@ara/pax";
import { grammar, paxWords } from "../words.ts";
import { rowsOf } from "./rows-of.ts";
import type { Desk } from "./desk.ts";
import { say } from "./words.ts";

/** All rows as sentences, to be read aloud. */
export function sayBalance(desk: Desk): string {
  return grammar().sentences(
    rowsOf(desk, prospectOf(desk.news.value.view)).map(({ category, rome, best, who, romeAhead }) =>
      say().balanceRow({ category: paxWords.now.value.categories[category], rome, best, who, ahead: romeAhead }),
    ),
  );
}
