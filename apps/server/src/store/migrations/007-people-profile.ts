import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** People who have left for good; whom somebody does not want to meet, and what was reported. */
export const profile: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("people").addColumn("deleted", "bigint").execute();
    await db.schema.createIndex("sessions_by_id").on("sessions").column("id").execute();

    await db.schema
      .createTable("blocks")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("blocked", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("blocks_key", ["person", "blocked"])
      .execute();
    await db.schema.createIndex("blocks_by_blocked").on("blocks").column("blocked").execute();

    await db.schema
      .createTable("reports")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("by_person", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("chat", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("reports_by_person").on("reports").columns(["by_person", "created"]).execute();
  },
};
