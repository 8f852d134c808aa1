import { forgerySuite } from "./testing/forgery-suite.ts";

forgerySuite(300_000, 1_800_000);
