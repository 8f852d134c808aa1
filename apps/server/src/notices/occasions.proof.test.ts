import { onPostgres } from "../testing/databases.ts";
import { occasionsContract } from "./occasions-contract.ts";

occasionsContract("occasions on PostgreSQL", onPostgres());
