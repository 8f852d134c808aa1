import { isObject } from "@ara/kernel";
import type { Port } from "@ara/protocol";
import type { StoreMeter } from "../store/store.ts";
import type { World } from "../world.ts";
import { Metrics } from "./metrics.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ROWS = [1, 2, 4, 8, 16, 32, 64];
/** So many answers of one line are waited for at once, as far as they are measured. */
const MOST_WAITING = 64;

/** What is measured of a server. */
export class Meters implements StoreMeter {
  readonly metrics = new Metrics();
  readonly fault = this.metrics.counter("ara_faults_total", "What failed that should not.");
  readonly closed = this.metrics.counter("ara_lines_closed_total", "Lines closed by the server, by code.", "code");
  readonly #refused = this.metrics.counter("ara_refused_total", "What was asked and refused, by reason.", "reason");
  readonly #kept = this.metrics.counter("ara_entries_kept_total", "Entries that were kept.");
  readonly #lost = this.metrics.counter("ara_entries_lost_total", "Entries that lost a race against another node.");
  readonly #unsaved = this.metrics.counter("ara_entries_failed_total", "Entries that the database did not take.");
  readonly #batch = this.metrics.histogram("ara_batch_entries", "Entries in one transaction.", ROWS);
  readonly #keep = this.metrics.histogram("ara_keep_seconds", "From an entry to its being kept.", SECONDS);
  readonly #answer = this.metrics.histogram("ara_answer_seconds", "From a decision to its answer.", SECONDS);
  readonly #world: Pick<World, "mono">;

  constructor(world: Pick<World, "mono">) {
    this.#world = world;
    this.metrics.gauge("ara_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
    this.metrics.gauge("ara_heap_bytes", "Of it, what JavaScript uses.", () => process.memoryUsage().heapUsed);
  }

  batch(rows: number): void {
    this.#batch(rows);
  }

  appended(): (fate: "kept" | "lost" | "failed") => void {
    const since = this.#world.mono();
    return (fate) => {
      this.#keep((this.#world.mono() - since) / 1000);
      (fate === "kept" ? this.#kept : fate === "lost" ? this.#lost : this.#unsaved)();
    };
  }

  /** A line whose decisions are timed and whose refusals are counted. */
  line(port: Port): Port {
    const waiting = new Map<string, number>();
    return {
      post: (message) => {
        if (isObject(message)) this.#answered(message, waiting);
        port.post(message);
      },
      listen: (listener) =>
        port.listen((message) => {
          if (isObject(message) && waiting.size < MOST_WAITING) {
            const { t, id } = message;
            if ((t === "act" || t === "undo") && typeof id === "string") waiting.set(id, this.#world.mono());
          }
          listener(message);
        }),
      close: () => port.close(),
    };
  }

  #answered(message: Readonly<Record<string, unknown>>, waiting: Map<string, number>): void {
    const { t, id, why } = message;
    if (t === "refused" || t === "bad") this.#refused(isObject(why) ? String(why["key"]) : "");
    if (typeof id !== "string") return;
    const since = waiting.get(id);
    if (since === undefined) return;
    waiting.delete(id);
    this.#answer((this.#world.mono() - since) / 1000);
  }
}
