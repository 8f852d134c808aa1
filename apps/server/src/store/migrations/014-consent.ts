import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What those at a table agree on: offers, the end of a game without a result, the next game, seats for others. */
export const consent: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("games").addColumn("agreed", "integer").execute();
    await db.schema.alterTable("games").addColumn("rematch", "text").execute();
    await db.schema
      .alterTable("games")
      .addColumn("takeover", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable("seats").addColumn("first", "text").execute();
    await db.schema
      .createTable("offers")
      .addColumn("game", "text", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("steps", "integer", (column) => column.notNull())
      .addColumn("back_to", "integer", (column) => column.notNull())
      .addColumn("mark", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("agreed", "text", (column) => column.notNull())
      .addColumn("declined", "text")
      .addColumn("made", "bigint", (column) => column.notNull())
      .execute();
  },
};
