import { measure, soloGoal, type CategoryScore } from "@ara/pax";
import type { JSX } from "preact";
import { grammar, paxWords } from "../words.ts";
import { numeral } from "../../../ui/numeral.ts";
import { Tile } from "../ui/tile.tsx";
import type { Story } from "./story.ts";
import { ownSymbols, romeSymbols } from "./symbols.ts";
import { scoreWords } from "./words.ts";

interface Props {
  readonly story: Story;
  readonly names: readonly string[];
}

/** Category by category against Rome (6.2, 6.4). */
export function Balance({ story, names }: Props): JSX.Element {
  const say = scoreWords.now.value;
  const { score, view } = story;
  const ahead = score.categories.filter(({ romeAhead }) => romeAhead).length;
  const solo = view.config.solo !== null;
  const bonus = score.categories.some(
    ({ category, rome, players }) =>
      rome > romeSymbols(view, category) || players.some((all, seat) => all > ownSymbols(view, seat, category)),
  );
  return (
    <section class="panel" aria-labelledby="score-balance">
      <h2 id="score-balance">{say.balance}</h2>
      <p class="score-note">
        {solo
          ? say.balanceSolo({
              stronger: numeral(score.categories.length - ahead),
              goal: numeral(soloGoal(view.config)),
            })
          : say.balanceNote({ ahead: numeral(ahead), goal: numeral(measure(view.config).romeGoal) })}{" "}
        <a class="rule" href={`/rules/${solo ? "8.4" : "6.2"}`}>
          PAX {solo ? "8.4" : "6.2"}
        </a>
      </p>
      <table class="score-table score-balance">
        <thead>
          <tr>
            <th scope="col">{say.category}</th>
            <th scope="col" class="up">
              <span>{say.rome}</span>
            </th>
            {names.map((name, seat) => (
              <th key={seat} scope="col" class="up">
                <span>{name}</span>
              </th>
            ))}
            <th scope="col" class="wide">
              {say.ahead}
            </th>
          </tr>
        </thead>
        <tbody>
          {score.categories.map((row) => (
            <Row key={row.category} row={row} story={story} names={names} />
          ))}
        </tbody>
      </table>
      {bonus && (
        <p class="score-note">
          {say.bonusNote}{" "}
          <a class="rule" href="/rules/6.4">
            PAX 6.4
          </a>
        </p>
      )}
    </section>
  );
}

function Row({ row, story, names }: Props & { readonly row: CategoryScore }): JSX.Element {
  const { category, rome, players, romeAhead } = row;
  const best = Math.max(...players);
  return (
    <tr class={romeAhead ? "rome" : ""}>
      <th scope="row">
        <span class="score-category">
          <Tile category={category} />
          <span class="score-name">{paxWords.now.value.categories[category]}</span>
        </span>
      </th>
      <td class={romeAhead ? "first" : ""}>
        <Count all={rome} own={romeSymbols(story.view, category)} />
      </td>
      {players.map((all, seat) => (
        <td key={seat} class={!romeAhead && all === best ? "first" : all > rome ? "above" : ""}>
          <Count all={all} own={ownSymbols(story.view, seat, category)} />
        </td>
      ))}
      <td class="wide">{sayAhead(row, names)}</td>
    </tr>
  );
}

/** Who is ahead, and by how much. */
function sayAhead({ rome, players, romeAhead }: CategoryScore, names: readonly string[]): string {
  const say = scoreWords.now.value;
  const best = Math.max(...players);
  if (!romeAhead) {
    const who = grammar().list(names.filter((_, seat) => players[seat] === best));
    return say.by({ who, lead: best - rome });
  }
  if (rome === 0) return say.nobodyHas;
  return rome === best ? say.tie : say.by({ who: say.rome, lead: rome - best });
}

/** Symbols on cards, and those lent by fleets or armies as an addition. */
function Count({ all, own }: { readonly all: number; readonly own: number }): JSX.Element {
  const bonus = all - own;
  return (
    <>
      <b class={all === 0 ? "none" : ""}>{all}</b>
      {bonus > 0 && (
        <>
          <small aria-hidden="true">
            {" "}
            ({own}+{bonus})
          </small>
          <span class="sr"> ({scoreWords.now.value.bonus({ bonus })})</span>
        </>
      )}
    </>
  );
}
