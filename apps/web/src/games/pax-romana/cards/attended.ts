import { readInstructions, standingAnswer } from "@ara/pax-romana/standing";
import { AttendedTable, type LocalTable, type Servable } from "@ara/protocol";
import type { Beside } from "../../game.ts";
import type { RomanaAtTable } from "../types.ts";

/** 17.15: a table at which people can let it stand that they play no card, also when it is opened again. */
export const attended = (table: LocalTable<RomanaAtTable>, beside?: Beside): Servable<RomanaAtTable> =>
  new AttendedTable(
    table,
    { read: readInstructions, answer: standingAnswer },
    beside && { kept: beside.row["standing"], keep: (standing) => beside.keep("standing", standing) },
  );
