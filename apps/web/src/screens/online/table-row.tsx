import type { ComponentChildren, JSX } from "preact";
import type { HomeParts, RowText } from "../../games/game.ts";
import { isMyTurn, type OnlineTable } from "../../online/api.ts";
import { clockSaid } from "../../online/say-clock.ts";
import { onlineWords } from "../../online/words.ts";
import { Icon } from "../../ui/icon.tsx";

/** What the game says of a table, as it does of one that is kept here. */
export function textOf(parts: HomeParts, table: OnlineTable): RowText | null {
  const { id, game, created, config, seats } = table;
  const part = parts[game];
  if (!part) return null;
  const { free, deletedPlayer } = onlineWords.now.value;
  const sitting = seats.map(({ name, bot, free: isFree, kept }) => ({
    name: isFree ? (kept?.name ?? free) : name || (bot === null ? deletedPlayer : ""),
    bot,
  }));
  return part.unread({
    id,
    game,
    created,
    updated: created,
    config,
    seats: sitting,
    seed: "",
    record: null,
    over: false,
  });
}

/** What a game of the house is called; a name is the same in every language. */
export const NAMES: Readonly<Record<string, string>> = { pax: "PAX", "pax-romana": "Pax Romana" };

interface Props {
  readonly parts: HomeParts;
  readonly table: OnlineTable;
  readonly children: ComponentChildren;
}

/** A table in a list: what is played, who sits there, what can be done. */
export function TableRow({ parts, table, children }: Props): JSX.Element {
  const text = textOf(parts, table);
  const { free, deletedPlayer, program, yourTurn } = onlineWords.now.value;
  return (
    <li class="online-row" data-turn={isMyTurn(table)}>
      <Icon name={text?.icon ?? "globe"} />
      <div>
        <h3>{text?.title ?? table.game}</h3>
        {isMyTurn(table) && <p class="online-turn">{yourTurn}</p>}
        <p class="online-clock">
          {[NAMES[table.game] ?? table.game, clockSaid(onlineWords.now.value, table.clock)].join(" · ")}
        </p>
        <p class="online-seats">
          {table.seats.map((seat, i) => (
            <span key={i} data-free={seat.free}>
              {seat.free ? (seat.kept?.name ?? free) : seat.name || seat.bot || deletedPlayer}
              {seat.program && ` (${program})`}
            </span>
          ))}
        </p>
      </div>
      <div class="online-do">{children}</div>
    </li>
  );
}
