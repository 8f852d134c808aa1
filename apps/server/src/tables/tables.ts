import { refuse, type Refusal, type Result, type Seat } from "@ara/kernel";
import { newId } from "../world.ts";
import { AwakeTable, type Holder, type House } from "./awake.ts";
import { Snapshots } from "./snapshots.ts";
import type { Nudge } from "../store/store.ts";
import { Troubles } from "./troubles.ts";

/**
 * A game that nobody looks at goes to sleep after so long. One that is over goes with the last who was there, for nothing happens
 * there any more; one that was woken though it is over, and to which nobody came, at the next look.
 */
const ASLEEP_AFTER = 60_000;
const OVER_AFTER = 1000;

/** So often games are looked for that sleep though something is due. */
const LOOK_EVERY = 1000;
/** Whoever has a game awake does it in time; others come so much later. */
const GRACE = 1000;
const MOST_AT_ONCE = 50;
const MOST_SEATS = 16;

/** The games that are awake on this node. */
export class Tables {
  readonly #house: House;
  readonly #troubles: Troubles;
  readonly #snapshots: Snapshots;
  readonly #awake = new Map<string, Promise<Result<AwakeTable, Refusal>>>();
  #sweeping: () => void;
  #looking: () => void;
  #closed = false;

  constructor(house: House) {
    this.#house = house;
    this.#troubles = new Troubles(house.world);
    this.#snapshots = new Snapshots(house);
    house.store.onForeign((games) => void this.#followAll(games));
    house.store.onNudge((nudge) => void this.#nudge(nudge));
    house.store.onTold("orders", ([game]) => void this.#readOrders(game!));
    this.#sweeping = house.world.after(OVER_AFTER, () => void this.#sweep(OVER_AFTER));
    this.#looking = house.world.after(0, () => void this.#lookAfter());
  }

  get size(): number {
    return this.#awake.size;
  }

  /** The table of a game that has begun, woken if it sleeps. */
  async find(id: string): Promise<Result<AwakeTable, Refusal>> {
    const known = this.#awake.get(id);
    if (known) return known;
    const left = (): void => {
      // Another may have been read anew in its place meanwhile.
      if (this.#awake.get(id) === waking) void this.#drop(id);
    };
    const anew = (): void => void this.#anew(id);
    const waking = AwakeTable.wake(this.#house, id, anew, this.#troubles, this.#snapshots, left);
    this.#awake.set(id, waking);
    try {
      const found = await waking;
      if (!found.ok) this.#awake.delete(id);
      return found;
    } catch (error) {
      this.#awake.delete(id);
      throw error;
    }
  }

  /** Somebody leaves his seats to bots. */
  goAway(id: string, person: string): Promise<Refusal | null> {
    return this.#hand(
      id,
      (table) => table.seating.of(person),
      (level) => ({ person: null, bot: level, away: person }),
    );
  }

  /** Somebody takes back what he has left. */
  comeBack(id: string, person: string): Promise<Refusal | null> {
    return this.#hand(
      id,
      (table) => table.seating.leftBy(person),
      () => ({ person, bot: null, away: null }),
      (table, seat) => table.seating.refusalToCome(seat),
    );
  }

  /** Nobody has come to a game for so long that it ends. */
  async abandon(id: string): Promise<void> {
    const found = await this.find(id);
    if (found.ok) await found.value.abandon();
  }

  /** One seat after the other: after each the table is read anew. */
  async #hand(
    id: string,
    seatsAt: (table: AwakeTable) => readonly Seat[],
    holder: (level: string) => Holder,
    refusal: (table: AwakeTable, seat: Seat) => Refusal | null = () => null,
  ): Promise<Refusal | null> {
    for (let handed = 0; ; handed++) {
      const found = await this.find(id);
      if (!found.ok) return found.error;
      const { value: table } = found;
      const [seat] = seatsAt(table);
      if (seat === undefined) return handed > 0 ? null : refuse("table.notYours");
      if (table.over) return refuse("lobby.over");
      if (handed > MOST_SEATS) return refuse("server.fault");
      const refused = refusal(table, seat);
      if (refused) return refused;
      await table.hand(seat, holder(table.usual));
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#sweeping();
    this.#looking();
    await Promise.all([...this.#awake.keys()].map((id) => this.#drop(id)));
    await this.#snapshots.close();
  }

  /** It is read anew when somebody asks for it again. */
  async #drop(id: string): Promise<void> {
    const known = this.#awake.get(id);
    this.#awake.delete(id);
    const found = await known?.catch(() => undefined);
    if (found?.ok) found.value.close();
  }

  /** What stood here was out of date: bots and clocks go on at the table read anew, whether or not somebody looks. */
  async #anew(id: string): Promise<void> {
    await this.#drop(id);
    if (!this.#closed) await this.find(id).catch(() => undefined);
  }

  async #followAll(games: readonly string[]): Promise<void> {
    for (const id of games.length > 0 ? games : this.#awake.keys()) {
      // Most of what others keep is of games that nobody looks at here.
      const awake = this.#awake.get(id);
      const found = awake && (await awake.catch(() => undefined));
      if (found?.ok) await found.value.follow();
    }
  }

  async #nudge({ game, what, room }: Nudge): Promise<void> {
    const found = await this.#awake.get(game)?.catch(() => undefined);
    if (!found?.ok) return;
    if (what === "offers") await found.value.readBeside().catch(() => undefined);
    else found.value.tell({ t: "nudge", what }, room);
  }

  async #readOrders(id: string): Promise<void> {
    const found = await this.#awake.get(id)?.catch(() => undefined);
    if (found?.ok) await found.value.readOrders().catch(() => undefined);
  }

  /** A clock at zero, a bot whose node is gone: the game is woken, and goes on by itself. */
  async #lookAfter(): Promise<void> {
    const { world, store } = this.#house;
    try {
      const due = await store.db
        .selectFrom("games")
        .select("id")
        .where("status", "=", "running")
        .where("due", "<=", world.now() - GRACE)
        .orderBy("due")
        .limit(MOST_AT_ONCE)
        .execute();
      for (const { id } of due) if (!this.#awake.has(id)) await this.#wakeDue(id);
    } catch {
      // The database may be back at the next look.
    }
    if (!this.#closed) this.#looking = world.after(LOOK_EVERY, () => void this.#lookAfter());
  }

  /** One that cannot be read is not tried again and again. */
  async #wakeDue(id: string): Promise<void> {
    const found = await this.find(id);
    if (found.ok) return;
    this.#house.fault(`a game cannot be woken: ${found.error.key}`, id, newId(this.#house.world, 6));
    await this.#house.store.updateGame(id, { due: null });
  }

  /** `passed`: so long ago all that nobody looked at went to sleep. */
  async #sweep(passed: number): Promise<void> {
    const isAll = passed >= ASLEEP_AFTER;
    for (const [id, waking] of this.#awake) {
      const found = await waking.catch(() => undefined);
      if (!found?.ok || found.value.lines > 0 || !(isAll || found.value.over)) continue;
      await this.#drop(id);
      if (!found.value.over) await this.#snapshots.write(id);
    }
    if (this.#closed) return;
    const next = (isAll ? 0 : passed) + OVER_AFTER;
    this.#sweeping = this.#house.world.after(OVER_AFTER, () => void this.#sweep(next));
  }
}
