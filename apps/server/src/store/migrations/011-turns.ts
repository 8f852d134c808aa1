import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Whose turn it is, as everybody can tell; when somebody last looked at his table. */
export const turns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("games").addColumn("asked", "text").execute();
    await db.schema.alterTable("games").addColumn("asked_at", "bigint").execute();
    await db.schema
      .alterTable("games")
      .addColumn("turn", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("seats").addColumn("seen", "bigint").execute();
  },
};
