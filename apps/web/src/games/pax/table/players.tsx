import type { Seat } from "@ara/kernel";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { Tile } from "../ui/tile.tsx";
import { nameOf, type Desk, type Hands } from "./desk.ts";
import { Columns } from "./display.tsx";
import { countsOf } from "./symbols.ts";
import { say } from "./words.ts";

/** The others around the table, in the order of their turns after the viewer. */
export function Players({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  return (
    <section class="table-players" aria-label={say().players} data-count={others(desk).length}>
      {others(desk).map((seat) => (
        <Player key={seat} desk={desk} hands={hands} seat={seat} />
      ))}
    </section>
  );
}

function others({ seats, viewer }: Desk): Seat[] {
  const own = viewer === "spectator" ? 0 : viewer;
  const all = seats.map((_, i) => (own + i) % seats.length);
  return viewer === "spectator" ? all : all.slice(1);
}

interface PlayerProps {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly seat: Seat;
}

function Player({ desk, hands, seat }: PlayerProps): JSX.Element {
  const { view, asked } = desk.news.value;
  const { display, aurei, handSize } = view.players[seat]!;
  const { bot } = desk.seats[seat]!;
  const named = hands.named.value.includes(`player-${seat}`) ? "is-named" : "";
  return (
    <article
      class={`table-player panel ${asked.includes(seat) ? "is-acting" : ""} ${named}`}
      data-place={`player-${seat}`}
      aria-label={nameOf(desk)(seat)}
    >
      <header>
        <h2>{nameOf(desk)(seat)}</h2>
        <Badges desk={desk} seat={seat} />
        <span class="table-kind">{bot === null ? say().person : say().bot({ level: bot })}</span>
      </header>
      <Columns counts={countsOf(view, display)} place={`player-${seat}`} />
      {(aurei !== null || handSize !== null) && (
        <p class="table-known">
          {aurei !== null && say().purseOf({ aurei })} {handSize !== null && <>· {say().handOf({ cards: handSize })}</>}
        </p>
      )}
    </article>
  );
}

/** Primus and primus conspiratus (2.5, 3.12). */
export function Badges({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }): JSX.Element {
  const { view } = desk.news.value;
  return (
    <span class="table-badges">
      {view.startPlayer === seat && view.config.solo === null && (
        <span role="img" aria-label={say().primus} title={say().primus}>
          <Icon name="primus" />
        </span>
      )}
      {view.conspiratus === seat && (
        <span role="img" aria-label={say().conspiratus} title={say().conspiratus} class="red">
          <Icon name="primus-conspiratus" />
        </span>
      )}
    </span>
  );
}

/** On a phone: who is there, and where they lead the table. */
export function PlayersStrip({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const { view, asked } = desk.news.value;
  return (
    <section class="table-strip" aria-label={say().players}>
      {others(desk).map((seat) => (
        <button
          type="button"
          key={seat}
          class={`panel ${asked.includes(seat) ? "is-acting" : ""}`}
          data-place={`player-${seat}`}
          onClick={() => (hands.tab.value = "players")}
        >
          <span class="caps">{nameOf(desk)(seat)}</span>
          <Badges desk={desk} seat={seat} />
          <span class="table-strongest">
            {countsOf(view, view.players[seat]!.display)
              .filter(({ own }) => own > 0)
              .toSorted((a, b) => b.own + b.bonus - a.own - a.bonus)
              .slice(0, 3)
              .map(({ category }) => (
                <Tile key={category} category={category} />
              ))}
          </span>
        </button>
      ))}
    </section>
  );
}
