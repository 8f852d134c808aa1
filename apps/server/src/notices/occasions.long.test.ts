import { onSqlite } from "../testing/databases.ts";
import { occasionsContract } from "./occasions-contract.ts";

occasionsContract("occasions on a SQLite file", onSqlite());
