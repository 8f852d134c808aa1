import { idleAnswer, readStanding, standingAnswer, type Standing } from "@ara/pax-romana/standing";
import { AttendedTable, type Attendant, type LocalTable, type Servable } from "@ara/protocol";
import type { Beside } from "../../game.ts";
import type { RomanaAtTable } from "../types.ts";

const attendant: Attendant<RomanaAtTable, Standing> = {
  read: readStanding,
  answer: ({ instructions }, view, seat) => standingAnswer(instructions, view, seat),
};

/** 17.15: a table at which people can let it stand that they play no card, also when it is opened again. */
export const attended = (table: LocalTable<RomanaAtTable>, beside?: Beside): Servable<RomanaAtTable> =>
  new AttendedTable(
    table,
    { ...attendant, alone: (prompt, standing) => (prompt === null ? null : idleAnswer(prompt, standing)) },
    beside && { kept: beside.row["standing"], keep: (standing) => beside.keep("standing", standing) },
  );

/** The table of a lesson: whoever learns how cards are answered is asked wherever he may answer. */
export const attendedLesson = (table: LocalTable<RomanaAtTable>): Servable<RomanaAtTable> =>
  new AttendedTable(table, attendant);
