import { onPostgres } from "../testing/databases.ts";
import { consentSuite } from "./consent.suite.ts";

consentSuite("what is agreed, on PostgreSQL", onPostgres());
