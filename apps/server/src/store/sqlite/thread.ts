import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Asked, Told } from "./messages.ts";

/** The thread in which SQLite lives: what it waits for on the disk holds up nobody at a table. */

const database = new DatabaseSync(workerData as string);
// FULL: what was said to be kept is on the disk, also when the power fails.
for (const setting of ["journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON"])
  database.exec(`PRAGMA ${setting}`);

const prepared = new Map<string, StatementSync>();
const MOST_PREPARED = 200;

function statement(sql: string): StatementSync {
  const found = prepared.get(sql) ?? database.prepare(sql);
  if (prepared.size >= MOST_PREPARED) prepared.clear();
  prepared.set(sql, found);
  return found;
}

/** Many rows in one transaction; what a row conflicts with stays, and the row counts as lost. */
function insertAll(sql: string, rows: readonly (readonly SQLInputValue[])[]): boolean[] {
  database.exec("BEGIN IMMEDIATE");
  try {
    const insert = statement(sql);
    const kept = rows.map((row) => insert.run(...row).changes === 1);
    database.exec("COMMIT");
    return kept;
  } catch (error) {
    // A full disk may have ended the transaction by itself.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function answer(asked: Asked): unknown {
  if (asked.t === "insertAll") return insertAll(asked.sql, asked.rows as SQLInputValue[][]);
  const found = statement(asked.sql);
  const values = asked.values as SQLInputValue[];
  if (found.columns().length > 0) return { rows: found.all(...values), changes: 0 };
  return { rows: [], changes: Number(found.run(...values).changes) };
}

parentPort!.on("message", (asked: Asked | "close") => {
  if (asked === "close") {
    database.close();
    process.exit(0);
  }
  const { id } = asked;
  let told: Told;
  try {
    told = { id, value: answer(asked) };
  } catch (error) {
    told = { id, fault: error instanceof Error ? error.message : String(error) };
  }
  parentPort!.postMessage(told);
});
