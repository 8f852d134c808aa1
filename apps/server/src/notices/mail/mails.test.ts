import { onSqlite } from "../../testing/databases.ts";
import { mailsContract } from "./contract.ts";

mailsContract("mails, in a SQLite file", onSqlite());
