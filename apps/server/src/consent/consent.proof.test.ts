import { onPostgres } from "../testing/databases.ts";
import { consentContract } from "./contract.ts";

consentContract("what is agreed, on PostgreSQL", onPostgres());
