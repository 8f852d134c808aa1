import {
  CATEGORIES,
  countSymbols,
  measure,
  NOBODY,
  prospectOf,
  soloGoal,
  type CategoryScore,
  type Prospect,
} from "@ara/pax";
import type { JSX } from "preact";
import { grammar, paxWords } from "../words.ts";
import { Card, CardBack } from "../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Tesserae, Tile } from "../ui/tile.tsx";
import { nameOf, type Desk, type Hands } from "./desk.ts";
import { countsOf } from "./symbols.ts";
import { numeral, say, sayEnd } from "./words.ts";

interface Row extends CategoryScore {
  readonly best: number;
  readonly who: string;
  readonly mine: boolean;
}

function rowsOf(desk: Desk, { categories }: Prospect): Row[] {
  return categories.map((score) => {
    const best = Math.max(...score.players);
    const first =
      desk.viewer !== "spectator" && score.players[desk.viewer] === best ? desk.viewer : score.players.indexOf(best);
    const mine = best > 0 && first === desk.viewer;
    return { ...score, best, mine, who: best === 0 ? say().nobody : mine ? say().you : nameOf(desk)(first) };
  });
}

/** What decides the game: Rome against the strongest player, category by category. */
export function Balance({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const { view } = desk.news.value;
  const prospect = prospectOf(view);
  const rome = countsOf(view, [...view.rome.open, ...view.rome.hidden.filter((card) => card !== null)]);
  const named = hands.named.value.includes("rome") ? "is-named" : "";
  return (
    <section
      class={`table-balance panel ${named}`}
      aria-labelledby="table-rome"
      data-place="rome"
      data-count={prospect.categories.length}
    >
      <h2 id="table-rome">
        <Icon name="rome" class="table-eagle" /> {say().rome}
        <FaceDown desk={desk} />
      </h2>
      <p class="table-heads" aria-hidden="true">
        <span>{say().romeHas}</span>
        <span>{say().strongest}</span>
      </p>
      <ul>
        {rowsOf(desk, prospect).map((row, i) => (
          <BalanceRow key={row.category} desk={desk} row={row} rome={rome[i]!} />
        ))}
      </ul>
      <Seals desk={desk} prospect={prospect} />
    </section>
  );
}

function FaceDown({ desk }: { readonly desk: Desk }): JSX.Element {
  const { hidden } = desk.news.value.view.rome;
  const known = hidden.filter((card) => card !== null);
  const { over } = desk.news.value;
  return (
    <span class="table-facedown">
      {hidden.map((card, i) =>
        card === null ? <CardBack key={i} silent /> : <Card key={i} card={card} class="is-peeked" />,
      )}
      <small>
        {over ? "" : known.length > 0 ? say().peeked : hidden.length > 0 && say().faceDown({ cards: hidden.length })}
      </small>
    </span>
  );
}

interface BalanceRowProps {
  readonly desk: Desk;
  readonly row: Row;
  readonly rome: { readonly own: number; readonly bonus: number };
}

function BalanceRow({ desk, row, rome }: BalanceRowProps): JSX.Element {
  const { category, best, who, mine, romeAhead } = row;
  const { view } = desk.news.value;
  const index = CATEGORIES.indexOf(category);
  const strongest = view.players[row.players.indexOf(best)]!;
  const own = countSymbols(strongest.display)[index]!;
  const verdict = romeAhead ? (row.rome === best ? say().tie : say().ahead) : say().by({ symbols: best - row.rome });
  return (
    <li class={romeAhead ? "rome" : ""}>
      <span class="sr">
        {say().balanceRow({
          category: paxWords.now.value.categories[category],
          rome: row.rome,
          best,
          who,
          ahead: romeAhead,
        })}
      </span>
      <span class="table-left" aria-hidden="true">
        <b class="caps">{row.rome}</b>
        <Tesserae category={category} own={rome.own} bonus={rome.bonus} />
      </span>
      <Tile category={category} />
      <span class="table-right" aria-hidden="true">
        <Tesserae category={category} own={own} bonus={best - own} />
        <b class="caps">{best}</b>
        <em class={mine ? "me" : ""}>{who}</em>
      </span>
      <small aria-hidden="true">{verdict}</small>
    </li>
  );
}

/** The seals Rome holds, and what they would mean if the game ended now. */
function Seals({ desk, prospect }: { readonly desk: Desk; readonly prospect: Prospect }): JSX.Element {
  const { view } = desk.news.value;
  const ahead = prospect.categories.filter(({ romeAhead }) => romeAhead);
  const goal = measure(view.config).romeGoal;
  const shown = Math.max(goal, ahead.length);
  return (
    <div class="table-seals">
      <span class="table-seal-row" aria-hidden="true">
        {Array.from({ length: shown }, (_, i) => (
          <span key={i} class={`table-seal ${ahead[i] ? "on" : ""}`}>
            {ahead[i] ? <Tile category={ahead[i].category} /> : numeral(i + 1)}
          </span>
        ))}
      </span>
      <p>
        <Verdict desk={desk} prospect={prospect} ahead={ahead.length} goal={goal} />
      </p>
    </div>
  );
}

interface VerdictProps {
  readonly desk: Desk;
  readonly prospect: Prospect;
  readonly ahead: number;
  readonly goal: number;
}

function Verdict({ desk, prospect, ahead, goal }: VerdictProps): JSX.Element {
  const { config, step } = desk.news.value.view;
  if (step === "over") return <b>{sayEnd(desk)}</b>;
  return config.solo === null ? tableVerdict(desk, prospect, ahead, goal) : soloVerdict(desk, prospect);
}

function tableVerdict(desk: Desk, { romeWins, winners, unseen }: Prospect, has: number, needs: number): JSX.Element {
  const { conspiratus } = desk.news.value.view;
  const holds =
    has === 0 ? say().holdsNone({ needs: numeral(needs) }) : say().holds({ has: numeral(has), needs: numeral(needs) });
  const crowns =
    conspiratus === NOBODY
      ? say().crownsNobody
      : conspiratus === desk.viewer
        ? say().crownsYou
        : say().crowns({ who: nameOf(desk)(conspiratus) });
  const who = grammar().list(winners.map((seat) => (seat === desk.viewer ? say().you : nameOf(desk)(seat))));
  return (
    <>
      <b>{holds}</b> {romeWins ? say().romeWinsNow : say().revoltWinsNow({ who })} {crowns}{" "}
      {unseen > 0 && <small>{say().unseen({ cards: unseen })}</small>}
    </>
  );
}

/** 8.4 */
function soloVerdict(desk: Desk, { categories, unseen }: Prospect): JSX.Element {
  const { view } = desk.news.value;
  const own = countSymbols(view.players[0]!.display);
  const missing = categories
    .filter((_, i) => own[i] === 0)
    .map(({ category }) => paxWords.now.value.categories[category]);
  const stronger = categories.filter(({ romeAhead }) => !romeAhead).length;
  return (
    <>
      <b>{say().soloGoal({ has: stronger, needs: soloGoal(view.config) })}</b>{" "}
      {missing.length === 0 ? say().soloComplete : say().soloMissing({ categories: grammar().list(missing) })}{" "}
      {unseen > 0 && <small>{say().unseen({ cards: unseen })}</small>}
    </>
  );
}

/** The balance in one line, for a phone. */
export function BalanceStrip({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const { view } = desk.news.value;
  const prospect = prospectOf(view);
  const has = prospect.categories.filter(({ romeAhead }) => romeAhead).length;
  const needs = measure(view.config).romeGoal;
  return (
    <button
      type="button"
      class="table-balance-strip panel"
      onClick={() => (hands.tab.value = "rome")}
      data-place="rome"
    >
      <span class="table-strip-rows" data-count={prospect.categories.length}>
        {rowsOf(desk, prospect).map((row) => (
          <span key={row.category} class={row.romeAhead ? "rome" : ""}>
            <Tile category={row.category} />
            <span aria-hidden="true">
              <b>{row.rome}</b>:{row.best}
            </span>
            <span class="sr">
              {say().balanceRow({
                category: paxWords.now.value.categories[row.category],
                rome: row.rome,
                best: row.best,
                who: row.who,
                ahead: row.romeAhead,
              })}
              .{" "}
            </span>
          </span>
        ))}
      </span>
      <span class="table-strip-verdict">
        <Icon name="rome" />
        {view.config.solo === null ? (
          <b>
            {has === 0
              ? say().holdsNone({ needs: numeral(needs) })
              : say().holds({ has: numeral(has), needs: numeral(needs) })}
          </b>
        ) : (
          <b>{say().soloGoal({ has: prospect.categories.length - has, needs: soloGoal(view.config) })}</b>
        )}
      </span>
    </button>
  );
}

/** All rows as sentences, to be read aloud. */
export function sayBalance(desk: Desk): string {
  return grammar().sentences(
    rowsOf(desk, prospectOf(desk.news.value.view)).map(({ category, rome, best, who, romeAhead }) =>
      say().balanceRow({ category: paxWords.now.value.categories[category], rome, best, who, ahead: romeAhead }),
    ),
  );
}
