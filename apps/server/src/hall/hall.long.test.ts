import { onSqlite } from "../testing/databases.ts";
import { AT_ONCE, testServer } from "../testing/test-server.ts";
import { hallSuite } from "./hall.suite.ts";

const server = testServer(onSqlite(), { pace: AT_ONCE });

hallSuite("one server on a SQLite file", () => [server.port, server.port]);
