import type { Card as CardNumber, CategoryScore } from "@ara/pax";
import { CATEGORIES, categoryOf } from "@ara/pax";
import type { JSX } from "preact";
import { Card } from "../../ui/card.tsx";
import { Tile } from "../../ui/tile.tsx";
import { paxWords } from "../../words.ts";
import type { Hands } from "../desk.ts";
import { Look } from "../look.tsx";
import { sheetWords } from "./words.ts";

/** A column of numbers: whose, and how many symbols in a category. */
export interface Column {
  readonly who: string;
  readonly count: (score: CategoryScore) => number;
}

interface Props {
  readonly hands: Hands;
  readonly categories: readonly CategoryScore[];
  readonly cards: readonly CardNumber[];
  readonly columns: readonly Column[];
}

/** Cards by category, and how many symbols that makes beside others. */
export function Counted({ hands, categories, cards, columns }: Props): JSX.Element {
  const say = sheetWords.now.value;
  return (
    <table class="sheet-counted">
      <thead>
        <tr>
          <th scope="col">{say.category}</th>
          {columns.map(({ who }) => (
            <th key={who} scope="col">
              {who}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((score) => (
          <CategoryRow
            key={score.category}
            hands={hands}
            score={score}
            cards={cards.filter((card) => CATEGORIES[categoryOf(card)] === score.category)}
            columns={columns}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly hands: Hands;
  readonly score: CategoryScore;
  readonly cards: readonly CardNumber[];
  readonly columns: readonly Column[];
}

function CategoryRow({ hands, score, cards, columns }: RowProps): JSX.Element {
  const counts = columns.map(({ count }) => count(score));
  const most = Math.max(...counts);
  return (
    <tr>
      <th scope="row">
        <span class="sheet-category">
          <Tile category={score.category} />
          <Look hands={hands} sheet={{ type: "category", category: score.category }}>
            {paxWords.now.value.categories[score.category]}
          </Look>
        </span>
        <span class="sheet-fan">
          {cards.map((card, i) => (
            <Card key={i} card={card} />
          ))}
          {cards.length === 0 && <small>{sheetWords.now.value.none}</small>}
        </span>
      </th>
      {counts.map((count, i) => (
        <td key={i} class={count === most && count > 0 ? "most" : ""}>
          {count === 0 ? "–" : count}
        </td>
      ))}
    </tr>
  );
}
