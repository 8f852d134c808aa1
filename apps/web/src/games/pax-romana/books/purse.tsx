import type { PurseNow } from "@ara/pax-romana/books";
import type { JSX } from "preact";
import { booksWords } from "./words.ts";

/** So many coins are drawn one by one; of a fuller purse the numbers speak. */
const MOST_COINS = 45;

/** The purse as coins: what the plan takes, what is kept for markers, what is free. */
export function Purse({ purse }: { readonly purse: PurseNow }): JSX.Element {
  const say = booksWords.now.value.purse;
  const { talents, planned, kept, free } = purse;
  const coins = [
    ...Array.from({ length: planned }, () => "spent"),
    ...Array.from({ length: kept }, () => "kept"),
    ...Array.from({ length: free }, () => "free"),
  ];
  return (
    <div class="purse" data-purse={`${planned} ${kept} ${free}`}>
      <span class="purse-sum">
        {talents}
        <small>{say.talents}</small>
      </span>
      {talents <= MOST_COINS && (
        <span class="purse-coins" role="img" aria-label={say.coins(purse)}>
          {coins.map((coin, i) => (
            <i key={i} data-coin={coin} />
          ))}
        </span>
      )}
      <p class="purse-words">
        <span>
          <b>{planned}</b> {say.planned}
        </span>{" "}
        <span>
          <b>{kept}</b> {say.kept}
        </span>{" "}
        <span>
          <b>{free}</b> {say.free}
        </span>
      </p>
    </div>
  );
}
