import { onPostgres } from "../testing/databases.ts";
import { moderationContract } from "./contract.ts";

moderationContract("moderation, in PostgreSQL", onPostgres());
