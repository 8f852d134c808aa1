import { refuse, type Refusal, type Seat } from "@ara/kernel";
import type { Blocks } from "../people/blocks.ts";
import type { Person } from "../people/sessions.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../tables/tables.ts";

/** Seats that somebody has left to a bot, for others who want to go on. */
export class Takeover {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #blocks: Blocks;

  constructor(store: Store, tables: Tables, blocks: Blocks) {
    this.#store = store;
    this.#tables = tables;
    this.#blocks = blocks;
  }

  async take(person: Person, id: string, seat: Seat): Promise<Refusal | null> {
    if (person.kind === "bot") return refuse("lobby.program");
    const found = await this.#tables.find(id);
    if (!found.ok) return found.error;
    const table = found.value;
    if (table.over) return refuse("lobby.over");
    // Whether it is offered counts as it is now, not as this node was last told.
    await table.readBeside();
    const refused = table.seating.refusalToTake(person.id, seat) ?? table.seating.refusalToCome(seat);
    if (refused) return refused;
    const apart = await this.#blocks.apart(person.id);
    if (table.seating.deciders.some((one) => apart.has(one))) return refuse("lobby.blocked");
    await table.hand(seat, { person: person.id, bot: null, away: null, first: table.seating.firstOf(seat, person.id) });
    const after = await this.#tables.find(id);
    // Of two who want it in the same moment one has it.
    return after.ok && after.value.seating.of(person.id).includes(seat) ? null : refuse("lobby.taken");
  }

  /** Whoever has made the table says whether others may. */
  async allow(person: Person, id: string, isAllowed: boolean): Promise<Refusal | null> {
    const { numUpdatedRows } = await this.#store.db
      .updateTable("games")
      .set({ takeover: isAllowed ? 1 : 0 })
      .where("id", "=", id)
      .where("host", "=", person.id)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return refuse("lobby.notHost");
    this.#store.nudge({ game: id, what: "offers" });
    return null;
  }
}
