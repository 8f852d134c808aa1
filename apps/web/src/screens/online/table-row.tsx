import type { ComponentChildren, JSX } from "preact";
import type { HomeParts } from "../../games/game.ts";
import { isMyTurn, type OnlineTable } from "../../online/api.ts";
import { clockSaid } from "../../online/say-clock.ts";
import { tellTable } from "../../online/tell-table.ts";
import { useNow } from "../../online/use-now.ts";
import { onlineWords } from "../../online/words.ts";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  readonly parts: HomeParts;
  readonly table: OnlineTable;
  readonly children: ComponentChildren;
  /** Whether one has, or had, a seat there. */
  readonly isOwn?: true;
}

/** A table in a list: what is played, who sits there, what it waits for, what can be done. */
export function TableRow({ parts, table, children, isOwn }: Props): JSX.Element {
  const { game, facts, seats, stands } = tellTable(parts, table, useNow());
  const { rematch, leftToBot } = onlineWords.now.value;
  const isLeft = isOwn && table.status === "running" && table.mine.length === 0 && table.atZero !== "loses";
  return (
    <li class="online-row" data-turn={isMyTurn(table)}>
      <Icon name={`legion-${Math.min(table.seats.length, 9)}`} />
      <div>
        <h3>{game}</h3>
        <p class="online-what">{facts.join(" · ")}</p>
        <p class="online-turn">{isLeft ? leftToBot : stands}</p>
        <p class="online-seats">
          {seats.map(({ title, who }, i) => (
            <span key={i}>
              {title && <b>{title}: </b>}
              <span data-free={table.seats[i]!.free}>{who}</span>
            </span>
          ))}
        </p>
        {table.status !== "over" && table.clock.kind !== "none" && (
          <p class="online-clock">{clockSaid(onlineWords.now.value, table.clock)}</p>
        )}
      </div>
      <div class="online-do">
        {children}
        {table.rematch !== null && (
          <a class="btn" href={`/online/${table.rematch}`}>
            {rematch}
          </a>
        )}
      </div>
    </li>
  );
}
