import { ok, refuse, type Json } from "@ara/kernel";
import { useEffect, useState } from "preact/hooks";
import type { LookBack } from "../games/game.ts";
import { ReplayInWorker } from "../workers/replays.ts";
import { newId } from "./ids.ts";
import { keepTable } from "./new-table.ts";
import type { Saved } from "./saved.ts";
import { allTables } from "./store.ts";
import type { Kept } from "./use-kept.ts";

/** Opens the game of a link in a worker of its own. It is looked at, and not kept: its id is empty. */
export function useLinked<Api extends LookBack>(link: string): Kept<Api> {
  const [game, setGame] = useState<Kept<Api>>({ state: "reading" });
  useEffect(() => {
    const replay = new ReplayInWorker<Api>();
    let here = true;
    setGame({ state: "reading" });
    void open(link, replay).then((found) => here && setGame(found));
    return () => {
      here = false;
      replay.close();
    };
  }, [link]);
  return game;
}

async function open<Api extends LookBack>(link: string, replay: ReplayInWorker<Api>): Promise<Kept<Api>> {
  try {
    const read = await replay.readLink(link);
    if (!read.ok) return { state: "refused", refusal: read.error.refusal };
    const { record, seats, over, changes } = read.value;
    if (!over) return { state: "refused", refusal: refuse("link.broken") };
    const opened = await replay.open(record);
    if (!opened.ok) return { state: "refused", refusal: opened.error.refusal };
    const now = Date.now();
    const config = record.config as Json;
    const seed = record.seed?.reveal ?? "";
    const saved: Saved = {
      id: "",
      game: record.game,
      created: now,
      updated: now,
      config,
      seats,
      seed,
      record,
      over,
      guest: true,
      ...(changes && { changes }),
    };
    return { state: "open", saved, outline: opened.value, replay: replay.ask, link: async () => ok(link) };
  } catch (error) {
    return { state: "refused", refusal: { key: String(error), params: {} } };
  }
}

/** Keeps the game of a link in this browser, unless it is here already; its id. */
export async function keepLinked(saved: Saved): Promise<string> {
  const { tables } = await allTables().catch(() => ({ tables: [] }));
  const { head } = saved.record!;
  const known = head === undefined ? undefined : tables.find(({ record }) => record?.head === head);
  if (known) return known.id;
  const id = newId();
  await keepTable({ ...saved, id });
  return id;
}
