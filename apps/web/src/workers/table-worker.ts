import { Match, type GameRecord, type Refusal, type Result } from "@ara/kernel";
import { pax, type Config, type Pax } from "@ara/pax";
import { LocalTable, serve, servedPax, type Port, type TableSeat } from "@ara/protocol";
import { newSalt } from "../store/ids.ts";
import { loadTable, updateTable, type Saved } from "../store/store.ts";
import { BotsInWorker } from "./bots.ts";

/** A table with its judge and its storage, in a thread of its own. The first message says which game to open. */

export type Opened =
  | { readonly type: "opened"; readonly config: Config; readonly seats: readonly TableSeat[] }
  | { readonly type: "refused"; readonly refusal: Refusal }
  /** Another window has opened the same game, or deleted it. */
  | { readonly type: "taken" | "deleted" };

const port: Port = {
  post: (message) => postMessage(message),
  listen: (listener) => addEventListener("message", (event: MessageEvent<unknown>) => listener(event.data)),
  close: () => close(),
};

addEventListener("message", (event: MessageEvent<string>) => void open(event.data), { once: true });

// What nobody expected ends this worker, so that whoever started it notices and opens the game again.
addEventListener("unhandledrejection", (event) => {
  setTimeout(() => {
    throw event.reason;
  });
});

/** Two windows must not write the same game: whoever opens it last has it. Nothing is kept by the other any more. */
function holdAlone(id: string): { readonly taken: boolean } {
  const hold = { taken: false };
  const forEver = (): Promise<void> => new Promise(() => undefined);
  void navigator.locks?.request(`table-${id}`, { steal: true }, forEver).catch(() => {
    hold.taken = true;
    postMessage({ type: "taken" } satisfies Opened);
  });
  return hold;
}

async function open(id: string): Promise<void> {
  const hold = holdAlone(id);
  const saved = await loadTable(id);
  if (!saved) return refuse({ key: "table.unknown", params: {} });
  const match = matchOf(saved);
  if (!match.ok) return refuse(match.error);
  const { seats } = saved;
  const save = async (record: GameRecord): Promise<void> => {
    if (hold.taken) throw new Error("taken");
    const there = await updateTable({ ...saved, updated: Date.now(), record, over: match.value.over });
    if (!there) postMessage({ type: "deleted" } satisfies Opened);
  };
  const table = new LocalTable(servedPax, match.value, { seats, bots: new BotsInWorker(), save });
  serve(table, port);
  postMessage({ type: "opened", config: match.value.config, seats } satisfies Opened);
  await table.start();
}

const refuse = (refusal: Refusal): void => postMessage({ type: "refused", refusal } satisfies Opened);

/** A game begins with its seed and goes on from its record. */
function matchOf({ record, config, seats, seed }: Saved): Result<Match<Pax>, Refusal> {
  if (record) return Match.resume(pax, record);
  const read = pax.json.readConfig(config);
  if (!read.ok) return read;
  const names = seats.map(({ name }) => name);
  return { ok: true, value: new Match(pax, read.value, { seats: names, seed, salt: newSalt() }) };
}
