import { isObject } from "@ara/kernel";
import type { Port } from "@ara/protocol";
import type { Store } from "../store/store.ts";
import type { World } from "../world.ts";
import type { Around, AroundTable } from "./around.ts";

/** While somebody has a table before his eyes, that is kept so often. */
const SEEN_EVERY = 30_000;

/** Who is here is told at most so often, however many come and go. */
const TELL_WHO_EVERY = 500;

interface Line {
  readonly port: Port;
  readonly person: string | null;
  /** Whether he has the table before his eyes: a page behind others has not. */
  looks: boolean;
  readonly ended: () => void;
  /** What he was last told beside the game, but for the time. */
  around: string;
}

interface Options {
  readonly game: string;
  readonly world: World;
  readonly store: Store;
  /** What is to be told beside the game now, to each of those who are here. */
  readonly around: () => (person: string | null) => Around;
  readonly isOver: () => boolean;
}

/** A line on which it is also said whether the page is looked at: `{ t: "look", on }`. */
const listening = (port: Port, look: (on: boolean) => void): Port => ({
  post: (message) => port.post(message),
  listen: (listener) =>
    port.listen((message) => {
      if (isObject(message) && message["t"] === "look") look(message["on"] === true);
      else listener(message);
    }),
  close: () => port.close(),
});

/** Those who are at a table, each at the end of a line: who they are, and what they are told beside the game. */
export class Company {
  readonly #options: Options;
  readonly #lines = new Set<Line>();
  #closed = false;
  #seeing: (() => void) | undefined;
  /** When it was last told who is here, and what calls off that it is told again. */
  #toldWho = -Infinity;
  #tellingWho: (() => void) | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get size(): number {
    return this.#lines.size;
  }

  /** Once for each line. */
  get people(): readonly (string | null)[] {
    return [...this.#lines].map(({ person }) => person);
  }

  isHere(person: string | null): boolean {
    if (person === null) return false;
    for (const line of this.#lines) if (line.person === person) return true;
    return false;
  }

  /** Somebody comes; `sit` gives him his place. The answer lets him go; `ended` is told when everybody is sent away. */
  enter(port: Port, person: string | null, ended: () => void, sit: (port: Port) => () => void): () => void {
    const line: Line = { port, person, ended, looks: true, around: "" };
    const stop = sit(
      listening(port, (looks) => {
        this.#noteSeen();
        line.looks = looks;
      }),
    );
    this.#lines.add(line);
    this.#noteSeen();
    this.tellAround([line]);
    this.#tellWhoIsHere();
    return () => {
      stop();
      this.#noteSeen();
      this.#lines.delete(line);
      this.#tellWhoIsHere();
    };
  }

  /** Everybody is told whose business it is. */
  tell(message: unknown, isFor: (person: string | null) => boolean): void {
    for (const { port, person } of this.#lines) if (isFor(person)) port.post(message);
  }

  tellAround(to: Iterable<Line> = this.#lines): void {
    const { around, world } = this.#options;
    const toldTo = around();
    const now = world.now();
    for (const line of to) {
      const told = toldTo(line.person);
      const spelled = JSON.stringify(told);
      // That something was said which is not for his ears is no news to him.
      if (spelled === line.around) continue;
      line.around = spelled;
      line.port.post({ ...told, now } satisfies AroundTable);
    }
  }

  /** Nothing is kept or told any more. */
  close(): void {
    this.#noteSeen();
    this.#closed = true;
    this.#seeing?.();
    this.#tellingWho?.();
  }

  /** Whoever is here is sent away; he comes back by himself. */
  sendAway(): void {
    const lines = [...this.#lines];
    this.#lines.clear();
    for (const { ended } of lines) ended();
  }

  /** Keeps who has the table before his eyes, now and while they do. */
  #noteSeen(): void {
    this.#seeing?.();
    this.#seeing = undefined;
    const people = [...this.#lines].flatMap(({ person, looks }) => (looks && person !== null ? [person] : []));
    const { store, world, game, isOver } = this.#options;
    if (people.length === 0 || this.#closed || isOver()) return;
    this.#seeing = world.after(SEEN_EVERY, () => this.#noteSeen());
    void store.db
      .updateTable("seats")
      .set({ seen: world.now() })
      .where("game", "=", game)
      .where("person", "in", people)
      .execute()
      // Then somebody is told what he knows.
      .catch(() => undefined);
  }

  /** At once, where not many come and go. */
  #tellWhoIsHere(): void {
    const { world } = this.#options;
    const wait = this.#toldWho + TELL_WHO_EVERY - world.mono();
    if (this.#closed || this.#tellingWho) return;
    if (wait <= 0) {
      this.#toldWho = world.mono();
      return this.tellAround();
    }
    this.#tellingWho = world.after(wait, () => {
      this.#tellingWho = undefined;
      this.#tellWhoIsHere();
    });
    return undefined;
  }
}
