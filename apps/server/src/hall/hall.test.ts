import { onSqlite } from "../testing/databases.ts";
import { AT_ONCE, testServer } from "../testing/test-server.ts";
import { hallContract } from "./contract.ts";

const server = testServer(onSqlite(), { pace: AT_ONCE });

hallContract("one server on a SQLite file", () => [server.port, server.port]);
