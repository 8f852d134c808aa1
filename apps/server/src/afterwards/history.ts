import type { Json, Seat } from "@ara/kernel";
import type { Cut } from "../store/database.ts";
import { cutOf } from "../tables/facts.ts";
import type { Store } from "../store/store.ts";
import { HOUSE } from "./ratings.ts";
import { shownRating } from "./rate.ts";

/** A game that is over, as everybody may know it. */
export interface Finished {
  readonly id: string;
  readonly game: string;
  readonly config: Json;
  readonly created: number;
  readonly ended: number;
  readonly seats: readonly { readonly name: string; readonly bot: string | null; readonly place: number | null }[];
  readonly mine: readonly Seat[];
  /** Ended before the rules end it, and why. */
  readonly agreed: boolean;
  readonly cut: Cut | null;
}

/** What somebody has done in one game with so many players. */
export interface Statistic {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly wins: number;
  /** Absent where nothing was rated. */
  readonly rating: number | null;
}

const A_PAGE = 30;
const LINES = 100;

/** Games that are over: everybody's who were open to everybody, and one's own. */
export class History {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The last to end first, thirty or a few more where they ended in the same moment; `before` leads to the next page. */
  async finished(
    of: "all" | "mine",
    person: string | undefined,
    before = Number.MAX_SAFE_INTEGER,
  ): Promise<Finished[]> {
    if (of === "mine" && person === undefined) return [];
    const { db } = this.#store;
    const found = db
      .selectFrom("games")
      .where("status", "=", "over")
      .where("ended", "<", before)
      .$if(of === "all", (query) => query.where("listed", "=", 1))
      .$if(of === "mine", (query) =>
        query.where((where) =>
          where.exists(
            where
              .selectFrom("seats")
              .select("seats.seat")
              .whereRef("seats.game", "=", "games.id")
              .where((seat) =>
                seat.or((["person", "away", "first"] as const).map((who) => seat(`seats.${who}`, "=", person!))),
              ),
          ),
        ),
      )
      .orderBy("ended", "desc");
    // Of games that ended in the same moment none is on the next page, which ends before it.
    const times = await found.select("ended").limit(A_PAGE).execute();
    const last = times.at(-1)?.ended ?? before;
    const games = await found
      .select(["id", "game", "config", "created", "ended", "agreed", "cut"])
      .where("ended", ">=", last)
      .orderBy("id")
      .execute();
    const ids = games.map(({ id }) => id);
    const seats =
      ids.length === 0
        ? []
        : await db
            .selectFrom("seats")
            .leftJoin("people", (join) =>
              join.on(({ eb, fn }) => eb("people.id", "=", fn.coalesce("seats.first", "seats.person", "seats.away"))),
            )
            .selectAll("seats")
            .select("people.deleted")
            .where("game", "in", ids)
            .orderBy("seat")
            .execute();
    return games.map(({ config, ended, agreed, cut, ...game }) => {
      const own = seats.filter((seat) => seat.game === game.id);
      return {
        ...game,
        config: JSON.parse(config) as Json,
        ended: ended ?? game.created,
        agreed: agreed === 1,
        cut: cutOf({ agreed, cut }),
        seats: own.map(({ name, bot, place, deleted }) => ({ name: deleted === null ? name : "", bot, place })),
        mine: own.flatMap(({ seat, person: sits, away, first }) =>
          person && [sits, away, first].includes(person) ? [seat] : [],
        ),
      };
    });
  }

  /** The record of a game that is over, for whoever has its address. */
  async record(id: string): Promise<Json | undefined> {
    const found = await this.#store.db
      .selectFrom("games")
      .select("record")
      .where("id", "=", id)
      .where("status", "=", "over")
      .executeTakeFirst();
    return found?.record === null || found === undefined ? undefined : (JSON.parse(found.record) as Json);
  }

  /**
   * Records of games that were open to everybody, oldest first, a page of them: each is read when the one before it was taken, so
   * that readers who do not read on cost next to nothing, however many there are.
   */
  async *records(game: string | undefined, after: number): AsyncGenerator<Json> {
    const found = this.#store.db
      .selectFrom("games")
      .where("status", "=", "over")
      .where("listed", "=", 1)
      .where("ended", ">", after)
      .where("record", "is not", null)
      .$if(game !== undefined, (query) => query.where("game", "=", game!))
      .orderBy("ended");
    // Of games that ended in the same moment none is on the next page, which begins after it.
    const times = await found.select("ended").limit(LINES).execute();
    const last = times.at(-1)?.ended ?? after;
    const rows = await found.select(["id", "ended"]).where("ended", "<=", last).orderBy("id").execute();
    for (const { id, ended } of rows) yield { id, ended, record: (await this.record(id))! };
  }

  /** Whoever left his seat, or lost it by time, has played and not won; whoever took it over played for nothing but the game. */
  async statistics(person: string): Promise<Statistic[]> {
    const { db } = this.#store;
    const seats = await db
      .selectFrom("seats")
      .innerJoin("games", "games.id", "seats.game")
      .select((from) => [
        "games.game",
        "seats.place",
        "seats.person",
        "seats.first",
        from
          .selectFrom("seats as all")
          .select(({ fn }) => fn.countAll().as("count"))
          .whereRef("all.game", "=", "games.id")
          .as("players"),
      ])
      .where("games.status", "=", "over")
      .where(({ eb, fn }) => eb(fn.coalesce("seats.first", "seats.person", "seats.away"), "=", person))
      .where("seats.place", "is not", null)
      .execute();
    const ratings = await db.selectFrom("ratings").selectAll().where("person", "=", person).execute();
    const kinds = new Map<string, { game: string; players: number; games: number; wins: number }>();
    for (const { game, players, place, person: sits, first } of seats) {
      const ladder = `${game} ${players}`;
      const { games = 0, wins = 0 } = kinds.get(ladder) ?? {};
      const won = place === 1 && sits !== null && first === null ? 1 : 0;
      kinds.set(ladder, { game, players: Number(players), games: games + 1, wins: wins + won });
    }
    return [...kinds].map(([ladder, kind]) => {
      const rating = person === HOUSE ? undefined : ratings.find((row) => row.ladder === ladder);
      return { ...kind, rating: rating ? shownRating(rating) : null };
    });
  }
}
