import { dropAnalysis } from "./analyses.ts";
import { loose } from "./loose.ts";
import { allRows, dropRow, row } from "./rows.ts";
import { readKept } from "./read-kept.ts";
import { isDamaged, type Damaged, type Saved } from "./saved.ts";

/** `undefined` where nothing is kept under this id. */
export async function loadTable(id: string): Promise<Saved | Damaged | undefined> {
  const found = loose.get(id) ?? (await row(id));
  return found === undefined ? undefined : readKept(found);
}

export async function dropTable(kept: Saved | Damaged): Promise<void> {
  const key = isDamaged(kept) ? kept.key : kept.id;
  const isLoose = !isDamaged(kept) && loose.delete(kept.id);
  // What was never kept is not there to be deleted, or the storage is not; a game that was kept at first is in both places.
  await dropRow(key).catch((error: unknown) => {
    if (!isLoose) throw error;
  });
  void dropAnalysis(key);
  void forgetSight(key);
}

/** Where what forgets it does not come, nobody has seen a table that could be shown so. */
async function forgetSight(key: IDBValidKey): Promise<void> {
  await import("./sights.ts").then(({ dropSight }) => dropSight(key)).catch(() => undefined);
}

/** Every game, the latest first, and every row that is none any more. */
export async function allTables(): Promise<{
  readonly tables: readonly Saved[];
  readonly damaged: readonly Damaged[];
}> {
  const rows = await allRows().catch((error: unknown) => {
    if (loose.size === 0) throw error;
    return [];
  });
  const kept = [...loose.values(), ...rows.map(readKept).filter((one) => isDamaged(one) || !loose.has(one.id))];
  return {
    tables: kept.filter((one): one is Saved => !isDamaged(one)).toSorted((a, b) => b.updated - a.updated),
    damaged: kept.filter(isDamaged),
  };
}

/** The kept games of one kind. */
export const tablesOf = async (game: string): Promise<readonly Saved[]> =>
  (await allTables()).tables.filter((saved) => saved.game === game);
