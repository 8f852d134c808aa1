import type { Signal } from "@preact/signals";
import type { HomeParts } from "../../games/game.ts";
import { loose } from "../../store/loose.ts";
import { allTables } from "../../store/store.ts";
import type { Row } from "./game-row.tsx";

export type Storage = "loading" | "there" | "failed";

/** The list comes at once; how each game stands is worked out one by one, so that nobody waits for it. */
export async function readRows(
  parts: HomeParts,
  rows: Signal<readonly Row[]>,
  storage: Signal<Storage>,
): Promise<void> {
  try {
    const { tables, damaged } = await allTables();
    rows.value = [
      ...tables.map((kept) => {
        const part = Object.hasOwn(parts, kept.game) ? parts[kept.game] : undefined;
        return { kept, tell: part ? () => part.unread(kept) : null, hasReplay: part?.hasReplay ?? false };
      }),
      ...damaged.map((kept) => ({ kept, tell: null, hasReplay: false })),
    ];
    storage.value = loose.size > 0 ? "failed" : "there";
    for (const [game, part] of Object.entries(parts)) part.count?.(tables.filter((saved) => saved.game === game));
  } catch {
    storage.value = "failed";
    return;
  }
  for (const { kept, tell: known } of rows.value) {
    if (!known || !("game" in kept)) continue;
    // One game that fails leaves the others as readable as before.
    const tell = await parts[kept.game]!.read?.(kept).catch(() => undefined);
    if (!tell) continue;
    rows.value = rows.value.map((row) => (row.kept === kept ? { ...row, tell } : row));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
