import type { Json } from "@ara/kernel";
import type { Compilable } from "kysely";
import { gameNamed } from "../games/games.ts";
import type { Places } from "../games/places.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { GameTable, PersonTable, SeatTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { World } from "../world.ts";
import { FIRST_RATING, rated, shownRating, type KeptRating } from "./rate.ts";

/** The game itself on a ladder, where one plays against it. */
export const HOUSE = "house";

/** One ladder for each game and number of players, and one for the bots. */
const ladderOf = (game: string, players: number, of: Whose = "people"): string =>
  of === "people" ? `${game} ${players}` : `${game} ${players} bots`;
export type Whose = "people" | "bots";

/** A bot of the house is rated by its level. */
const BOT = "bot ";
/** Somebody on the ladder of bots: each is taken for anybody, and not rated there. */
const ANYBODY = "somebody ";

/** A ladder from its first to its last. */
export interface Rung {
  readonly name: string;
  readonly isHouse: boolean;
  /** The level of a bot of the house. */
  readonly bot: string | null;
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
}

/** Who sat there, what he is, and what he was whose seat it was first. */
type Sat = SeatTable & { readonly plays: PersonTable["kind"] | null; readonly played: PersonTable["kind"] | null };

interface Played {
  readonly person: string;
  readonly place: number;
}

const MOST_SHOWN = 100;
const MOST_HEARD = 100;
const TRIES = 12;

/** What remains of games that are over: places, and ratings of those who may be rated. */
export class Ratings {
  readonly #store: Store;
  readonly #world: World;
  readonly #jobs: Jobs;
  /** How games ended that are settled in a moment: so long a text as a record is not read for it again. */
  readonly #heard = new Map<string, Json>();
  #settling: Promise<void> = Promise.resolve();
  readonly #onSettled: ((game: string) => Promise<void>)[] = [];

  constructor(store: Store, world: World, jobs: Jobs) {
    this.#store = store;
    this.#world = world;
    this.#jobs = jobs;
    jobs.handle("settle", async ({ game }) => this.#settle(game));
  }

  /** A game is over; how it ended is known to whoever was there. */
  async ended(game: string, result?: Json): Promise<void> {
    if (result !== undefined && this.#heard.size < MOST_HEARD) this.#heard.set(game, result);
    await this.#jobs.addAndDo("settle", { game }, { key: `settle ${game}`, tries: TRIES });
  }

  /** Is told when the places of a game are known. */
  onSettled(listener: (game: string) => Promise<void>): void {
    this.#onSettled.push(listener);
  }

  /** Games that ended while nobody could say so. */
  async lookForEnded(): Promise<void> {
    const games = await this.#store.db
      .selectFrom("games")
      .select("id")
      .where("status", "=", "over")
      .where("settled", "is", null)
      .execute();
    for (const { id } of games) await this.ended(id);
  }

  async ladder(game: string, players: number, of: Whose = "people"): Promise<Rung[]> {
    const rows = await this.#store.db
      .selectFrom("ratings")
      .leftJoin("people", "people.id", "ratings.person")
      .select(["ratings.person", "people.name", "mu", "sigma", "games", "wins"])
      .where("ladder", "=", ladderOf(game, players, of))
      .execute();
    return rows
      .map(({ person, name, mu, sigma, games, wins }) => ({
        name: name ?? "",
        isHouse: person === HOUSE,
        bot: person.startsWith(BOT) ? person.slice(BOT.length) : null,
        rating: shownRating({ mu, sigma }),
        games,
        wins,
      }))
      .toSorted((a, b) => b.rating - a.rating)
      .slice(0, MOST_SHOWN);
  }

  /** Works out a ladder from all that was ever played on it; the answer is what should be kept. */
  async computeAgain(ladder: string): Promise<ReadonlyMap<string, KeptRating>> {
    const changes = await this.#store.db
      .selectFrom("rating_changes")
      .selectAll()
      .where("ladder", "=", ladder)
      .orderBy("n")
      .orderBy("person")
      .execute();
    const now = new Map<string, KeptRating>();
    // Two nodes may have given one number to two games that have nobody in common.
    const games = new Map(changes.map((change) => [`${change.n} ${change.game}`, change] as const));
    for (const { n, game } of games.values()) {
      const played = changes.filter((change) => change.n === n && change.game === game);
      const after = rated(
        played.map(({ person }) => now.get(person) ?? FIRST_RATING),
        played.map(({ place }) => place),
      );
      for (const [i, { person }] of played.entries()) if (!person.startsWith(ANYBODY)) now.set(person, after[i]!);
    }
    return now;
  }

  async #settle(id: string): Promise<undefined> {
    // One after the other: of two games on one ladder the second counts on from the first.
    const settling = this.#settling.catch(() => undefined).then(() => this.#keepPlaces(id));
    this.#settling = settling;
    await settling;
    this.#heard.delete(id);
    this.#store.announce(id);
    for (const told of this.#onSettled) await told(id);
  }

  async #keepPlaces(id: string): Promise<void> {
    const { db } = this.#store;
    const [game, seats] = await Promise.all([
      db
        .selectFrom("games")
        .select(["id", "game", "config", "status", "settled", "agreed", "cut"])
        .where("id", "=", id)
        .executeTakeFirst(),
      db
        .selectFrom("seats")
        .leftJoin("people", "people.id", "seats.person")
        .leftJoin("people as firsts", (join) =>
          join.on(({ eb, fn }) => eb("firsts.id", "=", fn.coalesce("seats.first", "seats.person", "seats.away"))),
        )
        .selectAll("seats")
        .select(["people.kind as plays", "firsts.kind as played"])
        .where("game", "=", id)
        .orderBy("seat")
        .execute(),
    ]);
    if (!game || game.status !== "over" || game.settled !== null) return;
    const settled = db
      .updateTable("games")
      .set({ settled: this.#world.now() })
      .where("id", "=", id)
      .where("settled", "is", null);
    // Nobody has won, nobody has lost.
    if (game.agreed === 1 && game.cut !== "time") return void (await this.#store.togetherIf([settled]));
    // Whose time was up has lost; where each stands is kept with the end.
    const places =
      game.agreed === 1
        ? { seats: seats.map(({ place }) => place ?? seats.length) }
        : placesIn(game, this.#heard.get(id) ?? (await this.#resultOf(id)));
    const played = playedBy(seats, places);
    // That somebody's time was up says nothing of how bots play.
    const bots = game.agreed === 1 ? undefined : botsAt(seats, places);
    await this.#store.togetherIf(
      [settled],
      ...places.seats.map((place, seat) =>
        db.updateTable("seats").set({ place }).where("game", "=", id).where("seat", "=", seat),
      ),
      ...(played ? await this.#rated(game, played, ladderOf(game.game, seats.length)) : []),
      ...(bots ? await this.#rated(game, bots, ladderOf(game.game, seats.length, "bots")) : []),
    );
  }

  async #resultOf(id: string): Promise<unknown> {
    const { db } = this.#store;
    const { record } = await db.selectFrom("games").select("record").where("id", "=", id).executeTakeFirstOrThrow();
    return (JSON.parse(record!) as { readonly result: unknown }).result;
  }

  /** Whoever rates another game of this ladder in the same moment loses the race for the number, and does it again. */
  async #rated({ id }: Pick<GameTable, "id">, all: readonly Played[], ladder: string): Promise<readonly Compilable[]> {
    const { db } = this.#store;
    const played = all.toSorted((a, b) => (a.person < b.person ? -1 : 1));
    const people = played.map(({ person }) => person);
    // In this order: whoever has rated another game meanwhile is noticed by the number, which is taken then.
    const last = await db
      .selectFrom("rating_changes")
      .select(({ fn }) => fn.max("n").as("n"))
      .where("ladder", "=", ladder)
      .executeTakeFirst();
    const rows = await db
      .selectFrom("ratings")
      .selectAll()
      .where("ladder", "=", ladder)
      .where("person", "in", people)
      .execute();
    const n = (last?.n ?? 0) + 1;
    const before = people.map((person) => rows.find((row) => row.person === person));
    const after = rated(
      before.map((row) => row ?? FIRST_RATING),
      played.map(({ place }) => place),
    );
    return played.flatMap(({ person, place }, i) => {
      const { mu, sigma } = after[i]!;
      const change = db.insertInto("rating_changes").values({ ladder, n, game: id, person, place, mu, sigma });
      if (person.startsWith(ANYBODY)) return [change];
      const counts = { games: (before[i]?.games ?? 0) + 1, wins: (before[i]?.wins ?? 0) + (place === 1 ? 1 : 0) };
      const rating = db
        .insertInto("ratings")
        .values({ ladder, person, mu, sigma, ...counts })
        .onConflict((same) => same.columns(["ladder", "person"]).doUpdateSet({ mu, sigma, ...counts }));
      return [change, rating];
    });
  }
}

function placesIn({ game, config }: Pick<GameTable, "game" | "config">, result: unknown): Places {
  const hosted = gameNamed(game)!;
  const outcome = hosted.served.game.json.readOutcome(result);
  const agreed = hosted.served.game.json.readConfig(JSON.parse(config));
  if (!outcome.ok || !agreed.ok) throw new Error(`the end of a game cannot be read: ${game}`);
  return hosted.places(outcome.value, agreed.value);
}

/**
 * Who is rated: members alone, each in one seat, and nobody where a bot had a seat from the start. Whoever left his seat is
 * last, whatever became of it; whoever took it over plays for nothing but the game.
 */
function playedBy(seats: readonly Sat[], { seats: places, house }: Places): readonly Played[] | undefined {
  const people = seats.flatMap(({ person, away, first }) => first ?? person ?? away ?? []);
  if (people.length < Math.max(2, seats.length) || new Set(people).size < people.length) return undefined;
  if (seats.some(({ played }) => played !== "member")) return undefined;
  const last = seats.length + 2;
  const played = seats.map(({ away, first }, i) => {
    const hasLeft = away !== null || first !== null;
    return { person: people[i]!, place: hasLeft ? last : places[i]! };
  });
  return house === undefined ? played : [...played, { person: HOUSE, place: house }];
}

/**
 * How bots fared, those of the house and programs, among themselves and against whoever sat there. A bot in several seats counts
 * by the middle of its places; a seat that somebody has left to a bot is nobody's.
 */
function botsAt(seats: readonly Sat[], { seats: places, house }: Places): readonly Played[] | undefined {
  const took = new Map<string, number[]>();
  for (const [i, { seat, person, bot, away, first, plays }] of seats.entries()) {
    // A seat that was left, or lost, to a bot is nobody's.
    if (away !== null || (bot !== null && first !== null)) continue;
    const name = bot === null ? (plays === "bot" ? person! : `${ANYBODY}${seat}`) : `${BOT}${bot}`;
    took.set(name, [...(took.get(name) ?? []), places[i]!]);
  }
  if (house !== undefined) took.set(HOUSE, [house]);
  const isBot = (name: string): boolean => name !== HOUSE && !name.startsWith(ANYBODY);
  if (took.size < 2 || ![...took.keys()].some(isBot)) return undefined;
  const middle = (all: readonly number[]): number => all.reduce((sum, place) => sum + place, 0) / all.length;
  const measures = [...took.values()].map(middle);
  return [...took.keys()].map((person, i) => ({
    person,
    place: 1 + measures.filter((other) => other < measures[i]!).length,
  }));
}
