import type { Json } from "@ara/kernel";
import type { Person } from "../people/sessions.ts";
import type { AtZero, PairingTable, Status as TableStatus, TournamentTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { ClockRule } from "../tables/clock.ts";
import { playersOf, throughOf } from "./course.ts";
import { ABSENT, knockoutStandings, standingsOf } from "./standings.ts";
import { entrantsOf } from "./tournaments.ts";

/** A tournament in a list. */
export interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly config: Json;
  readonly seats: number;
  readonly clock: ClockRule;
  readonly atZero: AtZero;
  readonly kind: TournamentTable["kind"];
  readonly most: number | null;
  readonly members: boolean;
  /** Milliseconds in which one has to sit down. */
  readonly patience: number;
  readonly status: TournamentTable["status"];
  readonly created: number;
  readonly begun: number | null;
  readonly ended: number | null;
  readonly round: number;
  readonly organiser: string;
  readonly players: number;
  /** Whether whoever asks has made it, and whether he plays in it. */
  readonly host: boolean;
  readonly mine: boolean;
}

/** One of its tables. */
interface Pairing {
  readonly board: number;
  readonly players: readonly number[];
  /** `null` while it is not made, and where there is none to be. */
  readonly table: string | null;
  readonly status: TableStatus | null;
  /** Who sits there already, while it waits. */
  readonly sits: readonly number[];
  readonly due: number | null;
  /** Where each ended; `null` for whoever did not come. */
  readonly places: readonly (number | null)[] | null;
  readonly how: PairingTable["how"];
  readonly winner: number | null;
  /** In a knockout: all who go on. */
  readonly through: readonly number[];
  readonly lots: boolean;
}

export interface TournamentFacts extends TournamentRow {
  /** How whoever asks is counted there. */
  readonly me: number | null;
  readonly entrants: readonly {
    readonly n: number;
    readonly name: string;
    readonly lot: number | null;
    readonly gone: boolean;
  }[];
  readonly standings: readonly {
    readonly n: number;
    readonly place: number;
    readonly points: number | null;
    readonly berger: number | null;
    readonly wins: number;
    readonly played: number;
    readonly out: boolean;
  }[];
  readonly rounds: readonly (readonly Pairing[])[];
  /** What lots are drawn from: published when they are drawn, committed to before. */
  readonly lots: { readonly commitment: string; readonly seed: string | null; readonly salt: string | null };
}

const MOST_LISTED = 60;

/** Tournaments as everybody may know them. */
export class TournamentBoard {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** First those one can join, then those that are played, then the others. */
  async list(person: Person | undefined): Promise<TournamentRow[]> {
    const rows = await this.#store.db
      .selectFrom("tournaments")
      .selectAll()
      .where("status", "!=", "off")
      .orderBy("created", "desc")
      .limit(MOST_LISTED)
      .execute();
    const ORDER: readonly string[] = ["open", "running", "over"];
    const found = await Promise.all(rows.map((row) => this.#row(row, person)));
    return found.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  }

  async facts(id: string, person: Person | undefined): Promise<TournamentFacts | undefined> {
    const { db } = this.#store;
    const tournament = await db.selectFrom("tournaments").selectAll().where("id", "=", id).executeTakeFirst();
    if (!tournament) return undefined;
    const entrants = await entrantsOf(db, id);
    const pairings = await db
      .selectFrom("pairings")
      .selectAll()
      .where("tournament", "=", id)
      .orderBy("round")
      .orderBy("board")
      .execute();
    const games = pairings.flatMap(({ game }) => game ?? []);
    const tables =
      games.length === 0
        ? []
        : await db.selectFrom("games").select(["id", "status"]).where("id", "in", games).execute();
    const seats =
      games.length === 0
        ? []
        : await db.selectFrom("seats").select(["game", "seat", "person"]).where("game", "in", games).execute();
    const rounds: Pairing[][] = [];
    for (const pairing of pairings) {
      const players = playersOf(pairing);
      const places = pairing.places === null ? null : (JSON.parse(pairing.places) as number[]);
      (rounds[pairing.round - 1] ??= []).push({
        board: pairing.board,
        players,
        table: pairing.game,
        status: tables.find((table) => table.id === pairing.game)?.status ?? null,
        sits: seats.flatMap(({ game, seat, person: sits }) =>
          game === pairing.game && sits !== null ? [players[seat]!] : [],
        ),
        due: pairing.due,
        places: places?.map((place) => (place === ABSENT ? null : place)) ?? null,
        how: pairing.how,
        winner: pairing.winner,
        through: throughOf(pairing),
        lots: pairing.lots === 1,
      });
    }
    const isBegun = tournament.begun !== null;
    return {
      ...(await this.#row(tournament, person)),
      me: entrants.find((one) => one.person === person?.id)?.n ?? null,
      entrants: entrants.map(({ n, name, lot, gone }) => ({ n, name, lot, gone: gone !== null })),
      standings: isBegun
        ? standingsIn(
            tournament,
            entrants.map(({ n }) => n),
            rounds,
          )
        : [],
      rounds,
      lots: {
        commitment: tournament.commitment,
        seed: isBegun ? tournament.seed : null,
        salt: isBegun ? tournament.salt : null,
      },
    };
  }

  async #row(one: TournamentTable, person: Person | undefined): Promise<TournamentRow> {
    const { db } = this.#store;
    const entrants = await db.selectFrom("entrants").select("person").where("tournament", "=", one.id).execute();
    const organiser = await db
      .selectFrom("people")
      .select(["name", "deleted"])
      .where("id", "=", one.organiser)
      .executeTakeFirst();
    const { id, name, game, seats, kind, most, patience, status, created, begun, ended, round } = one;
    return {
      id,
      name,
      game,
      seats,
      kind,
      most,
      patience,
      status,
      created,
      begun,
      ended,
      round,
      config: JSON.parse(one.config) as Json,
      clock: JSON.parse(one.clock) as ClockRule,
      atZero: one.at_zero,
      members: one.members === 1,
      organiser: organiser?.deleted === null ? organiser.name : "",
      players: entrants.length,
      host: one.organiser === person?.id,
      mine: entrants.some((entrant) => entrant.person === person?.id),
    };
  }
}

function standingsIn(
  { kind, seats }: TournamentTable,
  players: readonly number[],
  rounds: readonly (readonly Pairing[])[],
): TournamentFacts["standings"] {
  const decided = rounds.map((tables) => tables.filter(({ places }) => places !== null));
  if (kind === "knockout") {
    const played = (n: number): number =>
      decided.flat().filter((table) => table.how !== "bye" && table.players.includes(n)).length;
    return knockoutStandings(players, decided).map(({ player, place, wins, out }) => ({
      n: player,
      place,
      wins,
      out,
      points: null,
      berger: null,
      played: played(player),
    }));
  }
  const results = decided
    .flat()
    .map((table) => ({ players: table.players, places: table.places!.map((place) => place ?? ABSENT) }));
  // At tables for two everybody has as many byes as all others; at larger ones a bye is a middling result.
  const rested = new Map(players.map((n) => [n, seats > 2 ? (seats - 1) * byesOf(n, rounds) : 0]));
  return standingsOf(players, results, rested).map(({ player, place, halves, quarters, wins, played }) => ({
    n: player,
    place,
    wins,
    played,
    points: halves / 2,
    berger: quarters / 4,
    out: false,
  }));
}

const byesOf = (player: number, rounds: readonly (readonly Pairing[])[]): number =>
  rounds.filter(
    (tables) =>
      tables.every(({ places }) => places !== null) && !tables.some(({ players }) => players.includes(player)),
  ).length;
