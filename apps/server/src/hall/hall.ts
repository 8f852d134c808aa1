import { isObject } from "@ara/kernel";
import type { Port } from "@ara/protocol";
import type { Notices } from "../notices/notices.ts";
import type { Person } from "../people/sessions.ts";
import type { Store } from "../store/store.ts";
import type { Lobby } from "../tables/lobby.ts";
import type { TournamentBoard } from "../tournaments/facts.ts";
import type { World } from "../world.ts";

/** News are told at most so often, together. */
const TELL_EVERY = 1000;
/** What could not be told is told again after so long, each time twice as long, up to so long. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [TELL_EVERY, 60_000];

/** What somebody in the hall may ask to be told of. */
const WISHES = ["open", "mine", "notices", "tournaments"] as const;
type Wish = (typeof WISHES)[number];

interface Guest {
  readonly port: Port;
  readonly person: Person | undefined;
  readonly wishes: Set<Wish>;
  /** A table that waits for its players, before his eyes. */
  room: string | undefined;
  /** A tournament before his eyes. */
  tournament: string | undefined;
  /** There are people he does not meet, so that the list of open tables is not the one all others see. */
  isPicky: boolean;
  /** Games in the list he was told last. */
  mine: ReadonlySet<string>;
}

const ID = /^[\w-]{22}$/;

/**
 * Where those are who sit at no table: "/line". They say what they look at (`open`, `mine`, a `room`) and are told it at once
 * and whenever it changes, at most once a second.
 */
export class Hall {
  readonly #lobby: Lobby;
  readonly #notices: Notices;
  readonly #store: Store;
  readonly #world: World;
  readonly #board: TournamentBoard;
  readonly #guests = new Set<Guest>();
  readonly #changed = new Set<string>();
  #open: ReadonlySet<string> = new Set();
  #last = -Infinity;
  #callOff: (() => void) | undefined;
  /** Anything may have changed. */
  #isAll = false;
  /** What could not be told to all. */
  readonly #missed = new Set<string>();
  #pause = FIRST_PAUSE;
  #again: (() => void) | undefined;

  constructor(lobby: Lobby, notices: Notices, store: Store, world: World, board: TournamentBoard) {
    this.#lobby = lobby;
    this.#notices = notices;
    this.#store = store;
    this.#world = world;
    this.#board = board;
    store.onChanged((games) => this.#note(games));
    store.onDeaf(() => {
      this.#isAll = true;
      this.#note([]);
    });
  }

  attach(port: Port, person: Person | undefined): () => void {
    const guest: Guest = {
      port,
      person,
      wishes: new Set(),
      room: undefined,
      tournament: undefined,
      isPicky: false,
      mine: new Set(),
    };
    this.#guests.add(guest);
    port.listen((message) => void this.#hear(guest, message).catch(() => undefined));
    return () => void this.#guests.delete(guest);
  }

  close(): void {
    this.#callOff?.();
    this.#again?.();
    this.#guests.clear();
  }

  async #hear(guest: Guest, message: unknown): Promise<void> {
    if (!isObject(message)) return;
    const { t, id } = message;
    if ((t === "room" || t === "tournament") && typeof id === "string") {
      // Nothing has such an id: whoever mistyped an address is told so as well.
      if (!ID.test(id)) guest.port.post({ t, [t === "room" ? "table" : t]: null });
      else {
        guest[t] = id;
        await (t === "room" ? this.#tellRoom(guest) : this.#tellTournament(guest));
      }
    }
    const wish = WISHES.find((one) => one === t);
    if (wish === undefined || guest.wishes.has(wish)) return;
    guest.wishes.add(wish);
    if (wish === "open") {
      guest.isPicky = guest.person !== undefined && (await this.#lobby.isPicky(guest.person));
      guest.port.post(await this.#openTables(guest));
    }
    if (wish === "mine") await this.#tellMine(guest);
    if (wish === "notices") await this.#tellNotices(guest);
    if (wish === "tournaments") await this.#tellTournaments(guest);
  }

  #note(games: readonly string[]): void {
    if (this.#guests.size === 0) return;
    for (const game of games) this.#changed.add(game);
    const wait = Math.max(0, this.#last + TELL_EVERY - this.#world.mono());
    this.#callOff ??= this.#world.after(wait, () => {
      this.#callOff = undefined;
      this.#last = this.#world.mono();
      void this.#tell();
    });
  }

  async #tell(): Promise<void> {
    const games = [...this.#changed];
    const isAll = this.#isAll;
    this.#changed.clear();
    this.#isAll = false;
    const failed = await this.#tellAll(games, isAll).catch(() => true);
    if (!failed) this.#pause = FIRST_PAUSE;
    else for (const game of games) this.#missed.add(game);
    this.#isAll ||= failed && isAll;
    if (failed) this.#again ??= this.#world.after(this.#pause, () => this.#tellMissed());
  }

  /** The database may be back by now. */
  #tellMissed(): void {
    this.#again = undefined;
    this.#pause = Math.min(LONGEST_PAUSE, 2 * this.#pause);
    const missed = [...this.#missed];
    this.#missed.clear();
    this.#note(missed);
  }

  /** Whether somebody could not be told; the others are all the same. */
  async #tellAll(games: readonly string[], isAll: boolean): Promise<boolean> {
    const { db } = this.#store;
    const [rows, seats] = await Promise.all([
      db.selectFrom("games").select(["id", "status", "listed"]).where("id", "in", games).execute(),
      db.selectFrom("seats").select("person").where("game", "in", games).where("person", "is not", null).execute(),
    ]);
    const isListed =
      isAll || rows.some(({ id, status, listed }) => this.#open.has(id) || (status === "open" && listed === 1));
    const open = isListed ? await this.#openTables() : undefined;
    const people = new Set(seats.map(({ person }) => person));
    let failed = false;
    const missed = (): void => void (failed = true);
    const isHis = ({ person, mine }: Guest): boolean =>
      isAll || people.has(person?.id ?? null) || games.some((id) => mine.has(id));
    const isRoom = (room: string): boolean => isAll || games.includes(room);
    for (const guest of this.#guests)
      await this.#tellGuest(guest, { open, isHis: isHis(guest), isRoom: isRoom(guest.room ?? "") }).catch(missed);
    await this.#tellOfTournaments(games, isAll);
    return failed;
  }

  async #tellGuest(
    guest: Guest,
    { open, isHis, isRoom }: { readonly open: unknown; readonly isHis: boolean; readonly isRoom: boolean },
  ): Promise<void> {
    if (open && guest.wishes.has("open")) guest.port.post(guest.isPicky ? await this.#openTables(guest) : open);
    if (guest.room !== undefined && isRoom) await this.#tellRoom(guest);
    if (isHis && guest.wishes.has("mine")) await this.#tellMine(guest);
    if (isHis && guest.wishes.has("notices")) await this.#tellNotices(guest);
  }

  /** What is told of a change are ids: of tables, and of tournaments. */
  async #tellOfTournaments(ids: readonly string[], isAll: boolean): Promise<void> {
    const looking = [...this.#guests].filter(({ tournament, wishes }) => tournament ?? wishes.has("tournaments"));
    if (looking.length === 0) return;
    const { db } = this.#store;
    const [theirs, own] = await Promise.all([
      db.selectFrom("pairings").select("tournament as id").where("game", "in", ids).execute(),
      db.selectFrom("tournaments").select("id").where("id", "in", ids).execute(),
    ]);
    const changed = [...theirs, ...own].map(({ id }) => id);
    for (const guest of looking) {
      if ((isAll || own.length > 0) && guest.wishes.has("tournaments")) await this.#tellTournaments(guest);
      if (guest.tournament !== undefined && (isAll || changed.includes(guest.tournament)))
        await this.#tellTournament(guest);
    }
  }

  async #tellTournaments({ person, port }: Guest): Promise<void> {
    port.post({ t: "tournaments", tournaments: await this.#board.list(person) });
  }

  async #tellTournament({ tournament: id, person, port }: Guest): Promise<void> {
    port.post({ t: "tournament", id, tournament: (await this.#board.facts(id!, person)) ?? null });
  }

  /** The same for everybody: whose tables they are is nobody's business. */
  async #openTables(guest?: Guest): Promise<unknown> {
    const tables = await this.#lobby.open(guest?.isPicky ? guest.person : undefined);
    if (!guest?.isPicky) this.#open = new Set(tables.map(({ id }) => id));
    return { t: "open", tables };
  }

  async #tellMine(guest: Guest): Promise<void> {
    const tables = guest.person ? await this.#lobby.mine(guest.person) : [];
    guest.mine = new Set(tables.map(({ id }) => id));
    guest.port.post({ t: "mine", tables });
  }

  async #tellNotices({ person, port }: Guest): Promise<void> {
    port.post({ t: "notices", notices: person ? await this.#notices.toRead(person.id) : [] });
  }

  async #tellRoom({ room, person, port }: Guest): Promise<void> {
    const table = await this.#lobby.facts(room!, person);
    port.post({ t: "room", id: room, table: table ?? null });
  }
}
