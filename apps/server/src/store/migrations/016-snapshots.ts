import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Where a long game stood, so that it wakes without replaying all of it. */
export const snapshots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("snapshots")
      .addColumn("game", "text", (column) => column.primaryKey())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("build", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("seal", "text", (column) => column.notNull())
      .execute();
  },
};
