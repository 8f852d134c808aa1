import { onSqlite } from "../testing/databases.ts";
import { consentContract } from "./contract.ts";

consentContract("what is agreed, on a SQLite file", onSqlite());
