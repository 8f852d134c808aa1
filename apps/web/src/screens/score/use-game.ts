import type { Refusal } from "@ara/kernel";
import { useEffect, useRef, useState } from "preact/hooks";
import { path } from "../../app/router.ts";
import { loadTable, type Saved } from "../../store/store.ts";
import { ReplayInWorker, type Outline } from "../../workers/replays.ts";

/** A kept game that is looked back on. */
export type Game =
  | { readonly state: "reading" }
  | { readonly state: "missing" }
  /** Nothing was decided yet, so there is nothing to look at. */
  | { readonly state: "empty"; readonly saved: Saved }
  | { readonly state: "refused"; readonly refusal: Refusal }
  | { readonly state: "open"; readonly saved: Saved; readonly outline: Outline; readonly replay: ReplayInWorker };

/**
 * Opens a kept game in a worker of its own, and closes it when the screen goes. While another screen is on its way, the
 * address is that one's already: the game stays.
 */
export function useGame(screen: "score" | "replay", wanted: string | undefined): Game {
  const [game, setGame] = useState<Game>({ state: "reading" });
  const kept = useRef(wanted ?? "");
  if (path.value[0] === screen) kept.current = wanted ?? "";
  const id = kept.current;
  useEffect(() => {
    const replay = new ReplayInWorker();
    let here = true;
    setGame({ state: "reading" });
    void read(id, replay).then((found) => here && setGame(found));
    return () => {
      here = false;
      replay.close();
    };
  }, [id]);
  return game;
}

async function read(id: string, replay: ReplayInWorker): Promise<Game> {
  try {
    return await openGame(id, replay);
  } catch (error) {
    return { state: "refused", refusal: { key: String(error), params: {} } };
  }
}

async function openGame(id: string, replay: ReplayInWorker): Promise<Game> {
  const saved = await loadTable(id);
  if (!saved) return { state: "missing" };
  if (!saved.record) return { state: "empty", saved };
  const opened = await replay.open(saved.record);
  if (!opened.ok) return { state: "refused", refusal: opened.error.refusal };
  return { state: "open", saved, outline: opened.value, replay };
}
