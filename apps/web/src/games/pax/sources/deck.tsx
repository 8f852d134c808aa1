import { BASE_CATEGORIES, card, CATEGORIES, CATEGORY_SIZES, deckData, type CategoryName } from "@ara/pax";
import { LATIN } from "@ara/pax/texts/say";
import type { JSX } from "preact";
import { paxWords } from "../words.ts";
import { Card } from "../ui/card.tsx";
import { Tile } from "../ui/tile.tsx";
import { SourceText } from "./source-text.tsx";
import { texts } from "./words.ts";

type Confidence = "stated" | "corroborated" | "inferred";

/** How sure we are of something: a word and a sign, never a colour alone. */
export function Mark({ confidence }: { readonly confidence: string }): JSX.Element {
  const known = confidence as Confidence;
  return (
    <span class="sources-mark" data-mark={known}>
      {texts.now.value.marks[known] ?? confidence}
    </span>
  );
}

/** The sum of all cards, without and with Nocturnus. */
export const sizes = {
  base: CATEGORY_SIZES.slice(0, BASE_CATEGORIES).reduce((sum, size) => sum + size, 0),
  all: CATEGORY_SIZES.reduce<number>((sum, size) => sum + size, 0),
};

/** Every kind of card with its number and its mark, category by category. */
export function Deck(): JSX.Element {
  return (
    <div class="sources-deck">
      {CATEGORIES.map((category, i) => (
        <Category key={category} category={category} index={i} />
      ))}
    </div>
  );
}

function Category({ category, index }: { readonly category: CategoryName; readonly index: number }): JSX.Element {
  const say = texts.now.value;
  const lines = deckData.cards.filter((line) => line.category === category);
  const sources = [...new Set(lines.map(({ source }) => source))];
  return (
    <section class="panel sources-category" aria-labelledby={`sources-${category}`}>
      <h3 id={`sources-${category}`}>
        <Tile category={category} />
        <span class="caps">{paxWords.now.value.categories[category]}</span>
        <i lang="la">{LATIN[category]}</i>
      </h3>
      <p>
        {say.cards(CATEGORY_SIZES[index]!)} <Mark confidence={deckData.countsPerCategory.confidence} />
        {index >= BASE_CATEGORIES && <span class="sources-box">{say.nocturnus}</span>}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={`${line.symbols}:${line.value}`}>
            <Card card={card(index, line.symbols, line.value)} />
            <b>
              <span aria-hidden="true">× {line.count}</span>
              <span class="sr">{say.times(line.count)}</span>
            </b>
            <Mark confidence={line.confidence} />
          </li>
        ))}
      </ul>
      <details>
        <summary>{say.why}</summary>
        <ul>
          {sources.map((source) => (
            <li key={source}>
              <SourceText text={source} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
