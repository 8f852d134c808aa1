import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Tables, their seats and entries; people and their sessions. */
export const tables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("games")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("rules", "integer", (column) => column.notNull())
      .addColumn("config", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull().defaultTo("open"))
      .addColumn("listed", "integer", (column) => column.notNull())
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("started", "bigint")
      .addColumn("ended", "bigint")
      .addColumn("seed", "text", (column) => column.notNull())
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("commitment", "text", (column) => column.notNull())
      .addColumn("nonces", "text", (column) => column.notNull())
      .addColumn("deal", "text")
      .addColumn("record", "text")
      .execute();
    await db.schema.createIndex("games_by_status").on("games").columns(["status", "listed", "created"]).execute();

    await db.schema
      .createTable("seats")
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("person", "text")
      .addColumn("bot", "text")
      .addColumn("name", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("seats_key", ["game", "seat"])
      .execute();
    await db.schema.createIndex("seats_by_person").on("seats").column("person").execute();

    await db.schema
      .createTable("entries")
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("act", "text")
      .addColumn("body", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("entries_key", ["game", "seq"])
      .execute();

    await db.schema
      .createTable("people")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("sessions")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("seen", "bigint", (column) => column.notNull())
      .addColumn("agent", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessions_by_person").on("sessions").column("person").execute();
  },
};
