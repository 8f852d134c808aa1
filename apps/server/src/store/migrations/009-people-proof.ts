import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When somebody last showed in a session who he is. */
export const proof: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("sessions").addColumn("proved", "bigint").execute();
  },
};
