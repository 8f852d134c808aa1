import { onSqlite } from "../../testing/databases.ts";
import { pushContract } from "./contract.ts";

pushContract("push, in a SQLite file", onSqlite());
