import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Who stayed silent when a deal came to nothing. */
export const silent: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("voids").addColumn("people", "text").execute();
  },
};
