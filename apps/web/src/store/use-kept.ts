import type { Refusal, Result } from "@ara/kernel";
import { useEffect, useRef, useState } from "preact/hooks";
import { path } from "../app/router.ts";
import type { KeptScreen, LookBack } from "../games/game.ts";
import { ReplayInWorker } from "../workers/replays.ts";
import type { Far } from "@ara/protocol";
import { isDamaged, type Saved } from "./saved.ts";
import { loadTable } from "./store.ts";

/** A kept game that is looked back on. */
export type Kept<Api extends LookBack> =
  | { readonly state: "reading" }
  | { readonly state: "missing" }
  /** Nothing was decided yet, so there is nothing to look at. */
  | { readonly state: "empty"; readonly saved: Saved }
  | { readonly state: "refused"; readonly refusal: Refusal }
  | {
      readonly state: "open";
      readonly saved: Saved;
      readonly outline: ReturnType<Api["outline"]>;
      /** Whatever the game can be asked about its record. */
      readonly replay: Far<Api>;
      /** The whole game as a part of an address. */
      readonly link: () => Promise<Result<string, Refusal>>;
    };

/**
 * Opens a kept game in a worker of its own, and closes it when the screen goes. While another screen is on its way, the
 * address is that one's already: the game stays.
 */
export function useKept<Api extends LookBack>(screen: KeptScreen, wanted: string | undefined): Kept<Api> {
  const [game, setGame] = useState<Kept<Api>>({ state: "reading" });
  const kept = useRef(wanted ?? "");
  if (path.value[0] === screen) kept.current = wanted ?? "";
  const id = kept.current;
  useEffect(() => {
    const replay = new ReplayInWorker<Api>();
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

async function read<Api extends LookBack>(id: string, replay: ReplayInWorker<Api>): Promise<Kept<Api>> {
  try {
    return await openGame(id, replay);
  } catch (error) {
    return { state: "refused", refusal: { key: String(error), params: {} } };
  }
}

async function openGame<Api extends LookBack>(id: string, replay: ReplayInWorker<Api>): Promise<Kept<Api>> {
  const saved = await loadTable(id);
  if (!saved) return { state: "missing" };
  if (isDamaged(saved)) return { state: "refused", refusal: { key: "table.damaged", params: {} } };
  if (!saved.record) return { state: "empty", saved };
  const opened = await replay.open(saved.record);
  if (!opened.ok) return { state: "refused", refusal: opened.error.refusal };
  return { state: "open", saved, outline: opened.value, replay: replay.ask, link: () => replay.packLink(saved) };
}
