import {
  canonical,
  isObject,
  ok,
  refuse,
  sha256Hex,
  type Json,
  type Match,
  type Refusal,
  type Result,
  type Seat,
  type Viewer,
} from "@ara/kernel";
import {
  Beat,
  AttendedTable,
  LocalTable,
  serve,
  type News,
  type Port,
  type Rules,
  type Servable,
  type TableSeat,
  type TableTypes,
  type Thinkers,
} from "@ara/protocol";
import { leftWithout } from "../consent/back.ts";
import { freeFrom } from "../consent/grace.ts";
import { offerFacts, readBeside, type Beside, type OfferFacts } from "../consent/beside.ts";
import { Orders } from "../standing/orders.ts";
import { drawnDelay, PACES, unhurried, type Pace } from "../bots/delay.ts";
import { voidsOf, type VoidFacts } from "../fair/dealing.ts";
import type { ServerKey } from "../fair/server-key.ts";
import { Signing } from "../fair/signing.ts";
import { gameNamed } from "../games/games.ts";
import type { AtZero, Cut, GameTable, SeatTable } from "../store/database.ts";
import type { Nudge, Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";
import type { Around } from "../presence/around.ts";
import { Company } from "../presence/company.ts";
import { excused, firstClocks, welcomed, type ClockRule, type Clocks, type DecidedAt } from "./clock.ts";
import { toldVacations } from "../vacation/told.ts";
import { Ending } from "./ending.ts";
import { guarded } from "./guarded.ts";
import { Keeper } from "./keeper.ts";
import type { Reading } from "./reading.ts";
import { Seating } from "./seating.ts";
import { Snapshots } from "./snapshots.ts";
import { Timekeeper } from "./timekeeper.ts";
import { Turns, type Turned } from "./turns.ts";
import type { Troubles } from "./troubles.ts";

/** What a table that is awake needs from the house. */
export interface House {
  readonly world: World;
  readonly store: Store;
  readonly key: ServerKey;
  botsOf(game: string): Thinkers<TableTypes>;
  /** How fast bots answer; by who sits there, where it is not said. */
  readonly pace?: Pace;
  /** Something failed that should not; whoever was told of it was told this id. */
  fault(what: string, where: string, id: string): void;
  /** No server ran between these moments. */
  readonly down?: { readonly from: number; readonly until: number };
  /** Is told when it is somebody's turn, as everybody can tell. */
  turned?(turn: Turned): void;
  /** Is told when a game is over, and how it ended where its rules say so. */
  ended?(game: string, result: Json | undefined): void;
  /** Is told when a bot plays on for somebody, and from when on others may take his seat. */
  left?(left: { readonly game: string; readonly seat: Seat; readonly at: number }, free: number): void;
}

/** Who has a seat from now on. */
export interface Holder {
  readonly person: string | null;
  readonly bot: string | null;
  /** Whoever may take it back. */
  readonly away: string | null;
  /** Whoever had it first, where somebody takes it over for good. */
  readonly first?: string | null;
}

const isFault = (message: unknown): message is Readonly<Record<string, unknown>> =>
  isObject(message) && isObject(message["why"]) && message["why"]["key"] === "table.fault";

const paceOf = (seats: readonly SeatTable[]): Pace =>
  PACES[seats.filter(({ person }) => person !== null).length > 1 ? "live" : "alone"];

/** Nobody is asked anything any more. */
const unasked = (news: News<TableTypes>): News<TableTypes> => ({
  ...news,
  asked: [],
  prompt: null,
  undoable: 0,
  free: 0,
});
const ENDED = Promise.resolve(refuse("table.ended"));

/** Versions of a table that is woken begin at a multiple of this: no game has so many. */
const EPOCH = 2 ** 20;

/** What is kept of a table beside its entries. */
interface Read {
  readonly voids: readonly VoidFacts[];
  readonly beside: Beside;
  readonly orders: readonly unknown[];
  readonly decidedAt: DecidedAt;
}

/** When each seat last decided, where somebody's clock asks. */
async function lastDecided({ db }: Store, { id, clock }: GameTable): Promise<DecidedAt> {
  if ((JSON.parse(clock) as ClockRule).kind !== "live") return new Map();
  const rows = await db
    .selectFrom("entries")
    .select(({ fn }) => ["seat", fn.max("at").as("at")])
    .where("game", "=", id)
    .where("kind", "=", "act")
    .groupBy("seat")
    .execute();
  return new Map(rows.map(({ seat, at }) => [seat, at]));
}

/** A game in progress on this node: what is kept is kept first, what is told is told to those whose business it is. */
export class AwakeTable {
  readonly id: string;
  readonly #house: House;
  readonly #match: Match<Rules<TableTypes>>;
  readonly #table: LocalTable<TableTypes>;
  /** The same where people can let answers stand. */
  readonly #attended: AttendedTable<TableTypes, unknown> | undefined;
  readonly seating: Seating;
  readonly #company: Company;
  readonly #time: Timekeeper;
  readonly #rule: ClockRule;
  readonly #atZero: AtZero;
  readonly #turns: Turns;
  /** The bot that is put into a seat somebody leaves. */
  readonly usual: string;
  readonly #seats: readonly SeatTable[];
  readonly #signing: Signing;
  readonly #game: GameTable;
  readonly #ending: Ending;
  readonly #keeper: Keeper;
  /** So many entries were made before somebody else took a seat. */
  readonly #settled: number;
  readonly #lost: () => void;
  readonly #left: () => void;
  #beside: Beside;
  /** Who has to decide, as everybody can tell. */
  #asked: readonly Seat[] = [];
  #closed = false;
  #freeing: (() => void) | undefined;
  /** The id of the last thing that failed here. */
  #failed = "";

  /** Reads a game and takes it up where it was left. `left` is told when it is over and the last one has gone. */
  static async wake(
    house: House,
    id: string,
    lost: () => void,
    troubles?: Troubles,
    snapshots = new Snapshots(house),
    left = (): void => undefined,
  ): Promise<Result<AwakeTable, Refusal>> {
    const { store } = house;
    const [game, seats, kept] = await Promise.all([
      store.db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirst(),
      store.db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute(),
      snapshots.rowOf(id),
    ]);
    if (!game || game.deal === null) return { ok: false, error: refuse("table.unknown") };
    if (game.status === "stuck") return { ok: false, error: refuse("table.stuck") };
    if (!gameNamed(game.game)) return { ok: false, error: refuse("table.game", { game: game.game }) };
    const [reading, beside, orders, voids, decidedAt] = await Promise.all([
      snapshots.read(game, seats, kept),
      readBeside(store, game, seats, game),
      new Orders(store).of(id),
      voidsOf(store, id),
      lastDecided(store, game),
    ]);
    if (!reading.ok) return reading;
    const read = { voids, beside, orders, decidedAt };
    const table = new AwakeTable(house, game, seats, reading.value, read, { lost, left }, snapshots);
    guarded(reading.value.match, () => void (troubles?.note(id) && table.#stick()));
    if (game.status === "running" && (table.#ending.over || reading.value.sum.ended))
      await table.#ending.makeUp(reading.value.sum.ended);
    if (table.#ending.agreed || (await table.#rests())) return { ok: true, value: table };
    table.#keepTime();
    table.#tellWhenFree();
    await table.#table.start();
    return { ok: true, value: table };
  }

  private constructor(
    house: House,
    game: GameTable,
    seats: readonly SeatTable[],
    { match, sum, next, told, heads }: Reading,
    { voids, beside, orders, decidedAt }: Read,
    { lost, left }: { readonly lost: () => void; readonly left: () => void },
    snapshots: Snapshots,
  ) {
    this.id = game.id;
    this.#house = house;
    this.#match = match;
    this.#game = game;
    this.#settled = sum.settled;
    this.#lost = lost;
    this.#left = left;
    this.#beside = beside;
    this.#seats = seats;
    this.#rule = JSON.parse(game.clock) as ClockRule;
    this.#atZero = game.at_zero;
    const { world, store, key } = house;
    this.seating = new Seating(seats, { world, rule: this.#rule, beside: () => this.#beside });
    this.#ending = new Ending({
      world,
      store,
      key,
      game,
      match,
      voids,
      fault: (what) => this.#fault(what),
      ended: (result) => house.ended?.(game.id, result),
    });
    const isPerson = (seat: Seat): boolean => seats[seat]?.bot === null;
    const owes = (seat: Seat): boolean => match.game.toAct(match.state).includes(seat);
    const stood = this.#clocksOf(game);
    const wasAsked = (seat: Seat): boolean => stood.running.includes(seat) || Boolean(stood.begun?.[seat]);
    const isUnderSeal = (seat: Seat): boolean => isPerson(seat) && wasAsked(seat) && !owes(seat);
    const answered: DecidedAt = new Map([...decidedAt].filter(([seat]) => isUnderSeal(seat)));
    const { down } = house;
    this.#time = new Timekeeper({
      world: house.world,
      rule: this.#rule,
      // Time that passed while no server ran is nobody's.
      clocks: down ? excused(stood, down.from, down.until, answered) : stood,
      answered,
      leaves: beside.leaves,
      due: game.due,
      isPerson,
      isAnswered: (seat) => this.#attended?.answersFor(seat) ?? false,
      owes,
      keep: (clocks, due) => this.#keepClocks(clocks, due),
      timeUp: (up) => (game.at_zero === "nothing" ? this.#keepClocks(this.#time.clocks, null) : this.#handFirst(up)),
    });
    this.#company = new Company({
      game: game.id,
      world: house.world,
      store: house.store,
      around: () => this.#around(),
      isOver: () => this.#ending.over,
    });
    this.#turns = new Turns(game, {
      world: house.world,
      store: house.store,
      isHere: (seat) => seats[seat]?.bot !== null || this.#company.isHere(this.seating.people[seat] ?? null),
      turned: (turn) =>
        house.turned?.({ ...turn, seats: turn.seats.filter((seat) => this.seating.people[seat] !== null) }),
    });
    const sitting: readonly TableSeat[] = seats.map(({ name, bot }) => ({ name, bot }));
    const { served, levels, attendant } = gameNamed(game.game)!;
    this.usual = levels[0]!;
    const pace = house.pace ?? paceOf(seats);
    this.#table = new LocalTable(served, match, {
      seats: sitting,
      bots: unhurried(house.botsOf(game.game), pace, game.salt, house.world),
      beat: new Beat({
        milliseconds: pace.beat,
        now: () => house.world.mono(),
        after: (milliseconds, work) => house.world.after(milliseconds, work),
      }),
      save: (record, step) => (step ? this.#keeper.keep(record, step) : Promise.resolve()),
      unsaved: "refuse",
      known: sum.known,
      settled: sum.settled,
      shared: true,
      first: EPOCH * (1 + (new DataView(house.world.random(4).buffer).getUint32(0) >>> 0)),
      after: (milliseconds, work) => house.world.after(milliseconds, work),
      onFault: (what) => this.#fault(what),
    });
    const attending = this.#ending.agreed ? undefined : attendant?.(match.config);
    let given = 0;
    this.#attended =
      attending &&
      new AttendedTable(
        this.#table,
        attending,
        { kept: orders, keep: (bySeat) => new Orders(house.store).keep(game.id, bySeat) },
        {
          after: (seat, _view, give) =>
            house.world.after(drawnDelay(pace, game.salt, `order ${seat} ${given++}`), give),
        },
      );
    const viewers: readonly Viewer[] = [...seats.flatMap(({ seat, bot }) => (bot === null ? [seat] : [])), "spectator"];
    this.#signing = new Signing({
      table: game.id,
      sign: this.#ending.signer,
      keys: seats.map((seat) => seat.key),
      heads,
      told,
    });
    this.#keeper = new Keeper(
      {
        world,
        store,
        game: game.id,
        match,
        snapshots,
        ending: this.#ending,
        time: this.#time,
        signing: this.#signing,
        fault: (what) => this.#fault(what),
        giveUp: () => this.#giveUp(),
      },
      { next, sum },
    );
    // Before anybody else looks: what a viewer is shown with a version is fixed when he has it.
    for (const viewer of viewers) this.#table.watch(viewer, (news) => this.#signing.tell(viewer, news));
  }

  /** How many lines are open here. */
  get lines(): number {
    return this.#company.size;
  }

  get over(): boolean {
    return this.#ending.over;
  }

  get hasRunningClock(): boolean {
    return this.#rule.kind !== "none" && this.#time.clocks.running.length > 0;
  }

  /** What everybody sees: another as soon as that changes, and not before. */
  mark(): string {
    const { game, state } = this.#match;
    return sha256Hex(canonical([game.view(state, "spectator"), this.#match.log("spectator").length]));
  }

  /** Of somebody's seats the one that decided last, and what is left without its last decisions. */
  backOf(person: string, steps: number): { readonly seat: Seat; readonly to: number } | undefined {
    const going = {
      served: gameNamed(this.#game.game)!.served,
      match: this.#match,
      settled: this.#settled,
      isPerson: (seat: Seat) => this.#seats[seat]?.bot === null,
    };
    return this.seating
      .of(person)
      .map((seat) => ({ seat, to: leftWithout(going, seat, steps) }))
      .filter(({ to }) => to >= 0)
      .toSorted((a, b) => b.to - a.to)[0];
  }

  goBackTo(seat: Seat, to: number, mark: string): Promise<Refusal | null> {
    return this.#table.goBackTo(seat, to, () => this.#goneSince(mark));
  }

  /** Whoever writes the next entry is fenced off by the row; whoever reads it knows that nothing follows. */
  async endByAgreement(mark: string): Promise<Refusal | null> {
    const gone = this.#goneSince(mark);
    if (gone) return gone;
    return (await this.#cut("agreed")) ? null : refuse("offer.gone");
  }

  /** Nobody has come for so long that nobody will: it ends as it stands, without a result. */
  async abandon(): Promise<void> {
    if (!this.#ending.over) await this.#cut("abandoned");
  }

  /** Ends the game before the rules end it; whether it was this table that did so. */
  async #cut(why: Cut, seat: Seat = 0, places?: readonly number[]): Promise<boolean> {
    const along = this.#ending.of(this.#match.record("keep"), why, places);
    const { fate } = await this.#keeper.note({ seat, kind: "end", body: JSON.stringify({ cut: why }) }, along);
    if (fate === "kept") this.#ending.tell(why);
    this.#giveUp();
    return fate === "kept";
  }

  async pause(mark: string): Promise<Refusal | null> {
    const gone = this.#goneSince(mark);
    if (gone || !this.hasRunningClock) return gone ?? refuse("offer.noClock");
    await this.#time.pause();
    return null;
  }

  goOn(): Promise<void> {
    return this.#time.goOn(this.#asked);
  }

  /** Something beside the game has changed. */
  async readBeside(): Promise<void> {
    this.#beside = await readBeside(this.#house.store, this.#game, this.#seats);
    if (this.#beside.clocks) this.#time.heed(this.#beside.clocks);
    this.#time.letGo(this.#beside.leaves);
    this.#company.tellAround();
  }

  /** What somebody lets stand was changed elsewhere. */
  async readOrders(): Promise<void> {
    this.#attended?.restore(await new Orders(this.#house.store).of(this.id));
  }

  #goneSince(mark: string): Refusal | null {
    return this.mark() === mark && !this.#ending.over ? null : refuse("offer.gone");
  }

  /** Lets somebody sit in his seats, or look on. The answer ends it; `ended` is told when the table ends it. */
  attach(port: Port, person: string | null, ended: () => void): () => void {
    // It was given up while he was on his way: here he would be told nothing any more.
    if (this.#closed) {
      ended();
      return () => undefined;
    }
    const seats = this.seating.of(person);
    const who = { seats, spectates: seats.length === 0 || this.#ending.over };
    const leave = this.#company.enter(port, person, ended, (heard) =>
      serve(this.#served, this.#signing.over(this.#naming(heard), who), who),
    );
    return () => {
      leave();
      if (this.#ending.over && this.#company.size === 0) this.#left();
    };
  }

  /**
   * A seat changes hands: everybody sits down anew at the table as it is then. All of it is kept with the row: whoever reads that
   * one elsewhere finds who sits there.
   */
  async hand(seat: Seat, to: Holder, late = false): Promise<void> {
    const { store } = this.#house;
    const body = JSON.stringify({ ...to, ...(late && { late }) });
    const along = [
      new Orders(store).forgetting(this.id, seat),
      store.db.updateTable("seats").set(to).where("game", "=", this.id).where("seat", "=", seat),
      ...(to.person === null ? [] : [await this.#welcoming(seat, to.person)]),
    ];
    const { fate, at } = await this.#keeper.note({ seat, kind: "seat", body }, along);
    if (fate === "kept" && to.away !== null)
      this.#house.left?.({ game: this.id, seat, at }, freeFrom(this.#rule, { at, late }));
    this.#giveUp();
  }

  async #welcoming(seat: Seat, person: string) {
    const { db } = this.#house.store;
    const last = db.selectFrom("entries").select("kind").where("game", "=", this.id).where("seat", "=", seat);
    const isHis = this.#seats[seat]!.away === person;
    const isSame = isHis && (await last.orderBy("seq", "desc").limit(1).executeTakeFirst())?.kind === "seat";
    const welcome = { now: this.#house.world.now(), leaves: this.#beside.leaves, isSame };
    const clocks = JSON.stringify(welcomed(this.#rule, this.#time.clocks, seat, welcome));
    return db.updateTable("games").set({ clocks }).where("id", "=", this.id);
  }

  /** Everybody who is here is told, or those of one room as long as the others must not hear of it. */
  tell(message: { readonly t: string; readonly what: string }, room?: Nudge["room"]): void {
    this.#company.tell(message, (person) => room === undefined || this.#ending.over || this.#roomOf(person) === room);
  }

  #roomOf(person: string | null): Nudge["room"] {
    const plays = person !== null && this.#seats.some((seat) => seat.person === person || seat.away === person);
    return plays ? "players" : "watchers";
  }

  /** The table as it is served: its record says besides how the deal was made. */
  get #served(): Servable<TableTypes> {
    const table = this.#attended ?? this.#table;
    return {
      game: table.game,
      config: table.config,
      seats: table.seats,
      watch: (viewer, listener, since) =>
        table.watch(viewer, this.#ending.agreed ? (news) => listener(unasked(news)) : listener, since),
      act: (...args) => (this.#ending.agreed ? ENDED : table.act(...args)),
      undo: (...args) => (this.#ending.agreed ? ENDED : table.undo(...args)),
      why: (...args) => table.why(...args),
      advise: (...args) => table.advise(...args),
      preview: (...args) => table.preview(...args),
      record: async () => {
        if (this.#ending.agreed) return ok(this.#ending.published(this.#match.record("keep")));
        const record = await table.record();
        return record.ok ? ok(this.#ending.published(record.value)) : record;
      },
    };
  }

  /** Others have added entries: they are read and told here too. */
  follow(): Promise<void> {
    return this.#keeper.follow(this.#table);
  }

  /** Whoever is here is sent away; he comes back by himself. */
  close(): void {
    this.#closed = true;
    this.#company.close();
    this.#freeing?.();
    this.#ending.stop();
    this.#time.stop();
    this.#turns.stop();
    (this.#attended ?? this.#table).close();
    this.#company.sendAway();
  }

  /** What stands here is out of date: whoever is here comes back to the table read anew. */
  #giveUp(): void {
    this.close();
    this.#lost();
  }

  #fault(what: unknown): void {
    // A bot that is called off in the middle of a thought, when all ends.
    if (this.#closed) return;
    this.#failed = newId(this.#house.world, 6);
    this.#house.fault(what instanceof Error ? what.message : String(what), this.id, this.#failed);
  }

  /** Whoever is told that something failed is told under which id it was logged. */
  #naming(port: Port): Port {
    return {
      post: (message) => port.post(isFault(message) ? { ...message, why: this.#whyFailed() } : message),
      listen: (listener) => port.listen(listener),
      close: () => port.close(),
    };
  }

  #whyFailed(): Refusal {
    return refuse("table.fault", { fault: this.#failed });
  }

  /** The rules fail again and again: everything stays as it is until somebody has mended them. */
  async #stick(): Promise<void> {
    this.#fault("the game is stuck");
    try {
      await this.#house.store.updateGame(this.id, { status: "stuck", due: null });
    } catch (error) {
      this.#fault(error);
    }
    this.#giveUp();
  }

  #clocksOf({ clocks, started }: GameTable): Clocks {
    return clocks
      ? (JSON.parse(clocks) as Clocks)
      : firstClocks(this.#rule, this.#seats.length, started ?? this.#house.world.now());
  }

  #keepTime(): void {
    let isFirst = true;
    this.#table.watch("spectator", ({ asked }) => {
      this.#asked = asked;
      // Clocks that were stopped stand still until something happens, also at a table woken meanwhile.
      if (!isFirst || !this.#time.clocks.paused) this.#time.turn(asked);
      isFirst = false;
      if (this.#ending.over) this.#turns.end();
      else this.#turns.see(asked, this.#keeper.next);
      // Without clocks, and with nothing offered, nothing around the table changes by a step.
      if (this.#rule.kind !== "none" || this.#beside.offer) this.#company.tellAround();
    });
  }

  async #keepClocks(clocks: Clocks, due: number | null): Promise<void> {
    try {
      // A game that is over is due no more when its end is kept, and not before.
      const more = this.#ending.over ? {} : { due };
      await this.#house.store.updateGame(this.id, { clocks: JSON.stringify(clocks), ...more });
    } catch {
      // They are kept with the next change; the entries are what counts.
    }
  }

  /**
   * A bot goes on for whoever's time is up; he may come back, but where the seat is lost. The next one's follows at the table read
   * anew.
   */
  async #handFirst(seats: readonly Seat[]): Promise<void> {
    const [seat] = seats;
    if (seat === undefined || this.#ending.over) return;
    try {
      if (this.#atZero === "loses") await this.#lose(seat);
      else await this.hand(seat, { person: null, bot: this.usual, away: this.seating.people[seat]! }, true);
    } catch (error) {
      this.#fault(error);
      throw error;
    }
  }

  /**
   * Whoever's time is up has lost: a bot plays on for nobody, unless no more than one is left, or none but bots that sat there from
   * the start; then those have won.
   */
  async #lose(seat: Seat): Promise<void> {
    const out = [...this.seating.lost, seat];
    const left = this.#seats.length - out.length;
    const isSomebodys = ({ person, away, ...one }: SeatTable): boolean =>
      !out.includes(one.seat) && (person !== null || away !== null);
    if (left > 1 && this.#seats.some(isSomebodys)) {
      const { first, person } = this.#seats[seat]!;
      return this.hand(seat, { person: null, bot: this.usual, away: null, first: first ?? person }, true);
    }
    const last = Math.max(2, left + 1);
    const places = this.#seats.map((one) => (out.includes(one.seat) ? last : 1));
    await this.#cut("time", seat, places);
    return undefined;
  }

  /** All people have left it: bots play on for nobody, and it sleeps until somebody comes. A tournament waits for its end. */
  async #rests(): Promise<boolean> {
    if (this.#ending.over || !this.seating.isDeserted) return false;
    const { store } = this.#house;
    const pairings = store.db.selectFrom("pairings").select("game").where("game", "=", this.id);
    if ((await pairings.executeTakeFirst()) !== undefined) return false;
    await this.#time.rest(this.#beside.handed.at(-1)?.at ?? this.#house.world.now());
    return true;
  }

  /** What is told beside the game now. */
  #around(): (person: string | null) => Around {
    const { owed: _owed, begun: _begun, ...clocks } = this.#time.clocks;
    const around = {
      t: "around" as const,
      here: this.seating.people.flatMap((person, seat) => (this.#company.isHere(person) ? [seat] : [])),
      watchers: this.#company.people.filter((person) => this.seating.of(person).length === 0).length,
      clock: this.#rule,
      clocks: this.#ending.agreed ? { ...clocks, running: [] } : clocks,
      atZero: this.#atZero,
      over: this.#ending.over,
      agreed: this.#ending.agreed,
      cut: this.#ending.cut,
      lost: this.seating.lost,
      deserted: this.seating.isDeserted && !this.#ending.over,
      takeover: this.#beside.takeover,
      names: this.#beside.names,
      vacations: toldVacations(this.#rule, this.#time.clocks, this.#beside.leaves),
    };
    const offer = this.#offerNow();
    return (person) => ({
      ...around,
      left: person === null ? [] : this.seating.leftBy(person),
      offer: this.seating.of(person).length > 0 ? offer : null,
      rematch: person !== null && this.#beside.sat.has(person) ? this.#beside.rematch : null,
      offered: this.#ending.over ? [] : this.seating.offeredTo(person),
      host: person !== null && person === this.#beside.host,
      hasLost: person !== null && this.seating.hasLost(person),
    });
  }

  /** A seat that its player may still come back to is for others later: they are told then. */
  #tellWhenFree(): void {
    const wait = this.seating.freeIn;
    if (wait === undefined) return;
    this.#freeing = this.#house.world.after(wait, () => {
      this.#company.tellAround();
      this.#tellWhenFree();
    });
  }

  #offerNow(): OfferFacts | null {
    const { offer } = this.#beside;
    if (!offer || this.#ending.over) return null;
    if (this.mark() !== offer.mark) {
      this.#beside = { ...this.#beside, offer: undefined };
      return null;
    }
    return offerFacts(offer, this.seating.deciders, (person) => this.seating.of(person));
  }
}
