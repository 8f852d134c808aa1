import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Push: the server's key, and browsers that want to be told. Mail: who wants to be told how often. */
export const told: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("push_keys")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("push_subscriptions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("session", "text", (column) => column.notNull())
      .addColumn("endpoint", "text", (column) => column.notNull().unique())
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("push_by_person").on("push_subscriptions").columns(["person"]).execute();
    await db.schema
      .createTable("mail_choices")
      .addColumn("person", "text", (column) => column.primaryKey())
      .addColumn("rhythm", "text", (column) => column.notNull())
      .addColumn("hour", "integer", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("origin", "text", (column) => column.notNull())
      .addColumn("token", "text", (column) => column.notNull().unique())
      .execute();
  },
};
