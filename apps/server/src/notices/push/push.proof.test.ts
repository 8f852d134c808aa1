import { onPostgres } from "../../testing/databases.ts";
import { pushSuite } from "./push.suite.ts";

pushSuite("push, in PostgreSQL", onPostgres());
