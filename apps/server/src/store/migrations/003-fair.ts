import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What players add to the luck of a table, attempts that came to nothing, and the key of the server. */
export const fair: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite adds one column at a time.
    const games = () => db.schema.alterTable("games");
    await games()
      .addColumn("attempt", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await games().addColumn("roster", "text").execute();
    await games().addColumn("signature", "text").execute();
    const seats = () => db.schema.alterTable("seats");
    await seats()
      .addColumn("fair", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await seats().addColumn("key", "text").execute();
    await seats().addColumn("commitment", "text").execute();
    await seats().addColumn("nonce", "text").execute();

    await db.schema
      .createTable("voids")
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("attempt", "integer", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("roster", "text", (column) => column.notNull())
      .addColumn("signature", "text", (column) => column.notNull())
      .addColumn("seed", "text", (column) => column.notNull())
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("silent", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("voids_key", ["game", "attempt"])
      .execute();
    await db.schema
      .createTable("server_keys")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .execute();
  },
};
