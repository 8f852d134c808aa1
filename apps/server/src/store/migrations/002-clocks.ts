import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Clocks: by which rule they run, how they stand, and when somebody has to look at a game again. */
export const clocks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("games")
      .addColumn("clock", "text", (column) => column.notNull().defaultTo('{"kind":"none"}'))
      .execute();
    await db.schema
      .alterTable("games")
      .addColumn("at_zero", "text", (column) => column.notNull().defaultTo("bot"))
      .execute();
    await db.schema.alterTable("games").addColumn("clocks", "text").execute();
    await db.schema.alterTable("games").addColumn("due", "bigint").execute();
    await db.schema.createIndex("games_by_due").on("games").columns(["status", "due"]).execute();
    await db.schema.alterTable("seats").addColumn("away", "text").execute();
    await db.schema
      .createTable("nodes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("started", "bigint", (column) => column.notNull())
      .addColumn("beat", "bigint", (column) => column.notNull())
      .execute();
  },
};
