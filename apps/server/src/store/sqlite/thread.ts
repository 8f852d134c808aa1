import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { CLOSE, type Asked, type Statement, type Told } from "./messages.ts";
import { makeOwnFile } from "./own-file.ts";

/** The thread in which SQLite lives: what it waits for on the disk holds up nobody at a table. */

const path = workerData as string;
if (path !== ":memory:") makeOwnFile(path);
const database = new DatabaseSync(path);
// FULL: what was said to be kept is on the disk, also when the power fails.
// Pages of games in progress are written again and again: what is brought from the log into the file in larger pieces is less.
const SETTINGS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "busy_timeout = 5000",
  "foreign_keys = ON",
  "wal_autocheckpoint = 4000",
];
for (const setting of SETTINGS) database.exec(`PRAGMA ${setting}`);

interface Prepared {
  readonly statement: StatementSync;
  /** Whether it answers with rows. */
  readonly asks: boolean;
}

const prepared = new Map<string, Prepared>();
const MOST_PREPARED = 500;

function prepare(sql: string): Prepared {
  const found = prepared.get(sql);
  if (found) return found;
  const statement = database.prepare(sql);
  if (prepared.size >= MOST_PREPARED) prepared.clear();
  const one = { statement, asks: statement.columns().length > 0 };
  prepared.set(sql, one);
  return one;
}

/** Something that had to change has not. */
const UNCHANGED = Symbol("unchanged");

/** All in one transaction, or nothing of it; `false` where one of the first so many has changed nothing. */
function runAll(statements: readonly Statement[], must: number): boolean {
  try {
    return atomically(() => {
      for (const [i, { sql, values }] of statements.entries()) {
        const { changes } = prepare(sql).statement.run(...(values as SQLInputValue[]));
        if (i < must && Number(changes) === 0) throw UNCHANGED;
      }
      return true;
    });
  } catch (error) {
    if (error === UNCHANGED) return false;
    throw error;
  }
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
  if (asked.t === "insert") return prepare(asked.sql).statement.run(...(asked.row as SQLInputValue[])).changes === 1;
  if (asked.t === "together") return runAll(asked.statements, asked.must);
  const { statement, asks } = prepare(asked.sql);
  const values = asked.values as SQLInputValue[];
  if (asks) return { rows: statement.all(...values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
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

/** All that is asked by a message, and by those that wait behind it; `false` where somebody wants to close. */
function withWaiting(first: string): { readonly all: readonly Asked[]; readonly goesOn: boolean } {
  const all: Asked[] = [];
  for (let text = first; text !== CLOSE;) {
    all.push(...(JSON.parse(text) as readonly Asked[]));
    const next = all.length < MOST_TOGETHER ? receiveMessageOnPort(parentPort!) : undefined;
    if (!next) return { all, goesOn: true };
    text = next.message as string;
  }
  return { all, goesOn: false };
}

parentPort!.on("message", (message: string) => {
  const { all, goesOn } = withWaiting(message);
  let group: Asked[] = [];
  const answerGroup = (): void => {
    if (group.length > 0) parentPort!.postMessage(JSON.stringify(together(group)));
    group = [];
  };
  for (const asked of all) {
    if (group.length > 0 && !(isPlain(asked) && isPlain(group[0]!))) answerGroup();
    group.push(asked);
  }
  answerGroup();
  if (goesOn) return;
  database.close();
  process.exit(0);
});
