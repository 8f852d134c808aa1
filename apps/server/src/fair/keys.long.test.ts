import { onSqlite } from "../testing/databases.ts";
import { keysContract } from "./keys-contract.ts";

keysContract("keys in a SQLite file", onSqlite());
