import { killSuite } from "./testing/kill-suite.ts";

killSuite(["a server on a SQLite file", "one of two nodes on PostgreSQL"], 2, 120_000);
