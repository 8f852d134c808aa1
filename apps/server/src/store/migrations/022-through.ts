import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** At larger tables of a knockout more than one goes on. */
export const through: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("pairings").addColumn("through", "text").execute();
  },
};
