import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Tables at which seats are drawn by lot when all sit. */
export const draws: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable("games").addColumn("draws", "integer").execute();
  },
};
