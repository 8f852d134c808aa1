import type { Seat } from "@ara/kernel";
import { shown } from "../app/words.ts";
import type { HomeParts } from "../games/game.ts";
import { isMyTurn, type OnlineTable } from "./api.ts";
import { timeSaid } from "./waited.ts";
import { onlineWords } from "./words.ts";

/** A table on the server as it is told in a list. */
interface TableTold {
  readonly game: string;
  /** What is played, by how many. */
  readonly facts: readonly string[];
  /** Who sits where, and whom he plays where that makes a difference. */
  readonly seats: readonly {
    readonly plays: string;
    /** The same where it stands alone. */
    readonly title: string;
    readonly who: string;
  }[];
  /** What it waits for. */
  readonly stands: string;
}

export function tellTable(parts: HomeParts, table: OnlineTable, now: number): TableTold {
  const part = parts[table.game];
  const { facts = [], seats = [] } = part?.agreed?.(table.config) ?? {};
  return {
    game: part?.title() ?? table.game,
    facts: [...facts, onlineWords.now.value.ofPlayers({ players: table.seats.length })],
    seats: table.seats.map((_, seat) => ({
      plays: seats[seat] ?? "",
      title: capital(seats[seat] ?? ""),
      who: sitterAt(table, seat),
    })),
    stands: standsOf(table, seats, now),
  };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(shown.value) + text.slice(1);

/** Whether a bot has a seat of its own: one that plays for somebody bears his name, others that of their level. */
const isHouse = (name: string, bot: string): boolean => name.toLowerCase().startsWith(bot) || name === "";

/** Who has a seat, or that nobody has. */
export function sitterAt({ seats, mine }: OnlineTable, seat: Seat): string {
  const say = onlineWords.now.value;
  const { name, bot, free, program, kept } = seats[seat]!;
  if (bot !== null) return isHouse(name, bot) ? say.bot : say.botFor({ name });
  if (free) return program ? say.freeForProgram : (kept?.name ?? say.free);
  const called = name || say.deletedPlayer;
  return program ? `${called} (${say.program})` : mine.includes(seat) ? say.youNamed({ name: called }) : called;
}

function standsOf(table: OnlineTable, plays: readonly string[], now: number): string {
  const say = onlineWords.now.value;
  const { status, seats, asked, askedAt } = table;
  const free = seats.filter((seat) => seat.free).length;
  if (status === "over") return say.isOver;
  if (status === "stuck") return say.refused["table.stuck"]!;
  if (status !== "running") return free > 0 ? say.waiting({ free }) : say.isDealing;
  if (asked.length === 0) return say.goesOn;
  const time = askedAt === null ? null : timeSaid(now - askedAt, shown.value);
  if (isMyTurn(table)) return `${say.yourTurn}${time === null ? "" : ` ${say.waitsForYou({ time })}`}`;
  const names = asked.map((seat) => {
    const { name, bot } = seats[seat]!;
    if (bot !== null && plays[seat]) return plays[seat];
    const called = name || say.deletedPlayer;
    return plays[seat] ? `${called} (${plays[seat]})` : called;
  });
  const who = new Intl.ListFormat(shown.value).format(names);
  return time === null ? say.waitsFor({ who }) : say.waitsSince({ who, time });
}
