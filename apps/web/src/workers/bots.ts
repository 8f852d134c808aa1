import type { Decision, GameRecord, Refusal, Result, Seat } from "@ara/kernel";
import { Remote, type Progress, type Rules, type TableTypes, type Thinkers } from "@ara/protocol";
import { inWorker } from "./ports.ts";

/** The bots of a game. Their worker is started when the first of them has to think. */
export class BotsInWorker<T extends TableTypes> implements Thinkers<T> {
  readonly #game: string;
  readonly #remote = new Remote((died) =>
    inWorker(new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module", name: "bots" }), died),
  );

  #closed = false;

  constructor(game: string) {
    this.#game = game;
  }

  /** A worker that dies is started once more: a thought is lost, the game is not. */
  async choose(...args: Parameters<Thinkers<T>["choose"]>): ReturnType<Thinkers<T>["choose"]> {
    try {
      return await this.#remote.call("choose", [this.#game, ...args]);
    } catch (error) {
      if (this.#closed) throw error;
      return await this.#remote.call("choose", [this.#game, ...args]);
    }
  }

  /** `played` is what was done there, for whoever looks back. */
  advise(decision: Decision<Rules<T>>, played: T["action"] | null = null): ReturnType<Thinkers<T>["advise"]> {
    return this.#remote.call("advise", [this.#game, decision, played]);
  }

  analyse<Analysis>(
    record: GameRecord,
    seats: readonly Seat[],
    progress: Progress,
  ): Promise<Result<Analysis, Refusal>> {
    return this.#remote.call("analyse", [this.#game, record, seats], progress);
  }

  close(): void {
    this.#closed = true;
    this.#remote.close();
  }
}
