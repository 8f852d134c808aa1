import { onPostgres } from "../testing/databases.ts";
import { tournamentsSuite } from "./tournaments.suite.ts";

tournamentsSuite("tournaments, on two nodes of one PostgreSQL", onPostgres(), 2);
