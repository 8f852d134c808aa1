import { onPostgres } from "../testing/databases.ts";
import { tournamentsContract } from "./contract.ts";

tournamentsContract("tournaments, on two nodes of one PostgreSQL", onPostgres(), 2);
