import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a seat lets stand; told to nobody. */
export const orders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("orders")
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("orders_key", ["game", "seat"])
      .execute();
  },
};
