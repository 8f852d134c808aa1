import type { Analysis } from "@ara/bots";
import type { GameRecord, Refusal, Result } from "@ara/kernel";
import type { Pax } from "@ara/pax";
import type { Thinkers } from "@ara/protocol";
import { Remote, type Progress } from "./remote.ts";

/** The bots' worker is started when the first of them has to think. */
export class BotsInWorker implements Thinkers<Pax> {
  readonly #remote = new Remote(
    () => new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module", name: "bots" }),
  );

  /** A worker that dies is started once more: a thought is lost, the game is not. */
  async choose(...args: Parameters<Thinkers<Pax>["choose"]>): ReturnType<Thinkers<Pax>["choose"]> {
    try {
      return await this.#remote.call("choose", args);
    } catch {
      return await this.#remote.call("choose", args);
    }
  }

  advise(...args: Parameters<Thinkers<Pax>["advise"]>): ReturnType<Thinkers<Pax>["advise"]> {
    return this.#remote.call("advise", args);
  }

  analyse(record: GameRecord, progress: Progress): Promise<Result<Analysis, Refusal>> {
    return this.#remote.call("analyse", [record], progress);
  }

  close(): void {
    this.#remote.close();
  }
}
