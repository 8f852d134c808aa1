import { canonical, FastChance, legalActions, type Seat, type Viewer } from "@ara/kernel";
import type { Port } from "@ara/protocol";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import { gameNamed } from "../games/games.ts";
import type { Person } from "../people/sessions.ts";
import type { EntryTable, GameTable, SeatTable } from "../store/database.ts";
import { Store } from "../store/store.ts";
import { AwakeTable } from "../tables/awake.ts";
import { Lobby } from "../tables/lobby.ts";
import { keepable, take, type Kept, type Reading } from "../tables/reading.ts";
import { Snapshots } from "../tables/snapshots.ts";
import { beginMatch, playLong, type LongMatch } from "./long-game.ts";
import { SimulatedDisk } from "./simulated-disk.ts";
import { simulatedLine } from "./simulated-net.ts";
import { simulatedWorld, type SimulatedWorld } from "./simulated-world.ts";

export interface Twinned {
  /** What the two sent to whoever cannot tell them apart, with the moments at which it left. */
  readonly sent: readonly [readonly string[], readonly string[]];
  /** How many steps both went on, and how many of them were not the same in both. */
  readonly steps: number;
  readonly secret: number;
  /** Whether anything was different at all. */
  readonly differ: boolean;
}

/**
 * Two tables in worlds alike that differ in what a seat cannot know, and in nothing else: they go on side by side, others
 * doing in each what looks the same to that seat, as long as there is such a thing.
 */
export async function twins(name: string, players: number, seed: string, rows: number, most: number): Promise<Twinned> {
  const chance = new FastChance(`${seed} twins`);
  const [one, other] = [await Side.of(name, players, seed), await Side.of(name, players, seed)];
  const played = one.playUntilSettled(rows, seed);
  const seat: Seat = chance.below(players);
  const kept = one.kept(played);
  await one.wake(kept, seat);
  await other.wake(other.twinOf(kept, seat, seed), seat);
  const differ = canonical(one.match.state) !== canonical(other.match.state);
  let [steps, secret] = [0, 0];
  for (; steps < most; steps++) {
    const pair = pairOf(one, other, seat, chance);
    if (!pair) break;
    await one.act(pair.actor, pair.first);
    await other.act(pair.actor, pair.second);
    if (canonical(pair.first) !== canonical(pair.second)) secret++;
  }
  return { sent: [one.sent, other.sent], steps, secret, differ };
}

interface Pair {
  readonly actor: Seat;
  readonly first: unknown;
  readonly second: unknown;
}

const TRIES = 12;

function pairOf(one: Side, other: Side, seat: Seat, chance: FastChance): Pair | undefined {
  const both = one.toAct.filter((actor) => other.toAct.includes(actor));
  if (both.length === 0) return undefined;
  const actor = chance.pick(both);
  const [firsts, seconds] = [one.legal(actor), other.legal(actor)];
  // Whoever cannot tell them apart has the same choice in both.
  if (actor === seat && canonical(firsts) !== canonical(seconds)) throw new Error("a seat's choices tell twins apart");
  for (let tried = 0; tried < TRIES; tried++) {
    const first = chance.pick(firsts);
    const seen = one.seenOf(actor, first, seat);
    const same = seconds.filter((action) => canonical(action) === canonical(first));
    const others = Array.from({ length: TRIES }, () => chance.pick(seconds));
    const tries = actor === seat ? same : [...others, ...same];
    const second = tries.find((action) => other.seenOf(actor, action, seat) === seen);
    if (second !== undefined) return { actor, first, second };
    // What the seat does itself may show it a card: then they are twins no longer.
  }
  return undefined;
}

/** Heads and receipts are hashes and signatures over what is secret: nobody can tell them from noise. */
const withoutNoise = (text: string): string =>
  text.replaceAll(/"(head|receipt)":"[^"]*"/g, (_, what: string) => `"${what}":"…"`);

class Side {
  readonly sent: string[] = [];
  readonly #world: SimulatedWorld;
  readonly #store: Store;
  readonly #key: ServerKey;
  readonly #game: GameTable;
  readonly #seats: readonly SeatTable[];
  readonly #lines = new Map<Seat, { readonly port: Port; version: number }>();
  readonly #chance: FastChance;
  #reading: Reading | undefined;
  #acts = 0;

  private constructor(
    world: SimulatedWorld,
    store: Store,
    key: ServerKey,
    game: GameTable,
    seats: readonly SeatTable[],
    seed: string,
  ) {
    this.#world = world;
    this.#store = store;
    this.#key = key;
    this.#game = game;
    this.#seats = seats;
    this.#chance = new FastChance(`${seed} side`);
  }

  static async of(name: string, players: number, seed: string): Promise<Side> {
    const world = simulatedWorld(seed);
    const disk = new SimulatedDisk({ world, chance: new FastChance(`${seed} disk`), slowest: 10 });
    return world.run(
      (async () => {
        const store = await Store.open(disk.engine());
        const key = await ServerKey.of(store, world);
        const lobby = new Lobby(store, world, new Dealing(store, world, key));
        const people = Array.from({ length: players }, (_, i): Person => ({ id: `p${i}`, name: "P", kind: "guest" }));
        const made = await lobby.create(people[0]!, {
          game: name,
          config: gameNamed(name)!.usual.get(players)!,
          listed: false,
          seats: people.map((_, i) => ({ who: i === 0 ? "me" : "open" })),
          clock: { kind: "live", bank: 3_600_000, increment: 1000 },
        });
        if (!made.ok) throw new Error(made.error.key);
        for (const [i, person] of people.entries()) if (i > 0) await lobby.sit(person, made.value, i);
        const { db } = store;
        const game = await db.selectFrom("games").selectAll().where("id", "=", made.value).executeTakeFirstOrThrow();
        const seats = await db.selectFrom("seats").selectAll().where("game", "=", made.value).orderBy("seat").execute();
        return new Side(world, store, key, game, seats, seed);
      })(),
    );
  }

  get match(): LongMatch {
    return this.#reading!.match;
  }

  get toAct(): readonly Seat[] {
    return this.match.game.toAct(this.match.state);
  }

  /** Until so many rows are there and nothing can be taken back. */
  playUntilSettled(rows: number, seed: string): EntryTable[] {
    for (let more = 0; ; more++) {
      const match = beginMatch(this.#game, this.#seats);
      const played = playLong(match, this.#game.id, rows + more, new FastChance(`${seed} played`));
      if (this.#seats.every(({ seat }) => match.undoable(seat) === 0) || match.over) return played;
    }
  }

  kept(rows: readonly EntryTable[]): Kept {
    return JSON.parse(JSON.stringify(keepable(this.#game, this.#seats, rows))) as Kept;
  }

  /** The same for a seat, and as different as can be for all others. */
  twinOf(kept: Kept, seat: Seat, seed: string): Kept {
    const { game } = gameNamed(this.#game.game)!.served;
    const state = game.determinize(game.view(kept.match.state, seat), new FastChance(`${seed} twin`));
    return { ...kept, match: { ...kept.match, state } };
  }

  async wake(kept: Kept, seat: Seat): Promise<void> {
    const world = this.#world;
    const house = {
      world,
      store: this.#store,
      key: this.#key,
      botsOf: () => ({
        choose: () => new Promise<never>(() => undefined),
        advise: () => new Promise<never>(() => undefined),
        close: () => undefined,
      }),
      fault: (what: string) => void this.sent.push(`fault ${what}`),
    };
    const snapshots = new Snapshots(house);
    snapshots.read = async () => {
      const reading = take(this.#game, this.#seats, [], kept);
      if (reading.ok) this.#reading = reading.value;
      return reading;
    };
    const woken = await world.run(AwakeTable.wake(house, this.#game.id, () => undefined, undefined, snapshots));
    if (!woken.ok) throw new Error(woken.error.key);
    for (const { seat: one, person } of this.#seats) this.#sit(woken.value, person, one, one === seat);
    this.#sit(woken.value, null, "spectator", true);
    await world.pass(100);
  }

  #sit(table: AwakeTable, person: string | null, viewer: Viewer, isWatched: boolean): void {
    const world = this.#world;
    const line = simulatedLine({ world, chance: this.#chance, slowest: 5, doubled: Infinity }, (text) => {
      if (isWatched) this.sent.push(`${viewer} ${world.mono()} ${withoutNoise(text)}`);
    });
    table.attach(line.server, person, () => line.cut());
    const client = { port: line.client, version: 0 };
    line.client.listen((message) => {
      const { news, t } = message as { readonly t: string; readonly news?: { readonly version: number } };
      if (news) client.version = news.version;
      if (t === "refused" || t === "bad") this.sent.push(JSON.stringify(message));
    });
    line.client.post({ t: "hello", v: [1] });
    line.client.post({ t: "watch", n: 1, viewer });
    if (viewer !== "spectator") this.#lines.set(viewer, client);
  }

  legal(actor: Seat): unknown[] {
    return legalActions(this.match.game, this.match.state, actor);
  }

  /** What an action would let a seat and a spectator see. */
  seenOf(actor: Seat, action: unknown, seat: Seat): string {
    const { game } = this.match;
    const prepared = this.match.prepare(actor, action);
    if (!prepared.ok) throw new Error(prepared.error.key);
    const { state, events, entry } = prepared.value;
    const viewers: readonly Viewer[] = [seat, "spectator"];
    return canonical([
      // Dice of both fall alike as long as as many have fallen.
      entry.outcomes ?? [],
      ...viewers.map((viewer) => [
        game.view(state, viewer),
        events.map((event) => game.seen(event, viewer) ?? null).filter((event) => event !== null),
      ]),
    ]);
  }

  async act(actor: Seat, action: unknown): Promise<void> {
    const { port, version } = this.#lines.get(actor)!;
    port.post({ t: "act", id: `act-${this.#acts++}`, seat: actor, v: version, action });
    await this.#world.pass(200);
  }
}
