import { onSqlite } from "../testing/databases.ts";
import { tournamentsSuite } from "./tournaments.suite.ts";

tournamentsSuite("tournaments, in a SQLite file", onSqlite());
