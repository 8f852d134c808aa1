import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What is said at tables, and who does not want to read whom. */
export const chat: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("chat")
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("n", "integer", (column) => column.notNull())
      .addColumn("room", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("chat_key", ["game", "n"])
      .execute();
    await db.schema.createIndex("chat_by_person").on("chat").column("person").execute();
    await db.schema
      .createTable("mutes")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("muted", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("mutes_key", ["person", "muted"])
      .execute();
  },
};
