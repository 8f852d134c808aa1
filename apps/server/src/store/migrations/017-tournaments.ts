import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Tournaments: who is in them, who meets whom; seats that are kept for somebody. */
export const tournaments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("seats").addColumn("kept", "text").execute();
    await db.schema.createIndex("seats_by_kept").on("seats").columns(["kept"]).execute();
    await db.schema
      .createTable("tournaments")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("config", "text", (column) => column.notNull())
      .addColumn("seats", "integer", (column) => column.notNull())
      .addColumn("clock", "text", (column) => column.notNull())
      .addColumn("at_zero", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("most", "integer")
      .addColumn("members", "integer", (column) => column.notNull())
      .addColumn("patience", "bigint", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("organiser", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("begun", "bigint")
      .addColumn("ended", "bigint")
      .addColumn("round", "integer", (column) => column.notNull())
      .addColumn("seed", "text", (column) => column.notNull())
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("commitment", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("tournaments_by_status").on("tournaments").columns(["status", "created"]).execute();
    await db.schema
      .createTable("entrants")
      .addColumn("tournament", "text", (column) => column.notNull())
      .addColumn("n", "integer", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("joined", "bigint", (column) => column.notNull())
      .addColumn("lot", "integer")
      .addColumn("gone", "bigint")
      .addPrimaryKeyConstraint("entrants_key", ["tournament", "n"])
      .addUniqueConstraint("entrants_once", ["tournament", "person"])
      .execute();
    await db.schema
      .createTable("pairings")
      .addColumn("tournament", "text", (column) => column.notNull())
      .addColumn("round", "integer", (column) => column.notNull())
      .addColumn("board", "integer", (column) => column.notNull())
      .addColumn("players", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.unique())
      .addColumn("due", "bigint")
      .addColumn("places", "text")
      .addColumn("how", "text")
      .addColumn("winner", "integer")
      .addColumn("lots", "integer")
      .addPrimaryKeyConstraint("pairings_key", ["tournament", "round", "board"])
      .execute();
  },
};
