import type { Level, Thought } from "@ara/bots/pax";
import type { Decision, Player } from "@ara/kernel";
import type { Action, Pax } from "@ara/pax";
import { Thread } from "../../threads.ts";

/** A level that thinks for a while, in a thread of its own: the terminal goes on listening. */
export class ThreadPlayer implements Player<Pax> {
  readonly #level: Level;
  readonly #seed: string;
  #thread: Thread<Thought> | undefined;

  constructor(level: Level, seed: string) {
    this.#level = level;
    this.#seed = seed;
  }

  async choose({ seat, legal, view, log }: Decision<Pax>): Promise<Action> {
    const task = { level: this.#level, seed: this.#seed };
    const thread = (this.#thread ??= new Thread(this.#level, new URL("bot-worker.ts", import.meta.url), task));
    thread.send({ seat, legal, view, log });
    const thought = await thread.next();
    return thought.action;
  }

  close(): void {
    void this.#thread?.stop();
  }
}
