import { existsSync, renameSync, rmSync } from "node:fs";
import { backup as copyPages, DatabaseSync } from "node:sqlite";
import { makeOwnFile } from "./own-file.ts";

export interface Copied {
  readonly games: number;
  readonly entries: number;
}

/**
 * Copies a database to another file while a server writes to it: what was kept when it began is in the copy. The copy is read
 * through before it gets its name, so that a file of that name is always whole.
 */
export async function backUp(from: string, to: string): Promise<Copied> {
  if (!existsSync(from)) throw new Error(`there is no ${from}`);
  if (existsSync(to)) throw new Error(`${to} is there already`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    makeOwnFile(unfinished);
    await copyPages(source, unfinished, { rate: 1000 });
    const copied = readThrough(unfinished);
    renameSync(unfinished, to);
    return copied;
  } finally {
    source.close();
    rmSync(unfinished, { force: true });
  }
}

function readThrough(path: string): Copied {
  const copy = new DatabaseSync(path);
  try {
    const found = copy.prepare("pragma integrity_check").get() as { readonly integrity_check: string };
    if (found.integrity_check !== "ok") throw new Error(`the copy is damaged: ${found.integrity_check}`);
    const count = (table: "games" | "entries"): number =>
      (copy.prepare(`select count(*) as n from ${table}`).get() as { readonly n: number }).n;
    return { games: count("games"), entries: count("entries") };
  } finally {
    copy.close();
  }
}
