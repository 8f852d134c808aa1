import { err, ok, refuse, type Refusal, type Result } from "@ara/kernel";
import type { OfferTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { AwakeTable } from "../tables/awake.ts";
import type { Tables } from "../tables/tables.ts";
import { newId, type World } from "../world.ts";
import { agreedTo } from "./beside.ts";

export interface NewOffer {
  readonly kind: OfferTable["kind"];
  /** How many of one's own decisions are to be taken back. */
  readonly steps: number;
}

const TRIES = 5;

/** What those at a table can agree on. All people who play have to; bots and programs agree to everything. */
export class Offers {
  readonly #store: Store;
  readonly #world: World;
  readonly #tables: Tables;
  readonly #told: (game: string, offer: string) => void;

  /** `told` hears of offers that wait for somebody. */
  constructor(
    store: Store,
    world: World,
    tables: Tables,
    told: (game: string, offer: string) => void = () => undefined,
  ) {
    this.#told = told;
    this.#store = store;
    this.#world = world;
    this.#tables = tables;
  }

  async make(person: string, game: string, { kind, steps }: NewOffer): Promise<Refusal | null> {
    const found = await this.#at(game, person);
    if (!found.ok) return found.error;
    const table = found.value;
    // Whoever is away for a while would have lost it without a word.
    if (kind === "end" && (await this.#isOfTournament(game))) return refuse("offer.tournament");
    if (kind !== "pause" && table.seating.mayReturn) return refuse("offer.mayReturn");
    const mark = table.mark();
    const before = await this.#last(game);
    if (before?.state === "open" && before.mark === mark && before.person !== person) return refuse("offer.open");
    // Nobody is asked the same again while nothing has happened.
    if (before?.state === "declined" && before.mark === mark && before.kind === kind && before.person === person)
      return refuse("offer.declined");
    if (kind === "pause" && !table.hasRunningClock) return refuse("offer.noClock");
    const back = kind === "back" ? table.backOf(person, steps) : { seat: table.seating.of(person)[0]!, to: 0 };
    if (!back) return refuse("undo.nothing");
    const row: OfferTable = {
      game,
      id: newId(this.#world, 12),
      kind,
      person,
      seat: back.seat,
      steps: kind === "back" ? steps : 0,
      back_to: back.to,
      mark,
      state: "open",
      agreed: JSON.stringify([person]),
      declined: null,
      made: this.#world.now(),
    };
    const { game: _game, ...changes } = row;
    const kept = await this.#store.db
      .insertInto("offers")
      .values(row)
      .onConflict((same) =>
        same
          .column("game")
          .doUpdateSet(changes)
          .where("offers.id", "=", before?.id ?? ""),
      )
      .executeTakeFirst();
    if (Number(kept.numInsertedOrUpdatedRows) === 0) return refuse("offer.open");
    const refused = await this.#settle(table, row);
    if (!refused) this.#told(game, row.id);
    return refused;
  }

  /** Agrees to an offer, declines it, or (whoever made it) takes it back. */
  async reply(person: string, game: string, id: string, yes: boolean): Promise<Refusal | null> {
    const found = await this.#at(game, person);
    if (!found.ok) return found.error;
    const table = found.value;
    for (let tries = 0; tries < TRIES; tries++) {
      const offer = await this.#last(game);
      if (!offer || offer.id !== id || offer.state !== "open" || offer.mark !== table.mark())
        return refuse("offer.gone");
      const agreed = agreedTo(offer);
      const changed: OfferTable = yes
        ? { ...offer, agreed: JSON.stringify([...new Set([...agreed, person])]) }
        : { ...offer, state: offer.person === person ? "withdrawn" : "declined", declined: person };
      // Two who agree in the same moment both have.
      if (await this.#change(offer, changed)) return this.#settle(table, changed);
    }
    return refuse("server.tooFast");
  }

  /** The clocks run again. */
  async goOn(person: string, game: string): Promise<Refusal | null> {
    const found = await this.#at(game, person);
    if (!found.ok) return found.error;
    await found.value.goOn();
    this.#store.nudge({ game, what: "offers" });
    return null;
  }

  /** Does what all have agreed to. */
  async #settle(table: AwakeTable, offer: OfferTable): Promise<Refusal | null> {
    const agreed = agreedTo(offer);
    const isAgreed = offer.state === "open" && table.seating.deciders.every((one) => agreed.includes(one));
    const isTooSoon = isAgreed && offer.kind !== "pause" && table.seating.mayReturn;
    const refused = isTooSoon ? refuse("offer.mayReturn") : isAgreed ? await carriedOut(table, offer) : null;
    // What was taken back is told for as long as the table stands as it does then.
    if (isAgreed && !refused) await this.#change(offer, { ...offer, state: "done", mark: table.mark() });
    this.#store.nudge({ game: offer.game, what: "offers" });
    return refused;
  }

  async #at(game: string, person: string): Promise<Result<AwakeTable, Refusal>> {
    const found = await this.#tables.find(game);
    if (!found.ok) return found;
    if (found.value.over) return err(refuse("lobby.over"));
    return found.value.seating.of(person).length === 0 ? err(refuse("table.notYours")) : ok(found.value);
  }

  async #isOfTournament(game: string): Promise<boolean> {
    const { db } = this.#store;
    return (await db.selectFrom("pairings").select("game").where("game", "=", game).executeTakeFirst()) !== undefined;
  }

  #last(game: string): Promise<OfferTable | undefined> {
    return this.#store.db.selectFrom("offers").selectAll().where("game", "=", game).executeTakeFirst();
  }

  async #change(from: OfferTable, to: OfferTable): Promise<boolean> {
    const { game: _game, ...changes } = to;
    const { numUpdatedRows } = await this.#store.db
      .updateTable("offers")
      .set(changes)
      .where("game", "=", from.game)
      .where("id", "=", from.id)
      .where("state", "=", from.state)
      .where("agreed", "=", from.agreed)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  }
}

function carriedOut(table: AwakeTable, { kind, seat, back_to: to, mark }: OfferTable): Promise<Refusal | null> {
  if (kind === "back") return table.goBackTo(seat, to, mark);
  return kind === "end" ? table.endByAgreement(mark) : table.pause(mark);
}
