import { postgresEngine } from "./postgres/engine.ts";
import { sqliteEngine } from "./sqlite/engine.ts";
import type { Engine } from "./store.ts";

/** A file, or "postgres://…"; `node` is how other nodes know this one. */
export const engineOf = (database: string, node: string): Engine =>
  /^postgres(?:ql)?:/.test(database) ? postgresEngine(database, node) : sqliteEngine(database);
