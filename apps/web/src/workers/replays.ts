import type { GameRecord, Mistake, Refusal, Result } from "@ara/kernel";
import type { LookBack } from "../games/game.ts";
import type { Linked } from "../store/link.ts";
import type { BadFile, Read } from "../store/record-file.ts";
import { Remote, type Far } from "@ara/protocol";
import { inWorker } from "./ports.ts";

/** A record in a worker: verified, then asked about. One worker holds one record. */
export class ReplayInWorker<Api extends LookBack = LookBack> {
  readonly #remote = new Remote((died) =>
    inWorker(new Worker(new URL("./replay-worker.ts", import.meta.url), { type: "module", name: "replay" }), died),
  );
  /** What the game of the open record can be asked. */
  readonly ask: Far<Api> = this.#remote.far<Api>("ask");

  /** Reads and verifies the text of a record file. */
  read(text: string): Promise<Result<Read, BadFile>> {
    return this.#remote.call("read", [text]);
  }

  /** The same for a link. */
  readLink(text: string): Promise<Result<Read, BadFile>> {
    return this.#remote.call("readLink", [text]);
  }

  packLink({ record, seats, changes }: Linked): Promise<Result<string, Refusal>> {
    return this.#remote.call("packLink", [{ record, seats, ...(changes && { changes }) }]);
  }

  open(record: GameRecord): Promise<Result<ReturnType<Api["outline"]>, Mistake>> {
    return this.#remote.call("open", [record]);
  }

  close(): void {
    this.#remote.close();
  }
}
