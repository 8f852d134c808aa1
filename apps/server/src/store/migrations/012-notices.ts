import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Work for later; what is told to whom when it is his turn, by which ways, and what was told. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("jobs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.unique())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("failed", "integer", (column) => column.notNull())
      .addColumn("held", "bigint", (column) => column.notNull())
      .addColumn("error", "text")
      .execute();
    await db.schema.createIndex("jobs_by_time").on("jobs").columns(["at"]).execute();

    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("turn", "integer", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("made", "bigint", (column) => column.notNull())
      .addColumn("sent", "bigint")
      .addColumn("read", "bigint")
      .addUniqueConstraint("outbox_once", ["game", "turn", "seat", "channel"])
      .execute();
    await db.schema.createIndex("outbox_by_person").on("outbox").columns(["person", "channel", "made"]).execute();

    await db.schema
      .createTable("notice_choices")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("channels", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("notice_choices_key", ["person", "game"])
      .execute();
    await db.schema
      .createTable("notice_addresses")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("notice_addresses_key", ["person", "channel"])
      .execute();
  },
};
