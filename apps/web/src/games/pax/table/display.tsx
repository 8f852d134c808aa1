import type { JSX } from "preact";
import { paxWords } from "../words.ts";
import { Card } from "../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Tile } from "../ui/tile.tsx";
import type { Desk, Hands } from "./desk.ts";
import { Look } from "./look.tsx";
import { countsOf, type Count } from "./symbols.ts";
import { say } from "./words.ts";

/** The own display, a fanned row for each category. */
export function Display({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element | null {
  const { view } = desk.news.value;
  if (desk.viewer === "spectator") return null;
  const { categories } = paxWords.now.value;
  const counts = countsOf(view, view.players[desk.viewer]!.display);
  const target = hands.dragged.value !== null && view.step === "play" ? "is-target" : "";
  const named = hands.named.value.includes(`player-${desk.viewer}`) ? "is-named" : "";
  return (
    <section
      class={`table-mine panel ${target} ${named}`}
      aria-label={say().display}
      data-place="mine"
      data-count={counts.length}
    >
      <div class="table-rows">
        {counts.map((count) => (
          <Row key={count.category} hands={hands} count={count} />
        ))}
        {view.own && (
          <p class="table-limit">
            <b class="caps">{say().limit}</b>
            {say().limitNote({ fleet: categories.fleet, army: categories.army, limit: view.own.limit })}{" "}
            <a class="rule" href="/rules/3.10">
              PAX 3.10
            </a>
          </p>
        )}
      </div>
      <Columns counts={counts} place="mine" />
    </section>
  );
}

function Row({
  hands,
  count: { category, own, bonus, cards },
}: {
  readonly hands: Hands;
  readonly count: Count;
}): JSX.Element {
  const { categories } = paxWords.now.value;
  const from = category === "fleet" ? categories.army : categories.fleet;
  return (
    <div class={`table-row ${own === 0 ? "zero" : ""}`} data-place={`mine-${category}`}>
      <p class="table-row-head">
        <Tile category={category} />
        <Look hands={hands} sheet={{ type: "category", category }}>
          <span class="caps">{categories[category]}</span>
        </Look>
        {bonus > 0 && <small>{say().bonus({ symbols: bonus, category: from })}</small>}
        <b class="caps">{own + bonus === 0 ? "–" : own + bonus}</b>
      </p>
      <div class="table-fan" style={{ "--many": cards.length }}>
        {cards.length === 0 ? (
          <span class="table-ghost">
            <Icon name={category} />
          </span>
        ) : (
          cards.map((card, i) => <Card key={i} card={card} />)
        )}
      </div>
    </div>
  );
}

/** Symbols as little towers of tesserae, one for each category. */
export function Columns({
  counts,
  place,
}: {
  readonly counts: readonly Count[];
  readonly place?: string;
}): JSX.Element {
  const { categories } = paxWords.now.value;
  return (
    <ul class="table-columns" data-count={counts.length}>
      {counts.map(({ category, own, bonus }) => (
        <li
          key={category}
          class={own === 0 ? "zero" : ""}
          data-cat={category}
          data-place={place && `${place}-${category}`}
        >
          <span class="table-tower" aria-hidden="true">
            {Array.from({ length: Math.min(own, 9) }, (_, i) => (
              <i key={i} />
            ))}
            {Array.from({ length: bonus }, (_, i) => (
              <i key={`b${i}`} class="b" />
            ))}
          </span>
          <Tile category={category} />
          <b class="caps" aria-hidden="true">
            {own + bonus === 0 ? "–" : own + bonus}
          </b>
          <span class="sr">
            {categories[category]} {own + bonus}
          </span>
        </li>
      ))}
    </ul>
  );
}
