import { Match, type Game, type GameRecord, type Refusal, type Result, type Seat } from "@ara/kernel";
import { LocalTable, serve, type Port, type Rules, type TableTypes } from "@ara/protocol";
import type { Host } from "../games/game.ts";
import { newSalt } from "../store/ids.ts";
import { row, saveTable, updateTable } from "../store/rows.ts";
import { isDamaged, readSaved, type Saved, type SeatChange } from "../store/saved.ts";
import { BotsInWorker } from "./bots.ts";

type AnyGame = Game<Rules<TableTypes>>;

export type Opened =
  | { readonly type: "opened" }
  | { readonly type: "refused"; readonly refusal: Refusal }
  /** Another window has opened the same game, or deleted it. */
  | { readonly type: "taken" | "deleted" }
  /** The browser did not keep the last step: whoever sits here holds the game meanwhile. `null`: it is kept again. */
  | { readonly type: "loose"; readonly saved: Saved | null };

/** What a kept game is opened with. */
export interface Hosting {
  /** The line to whoever sits down. */
  readonly port: Port;
  readonly hostOf: (saved: Saved) => Promise<Host<TableTypes> | undefined>;
  /** Whether another window has the game by now. */
  readonly isTaken: () => boolean;
}

/** Opens the game kept under this id, or one that is not kept, and serves its table, with its judge and its storage. */
export async function hostKept(kept: string | Saved, { port, hostOf, isTaken }: Hosting): Promise<void> {
  const post = (opened: Opened): void => port.post(opened);
  const refuse = (key: string, params = {}): void => post({ type: "refused", refusal: { key, params } });
  const found = typeof kept === "string" ? await row(kept) : kept;
  if (found === undefined) return refuse("table.unknown");
  const saved = readSaved(found);
  if (isDamaged(saved)) return refuse("table.damaged");
  const { game, seats } = saved;
  const host = await hostOf(saved);
  if (!host) return refuse("table.game", { game });
  const match = matchOf(host.served.game, saved);
  if (!match.ok) return post({ type: "refused", refusal: match.error });
  let isLoose = found === kept;
  const save = async (made: () => GameRecord): Promise<void> => {
    if (isTaken()) throw new Error("taken");
    const record = made();
    // What lies beside the game in its row stays as it is.
    const now = { ...(found as Saved), updated: Date.now(), record, over: record.result !== undefined };
    try {
      if (!isLoose) {
        if (!(await updateTable(now))) post({ type: "deleted" });
        return;
      }
      await saveTable(now);
    } catch (error) {
      isLoose = true;
      post({ type: "loose", saved: now });
      throw error;
    }
    isLoose = false;
    post({ type: "loose", saved: null });
  };
  const onFault = (what: string): void => console.error(what);
  const { changes } = found as Partial<Saved>;
  const handed = Array.isArray(changes) ? (changes as readonly (Partial<SeatChange> | null)[]) : [];
  const settled = Math.max(0, ...handed.map((change) => Number(change?.at) || 0));
  const played = (seat: Seat): boolean => handed.some((change) => change?.seat === seat && change.was === null);
  const shared = seats.filter(({ bot }, seat) => bot === null || played(seat)).length > 1;
  const bots = new BotsInWorker(game);
  const table = new LocalTable(host.served, match.value, { ...host, seats, bots, save, onFault, settled, shared });
  // Whoever has this browser plays all seats of people, and looks on between their turns.
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const beside = found as Record<string, unknown>;
  const keep = (name: string, value: unknown): Promise<void> => {
    beside[name] = value;
    return table.start();
  };
  serve((await host.attended?.(table, { row: beside, keep })) ?? table, port, { seats: people, spectates: true });
  post({ type: "opened" });
  await table.start();
}

/** A game begins with its seed and goes on from its record. */
function matchOf(game: AnyGame, { record, config, seats, seed }: Saved): Result<Match<Rules<TableTypes>>, Refusal> {
  if (record) return Match.resume(game, record);
  const read = game.json.readConfig(config);
  if (!read.ok) return read;
  const names = seats.map(({ name }) => name);
  return { ok: true, value: new Match(game, read.value, { seats: names, seed, salt: newSalt() }) };
}
