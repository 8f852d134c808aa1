import type { Migration } from "kysely/migration";
import { tables } from "./001-tables.ts";
import { clocks } from "./002-clocks.ts";
import { turns } from "./003-turns.ts";
import { notices } from "./004-notices.ts";
import { afterwards } from "./005-afterwards.ts";

/** Every change of the schema since the first, in order; none is ever changed or taken out. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-tables": tables,
  "002-clocks": clocks,
  "003-turns": turns,
  "004-notices": notices,
  "005-afterwards": afterwards,
};
