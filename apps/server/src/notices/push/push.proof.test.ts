import { onPostgres } from "../../testing/databases.ts";
import { pushContract } from "./contract.ts";

pushContract("push, in PostgreSQL", onPostgres());
