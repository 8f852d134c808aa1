import type { Seat } from "@ara/kernel";
import type { JSX } from "preact";
import { Tile } from "../ui/tile.tsx";
import { nameOf, type Desk, type Hands } from "./desk.ts";
import { Columns } from "./display.tsx";
import { keyProps, seatKey } from "./key-names.ts";
import { later } from "./later.ts";
import { Look } from "./look.tsx";
import { Badges, others } from "./seats.tsx";
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

interface PlayerProps {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly seat: Seat;
}

function Player({ desk, hands, seat }: PlayerProps): JSX.Element {
  const { view, asked } = desk.news.value;
  const { display, aurei, handSize } = view.players[seat]!;
  const named = hands.named.value.includes(`player-${seat}`) ? "is-named" : "";
  return (
    <article
      class={`table-player panel ${asked.includes(seat) ? "is-acting" : ""} ${named}`}
      data-place={`player-${seat}`}
      aria-label={nameOf(desk)(seat)}
    >
      <header>
        <h2>
          <Look hands={hands} sheet={{ type: "player", seat }} hotkey={seatKey(seat)}>
            {nameOf(desk)(seat)}
          </Look>
        </h2>
        <Badges desk={desk} seat={seat} />
        <span class="table-kind">{later.value?.sayKind(desk, seat)}</span>
      </header>
      <Columns counts={countsOf(view, display)} place={`player-${seat}`} />
      {later.value && <later.value.LastTurn desk={desk} hands={hands} seat={seat} />}
      {(aurei !== null || handSize !== null) && (
        <p class="table-known">
          {aurei !== null && say().purseOf({ aurei })} {handSize !== null && <>· {say().handOf({ cards: handSize })}</>}
        </p>
      )}
    </article>
  );
}

/** Where there is no room for their displays: who is there, and where they are strong. */
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
          {...keyProps(seatKey(seat))}
          onClick={() => (hands.sheet.value = { type: "player", seat })}
        >
          <span class="table-other">
            <span class="caps">{nameOf(desk)(seat)}</span>
            <Badges desk={desk} seat={seat} />
            <span class="table-strongest">
              {countsOf(view, view.players[seat]!.display)
                .filter(({ own }) => own > 0)
                .toSorted((a, b) => b.own + b.bonus - a.own - a.bonus)
                .map(({ category, own, bonus }) => (
                  <span key={category}>
                    <Tile category={category} />
                    {own + bonus}
                  </span>
                ))}
            </span>
          </span>
        </button>
      ))}
    </section>
  );
}
