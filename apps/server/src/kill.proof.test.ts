import { killSuite, SETTINGS } from "./testing/kill-suite.ts";

killSuite(SETTINGS, Number(process.env["ARA_KILLS"] ?? 200), 3_600_000);
