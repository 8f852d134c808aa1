import { onPostgres } from "../testing/databases.ts";
import { AT_ONCE, testServer } from "../testing/test-server.ts";
import { hallContract } from "./contract.ts";

const database = onPostgres();
const [here, there] = [testServer(database, { pace: AT_ONCE }), testServer(database, { pace: AT_ONCE })];

hallContract("two nodes on one PostgreSQL", () => [here.port, there.port]);
