import { onPostgres } from "../testing/databases.ts";
import { noticesContract } from "./contract.ts";

noticesContract("notices on PostgreSQL", onPostgres());
