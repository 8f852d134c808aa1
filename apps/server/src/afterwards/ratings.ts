import type { Json } from "@ara/kernel";
import type { Transaction } from "kysely";
import { gameNamed } from "../games/games.ts";
import type { Places } from "../games/places.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Database, GameTable, SeatTable } from "../store/database.ts";
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

interface Played {
  readonly person: string;
  readonly place: number;
}

const MOST_SHOWN = 100;
const TRIES = 12;

/** What remains of games that are over: places, and ratings of those who may be rated. */
export class Ratings {
  readonly #store: Store;
  readonly #world: World;
  readonly #jobs: Jobs;
  readonly #onSettled: ((game: string) => Promise<void>)[] = [];

  constructor(store: Store, world: World, jobs: Jobs) {
    this.#store = store;
    this.#world = world;
    this.#jobs = jobs;
    jobs.handle("settle", async (body) => this.#settle(gameIn(body)));
  }

  /** A game is over. */
  async ended(game: string): Promise<void> {
    await this.#jobs.add("settle", { game }, { key: `settle ${game}`, tries: TRIES });
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
    for (const n of new Set(changes.map((change) => change.n))) {
      const played = changes.filter((change) => change.n === n);
      const after = rated(
        played.map(({ person }) => now.get(person) ?? FIRST_RATING),
        played.map(({ place }) => place),
      );
      for (const [i, { person }] of played.entries()) if (!person.startsWith(ANYBODY)) now.set(person, after[i]!);
    }
    return now;
  }

  async #settle(id: string): Promise<undefined> {
    await this.#store.db.transaction().execute(async (within) => {
      const game = await within.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirst();
      if (!game || game.status !== "over" || game.settled !== null) return;
      const seats = await within.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
      if (game.agreed === 1 && game.cut !== "time") {
        // Nobody has won, nobody has lost.
        await within.updateTable("games").set({ settled: this.#world.now() }).where("id", "=", id).execute();
        return;
      }
      // Whose time was up has lost; where each stands is kept with the end.
      const places = game.agreed === 1 ? { seats: seats.map(({ place }) => place ?? seats.length) } : placesIn(game);
      for (const [seat, place] of places.seats.entries())
        await within.updateTable("seats").set({ place }).where("game", "=", id).where("seat", "=", seat).execute();
      const played = await playedBy(within, seats, places);
      if (played) await this.#rate(within, game, played, ladderOf(game.game, seats.length));
      const bots = await botsAt(within, seats, places);
      if (bots) await this.#rate(within, game, bots, ladderOf(game.game, seats.length, "bots"));
      await within.updateTable("games").set({ settled: this.#world.now() }).where("id", "=", id).execute();
    });
    this.#store.announce(id);
    for (const told of this.#onSettled) await told(id);
  }

  /** Whoever rates another game of this ladder in the same moment loses the race for the number, and does it again. */
  async #rate(within: Transaction<Database>, { id }: GameTable, all: readonly Played[], ladder: string): Promise<void> {
    const played = all.toSorted((a, b) => (a.person < b.person ? -1 : 1));
    const last = await within
      .selectFrom("rating_changes")
      .select(({ fn }) => fn.max("n").as("n"))
      .where("ladder", "=", ladder)
      .executeTakeFirst();
    const n = (last?.n ?? 0) + 1;
    const people = played.map(({ person }) => person);
    const rows = await within
      .selectFrom("ratings")
      .selectAll()
      .where("ladder", "=", ladder)
      .where("person", "in", people)
      .execute();
    const before = people.map((person) => rows.find((row) => row.person === person));
    const after = rated(
      before.map((row) => row ?? FIRST_RATING),
      played.map(({ place }) => place),
    );
    for (const [i, { person, place }] of played.entries()) {
      const { mu, sigma } = after[i]!;
      await within.insertInto("rating_changes").values({ ladder, n, game: id, person, place, mu, sigma }).execute();
      if (person.startsWith(ANYBODY)) continue;
      const counts = { games: (before[i]?.games ?? 0) + 1, wins: (before[i]?.wins ?? 0) + (place === 1 ? 1 : 0) };
      await within
        .insertInto("ratings")
        .values({ ladder, person, mu, sigma, ...counts })
        .onConflict((same) => same.columns(["ladder", "person"]).doUpdateSet({ mu, sigma, ...counts }))
        .execute();
    }
  }
}

const gameIn = (body: Json): string => (body as { readonly game: string }).game;

function placesIn({ game, record }: GameTable): Places {
  const hosted = gameNamed(game)!;
  const { result, config } = JSON.parse(record!) as { readonly result: unknown; readonly config: unknown };
  const outcome = hosted.served.game.json.readOutcome(result);
  const agreed = hosted.served.game.json.readConfig(config);
  if (!outcome.ok || !agreed.ok) throw new Error(`the end of a game cannot be read: ${game}`);
  return hosted.places(outcome.value, agreed.value);
}

/**
 * Who is rated: members alone, each in one seat, and nobody where a bot had a seat from the start. Whoever left his seat is
 * last, whatever became of it; whoever took it over plays for nothing but the game.
 */
async function playedBy(
  within: Transaction<Database>,
  seats: readonly SeatTable[],
  { seats: places, house }: Places,
): Promise<readonly Played[] | undefined> {
  const people = seats.flatMap(({ person, away, first }) => first ?? person ?? away ?? []);
  if (people.length < Math.max(2, seats.length) || new Set(people).size < people.length) return undefined;
  const members = await within
    .selectFrom("people")
    .select("id")
    .where("id", "in", people)
    .where("kind", "=", "member")
    .execute();
  if (members.length < people.length) return undefined;
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
async function botsAt(
  within: Transaction<Database>,
  seats: readonly SeatTable[],
  { seats: places, house }: Places,
): Promise<readonly Played[] | undefined> {
  const people = seats.flatMap(({ person }) => person ?? []);
  const programs =
    people.length === 0
      ? []
      : await within.selectFrom("people").select("id").where("id", "in", people).where("kind", "=", "bot").execute();
  const isProgram = (person: string): boolean => programs.some(({ id }) => id === person);
  const took = new Map<string, number[]>();
  for (const [i, { seat, person, bot, away, first }] of seats.entries()) {
    // A seat that was left, or lost, to a bot is nobody's.
    if (away !== null || (bot !== null && first !== null)) continue;
    const name = bot === null ? (isProgram(person!) ? person! : `${ANYBODY}${seat}`) : `${BOT}${bot}`;
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
