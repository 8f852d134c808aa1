import { err, ok, refuse, type JsonObject, type Refusal, type Result } from "@ara/kernel";
import { gameNamed } from "../games/games.ts";
import type { Person } from "../people/sessions.ts";
import type { GameTable, SeatTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { ClockRule } from "../tables/clock.ts";
import { playerOf } from "../tables/facts.ts";
import type { Lobby, NewTable } from "../tables/lobby.ts";
import { newId, type World } from "../world.ts";

/** Whoever comes while the first one makes the table waits so long for it, and looks so often. */
const [WAIT, LOOKS] = [50, 40];

/** The same table once more: the first who wants it makes it, the others sit down where they sat. */
export class Rematch {
  readonly #store: Store;
  readonly #world: World;
  readonly #lobby: Lobby;

  constructor(store: Store, world: World, lobby: Lobby) {
    this.#store = store;
    this.#world = world;
    this.#lobby = lobby;
  }

  /** The table at which they play again; whoever asks sits there. */
  async ask(person: Person, id: string, fair: boolean): Promise<Result<string, Refusal>> {
    const { db } = this.#store;
    const game = await db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirst();
    if (!game) return err(refuse("table.unknown"));
    if (game.status !== "over") return err(refuse("rematch.running"));
    const seats = await db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
    if (!seats.some((seat) => playerOf(seat) === person.id)) return err(refuse("table.notYours"));
    const claimed = await this.#claim(id, null);
    if (claimed !== undefined) return this.#make(person, game, seats, claimed, fair);
    const { rematch } = await db.selectFrom("games").select("rematch").where("id", "=", id).executeTakeFirstOrThrow();
    const joined = await this.#join(person, id, seats, fair);
    if (joined) return joined;
    // Whoever was first has not made it in all this time: his node may be gone. Of those who wait one makes it now.
    const anew = await this.#claim(id, rematch);
    if (anew !== undefined) return this.#make(person, game, seats, anew, fair);
    return (await this.#join(person, id, seats, fair)) ?? err(refuse("table.unknown"));
  }

  /** Whoever gets an id makes the table: nobody has claimed it but whoever did `before`. */
  async #claim(id: string, before: string | null): Promise<string | undefined> {
    const rematch = newId(this.#world);
    const { numUpdatedRows } = await this.#store.db
      .updateTable("games")
      .set({ rematch })
      .where("id", "=", id)
      .where("rematch", before === null ? "is" : "=", before)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0 ? rematch : undefined;
  }

  async #make(
    person: Person,
    game: GameTable,
    seats: readonly SeatTable[],
    next: string,
    fair: boolean,
  ): Promise<Result<string, Refusal>> {
    const { id } = game;
    const config = JSON.parse(game.config) as JsonObject;
    const wanted: NewTable = {
      game: game.game,
      config: gameNamed(game.game)?.again?.(config) ?? config,
      listed: false,
      seats: seats.map((seat) => wantedOf(seat, person)),
      clock: JSON.parse(game.clock) as ClockRule,
      atZero: game.at_zero,
      draws: game.draws === 1,
      fair,
    };
    const made = await this.#lobby.create(person, wanted, next);
    if (!made.ok) await this.#store.updateGame(id, { rematch: null });
    this.#store.nudge({ game: id, what: "offers" });
    this.#store.announce(id);
    return made;
  }

  async #join(
    person: Person,
    id: string,
    seats: readonly SeatTable[],
    fair: boolean,
  ): Promise<Result<string, Refusal> | undefined> {
    for (let look = 0; look < LOOKS; look++) {
      const { rematch } = await this.#store.db
        .selectFrom("games")
        .select("rematch")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const facts = rematch === null ? undefined : await this.#lobby.facts(rematch, person);
      if (facts) {
        if (facts.status !== "open" || facts.mine.length > 0) return ok(facts.id);
        const own = seats.flatMap((seat) => (playerOf(seat) === person.id ? [seat.seat] : []));
        const isFree = (seat: number): boolean => facts.seats[seat]!.free;
        const free = own.filter((seat) => isFree(seat));
        // Somebody else may sit where he sat.
        const others = facts.seats.flatMap(({ program }, seat) => (isFree(seat) && !program ? [seat] : []));
        for (const seat of free.length > 0 ? free : others.slice(0, 1)) {
          const refused = await this.#lobby.sit(person, facts.id, seat, fair ? "later" : undefined, own);
          if (refused) return err(refused);
        }
        return ok(facts.id);
      }
      await new Promise<void>((resolve) => void this.#world.after(WAIT, resolve));
    }
    return undefined;
  }
}

function wantedOf(seat: SeatTable, person: Person): NewTable["seats"][number] {
  const player = playerOf(seat);
  if (player === person.id) return { who: "me" };
  if (player !== null) return { who: seat.program === 1 ? "program" : "open" };
  return { who: "bot", level: seat.bot! };
}
