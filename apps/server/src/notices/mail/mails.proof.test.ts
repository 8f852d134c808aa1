import { onPostgres } from "../../testing/databases.ts";
import { mailsSuite } from "./mails.suite.ts";

mailsSuite("mails, in PostgreSQL", onPostgres());
