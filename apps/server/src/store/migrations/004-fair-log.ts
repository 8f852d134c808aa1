import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The public log: what waits to be numbered, the leaves in order, and what was signed of them. */
export const fairLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("log_waiting")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("game", "text")
      .addColumn("body", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("log_leaves")
      .addColumn("n", "integer", (column) => column.primaryKey())
      .addColumn("game", "text")
      .addColumn("body", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("log_leaves_by_game").on("log_leaves").column("game").execute();
    await db.schema
      .createTable("log_checkpoints")
      .addColumn("size", "integer", (column) => column.primaryKey())
      .addColumn("root", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("signature", "text", (column) => column.notNull())
      .execute();
  },
};
