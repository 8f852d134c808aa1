import { card, CATEGORIES, config, measure, score, type CategoryName, type Score } from "@ara/pax";
import type { JSX } from "preact";
import { paxWords } from "../../words.ts";
import { Tile } from "../../ui/tile.tsx";
import { rulesWords } from "../words.ts";

type Symbols = Partial<Record<CategoryName, number>>;

const counted = (symbols: Symbols): number[] => CATEGORIES.map((category) => symbols[category] ?? 0);

/** 6.7: the rulebook's own example. Rome's cards are made up so that they have these symbols. */
function example(): Score {
  const rome: Symbols = { land: 2, intrigue: 1, wealth: 1, fleet: 4, army: 3, religion: 1, senator: 2 };
  const table = config(2);
  return score({
    config: table,
    measures: measure(table),
    conspiratus: 1,
    rome: {
      open: CATEGORIES.flatMap((name, i) => Array.from({ length: rome[name] ?? 0 }, () => card(i, 1, 1))),
      hidden: [],
    },
    players: [
      { aurei: 2, hand: [], symbols: counted({ fleet: 3, army: 1, religion: 2, wealth: 2, land: 3 }) },
      { aurei: 6, hand: [], symbols: counted({ army: 3, intrigue: 3, land: 1, religion: 1, wealth: 1 }) },
    ],
  });
}

const ROWS = ["categories", "stronger", "fleets", "armies", "conspiratus", "wealth", "total"] as const;

/** 6.7 in two tables: symbols by category, points by kind. */
export function ScorePicture(): JSX.Element {
  const say = rulesWords.now.value.pictures;
  const { categories, players } = example();
  return (
    <figure class="pic panel pic-score">
      <div class="pic-tables">
        <table>
          <caption>{say.scoreTable}</caption>
          <thead>
            <tr>
              <td />
              {[say.rome, say.you, say.rival].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((row) => (
              <tr key={row.category} class={row.romeAhead ? "is-rome" : ""}>
                <th scope="row">
                  <Tile category={row.category} /> {paxWords.now.value.categories[row.category]}
                </th>
                <td class={row.romeAhead ? "is-best" : ""}>{row.rome}</td>
                {row.players.map((symbols, seat) => (
                  <td key={seat} class={symbols > row.rome ? "is-best" : ""}>
                    {symbols}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <table>
          <caption>{say.pointsTable}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{say.you}</th>
              <th scope="col">{say.rival}</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row} class={row === "total" ? "is-total" : ""}>
                <th scope="row">{say.rows[row]}</th>
                {players.map((player, seat) => (
                  <td key={seat}>{player[row]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>{say.score}</figcaption>
    </figure>
  );
}
