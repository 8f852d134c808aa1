import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Games that end before the rules end them: why; and when those of a game at which nothing happens were told so. */
export const cut: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable("games").addColumn("cut", "text").execute();
    await db.schema.alterTable("games").addColumn("quiet", "bigint").execute();
  },
};
