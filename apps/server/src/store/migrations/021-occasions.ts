import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** People are told of more than their turns: an outbox that says what of, and once of each to everybody concerned. */
export const occasions: Migration = {
  async up(db: Kysely<unknown>) {
    const any = db as Kysely<Record<string, Record<string, unknown>>>;
    await db.schema
      .createTable("outbox_anew")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("made", "bigint", (column) => column.notNull())
      .addColumn("sent", "bigint")
      .addColumn("read", "bigint")
      .addUniqueConstraint("outbox_each_once", ["game", "what", "about", "seat", "person", "channel"])
      .execute();
    for (const row of await any.selectFrom("outbox").selectAll().execute()) {
      const { turn, ...rest } = row;
      const told = Number(turn) < 0 ? { what: "seat", about: "" } : { what: "turn", about: String(turn) };
      await any
        .insertInto("outbox_anew")
        .values({ ...rest, ...told })
        .execute();
    }
    await db.schema.dropTable("outbox").execute();
    await db.schema.alterTable("outbox_anew").renameTo("outbox").execute();
    await db.schema.createIndex("outbox_of_person").on("outbox").columns(["person", "channel", "made"]).execute();
  },
};
