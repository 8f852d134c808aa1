import { killSuite } from "./testing/kill-suite.ts";

killSuite(["a server on a SQLite file"], 2, 120_000);
