import type { Transaction } from "kysely";
import type { Database, EntrantTable, GameTable, PairingTable, SeatTable, TournamentTable } from "../store/database.ts";
import type { World } from "../world.ts";
import { drawn } from "./lots.ts";
import { dealtOut, firstMeetings, goOnFrom, meetingsOf, roundRobin } from "./pairings.ts";
import { ABSENT } from "./standings.ts";
import { callOff, makeTable, replace } from "./tables.ts";

type Within = Transaction<Database>;

/** What is to be done when all of this is kept. */
export interface Afterwards {
  /** Games whose seats may all be taken by now. */
  readonly full: string[];
  /** Seats at games in progress whose players have given up. */
  readonly left: { readonly game: string; readonly person: string }[];
  /** Tables that wait for their players from now on. */
  readonly made: string[];
  /** Games that lists show otherwise. */
  readonly changed: string[];
}

/** So long a deal that is under way when time is up is let come to its end. */
const NEARLY = 60_000;

export const playersOf = ({ players }: Pick<PairingTable, "players">): number[] => JSON.parse(players) as number[];

/** Those who go on from a table of a knockout. */
export const throughOf = ({ through, winner }: Pick<PairingTable, "through" | "winner">): number[] =>
  through === null ? (winner === null ? [] : [winner]) : (JSON.parse(through) as number[]);

/** Everybody has joined: lots are drawn, and a round robin is planned to its end. */
export async function plan(
  within: Within,
  tournament: TournamentTable,
  entrants: readonly EntrantTable[],
): Promise<void> {
  const { id, seed, kind, seats } = tournament;
  const order = drawn(
    entrants.map(({ n }) => n),
    seed,
    "order",
  );
  for (const [lot, n] of order.entries())
    await within.updateTable("entrants").set({ lot }).where("tournament", "=", id).where("n", "=", n).execute();
  const named = (places: readonly (number | null)[]): number[] =>
    places.flatMap((place) => (place === null ? [] : [order[place]!]));
  const rounds =
    kind === "knockout"
      ? [seats > 2 ? dealtOut(order, seats) : firstMeetings(order.length).map(named)]
      : roundRobin(order.length, seats).map((round) => round.map(named));
  for (const [i, tables] of rounds.entries()) await addRound(within, id, i + 1, tables);
}

async function addRound(within: Within, tournament: string, round: number, tables: readonly number[][]): Promise<void> {
  const rows = tables.map((players, board) => ({
    tournament,
    round,
    board: board + 1,
    players: JSON.stringify(players),
  }));
  if (rows.length > 0) await within.insertInto("pairings").values(rows).execute();
}

/**
 * Brings a tournament as far as it has come: tables are made, decided, the next round begins. It may be asked at any time; the
 * answer is when to look again, or that it is over.
 */
export class Course {
  readonly after: Afterwards = { full: [], left: [], made: [], changed: [] };
  readonly #within: Within;
  readonly #world: World;
  readonly #tournament: TournamentTable;
  readonly #entrants: ReadonlyMap<number, EntrantTable>;

  constructor(within: Within, world: World, tournament: TournamentTable, entrants: readonly EntrantTable[]) {
    this.#within = within;
    this.#world = world;
    this.#tournament = tournament;
    this.#entrants = new Map(entrants.map((one) => [one.n, one]));
  }

  async goOn(): Promise<"over" | { readonly round: number; readonly due: number | null }> {
    for (let { round } = this.#tournament; ; round++) {
      const pairings = await this.#pairingsOf(round);
      const waits: number[] = [];
      let isDecided = true;
      for (const pairing of pairings) {
        if (pairing.places !== null) continue;
        const due = await this.#decide(pairing, pairings.length === 1);
        isDecided &&= due === "decided";
        if (typeof due === "number") waits.push(due);
      }
      if (!isDecided) return { round, due: waits.length === 0 ? null : Math.min(...waits) };
      if (!(await this.#hasNext(round))) return "over";
    }
  }

  #pairingsOf(round: number): Promise<PairingTable[]> {
    return this.#within
      .selectFrom("pairings")
      .selectAll()
      .where("tournament", "=", this.#tournament.id)
      .where("round", "=", round)
      .orderBy("board")
      .execute();
  }

  async #hasNext(round: number): Promise<boolean> {
    if ((await this.#pairingsOf(round + 1)).length > 0) return true;
    const decided = await this.#pairingsOf(round);
    const { kind, seats, id } = this.#tournament;
    if (kind === "robin" || decided.length < 2) return false;
    if (seats > 2) {
      // First all who were first at their table, then all who were second: they are dealt out in this order.
      const through = decided.map(throughOf);
      const rows = Array.from({ length: goOnFrom(seats) }, (_, i) => through.flatMap((all) => all.slice(i, i + 1)));
      if (rows.flat().length < 2) return false;
      await addRound(this.#within, id, round + 1, dealtOut(rows.flat(), seats, decided.map(playersOf)));
      return true;
    }
    const left = meetingsOf(decided.map(({ winner }) => winner));
    await addRound(
      this.#within,
      id,
      round + 1,
      left.map((pair) => pair.filter((one) => one !== null)),
    );
    return true;
  }

  /** Whether the table that is looked at is the last one of a knockout. */
  #isLast = false;

  /** So many go on from a table; at a table of a round robin there is none that need not be played. */
  #most({ players }: PairingTable): number {
    const { kind, seats } = this.#tournament;
    if (kind === "robin") return playersOf({ players }).length < seats ? seats : 0;
    return this.#isLast ? 1 : goOnFrom(seats);
  }

  #isGone = (n: number): boolean => this.#entrants.get(n)!.gone !== null;

  /** Until when it waits; `null`: for as long as the game takes. */
  async #decide(pairing: PairingTable, isLast: boolean): Promise<"decided" | number | null> {
    const players = playersOf(pairing);
    const there = players.filter((n) => !this.#isGone(n));
    this.#isLast = isLast;
    // Where all who are there go on anyway nobody plays; else bots fill the seats that are left.
    if (players.length <= this.#most(pairing)) return this.#end(pairing, players.map(placeIf(there)), "bye");
    if (pairing.game === null) return this.#make(pairing, players, there);
    const game = await this.#within
      .selectFrom("games")
      .selectAll()
      .where("id", "=", pairing.game)
      .executeTakeFirstOrThrow();
    const seats = await this.#within
      .selectFrom("seats")
      .selectAll()
      .where("game", "=", game.id)
      .orderBy("seat")
      .execute();
    if (game.status === "over") return this.#ended(pairing, players, game, seats);
    if (game.status === "void") return this.#end(pairing, players.map(placeIf(there)), "void", game.seed);
    if (there.length < 2) {
      await callOff(this.#within, game.id);
      this.after.changed.push(game.id);
      return this.#end(pairing, players.map(placeIf(there)), "absent", game.seed);
    }
    if (game.status === "running" || game.status === "stuck") {
      for (const [seat, { person }] of seats.entries())
        if (person !== null && this.#isGone(players[seat]!)) this.after.left.push({ game: game.id, person });
      return null;
    }
    return this.#waitForAll(pairing, players, game, seats);
  }

  async #make(pairing: PairingTable, players: readonly number[], there: readonly number[]) {
    if (there.length < 2) return this.#end(pairing, players.map(placeIf(there)), "absent");
    const due = this.#world.now() + this.#tournament.patience;
    const game = await makeTable(
      this.#within,
      this.#world,
      this.#tournament,
      Array.from({ length: this.#tournament.seats }, (_, seat) => {
        const n = players[seat];
        return n === undefined || this.#isGone(n) ? null : this.#entrants.get(n)!;
      }),
    );
    await this.#change(pairing, { game, due });
    this.after.made.push(game);
    this.after.changed.push(game);
    return due;
  }

  /** Who does not sit when time is up does not come; the others play without him, where they are enough. */
  async #waitForAll(pairing: PairingTable, players: readonly number[], game: GameTable, seats: readonly SeatTable[]) {
    const now = this.#world.now();
    const isLate = pairing.due !== null && now >= pairing.due;
    const free = seats.filter(({ person, bot }) => person === null && bot === null);
    const missing = free.filter(({ seat }) => isLate || this.#isGone(players[seat]!)).map(({ seat }) => seat);
    const sits = players.filter((n, seat) => !this.#isGone(n) && !missing.includes(seat) && seats[seat]!.bot === null);
    if (sits.length < 2 && missing.length > 0) {
      await callOff(this.#within, game.id);
      this.after.changed.push(game.id);
      return this.#end(pairing, players.map(placeIf(sits)), "absent", game.seed);
    }
    const gone = seats.filter(({ seat, bot }) => bot === null && this.#isGone(players[seat]!)).map(({ seat }) => seat);
    const replaced = game.status === "open" ? [...new Set([...missing, ...gone])] : [];
    if (replaced.length > 0) {
      await replace(this.#within, { game: game.id, tournament: this.#tournament }, replaced);
      this.after.full.push(game.id);
    }
    return isLate ? now + NEARLY : pairing.due;
  }

  async #ended(pairing: PairingTable, players: readonly number[], game: GameTable, seats: readonly SeatTable[]) {
    // Places are worked out a moment after the end.
    if (game.settled === null) return null;
    const stayed = seats.filter(
      ({ seat, person }) => seat < players.length && person === this.#entrants.get(players[seat]!)!.person,
    );
    const isWon = seats.some(({ place }) => place === 1);
    // A bot that has taken somebody's seat is in nobody's way.
    const rank = (place: number): number => 1 + stayed.filter((other) => other.place! < place).length;
    const places = seats
      .slice(0, players.length)
      .map((one) => (stayed.includes(one) ? (isWon ? rank(one.place!) : one.place!) : ABSENT));
    await this.#within.updateTable("games").set({ listed: 1 }).where("id", "=", game.id).execute();
    return this.#end(pairing, places, "played", game.seed);
  }

  /** `seed`: of the game, which nobody knew before it was over; lots are drawn with it where two are equal. */
  async #end(
    pairing: PairingTable,
    places: readonly number[],
    how: PairingTable["how"],
    seed = "",
  ): Promise<"decided"> {
    const players = playersOf(pairing);
    const most = this.#most(pairing);
    /** By places; equals among themselves as lots say. */
    const order: number[] = [];
    let isByLot = false;
    for (const place of [...new Set(places)].toSorted((a, b) => a - b)) {
      const equals = players.filter((_, i) => places[i] === place && place !== ABSENT);
      const isCut = order.length < most && equals.length > most - order.length;
      isByLot ||= isCut;
      order.push(...(equals.length > 1 ? drawn(equals, this.#tournament.seed, seed) : equals));
    }
    const through = order.slice(0, most);
    const isKnockout = this.#tournament.kind === "knockout";
    await this.#change(pairing, {
      places: JSON.stringify(places),
      how,
      due: null,
      ...(isKnockout && { winner: order[0] ?? null, lots: isByLot ? 1 : 0, through: JSON.stringify(through) }),
    });
    return "decided";
  }

  async #change({ tournament, round, board }: PairingTable, changes: Partial<PairingTable>): Promise<void> {
    await this.#within
      .updateTable("pairings")
      .set(changes)
      .where("tournament", "=", tournament)
      .where("round", "=", round)
      .where("board", "=", board)
      .execute();
  }
}

/** Whoever is there is first, and not the worse for the others. */
const placeIf =
  (there: readonly number[]) =>
  (n: number): number =>
    there.includes(n) ? 1 : ABSENT;
