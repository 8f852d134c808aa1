import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { Asked, Statement, Told } from "./messages.ts";
import { makeOwnFile } from "./own-file.ts";

/** The thread in which SQLite lives: what it waits for on the disk holds up nobody at a table. */

const path = workerData as string;
if (path !== ":memory:") makeOwnFile(path);
const database = new DatabaseSync(path);
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
  const insert = statement(sql);
  return atomically(() => rows.map((row) => insert.run(...row).changes === 1));
}

/** All in one transaction, or nothing of it. */
function runAll(statements: readonly Statement[]): null {
  const run = (): null => {
    for (const { sql, values } of statements) statement(sql).run(...(values as SQLInputValue[]));
    return null;
  };
  return atomically(run);
}

const atomically = <Value>(work: () => Value): Value =>
  database.isTransaction
    ? within("SAVEPOINT rows", "RELEASE rows", "ROLLBACK TO rows; RELEASE rows", work)
    : within("BEGIN IMMEDIATE", "COMMIT", "ROLLBACK", work);

function within<Value>(begin: string, end: string, undo: string, work: () => Value): Value {
  database.exec(begin);
  try {
    const value = work();
    database.exec(end);
    return value;
  } catch (error) {
    // A full disk may have ended the transaction by itself.
    if (database.isTransaction) database.exec(undo);
    throw error;
  }
}

function answer(asked: Asked): unknown {
  if (asked.t === "insertAll") return insertAll(asked.sql, JSON.parse(asked.rows) as SQLInputValue[][]);
  if (asked.t === "together") return runAll(asked.statements);
  const found = statement(asked.sql);
  const values = asked.values as SQLInputValue[];
  if (found.columns().length > 0) return { rows: found.all(...values), changes: 0 };
  return { rows: [], changes: Number(found.run(...values).changes) };
}

function tellOf(asked: Asked): Told {
  const { id } = asked;
  try {
    return { id, value: answer(asked) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** What can share a transaction with others: nothing that begins or ends one, or changes how the file is kept. */
const isPlain = (asked: Asked): boolean =>
  asked.t === "together" || /^\s*(?:select|with|insert|update|delete)\b/i.test(asked.sql);
const writes = (asked: Asked): boolean => asked.t === "together" || !/^\s*select\b/i.test(asked.sql);

/** One transaction, and one wait for the disk, for all. Where that cannot be, each is done by itself. */
function together(asked: readonly Asked[]): Told[] {
  if (asked.length > 1 && !database.isTransaction && asked.some(writes)) {
    try {
      return within("BEGIN IMMEDIATE", "COMMIT", "ROLLBACK", () =>
        asked.map((one) => {
          const told = tellOf(one);
          if (!database.isTransaction) throw new Error("the transaction has ended");
          return told;
        }),
      );
    } catch {
      // Nothing of it is kept.
    }
  }
  return asked.map(tellOf);
}

const MOST_TOGETHER = 256;

/** What waits with a message, and the message. */
function withWaiting(first: Asked | "close"): (Asked | "close")[] {
  const all = [first];
  while (all.length < MOST_TOGETHER) {
    const next = receiveMessageOnPort(parentPort!);
    if (!next) break;
    all.push(next.message as Asked | "close");
  }
  return all;
}

parentPort!.on("message", (message: Asked | "close") => {
  let group: Asked[] = [];
  const answerGroup = (): void => {
    if (group.length > 0) parentPort!.postMessage(together(group));
    group = [];
  };
  for (const asked of withWaiting(message)) {
    if (asked === "close") {
      answerGroup();
      database.close();
      process.exit(0);
    }
    if (group.length > 0 && !(isPlain(asked) && isPlain(group[0]!))) answerGroup();
    group.push(asked);
  }
  answerGroup();
});
