import { refuse, type Refusal, type Seat } from "@ara/kernel";
import type { Again, Jobs, Work } from "../jobs/jobs.ts";
import type { Database } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { Turned } from "../tables/turns.ts";
import { newId, type World } from "../world.ts";
import type { Channel, ChannelName, Notice } from "./channel.ts";

/** Whoever decided or looked at his table so lately knows it himself. */
export const LATELY = 60_000;
/** Whoever is on his way to the table is let arrive. */
const SOON = 5000;
/** Whoever looks at his tournament sits down by himself within this time. */
const SITS_DOWN = 20_000;
/** What is chosen for all tables for which nothing else is. */
const ALL_TABLES = "";
/** In the place of a table: how somebody is told of seats at others' tables that can be taken over; not at all, unless he says so. */
export const FREE_SEATS = "free";
const USUAL: readonly ChannelName[] = ["page"];
const MOST_NOTICES = 20;

/** What somebody has chosen: for all his tables, or for one. */
export interface Choices {
  readonly channels: readonly ChannelName[];
  /** Where those are called that need to know. */
  readonly addresses: Readonly<Record<string, string>>;
  /** What this server can do. */
  readonly offered: readonly ChannelName[];
}

/**
 * Tells people that it is their turn: by public knowledge, by the ways they have chosen for this table, once a turn and way,
 * and not while they have it before their eyes.
 */
export class Notices {
  readonly #store: Store;
  readonly #world: World;
  readonly #jobs: Jobs;
  readonly #channels: ReadonlyMap<ChannelName, Channel>;
  readonly #underWay = new Map<string, number>();
  #onTurn: (turn: Work["turn"]) => Promise<void> = () => Promise.resolve();

  constructor(store: Store, world: World, jobs: Jobs, channels: readonly Channel[]) {
    this.#store = store;
    this.#world = world;
    this.#jobs = jobs;
    const page: Channel = { name: "page", send: async ({ table }) => store.announce(table) };
    this.#channels = new Map([page, ...channels].map((channel) => [channel.name, channel]));
    jobs.handle("turn", (body) => this.#look(body));
    jobs.handle("seat", (body) => this.#lookAtSeat(body));
    // Whoever does not answer in one way holds up no other.
    for (const name of this.#channels.keys()) jobs.handle(`notice ${name}`, (body) => this.#send(body), name);
  }

  /** Is told whenever it is somebody's turn. */
  async turned({ game, turn, seats }: Turned): Promise<void> {
    const at = this.#world.now() + SOON;
    for (const seat of seats) await this.#jobs.add("turn", { game, turn, seat }, { key: `turn ${game} ${seat}`, at });
  }

  /** Is told when somebody was told that it is his turn. */
  onTurn(listener: (turn: Work["turn"]) => Promise<void>): void {
    this.#onTurn = listener;
  }

  /** Is told of a table whose seats are kept for those who are to play there. In the page it stands among their tables. */
  async keptFor(game: string): Promise<void> {
    const at = this.#world.now() + SITS_DOWN;
    const seats = await this.#store.db
      .selectFrom("seats")
      .select("seat")
      .where("game", "=", game)
      .where("kept", "is not", null)
      .execute();
    for (const { seat } of seats) await this.#jobs.add("seat", { game, seat }, { key: `seat ${game} ${seat}`, at });
  }

  /** What is to be read in the page: of turns that are still his, offers that stand, and seats that are still free. */
  async toRead(person: string): Promise<Notice[]> {
    const rows = await this.#store.db
      .selectFrom("outbox")
      .innerJoin("games", "games.id", "outbox.game")
      .innerJoin("seats", (join) => join.onRef("seats.game", "=", "games.id").onRef("seats.seat", "=", "outbox.seat"))
      .leftJoin("offers", (join) =>
        join
          .onRef("offers.game", "=", "games.id")
          .onRef("offers.id", "=", "outbox.about")
          .on("offers.state", "=", "open"),
      )
      .select(["outbox.id", "outbox.game as table", "games.game", "games.asked", "outbox.seat", "outbox.made as at"])
      .select(["outbox.what", "seats.bot", "seats.away", "games.asked_at", "offers.made as offered", "offers.agreed"])
      .where("outbox.person", "=", person)
      .where("outbox.channel", "=", "page")
      .where("outbox.read", "is", null)
      .where("games.status", "=", "running")
      .orderBy("outbox.made", "desc")
      .limit(MOST_NOTICES)
      .execute();
    return rows
      .filter(({ what, asked, seat, at, bot, away, asked_at: since, offered, agreed }) => {
        if (what === "free") return bot !== null && away !== null && away !== person;
        if (what === "quiet") return since === null || at >= since;
        if (what === "turn") return (JSON.parse(asked ?? "[]") as Seat[]).includes(seat);
        return (
          offered !== null && isStanding(offered, since) && !(JSON.parse(agreed ?? "[]") as string[]).includes(person)
        );
      })
      .map(({ what, id, table, game, seat, at }) => ({ what, id, table, game, seat, at, person }));
  }

  async read(person: string, id: string): Promise<void> {
    await this.#store.db
      .updateTable("outbox")
      .set({ read: this.#world.now() })
      .where("id", "=", id)
      .where("person", "=", person)
      .execute();
  }

  async choices(person: string, table = ALL_TABLES): Promise<Choices> {
    const rows = await this.#store.db
      .selectFrom("notice_addresses")
      .select(["channel", "address"])
      .where("person", "=", person)
      .execute();
    return {
      channels: await chosenBy(this.#store, person, table),
      addresses: Object.fromEntries(rows.map(({ channel, address }) => [channel, address])),
      offered: [...this.#channels.keys()],
    };
  }

  async choose(person: string, table: string | undefined, channels: readonly ChannelName[]): Promise<Refusal | null> {
    if (!channels.every((name) => this.#channels.has(name))) return refuse("notices.channel");
    for (const name of channels) {
      const no = await this.#channels.get(name)!.refuse?.(person);
      if (no !== undefined) return refuse(no);
    }
    const row = { person, game: table ?? ALL_TABLES, channels: JSON.stringify([...new Set(channels)]) };
    await this.#store.db
      .insertInto("notice_choices")
      .values(row)
      .onConflict((same) => same.columns(["person", "game"]).doUpdateSet({ channels: row.channels }))
      .execute();
    return null;
  }

  /** Says where a way leads to; an empty address takes it back. */
  async setAddress(person: string, channel: ChannelName, address: string): Promise<Refusal | null> {
    const why = this.#channels.get(channel)?.refuseAddress;
    if (!why) return refuse("notices.channel");
    if (address === "") {
      await this.#store.db
        .deleteFrom("notice_addresses")
        .where("person", "=", person)
        .where("channel", "=", channel)
        .execute();
      return null;
    }
    const no = why(address);
    if (no !== undefined) return refuse(no);
    await this.#store.db
      .insertInto("notice_addresses")
      .values({ person, channel, address })
      .onConflict((same) => same.columns(["person", "channel"]).doUpdateSet({ address }))
      .execute();
    return null;
  }

  /** Whether somebody is to be told by now; one notice for each of his ways. */
  async #look({ game, turn, seat }: Work["turn"]): Promise<Again> {
    const { db } = this.#store;
    const found = await db
      .selectFrom("games")
      .innerJoin("seats", "seats.game", "games.id")
      .select(["games.status", "games.asked", "seats.person", "seats.seen"])
      .where("games.id", "=", game)
      .where("seats.seat", "=", seat)
      .executeTakeFirst();
    if (!found || found.person === null || found.status !== "running") return undefined;
    if (!(JSON.parse(found.asked ?? "[]") as Seat[]).includes(seat)) return undefined;
    const acted = await db
      .selectFrom("entries")
      .select(({ fn }) => fn.max("at").as("at"))
      .where("game", "=", game)
      .where("seat", "=", seat)
      .executeTakeFirst();
    const [now, last] = [this.#world.now(), Math.max(found.seen ?? 0, acted?.at ?? 0)];
    if (now - last < LATELY) return { again: last + LATELY };
    const { person } = found;
    await this.tell({ person, game, seat, what: "turn", about: String(turn) });
    await this.#onTurn({ game, turn, seat });
    return undefined;
  }

  async #lookAtSeat({ game, seat }: Work["seat"]): Promise<undefined> {
    const found = await this.#store.db
      .selectFrom("games")
      .innerJoin("seats", "seats.game", "games.id")
      .select(["seats.kept"])
      .where("games.id", "=", game)
      .where("games.status", "=", "open")
      .where("seats.seat", "=", seat)
      .where("seats.person", "is", null)
      .executeTakeFirst();
    const person = found?.kept ?? null;
    if (person === null) return;
    await this.tell({ person, game, seat, what: "seat", about: "" });
  }

  /** Once for each occasion and way; `chosen` is for which table (or what else) he has chosen the ways. */
  async tell(occasion: Occasion, chosen = occasion.game): Promise<void> {
    for (const channel of await chosenBy(this.#store, occasion.person, chosen)) {
      if (channel === "page" && !IN_PAGE.includes(occasion.what)) continue;
      const id = newId(this.#world);
      const made = await this.#store.db
        .insertInto("outbox")
        .values({ id, ...occasion, channel, made: this.#world.now() })
        .onConflict((same) => same.doNothing())
        .executeTakeFirst();
      if (Number(made.numInsertedOrUpdatedRows ?? 0) > 0) await this.#jobs.add(`notice ${channel}`, { id });
    }
  }

  /** Nobody's address that takes its time keeps others waiting: of one person few are under way at once. */
  async #send({ id }: Work[`notice ${string}`]): Promise<Again> {
    const { db } = this.#store;
    const row = await db
      .selectFrom("outbox")
      .innerJoin("games", "games.id", "outbox.game")
      .select(["outbox.person", "outbox.game as table", "games.game", "outbox.seat", "outbox.made", "outbox.sent"])
      .select(["outbox.channel", "outbox.what"])
      .where("outbox.id", "=", id)
      .executeTakeFirst();
    if (!row || row.sent !== null) return undefined;
    const [share, under] = [`${row.channel} ${row.person}`, this.#underWay];
    if ((under.get(share) ?? 0) >= FAIR_SHARE) return { again: this.#world.now() + NEXT_TRY };
    under.set(share, (under.get(share) ?? 0) + 1);
    try {
      return await this.#sendNow(id, row);
    } finally {
      under.set(share, under.get(share)! - 1);
      if (under.get(share) === 0) under.delete(share);
    }
  }

  async #sendNow(id: string, row: Sending): Promise<undefined> {
    const { db } = this.#store;
    const address = await db
      .selectFrom("notice_addresses")
      .select("address")
      .where("person", "=", row.person)
      .where("channel", "=", row.channel)
      .executeTakeFirst();
    const { what, person, table, game, seat, made: at } = row;
    const channel = this.#channels.get(row.channel as ChannelName);
    await channel?.send({ what, id, person, table, game, seat, at }, address?.address);
    await db.updateTable("outbox").set({ sent: this.#world.now() }).where("id", "=", id).execute();
  }
}

/** So many calls for one person and way are under way at once; the next is tried so much later. */
const [FAIR_SHARE, NEXT_TRY] = [2, 1000];

type Occasion = Pick<Database["outbox"], "person" | "game" | "seat" | "what" | "about">;
type Sending = Pick<Database["outbox"], "person" | "seat" | "made" | "channel" | "what"> & {
  readonly table: string;
  readonly game: string;
};

/** What is said in the page; everything else is seen there anyway. */
const IN_PAGE: readonly Occasion["what"][] = ["turn", "offer", "free", "quiet"];

/** Whether nothing has happened since an offer was made; whose turn it is is kept a moment later than it is so. */
export const isStanding = (made: number, askedAt: number | null): boolean => (askedAt ?? 0) <= made + 2000;

/** The ways somebody has chosen for a table, or for all others. */
export async function chosenBy({ db }: Store, person: string, table: string): Promise<readonly ChannelName[]> {
  const rows = await db
    .selectFrom("notice_choices")
    .select(["game", "channels"])
    .where("person", "=", person)
    .where("game", "in", [table, ALL_TABLES])
    .execute();
  const row = rows.find(({ game }) => game === table) ?? (table === FREE_SEATS ? undefined : rows[0]);
  return row ? (JSON.parse(row.channels) as ChannelName[]) : table === FREE_SEATS ? [] : USUAL;
}
