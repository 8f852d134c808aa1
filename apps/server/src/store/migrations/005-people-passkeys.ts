import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Members have a name that is theirs alone, and keys; a session has a name that stays, and a challenge while one is open. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("people").addColumn("name_key", "text").execute();
    await db.schema.createIndex("people_by_name").on("people").column("name_key").unique().execute();

    await db.schema
      .alterTable("sessions")
      .addColumn("id", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await sql`update sessions set id = substr(hash, 1, 22)`.execute(db);
    await db.schema.alterTable("sessions").addColumn("challenge", "text").execute();
    await db.schema.alterTable("sessions").addColumn("challenge_until", "bigint").execute();

    await db.schema
      .createTable("credentials")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("synced", "integer", (column) => column.notNull())
      .addColumn("agent", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("used", "bigint")
      .execute();
    await db.schema.createIndex("credentials_by_person").on("credentials").column("person").execute();
  },
};
