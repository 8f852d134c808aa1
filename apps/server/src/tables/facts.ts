import type { Json, Seat } from "@ara/kernel";
import type { Kysely } from "kysely";
import { owes } from "../fair/dealing.ts";
import type { Person } from "../people/sessions.ts";
import type { AtZero, Cut, Database, SeatTable, Status } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { ClockRule } from "./clock.ts";

/** A table as everybody may know it. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly config: Json;
  readonly status: Status;
  readonly listed: boolean;
  readonly created: number;
  readonly commitment: string;
  readonly clock: ClockRule;
  readonly atZero: AtZero;
  /** Seats are drawn by lot when all sit. */
  readonly draws: boolean;
  readonly seats: readonly SeatFacts[];
  /** The seats of whoever asks. */
  readonly mine: readonly Seat[];
  /** Those of them from which a commitment to a nonce is awaited. */
  readonly owes: readonly Seat[];
  readonly attempt: number;
  readonly host: boolean;
  /** What whoever made it is called; nothing where he is gone. */
  readonly by: string;
  /** The seats that have to decide, as everybody can tell, and since when. */
  readonly asked: readonly Seat[];
  readonly askedAt: number | null;
  readonly ended: number | null;
  /** Ended before the rules end it, and why. */
  readonly agreed: boolean;
  readonly cut: Cut | null;
  /** Where those who played it play again; told to them. */
  readonly rematch: string | null;
}

interface SeatFacts {
  readonly name: string;
  readonly bot: string | null;
  readonly free: boolean;
  /** For a program with an account of its own. */
  readonly program: boolean;
  /** The only one who may sit there, and whether it is whoever asks. */
  readonly kept: { readonly name: string; readonly you: boolean } | null;
}

const MOST_LISTED = 100;

/** Whether it is the turn of whoever asked. */
export const isTurnOf = ({ asked, mine }: TableFacts): boolean => asked.some((seat) => mine.includes(seat));

/** Tables as somebody may know them, the newest first. Where it is known which ones, all of it is asked for at once. */
export async function factsOf(
  { db }: Store,
  person: Person | undefined,
  narrowed: (games: Games) => Games,
  known?: readonly string[],
): Promise<TableFacts[]> {
  const found = narrowed(gamesIn(db)).orderBy("created", "desc").limit(MOST_LISTED).execute();
  const seatsIn = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : db
          .selectFrom("seats")
          // The name is that of whoever sat there first; he may be gone for good, also where a bot or another plays on.
          .leftJoin("people", (join) =>
            join.on(({ eb, fn }) => eb("people.id", "=", fn.coalesce("seats.first", "seats.person", "seats.away"))),
          )
          .leftJoin("people as keeps", "keeps.id", "seats.kept")
          .selectAll("seats")
          .select(["people.deleted", "keeps.name as keptFor"])
          .where("game", "in", ids)
          .orderBy("seat")
          .execute();
  const [games, seats] = known
    ? await Promise.all([found, seatsIn(known)])
    : [await found, await seatsIn((await found).map(({ id }) => id))];
  return games.map(({ config, listed, host, by, clock, at_zero: atZero, asked, asked_at: askedAt, draws, ...game }) => {
    const own = seats.filter(({ game: of }) => of === game.id);
    return {
      ...game,
      config: JSON.parse(config) as Json,
      clock: JSON.parse(clock) as ClockRule,
      atZero,
      asked: game.status === "running" && asked !== null ? (JSON.parse(asked) as Seat[]) : [],
      askedAt,
      listed: listed === 1,
      draws: draws === 1,
      host: host === person?.id,
      by: by ?? "",
      seats: own.map(({ name, bot, person: sits, deleted, program, kept, keptFor }) => ({
        name: deleted === null ? name : "",
        bot,
        free: bot === null && sits === null,
        program: program === 1,
        kept: kept === null ? null : { name: keptFor ?? "", you: kept === person?.id },
      })),
      mine: own.flatMap(({ seat, person: sits }) => (person && sits === person.id ? [seat] : [])),
      owes: own.flatMap((seat) => (person && seat.person === person.id && owes(seat) ? [seat.seat] : [])),
      attempt: game.attempt ?? 1,
      agreed: game.agreed === 1,
      cut: cutOf(game),
      rematch: own.some((seat) => person && playerOf(seat) === person.id) ? game.rematch : null,
    };
  });
}

/** Whose a seat is: of whoever plays there, may come back to it, or has lost it by his time. */
export const playerOf = ({ person, away, bot, first }: SeatTable): string | null =>
  person ?? away ?? (bot === null ? null : first);

/** Why a game ended before the rules end it. */
export const cutOf = ({ agreed, cut }: { readonly agreed: number | null; readonly cut: Cut | null }): Cut | null =>
  agreed === 1 ? (cut ?? "agreed") : null;

const gamesIn = (db: Kysely<Database>) =>
  db
    .selectFrom("games")
    .select([
      "games.id",
      "games.game",
      "rules",
      "config",
      "status",
      "listed",
      "created",
      "commitment",
      "host",
      "clock",
      "at_zero",
      "draws",
      "attempt",
      "asked",
      "asked_at",
      "ended",
      "agreed",
      "cut",
      "rematch",
      (games) => games.selectFrom("people").select("people.name").whereRef("people.id", "=", "games.host").as("by"),
    ]);
type Games = ReturnType<typeof gamesIn>;
