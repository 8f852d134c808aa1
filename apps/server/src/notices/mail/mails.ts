import type { Language, Seat } from "@ara/kernel";
import { gameNamed } from "../../games/games.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Mailer } from "../../people/mailer.ts";
import type { Store } from "../../store/store.ts";
import { newId, type World } from "../../world.ts";
import { pathOf, type Channel, type Notice } from "../channel.ts";
import { chosenBy } from "../notices.ts";
import { NOTICE_TEXTS } from "../texts/index.ts";
import type { NoticeTexts } from "../texts/notice-texts.ts";

export interface MailChoice {
  readonly rhythm: "now" | "daily";
  /** As it is counted in Greenwich. */
  readonly hour: number;
  readonly language: Language;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Beyond so many in a day they wait for the next day's mail. */
const MOST_A_DAY = 40;

/** Whoever does not sit in time has lost, and an offer ends with the next decision: these do not wait for the next day. */
const PRESSING: readonly Notice["what"][] = ["seat", "nonce", "late", "offer"];

/** Where somebody is awaited. */
type Place = Pick<Notice, "what" | "table" | "game">;

const subjectOf = (say: NoticeTexts, places: readonly Place[]): string =>
  places.length === 1 ? say[places[0]!.what](gameNamed(places[0]!.game)!.name) : say.several;

/** Mails to people whose turn it is: one for each turn, or one a day with all of them. Each has a link that ends them. */
export class Mails implements Channel {
  readonly name = "mail";
  readonly #store: Store;
  readonly #world: World;
  readonly #jobs: Jobs;
  readonly #mailer: Mailer;

  constructor(store: Store, world: World, jobs: Jobs, mailer: Mailer) {
    this.#store = store;
    this.#world = world;
    this.#jobs = jobs;
    this.#mailer = mailer;
    jobs.handle("digest", ({ person }) => this.#sendDigest(person), this.name);
  }

  /** What somebody has chosen, and whether there is an address to write to. */
  async choiceOf(person: string): Promise<{ readonly rhythm: MailChoice["rhythm"] | null; readonly address: boolean }> {
    const row = await this.#rowOf(person);
    return { rhythm: row?.rhythm ?? null, address: row?.mail != null || (await this.#hasAddress(person)) };
  }

  /** `origin`: where links in these mails lead to. */
  async choose(person: string, choice: MailChoice, origin: string): Promise<void> {
    const row = { ...choice, origin };
    await this.#store.db
      .insertInto("mail_choices")
      .values({ person, token: newId(this.#world, 32), ...row })
      .onConflict((same) => same.column("person").doUpdateSet(row))
      .execute();
  }

  async refuse(person: string): Promise<string | undefined> {
    return (await this.#rowOf(person))?.mail == null ? "notices.noMail" : undefined;
  }

  async send({ what, person, table, game }: Notice): Promise<void> {
    const row = await this.#rowOf(person);
    if (!row) return;
    const isNow = PRESSING.includes(what) || (row.rhythm === "now" && !(await this.#isEnough(person)));
    if (isNow) return this.#mail(person, [{ what, table, game }]);
    // Of all that wait under one key the newest counts: there is one a day.
    const at = this.#next(row.hour);
    await this.#jobs.add("digest", { person }, { key: `digest ${person}`, at });
  }

  /** Ends all mails of whoever this was sent to; says whether it was sent to anybody. */
  async stop(token: string): Promise<boolean> {
    const { db } = this.#store;
    const found = await db.selectFrom("mail_choices").select("person").where("token", "=", token).executeTakeFirst();
    if (!found) return false;
    const rows = await db.selectFrom("notice_choices").selectAll().where("person", "=", found.person).execute();
    for (const { game, channels } of rows) {
      const others = (JSON.parse(channels) as string[]).filter((one) => one !== this.name);
      await db
        .updateTable("notice_choices")
        .set({ channels: JSON.stringify(others) })
        .where("person", "=", found.person)
        .where("game", "=", game)
        .execute();
    }
    return true;
  }

  /** Of all tables at which it is somebody's turn by now, and of which he wants to be told so. */
  async #sendDigest(person: string): Promise<undefined> {
    const rows = await this.#store.db
      .selectFrom("seats")
      .innerJoin("games", "games.id", "seats.game")
      .select(["games.id as table", "games.game", "games.asked", "seats.seat"])
      .where("seats.person", "=", person)
      .where("games.status", "=", "running")
      .orderBy("games.asked_at")
      .execute();
    const due = rows.filter(({ asked, seat }) => (JSON.parse(asked ?? "[]") as Seat[]).includes(seat));
    const wanted: Place[] = [];
    for (const place of due)
      if ((await chosenBy(this.#store, person, place.table)).includes(this.name))
        wanted.push({ what: "turn", ...place });
    wanted.push(...(await this.#freeFor(person)));
    if (wanted.length > 0) await this.#mail(person, wanted);
  }

  /** Seats he was to be told of since yesterday, as far as they are still left to a bot. */
  #freeFor(person: string): Promise<Place[]> {
    return this.#store.db
      .selectFrom("outbox")
      .innerJoin("games", "games.id", "outbox.game")
      .innerJoin("seats", (join) => join.onRef("seats.game", "=", "games.id").onRef("seats.seat", "=", "outbox.seat"))
      .select(["outbox.what", "games.id as table", "games.game"])
      .distinct()
      .where("outbox.person", "=", person)
      .where("outbox.channel", "=", this.name)
      .where("outbox.what", "=", "free")
      .where("outbox.made", ">", this.#world.now() - DAY)
      .where("games.status", "=", "running")
      .where("seats.away", "is not", null)
      .where("seats.bot", "is not", null)
      .execute();
  }

  async #mail(person: string, places: readonly Place[]): Promise<void> {
    const row = await this.#rowOf(person);
    if (row?.mail == null) return;
    const { origin, token, mail: to } = row;
    const say = NOTICE_TEXTS[row.language as Language];
    const lines = places.map((place) => `${say[place.what](gameNamed(place.game)!.name)}\n${origin}${pathOf(place)}`);
    await this.#mailer.send({
      to,
      subject: places.every(({ what }) => what === "turn") ? say.subject(places.length) : subjectOf(say, places),
      // What stands after "#" is sent to no server: whoever only looks at links ends nothing.
      text: `${say.list(lines)}\n${say.stop(`${origin}/online/stop#${token}`)}`,
      // RFC 8058: a program for mails ends them at the press of a button.
      headers: {
        "List-Unsubscribe": `<${origin}/stop-mails?token=${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
  }

  /** The next time a day has this hour. */
  #next(hour: number): number {
    const now = this.#world.now();
    const today = Math.floor(now / DAY) * DAY + hour * HOUR;
    return today > now ? today : today + DAY;
  }

  async #isEnough(person: string): Promise<boolean> {
    const { count } = await this.#store.db
      .selectFrom("outbox")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("person", "=", person)
      .where("channel", "=", this.name)
      .where("sent", ">", this.#world.now() - DAY)
      .executeTakeFirstOrThrow();
    return Number(count) >= MOST_A_DAY;
  }

  #rowOf(person: string) {
    return this.#store.db
      .selectFrom("mail_choices")
      .innerJoin("people", "people.id", "mail_choices.person")
      .selectAll("mail_choices")
      .select("people.mail")
      .where("mail_choices.person", "=", person)
      .executeTakeFirst();
  }

  async #hasAddress(person: string): Promise<boolean> {
    const { db } = this.#store;
    const found = await db.selectFrom("people").select("mail").where("id", "=", person).executeTakeFirst();
    return found?.mail != null;
  }
}
