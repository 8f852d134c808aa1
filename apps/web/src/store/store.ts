import { dropAnalysis } from "./analyses.ts";
import { allRows, dropRow, row } from "./rows.ts";
import { isDamaged, readSaved, type Damaged, type Saved } from "./saved.ts";

/** `undefined` where nothing is kept under this id. */
export async function loadTable(id: string): Promise<Saved | Damaged | undefined> {
  const found = await row(id);
  return found === undefined ? undefined : readSaved(found);
}

export async function dropTable(kept: Saved | Damaged): Promise<void> {
  const key = isDamaged(kept) ? kept.key : kept.id;
  await dropRow(key);
  void dropAnalysis(key);
}

/** Every game, the latest first, and every row that is none any more. */
export async function allTables(): Promise<{
  readonly tables: readonly Saved[];
  readonly damaged: readonly Damaged[];
}> {
  const kept = (await allRows()).map(readSaved);
  return {
    tables: kept.filter((one): one is Saved => !isDamaged(one)).toSorted((a, b) => b.updated - a.updated),
    damaged: kept.filter(isDamaged),
  };
}

/** The kept games of one kind. */
export const tablesOf = async (game: string): Promise<readonly Saved[]> =>
  (await allTables()).tables.filter((saved) => saved.game === game);
