import { awaitsNonce, PATIENCE } from "../fair/dealing.ts";
import type { Again, Jobs, Work } from "../jobs/jobs.ts";
import type { Blocks } from "../people/blocks.ts";
import type { Store } from "../store/store.ts";
import { dueAt, type ClockRule, type Clocks } from "../tables/clock.ts";
import { leavesOf } from "../vacation/vacations.ts";
import type { World } from "../world.ts";
import { FREE_SEATS, isStanding, LATELY, type Notices } from "./notices.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Whoever is at the table reads it there. */
const SOON = 5000;
/** Whoever offers again and again is heard no oftener: of offers at one table somebody is told so seldom. */
const OFFERS_APART = 10 * MINUTE;
/** Whoever leaves and comes back at once has not left. */
const COMES_BACK = MINUTE;
/** So long before the end somebody is told a second time that his browser is awaited. */
const LAST_CALL = PATIENCE.days / 4;
/** With so much left of a decision somebody is told that time runs out. */
const WARN_AT = [DAY, 4 * HOUR];
/** Somebody may come back from vacation earlier than it was planned. */
const LOOK_EVERY = 6 * HOUR;
/** So many seats a day one person is told of. */
const MOST_SEATS = 5;

/** What people are told of beside that it is their turn: offers, seats that were left, browsers that are awaited, time that runs out. */
export class Occasions {
  readonly #store: Store;
  readonly #world: World;
  readonly #jobs: Jobs;
  readonly #notices: Notices;
  readonly #blocks: Blocks;

  constructor(store: Store, world: World, jobs: Jobs, notices: Notices, blocks: Blocks) {
    this.#store = store;
    this.#world = world;
    this.#jobs = jobs;
    this.#notices = notices;
    this.#blocks = blocks;
    jobs.handle("offer", (body) => this.#lookAtOffer(body));
    jobs.handle("free", (body) => this.#lookAtSeat(body));
    jobs.handle("nonce", (body) => this.#lookAtDeal(body));
    jobs.handle("late", (body) => this.#lookAtClock(body));
    notices.onTurn((turn) => this.#jobs.add("late", turn, { key: `late ${turn.game} ${turn.seat}` }));
  }

  /** Somebody has offered something to the others at his table. */
  offered(game: string, id: string): Promise<void> {
    return this.#jobs.add("offer", { game, id }, { key: `offer ${game}`, at: this.#world.now() + SOON });
  }

  /** A bot plays on for somebody; `free` is when others may take the seat. */
  left(left: Work["free"], free: number): Promise<void> {
    const at = Math.max(free, left.at + COMES_BACK);
    return this.#jobs.add("free", left, { key: `free ${left.game} ${left.seat}`, at });
  }

  /** All sit, and browsers owe something to the deal. */
  dealing(game: string): Promise<void> {
    return this.#jobs.add("nonce", { game }, { key: `nonce ${game}`, at: this.#world.now() + MINUTE });
  }

  /** Those who have not answered, and have not looked at the table since. */
  async #lookAtOffer({ game, id }: Work["offer"]): Promise<Again> {
    const offer = await this.#store.db
      .selectFrom("offers")
      .innerJoin("games", "games.id", "offers.game")
      .select(["offers.agreed", "offers.made", "games.asked_at"])
      .where("offers.game", "=", game)
      .where("offers.id", "=", id)
      .where("offers.state", "=", "open")
      .where("games.status", "=", "running")
      .executeTakeFirst();
    if (!offer || !isStanding(offer.made, offer.asked_at)) return undefined;
    const agreed = JSON.parse(offer.agreed) as string[];
    const seats = await this.#store.db.selectFrom("seats").selectAll().where("game", "=", game).execute();
    const now = this.#world.now();
    let again = Infinity;
    for (const { seat, person, program, seen } of seats) {
      if (person === null || program === 1 || agreed.includes(person)) continue;
      const last = await this.#lastOffered(person, game);
      const soonest = Math.max((seen ?? 0) + LATELY, last + OFFERS_APART);
      if (now < soonest) again = Math.min(again, soonest);
      else await this.#notices.tell({ person, game, seat, what: "offer", about: id });
    }
    return again === Infinity ? undefined : { again };
  }

  /** When somebody was last told of an offer at a table. */
  async #lastOffered(person: string, game: string): Promise<number> {
    const told = this.#store.db.selectFrom("outbox").select(({ fn }) => fn.max("made").as("at"));
    const last = await told
      .where("person", "=", person)
      .where("game", "=", game)
      .where("what", "=", "offer")
      .executeTakeFirst();
    return last?.at ?? 0;
  }

  /** Those who play there, and where everybody finds the table those who want to be told of such seats. */
  async #lookAtSeat({ game, seat, at }: Work["free"]): Promise<Again> {
    const { db } = this.#store;
    const found = await db
      .selectFrom("games")
      .innerJoin("seats", "seats.game", "games.id")
      .select(["games.listed", "games.takeover", "seats.away", "seats.bot"])
      .where("games.id", "=", game)
      .where("games.status", "=", "running")
      .where("seats.seat", "=", seat)
      .executeTakeFirst();
    if (!found || found.bot === null || found.away === null || found.takeover === 0) return undefined;
    const seats = await db.selectFrom("seats").selectAll().where("game", "=", game).execute();
    const there = seats.flatMap((one) => [one.person, one.away, one.first].filter((who) => who !== null));
    const about = String(at);
    for (const { person, program } of seats)
      if (person !== null && program !== 1) await this.#notices.tell({ person, game, seat, what: "free", about });
    if (found.listed !== 1) return undefined;
    const wanting = await db
      .selectFrom("notice_choices")
      .innerJoin("people", "people.id", "notice_choices.person")
      .select("person")
      .where("game", "=", FREE_SEATS)
      .where("channels", "!=", "[]")
      .where("people.deleted", "is", null)
      .where("people.kind", "!=", "bot")
      .execute();
    for (const { person } of wanting) {
      if (there.includes(person) || (await this.#isToldEnough(person))) continue;
      const apart = await this.#blocks.apart(person);
      if (there.every((one) => !apart.has(one)))
        await this.#notices.tell({ person, game, seat, what: "free", about }, FREE_SEATS);
    }
    return undefined;
  }

  async #isToldEnough(person: string): Promise<boolean> {
    const { count } = await this.#store.db
      .selectFrom("outbox")
      .select(({ fn }) => fn.count("about").distinct().as("count"))
      .where("person", "=", person)
      .where("what", "=", "free")
      .where("made", ">", this.#world.now() - DAY)
      .executeTakeFirstOrThrow();
    return Number(count) >= MOST_SEATS;
  }

  /** Those whose browser is awaited: once when it is, and once before it is too late. */
  async #lookAtDeal({ game }: Work["nonce"]): Promise<Again> {
    const { db } = this.#store;
    const found = await db
      .selectFrom("games")
      .select(["status", "due", "attempt"])
      .where("id", "=", game)
      .where("status", "in", ["open", "dealing"])
      .executeTakeFirst();
    if (!found || found.due === null) return undefined;
    const lastCall = found.due - LAST_CALL;
    const isLast = this.#world.now() >= lastCall;
    const about = `${found.attempt ?? 1} ${isLast ? "last" : "first"}`;
    const seats = await db.selectFrom("seats").selectAll().where("game", "=", game).execute();
    for (const row of seats)
      if (row.person !== null && awaitsNonce(found.status, row))
        await this.#notices.tell({ person: row.person, game, seat: row.seat, what: "nonce", about });
    return isLast ? undefined : { again: lastCall };
  }

  /** How the clock stands follows from what is kept: nobody has to have the table awake. */
  async #lookAtClock({ game, turn, seat }: Work["late"]): Promise<Again> {
    const found = await this.#store.db
      .selectFrom("games")
      .innerJoin("seats", "seats.game", "games.id")
      .select(["games.clock", "games.clocks", "games.asked", "games.turn", "seats.person"])
      .where("games.id", "=", game)
      .where("games.status", "=", "running")
      .where("seats.seat", "=", seat)
      .executeTakeFirst();
    if (!found?.clocks || found.person === null || found.turn !== turn) return undefined;
    const rule = JSON.parse(found.clock) as ClockRule;
    const clocks = JSON.parse(found.clocks) as Clocks;
    if (rule.kind !== "days" || !clocks.running.includes(seat)) return undefined;
    const { person } = found;
    const leaves = new Map([[seat, (await leavesOf(this.#store, [person])).get(person) ?? []]]);
    const zero = dueAt(rule, { ...clocks, running: [seat] }, leaves)!;
    const now = this.#world.now();
    // Whoever has a day for a decision is not told at its beginning that he has one.
    for (const left of WARN_AT.filter((one) => one < rule.days * DAY)) {
      if (now < zero - left) return { again: Math.min(zero - left, now + LOOK_EVERY) };
      await this.#notices.tell({ person, game, seat, what: "late", about: `${turn} ${left}` });
    }
    return undefined;
  }
}
