import { err, ok, refuse, type Language, type Refusal, type Result } from "@ara/kernel";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";
import { MAIL_TEXTS } from "./texts/index.ts";
import type { Mailer } from "./mailer.ts";
import { keyOf } from "./names.ts";
import { hashOf, type Person, type Sessions } from "./sessions.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A link is good for so many minutes. */
const LIFE = 10;
/** So many mails that ask whether an address is somebody's go to one in an hour. */
const MOST_AN_HOUR = 3;
/**
 * Whoever wants to come back is sent no other link for so many minutes while the last one is unused: it is in his mailbox, and
 * good. So nobody who asks in another's name keeps him out.
 */
const STILL_GOOD = 8;
const KEPT = 24 * HOUR;
const OFF = refuse("mail.off");

/** Mails are compared without regard to capitals. */
const addressOf = (address: string): string => address.trim().toLowerCase();

interface Wanted {
  readonly purpose: "back" | "add";
  readonly mail: string;
  readonly person: string;
  readonly name?: string;
  readonly origin: string;
  readonly language: Language;
}

/** The way back for who has lost his keys: a link, sent by mail, opened once. */
export class MailLinks {
  readonly #store: Store;
  readonly #world: World;
  readonly #sessions: Sessions;
  readonly #mailer: Mailer | undefined;
  readonly #fault: (what: string) => void;
  #sending: Promise<void> = Promise.resolve();

  constructor(
    store: Store,
    world: World,
    sessions: Sessions,
    mailer: Mailer | undefined,
    fault: (what: string) => void,
  ) {
    this.#store = store;
    this.#world = world;
    this.#sessions = sessions;
    this.#mailer = mailer;
    this.#fault = fault;
  }

  /** Whether this server sends mails. */
  get isOn(): boolean {
    return this.#mailer !== undefined;
  }

  async addressOf(person: string): Promise<string | null> {
    const { db } = this.#store;
    const found = await db.selectFrom("people").select("mail").where("id", "=", person).executeTakeFirst();
    return found?.mail ?? null;
  }

  /** Asks whether an address is somebody's. A guest says under which name he will be a member. */
  async askToAdd(
    person: Person,
    { name, ...wanted }: Pick<Wanted, "mail" | "name" | "origin" | "language">,
  ): Promise<Refusal | null> {
    if (!this.isOn) return OFF;
    if (person.kind === "guest" && (await this.#sessions.isTaken(name ?? person.name)))
      return refuse("people.nameTaken");
    const mail = addressOf(wanted.mail);
    if (await this.#isEnough("add", mail)) return refuse("mail.tooMany");
    this.#later(() => this.#send({ ...wanted, mail, purpose: "add", person: person.id, name: name ?? person.name }));
    return null;
  }

  /** Sends a way back to whoever has this address. Whether anybody has it is looked up when the answer has been given. */
  askToComeBack(wanted: Pick<Wanted, "mail" | "origin" | "language">): Refusal | null {
    if (!this.isOn) return OFF;
    this.#later(() => this.#sendBack({ ...wanted, mail: addressOf(wanted.mail) }));
    return null;
  }

  /** Tells whoever has an address that the ways into his account were changed: `at` where it is not his any more. */
  tellChanged(person: string, origin: string, language: Language, at?: string): void {
    if (this.isOn) this.#later(() => this.#sendChanged(person, origin, language, at));
  }

  /** Who comes in by a link: whoever it was sent to, or, confirming an address, whoever asked for that. */
  async open(token: string, by: Person | undefined): Promise<Result<Person, Refusal>> {
    const { db } = this.#store;
    const link = await db.selectFrom("mail_links").selectAll().where("hash", "=", hashOf(token)).executeTakeFirst();
    const now = this.#world.now();
    if (!link || link.used !== null || now > link.created + LIFE * MINUTE) return err(refuse("mail.late"));
    if (link.purpose === "add" && link.person !== by?.id) return err(refuse("mail.elsewhere"));
    const taken = await db
      .updateTable("mail_links")
      .set({ used: now })
      .where("hash", "=", link.hash)
      .where("used", "is", null)
      .executeTakeFirst();
    if (Number(taken.numUpdatedRows) !== 1) return err(refuse("mail.late"));
    if (link.purpose === "add") {
      const refusal = await this.#confirm(by!, link.mail, link.name ?? by!.name);
      if (refusal) return err(refusal);
    }
    // Whoever has another address by now, or none, has taken the way back away from this one.
    const person = await db
      .selectFrom("people")
      .select(["id", "name", "kind"])
      .where("id", "=", link.person)
      .where("mail", "=", link.mail)
      .executeTakeFirst();
    return person ? ok(person) : err(refuse("mail.late"));
  }

  async remove(person: string): Promise<void> {
    await this.#store.db.updateTable("people").set({ mail: null }).where("id", "=", person).execute();
  }

  /** What is on its way is sent. */
  async close(): Promise<void> {
    await this.#sending;
  }

  async #confirm(person: Person, mail: string, name: string): Promise<Refusal | null> {
    const { db } = this.#store;
    try {
      await db
        .updateTable("people")
        .set(person.kind === "guest" ? { mail, kind: "member", name, name_key: keyOf(name) } : { mail })
        .where("id", "=", person.id)
        .execute();
      return null;
    } catch (error) {
      if (person.kind === "guest" && (await this.#sessions.isTaken(name))) return refuse("people.nameTaken");
      const other = await db.selectFrom("people").select("id").where("mail", "=", mail).executeTakeFirst();
      if (other) return refuse("mail.taken");
      throw error;
    }
  }

  async #sendChanged(person: string, origin: string, language: Language, at?: string): Promise<void> {
    const to = at ?? (await this.addressOf(person));
    if (to === null) return;
    const { subject, text } = MAIL_TEXTS[language].changed;
    await this.#mailer!.send({ to, subject, text: text(`${origin}/account`, LIFE) });
  }

  async #sendBack(wanted: Pick<Wanted, "mail" | "origin" | "language">): Promise<void> {
    const { db } = this.#store;
    const found = await db.selectFrom("people").select("id").where("mail", "=", wanted.mail).executeTakeFirst();
    if (found) await this.#send({ ...wanted, purpose: "back", person: found.id });
  }

  async #isEnough(purpose: Wanted["purpose"], mail: string): Promise<boolean> {
    const isBack = purpose === "back";
    const { count } = await this.#store.db
      .selectFrom("mail_links")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("mail", "=", mail)
      .where("purpose", "=", purpose)
      .where("created", ">", this.#world.now() - (isBack ? STILL_GOOD * MINUTE : HOUR))
      .$if(isBack, (links) => links.where("used", "is", null))
      .executeTakeFirstOrThrow();
    return Number(count) >= (isBack ? 1 : MOST_AN_HOUR);
  }

  async #send({ purpose, mail, person, name, origin, language }: Wanted): Promise<void> {
    const { db } = this.#store;
    const token = newId(this.#world, 32);
    const hash = hashOf(token);
    const now = this.#world.now();
    await db
      .deleteFrom("mail_links")
      .where("created", "<", now - KEPT)
      .execute();
    if (await this.#isEnough(purpose, mail)) return;
    await db
      .insertInto("mail_links")
      .values({ hash, purpose, mail, person, name: name ?? null, created: now })
      .execute();
    const { subject, text } = MAIL_TEXTS[language][purpose];
    // What stands after "#" is sent to no server: a link that is only looked at by a machine opens nothing.
    await this.#mailer!.send({ to: mail, subject, text: text(`${origin}/account#link=${token}`, LIFE) });
  }

  /** One after the other: of many who ask at the same moment no more are answered than of many in a row. */
  #later(work: () => Promise<void>): void {
    this.#sending = this.#sending
      .then(work)
      .catch((error: unknown) => this.#fault(error instanceof Error ? error.message : String(error)));
  }
}
