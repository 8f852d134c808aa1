import type { Decision, GameRecord, Mistake, Result, Seat, Viewer } from "@ara/kernel";
import type { ActionType, Config, Event, Pax, View } from "@ara/pax";
import type { Story } from "../screens/score/story.ts";
import type { Read } from "../store/record-file.ts";
import { Remote } from "./remote.ts";

/** Who looks back: somebody at the table, a spectator, or whoever may see every card of a finished game. */
export type Beholder = Viewer | "everything";

/** What can be leafed through. Step 0 is the set-up, step n the table after decision n. */
export interface Outline {
  readonly length: number;
  /** How many events each step tells; that a turn or a round begins is not among them. */
  readonly told: readonly number[];
  /** The step after which each turn begins; `first` in its round. */
  readonly turns: readonly Turn[];
  readonly config: Config;
  readonly over: boolean;
  /** Whether the revealed seed explains the shuffle, is kept back, or was never promised. */
  readonly seed: "verified" | "hidden" | "none";
}

interface Turn {
  readonly at: number;
  readonly round: number;
  readonly seat: Seat;
  readonly first: boolean;
}

/** One step as somebody saw it, when an event of it has been told. */
export interface Moment {
  readonly at: number;
  /** The place in `log` of what has just been told. */
  readonly event: number;
  readonly view: View;
  readonly log: readonly Event[];
  /** Who decided this step; `null` for the set-up. */
  readonly by: Seat | null;
  readonly did: ActionType | null;
  /** Who has to decide after this step. */
  readonly toAct: readonly Seat[];
}

/** A record in a worker: verified, then leafed through. One worker holds one record. */
export class ReplayInWorker {
  readonly #remote = new Remote(
    () => new Worker(new URL("./replay-worker.ts", import.meta.url), { type: "module", name: "replay" }),
  );

  /** Reads and verifies the text of a record file. */
  read(text: string): Promise<Result<Read, Mistake>> {
    return this.#remote.call("read", [text]);
  }

  open(record: GameRecord): Promise<Result<Outline, Mistake>> {
    return this.#remote.call("open", [record]);
  }

  moment(at: number, event: number, beholder: Beholder): Promise<Moment> {
    return this.#remote.call("moment", [at, event, beholder]);
  }

  /** What somebody was told, step by step, without the beginnings of turns and rounds. */
  logs(beholder: Beholder): Promise<readonly (readonly Event[])[]> {
    return this.#remote.call("logs", [beholder]);
  }

  /** What a seat had to decide after a step, with all it knew; `null` if nothing. */
  decision(at: number, seat: Seat): Promise<Decision<Pax> | null> {
    return this.#remote.call("decision", [at, seat]);
  }

  /** How a finished game went. */
  story(): Promise<Story> {
    return this.#remote.call("story", []);
  }

  close(): void {
    this.#remote.close();
  }
}
