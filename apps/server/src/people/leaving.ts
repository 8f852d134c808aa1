import type { Refusal } from "@ara/kernel";
import type { Kysely } from "kysely";
import type { Jobs } from "../jobs/jobs.ts";
import type { Database } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { World } from "../world.ts";

/** It is done at once where nothing is in the way: whoever does it again comes so much later. */
const AGAIN_AFTER = 30_000;
const TRIES = 12;

/** Whoever is gone, or was shut out, leaves his seats at games in progress to bots, whatever happens meanwhile. */
export class Leaving {
  readonly #store: Store;
  readonly #world: World;
  readonly #jobs: Jobs;
  readonly #leave: (game: string, person: string) => Promise<Refusal | null>;

  constructor(
    store: Store,
    world: World,
    jobs: Jobs,
    leave: (game: string, person: string) => Promise<Refusal | null>,
  ) {
    this.#store = store;
    this.#world = world;
    this.#jobs = jobs;
    this.#leave = leave;
    jobs.handle("gone", async ({ person }) => {
      // He may have been let in again.
      const isGone = store.db
        .selectFrom("people")
        .select("id")
        .where("id", "=", person)
        .where((where) => where.or([where("deleted", "is not", null), where("banned", "is not", null)]));
      if (await isGone.executeTakeFirst()) await this.#leaveAll(person);
      return undefined;
    });
  }

  /** It will be done: kept together with the reason for it. */
  async promise(within: Kysely<Database>, person: string): Promise<void> {
    const at = this.#world.now() + AGAIN_AFTER;
    await this.#jobs.add("gone", { person }, { key: `gone ${person}`, at, tries: TRIES, within });
  }

  /** Now, as far as it can be done. */
  async now(person: string): Promise<void> {
    await this.#leaveAll(person).catch(() => undefined);
  }

  /** Where it fails at one table he leaves the others all the same. */
  async #leaveAll(person: string): Promise<void> {
    const playing = await this.#store.db
      .selectFrom("seats")
      .innerJoin("games", "games.id", "seats.game")
      .select("games.id")
      .distinct()
      .where("seats.person", "=", person)
      .where("games.status", "=", "running")
      .execute();
    const failed: unknown[] = [];
    for (const { id } of playing) await this.#leave(id, person).catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw failed[0];
  }
}
