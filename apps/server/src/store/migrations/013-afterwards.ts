import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How games ended, and what that says of those who played them. */
export const afterwards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("games").addColumn("settled", "bigint").execute();
    await db.schema.alterTable("seats").addColumn("place", "integer").execute();
    await db.schema.createIndex("games_by_end").on("games").columns(["status", "ended"]).execute();
    await db.schema
      .createTable("ratings")
      .addColumn("ladder", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("mu", "bigint", (column) => column.notNull())
      .addColumn("sigma", "bigint", (column) => column.notNull())
      .addColumn("games", "integer", (column) => column.notNull())
      .addColumn("wins", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("ratings_key", ["ladder", "person"])
      .execute();
    await db.schema
      .createTable("rating_changes")
      .addColumn("ladder", "text", (column) => column.notNull())
      .addColumn("n", "integer", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("mu", "bigint", (column) => column.notNull())
      .addColumn("sigma", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("rating_changes_key", ["ladder", "n", "person"])
      .execute();
  },
};
