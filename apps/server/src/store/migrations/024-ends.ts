import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A node that was killed between the last entry of a game and its end left the game running, with nothing due. By its row it
 * looks as any other that waits for somebody: each of these is looked at once, and ends if it is over.
 */
export const ends: Migration = {
  async up(db: Kysely<{ games: { status: string; due: number | null } }>) {
    await db
      .updateTable("games")
      .set({ due: Date.now() })
      .where("status", "=", "running")
      .where("due", "is", null)
      .execute();
  },
};
