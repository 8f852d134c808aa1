import { onSqlite } from "../testing/databases.ts";
import { tournamentsContract } from "./contract.ts";

tournamentsContract("tournaments, in a SQLite file", onSqlite());
