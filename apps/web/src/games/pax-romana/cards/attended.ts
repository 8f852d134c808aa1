import { readInstructions, standingAnswer } from "@ara/pax-romana/standing";
import { AttendedTable, type LocalTable, type Servable } from "@ara/protocol";
import type { RomanaAtTable } from "../types.ts";

/** 17.15: a table at which people can let it stand that they play no card. */
export const attended = (table: LocalTable<RomanaAtTable>): Servable<RomanaAtTable> =>
  new AttendedTable(table, { read: readInstructions, answer: standingAnswer });
