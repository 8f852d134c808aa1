import type { Seat } from "@ara/kernel";
import type { PlayerScore } from "@ara/pax";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { Tile } from "../ui/tile.tsx";
import type { Story } from "./story.ts";
import { ownSymbols } from "./symbols.ts";
import { scoreWords } from "./words.ts";

interface Props {
  readonly story: Pick<Story, "view" | "score">;
  readonly names: readonly string[];
}

const SOURCES = ["categories", "stronger", "fleets", "armies", "conspiratus", "wealth"] as const;
type Source = (typeof SOURCES)[number];

/** Where the points came from (6.5): a player a row, the highest first. */
export function Sheet({ story, names }: Props): JSX.Element {
  const say = scoreWords.now.value;
  const { players, romeWins } = story.score;
  const solo = story.view.config.solo !== null;
  const order = players.map((_, seat) => seat).toSorted((a, b) => players[b]!.total - players[a]!.total);
  return (
    <section class="panel" aria-labelledby="score-sheet">
      <h2 id="score-sheet">{say.sheet}</h2>
      <p class="score-note">
        {solo ? `${say.sheetSolo} ` : romeWins ? `${say.sheetRome} ` : ""}
        <a class="rule" href="/rules/6.5">
          PAX 6.5
        </a>
      </p>
      <table class="score-table score-sheet">
        <thead>
          <tr>
            <th scope="col">{say.player}</th>
            {SOURCES.map((source) => (
              <th key={source} scope="col" class="up">
                <span>
                  {say.sources[source].name} <small>{say.sources[source].each}</small>
                </span>
              </th>
            ))}
            <th scope="col" class="up">
              <span>{say.total}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <Row key={seat} story={story} names={names} seat={seat} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ story, names, seat }: Props & { readonly seat: Seat }): JSX.Element {
  const say = scoreWords.now.value;
  const sheet = story.score.players[seat]!;
  const won = story.score.winners.includes(seat);
  return (
    <tr class={won ? "won" : ""}>
      <th scope="row" class="caps">
        {names[seat]}
        {won && (
          <span role="img" aria-label={say.winner}>
            <Icon name="laurel" />
          </span>
        )}
      </th>
      {SOURCES.map((source) => (
        <td key={source}>
          <b class={sheet[source] === 0 ? "none" : ""}>{sheet[source] === 0 ? "–" : sheet[source]}</b>
          <Detail source={source} story={story} seat={seat} sheet={sheet} />
        </td>
      ))}
      <td class="total">
        <b>{sheet.total}</b>
      </td>
    </tr>
  );
}

interface DetailProps {
  readonly source: Source;
  readonly story: Props["story"];
  readonly seat: Seat;
  readonly sheet: PlayerScore;
}

/** Which categories, how much money: where there is room for it. */
function Detail({ source, story, seat, sheet }: DetailProps): JSX.Element | null {
  const { categories } = story.score;
  if (source === "wealth")
    return <small class="score-detail">{scoreWords.now.value.riches({ riches: sheet.riches })}</small>;
  if (source !== "categories" && source !== "stronger") return null;
  const shown = categories.filter(({ category, rome, players }) =>
    source === "categories" ? ownSymbols(story.view, seat, category) > 0 : players[seat]! > rome,
  );
  return (
    <span class="score-detail">
      {shown.map(({ category }) => (
        <Tile key={category} category={category} class="score-xs" />
      ))}
    </span>
  );
}
