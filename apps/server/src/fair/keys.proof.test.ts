import { onPostgres } from "../testing/databases.ts";
import { keysContract } from "./keys-contract.ts";

keysContract("keys in PostgreSQL", onPostgres());
