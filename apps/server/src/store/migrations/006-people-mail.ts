import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** An address to come back by, and links that were sent to one. */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("people").addColumn("mail", "text").execute();
    await db.schema.createIndex("people_by_mail").on("people").column("mail").unique().execute();

    await db.schema
      .createTable("mail_links")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("mail", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("name", "text")
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("used", "bigint")
      .execute();
    await db.schema.createIndex("mail_links_by_mail").on("mail_links").columns(["mail", "created"]).execute();
  },
};
