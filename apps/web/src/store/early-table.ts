import { isOnline } from "../online/address.ts";

/** A table's worker. What it says is noted until somebody asks for that, and listens himself. */
export interface Started {
  readonly worker: Worker;
  readonly noted: () => readonly unknown[];
}

/** Starts a table's worker: with the id of a game that is kept, or with the game. */
export function startWorker(kept: unknown): Started {
  const worker = new Worker(new URL("../workers/table-worker.ts", import.meta.url), { type: "module", name: "table" });
  const said: unknown[] = [];
  const note = ({ data }: MessageEvent<unknown>): void => void said.push(data);
  worker.addEventListener("message", note);
  worker.postMessage(kept);
  return {
    worker,
    noted: () => {
      worker.removeEventListener("message", note);
      return said;
    },
  };
}

let early: (Started & { readonly id: string }) | undefined;

/** The table that a page is opened with is set up while its screen is loaded: its worker needs nothing of that. */
export function startEarly([screen, id]: readonly string[]): void {
  if ((screen !== "table" && screen !== "text") || id === undefined || isOnline(id)) return;
  early = { ...startWorker(id), id };
  early.worker.addEventListener("error", (event) => {
    // It is started again when it is asked for.
    event.preventDefault();
    early = undefined;
  });
}

/** The worker of this game that was started early; whoever takes it has it alone. */
export function takeEarly(id: string): Started | undefined {
  const taken = early;
  early = undefined;
  if (taken?.id === id) return taken;
  taken?.worker.terminate();
  return undefined;
}
