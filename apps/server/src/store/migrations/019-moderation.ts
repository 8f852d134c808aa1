import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Who is shut out, which lines are closed, and what moderators did. */
export const moderation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("people").addColumn("banned", "bigint").execute();
    await db.schema.alterTable("chat").addColumn("closed", "bigint").execute();
    await db.schema
      .createTable("moderation")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("moderator", "text", (column) => column.notNull())
      .addColumn("act", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("game", "text")
      .addColumn("line", "integer")
      .execute();
    await db.schema.createIndex("moderation_by_time").on("moderation").columns(["at"]).execute();
  },
};
