import { Match, type Game, type GameRecord, type Refusal, type Result } from "@ara/kernel";
import { LocalTable, serve, type Rules, type TableTypes } from "@ara/protocol";
import type { Host } from "../games/game.ts";
import { newSalt } from "../store/ids.ts";
import { isDamaged, readSaved, type Saved } from "../store/saved.ts";
import { row, updateTable } from "../store/rows.ts";
import { BotsInWorker } from "./bots.ts";
import { partOf } from "./part.ts";
import { toStarter } from "./ports.ts";

type AnyGame = Game<Rules<TableTypes>>;

const HOSTS = import.meta.glob<{ readonly host: Host<TableTypes> }>("../games/*/host.ts");

/** A table with its judge and its storage, in a thread of its own. The first message says which game to open. */

export type Opened =
  | { readonly type: "opened" }
  | { readonly type: "refused"; readonly refusal: Refusal }
  /** Another window has opened the same game, or deleted it. */
  | { readonly type: "taken" | "deleted" };

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
  const found = await row(id);
  if (found === undefined) return refuse({ key: "table.unknown", params: {} });
  const saved = readSaved(found);
  if (isDamaged(saved)) return refuse({ key: "table.damaged", params: {} });
  const { game, seats } = saved;
  const host = await hostOf(game);
  if (!host) return refuse({ key: "table.game", params: { game } });
  const match = matchOf(host.served.game, saved);
  if (!match.ok) return refuse(match.error);
  const save = async (record: GameRecord): Promise<void> => {
    if (hold.taken) throw new Error("taken");
    const there = await updateTable({ ...saved, updated: Date.now(), record, over: record.result !== undefined });
    if (!there) postMessage({ type: "deleted" } satisfies Opened);
  };
  const onFault = (what: string): void => console.error(what);
  const table = new LocalTable(host.served, match.value, { seats, bots: new BotsInWorker(game), save, onFault });
  // Whoever has this browser plays all seats of people, and looks on between their turns.
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  serve(table, toStarter, { seats: people, spectates: true });
  postMessage({ type: "opened" } satisfies Opened);
  await table.start();
}

const refuse = (refusal: Refusal): void => postMessage({ type: "refused", refusal } satisfies Opened);

const hostOf = async (game: string): Promise<Host<TableTypes> | undefined> => (await partOf(HOSTS, game))?.host;

/** A game begins with its seed and goes on from its record. */
function matchOf(game: AnyGame, { record, config, seats, seed }: Saved): Result<Match<Rules<TableTypes>>, Refusal> {
  if (record) return Match.resume(game, record);
  const read = game.json.readConfig(config);
  if (!read.ok) return read;
  const names = seats.map(({ name }) => name);
  return { ok: true, value: new Match(game, read.value, { seats: names, seed, salt: newSalt() }) };
}
