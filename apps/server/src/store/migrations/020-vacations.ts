import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When somebody's clocks by days stand still. */
export const vacations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("vacations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("begins", "bigint", (column) => column.notNull())
      .addColumn("ends", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("vacations_by_person").on("vacations").columns(["person", "ends"]).execute();
  },
};
