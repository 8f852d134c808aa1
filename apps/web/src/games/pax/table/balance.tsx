import { CATEGORIES, countSymbols, measure, prospectOf, soloGoal, type Prospect } from "@ara/pax";
import type { JSX } from "preact";
import { paxWords } from "../words.ts";
import { Card, CardBack } from "../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Tesserae, Tile } from "../ui/tile.tsx";
import type { Desk, Hands } from "./desk.ts";
import { KEYS } from "./key-names.ts";
import { later } from "./later.ts";
import { Look } from "./look.tsx";
import { rowsOf, type Row } from "./rows-of.ts";
import { countsOf } from "./symbols.ts";
import { numeral, say } from "./words.ts";

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
        <Icon name="rome" class="table-eagle" />{" "}
        <Look hands={hands} sheet={{ type: "rome" }} hotkey={KEYS.rome}>
          {say().rome}
        </Look>
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
  const own = countSymbols(view.players[row.first]!.display)[index]!;
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
      <p>{later.value && <later.value.Verdict desk={desk} prospect={prospect} ahead={ahead.length} goal={goal} />}</p>
    </div>
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
