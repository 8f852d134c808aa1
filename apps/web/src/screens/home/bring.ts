import { bringSettings } from "../../app/bring-settings.ts";
import { settings } from "../../app/settings.ts";
import type { HomeParts } from "../../games/game.ts";
import { bringTables, writeEverything, type Brought } from "../../store/everything.ts";
import { download, jsonFile, lockedName } from "../../store/export.ts";
import { allEnded, keepEnded } from "../../store/history.ts";
import { saveTable } from "../../store/rows.ts";
import { seal } from "../../store/sealed.ts";
import { allTables } from "../../store/store.ts";
import { ReplayInWorker } from "../../workers/replays.ts";

/** Everything this browser keeps, as a file; with a password it is locked and has every game. */
export async function saveEverything(parts: HomeParts, password: string | null): Promise<void> {
  const made = new Date().toISOString();
  const own = Object.fromEntries(
    Object.entries(parts).flatMap(([game, { keepsakes }]) => (keepsakes ? [[game, keepsakes.save()]] : [])),
  );
  const [{ tables }, ended] = await Promise.all([allTables(), allEnded()]);
  const text = writeEverything({ made, settings: settings.value, own, ended, tables }, password !== null);
  const name = `ara-pacis-${made.slice(0, 10)}.json`;
  download(password === null ? jsonFile(text, name) : jsonFile(await seal(text, password), lockedName(name)));
}

/** Adds what such a file has to what is here. */
export async function bringEverything(
  parts: HomeParts,
  all: Parameters<typeof bringTables>[0] & { readonly own: unknown; readonly settings: unknown },
): Promise<Brought> {
  const worker = new ReplayInWorker();
  try {
    const [{ tables }, ended] = await Promise.all([allTables(), allEnded()]);
    const verify = (text: string) => worker.read(text);
    const brought = await bringTables(all, { tables, ended, verify, keep: saveTable, keepEnded });
    for (const [game, { keepsakes }] of Object.entries(parts))
      keepsakes?.bring((all.own as Record<string, unknown> | null)?.[game]);
    bringSettings(all.settings);
    return brought;
  } finally {
    worker.close();
  }
}
