import { onPostgres } from "../../testing/databases.ts";
import { mailsContract } from "./contract.ts";

mailsContract("mails, in PostgreSQL", onPostgres());
