import { onSqlite } from "../testing/databases.ts";
import { moderationContract } from "./contract.ts";

moderationContract("moderation, in a SQLite file", onSqlite());
