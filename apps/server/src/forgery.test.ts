import { forgerySuite } from "./testing/forgery-suite.ts";

forgerySuite(3000, 60_000);
