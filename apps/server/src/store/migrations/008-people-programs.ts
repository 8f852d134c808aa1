import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Programs: what they show, whose they are, and the seats that are for them. */
export const programs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("people").addColumn("owner", "text").execute();
    await db.schema.createIndex("people_by_owner").on("people").column("owner").execute();
    await db.schema.alterTable("seats").addColumn("program", "integer").execute();

    await db.schema
      .createTable("api_tokens")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("used", "bigint")
      .execute();
    await db.schema.createIndex("api_tokens_by_person").on("api_tokens").column("person").execute();
  },
};
