import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { HomeParts } from "../games/game.ts";
import { Icon } from "../ui/icon.tsx";
import { addressOf } from "./address.ts";
import { isMyTurn, type OnlineTable } from "./api.ts";
import { useHall } from "./hall.ts";
import { tellTable } from "./tell-table.ts";
import { useNow } from "./use-now.ts";
import { onlineWords } from "./words.ts";
import { showTurn } from "./your-turn.ts";

interface Props {
  readonly parts: HomeParts;
  /** Is told how many there are. */
  readonly count: Signal<number>;
}

/** The tables on the server at which this player sits, on the first screen: beside those that are kept here. */
export function OnlineGames({ parts, count }: Props): JSX.Element | null {
  const say = onlineWords.now.value;
  const tables = useSignal<readonly OnlineTable[]>([]);
  useHall(true, {
    mine(told) {
      tables.value = told.filter(({ status }) => status !== "over" && status !== "void");
      count.value = tables.value.length;
      showTurn(told.some(isMyTurn));
    },
  });
  useEffect(() => () => showTurn(false), []);
  if (tables.value.length === 0) return null;
  return (
    <section class="panel home-online" aria-labelledby="home-online">
      <h2 id="home-online">{say.mineOnline}</h2>
      <ul class="home-list">
        {tables.value.map((table) => (
          <Row key={table.id} parts={parts} table={table} />
        ))}
      </ul>
      <a class="btn" href="/online">
        <Icon name="globe" />
        {say.toOnline}
      </a>
    </section>
  );
}

function Row({ parts, table }: { readonly parts: HomeParts; readonly table: OnlineTable }): JSX.Element {
  const say = onlineWords.now.value;
  const { game, facts, seats, stands } = tellTable(parts, table, useNow());
  const isMine = isMyTurn(table);
  const waits = table.status === "open" || table.status === "dealing";
  const way = waits ? say.room : say.goOn;
  return (
    <li class="home-game" data-mine={isMine}>
      <Icon name={`legion-${Math.min(table.seats.length, 9)}`} />
      <div class="home-game-text">
        <h3>{[game, ...facts].join(" · ")}</h3>
        <p class="home-facts">
          <b>{stands}</b>
        </p>
        <p class="home-facts">
          {seats.map(({ title, who }, i) => (
            <span key={i}>{title ? `${title}: ${who}` : who}</span>
          ))}
        </p>
      </div>
      <div class="home-game-do">
        <a
          class={isMine ? "btn btn-main" : "btn"}
          href={waits ? `/online/${table.id}` : `/table/${addressOf(table.id)}`}
          aria-label={`${way}: ${game}, ${seats.map(({ who }) => who).join(", ")}`}
        >
          <Icon name="play" />
          {way}
        </a>
      </div>
    </li>
  );
}
