import { onPostgres } from "../testing/databases.ts";
import { AT_ONCE, testServer } from "../testing/test-server.ts";
import { hallSuite } from "./hall.suite.ts";

const database = onPostgres();
const [here, there] = [testServer(database, { pace: AT_ONCE }), testServer(database, { pace: AT_ONCE })];

hallSuite("two nodes on one PostgreSQL", () => [here.port, there.port]);
