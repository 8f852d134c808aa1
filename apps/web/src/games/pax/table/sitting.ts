import type { Seat, Viewer } from "@ara/kernel";
import { signal } from "@preact/signals";
import { appWords } from "../../../app/app-words.ts";
import { openTable, TableRefused, type Lost } from "../../../store/open-table.ts";
import type { PaxAtTable, PaxTable } from "../types.ts";
import { Hands } from "./desk.ts";
import { Session } from "./session.ts";
import { sayRefusal } from "./words.ts";

/** One sitting at this screen: the table, and whoever looks at it now. */
export class Sitting {
  readonly #id: string;
  readonly session = signal<Session | null>(null);
  /** Another person's turn: the screen is to be handed over before anything hidden is shown. */
  readonly handTo = signal<Seat | null>(null);
  readonly failed = signal<string | null>(null);
  readonly reopened = signal(false);
  readonly hands = new Hands();
  #table: PaxTable | undefined;
  #closed = false;
  #stopFollowing: (() => void) | undefined;
  #crashes = 0;

  constructor(id: string) {
    this.#id = id;
    void this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#stopFollowing?.();
    this.session.value?.close();
    this.#table?.close();
  }

  nameOf(seat: Seat): string {
    return this.#table?.seats[seat]?.name ?? "";
  }

  /** Somebody sits down in front of the screen. */
  async take(viewer: Viewer): Promise<void> {
    this.#stopFollowing?.();
    this.session.value?.close();
    const session = await Session.sit(this.#id, this.#table!, viewer);
    this.hands.picked.value = null;
    this.handTo.value = null;
    this.session.value = session;
    this.#follow(session);
  }

  async #open(): Promise<void> {
    try {
      this.#table = await openTable<PaxAtTable>(this.#id, (why) => void this.#lost(why));
      if (this.#closed) return this.#table.close();
      const persons = this.#persons;
      if (persons.length > 1) await this.#handOver(persons);
      else await this.take(persons[0] ?? "spectator");
    } catch (error) {
      this.failed.value = error instanceof TableRefused ? sayRefusal(error.refusal) : String(error);
    }
  }

  /** The game is kept after every step: a worker that died is started again. */
  async #lost(why: Lost): Promise<void> {
    this.#table?.close();
    if (why !== "crashed") {
      this.failed.value = appWords.now.value[why];
      return;
    }
    if (this.#closed || this.#crashes++ > 3) return;
    await this.#open();
    this.reopened.value = true;
  }

  get #persons(): Seat[] {
    return this.#table!.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  /** Around one screen: whoever has to decide first gets it, after a look at what everybody may see. */
  async #handOver(persons: readonly Seat[]): Promise<void> {
    const watcher = await Session.sit(this.#id, this.#table!, "spectator");
    const stop = watcher.news.subscribe(({ asked, over }) => {
      const next = asked.find((seat) => persons.includes(seat));
      if (next === undefined && !over) return;
      setTimeout(() => {
        stop();
        watcher.close();
      });
      if (over) void this.take("spectator");
      else this.handTo.value = next!;
    });
  }

  /** After all news were shown, the next person's turn asks for the screen. */
  #follow(session: Session): void {
    const persons = this.#persons;
    if (persons.length < 2) return;
    const stops = [session.news, session.busy].map((part) =>
      part.subscribe(() => {
        const { asked } = session.news.value;
        const next = asked.find((seat) => persons.includes(seat));
        if (!session.busy.value && next !== undefined && next !== session.viewer) this.handTo.value = next;
      }),
    );
    this.#stopFollowing = () => {
      for (const stop of stops) stop();
    };
  }
}
