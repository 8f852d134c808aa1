import { onSqlite } from "../testing/databases.ts";
import { noticesContract } from "./contract.ts";

noticesContract("notices on a SQLite file", onSqlite());
