import { canonical, FastChance, legalActions, Match, type Seat, type Viewer } from "@ara/kernel";
import { PortTable, type News, type Rules, type TableTypes, type Thinkers } from "@ara/protocol";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import { gameNamed } from "../games/games.ts";
import type { Person } from "../people/sessions.ts";
import type { EntryTable, GameTable, SeatTable } from "../store/database.ts";
import { Store } from "../store/store.ts";
import { Lobby } from "../tables/lobby.ts";
import { follow, recordOf } from "../tables/rows.ts";
import { Tables } from "../tables/tables.ts";
import type { World } from "../world.ts";
import { SimulatedDisk, type Mood, type SimulatedEngine } from "./simulated-disk.ts";
import { simulatedLine, type SimulatedLine } from "./simulated-net.ts";
import { simulatedWorld, type SimulatedWorld } from "./simulated-world.ts";

/** A whole table of the house in a world that a seed decides: people with the client's own code, nodes, lines and a disk. */
export interface SimulationOptions {
  readonly seed: string;
  readonly game: string;
  readonly players: number;
  readonly nodes: number;
  /** So long things go wrong, in simulated milliseconds. */
  readonly troubled: number;
  /** How the disk is while nothing is wrong with it. */
  readonly mood?: Mood;
}

export interface Findings {
  /** What must not be. */
  readonly faults: readonly string[];
  readonly acknowledged: number;
  readonly rows: number;
  readonly crashes: number;
  readonly cuts: number;
  /** What happened, in one text: the same seed gives the same. */
  readonly trace: string;
}

interface Node {
  readonly engine: SimulatedEngine;
  readonly tables: Tables;
  readonly lines: Set<SimulatedLine>;
}

const HOUR = 3_600_000;
const SLOWEST = 30;
const MOODS: readonly Mood[] = ["full", "dumb", "gone"];
/** Somebody who calls waits so long. */
const PATIENCE = 1000;
/** When nothing goes wrong any more, everybody knows everything after so long. */
const CALM = 6000;

export async function simulate(options: SimulationOptions): Promise<Findings> {
  return new Simulation(options).run();
}

/** Anything legal. */
const bots = (seed: string): Thinkers<TableTypes> => {
  const chance = new FastChance(seed);
  return {
    choose: async (_, { legal }) => ({ action: chance.pick(legal), reason: null }),
    advise: () => Promise.reject(new Error("no")),
    close: () => undefined,
  };
};

class Simulation {
  readonly #options: SimulationOptions;
  readonly #world: SimulatedWorld;
  readonly #chance: FastChance;
  readonly #disk: SimulatedDisk;
  readonly #nodes: (Node | undefined)[] = [];
  readonly #acknowledged: string[] = [];
  readonly #heads = new Set<string>();
  readonly #faults: string[] = [];
  readonly #clients: Client[] = [];
  readonly #trace: string[] = [];
  #crashes = 0;
  #cuts = 0;
  #isTroubled = true;
  #id = "";

  constructor(options: SimulationOptions) {
    this.#options = options;
    this.#world = simulatedWorld(`${options.seed} world`);
    this.#chance = new FastChance(`${options.seed} trouble`);
    const chance = new FastChance(`${options.seed} disk`);
    this.#disk = new SimulatedDisk({ world: this.#world, chance, slowest: SLOWEST });
  }

  async run(): Promise<Findings> {
    const { nodes, troubled } = this.#options;
    await this.#world.run(this.#begin());
    for (let i = 1; i < nodes; i++) this.#nodes[i] = await this.#world.run(this.#startNode());
    for (const client of this.#clients) void client.stay();
    this.#disk.mood = this.#usual;
    this.#trouble();
    await this.#world.pass(troubled);
    this.#isTroubled = false;
    this.#disk.mood = "well";
    for (const client of this.#clients) client.isPlaying = false;
    await this.#world.pass(CALM);
    const rows = this.#disk.entries;
    await this.#world.run(this.#check(rows));
    for (const client of this.#clients) client.end();
    return {
      faults: this.#faults,
      acknowledged: this.#acknowledged.length,
      rows: rows.length,
      crashes: this.#crashes,
      cuts: this.#cuts,
      trace: this.#trace.join("\n"),
    };
  }

  get #usual(): Mood {
    return this.#options.mood ?? "well";
  }

  async #begin(): Promise<void> {
    const { game, players, seed } = this.#options;
    const node = await this.#startNode();
    this.#nodes[0] = node;
    const store = await Store.open(node.engine);
    const lobby = new Lobby(
      store,
      this.#world,
      new Dealing(store, this.#world, await ServerKey.of(store, this.#world)),
    );
    const people = Array.from({ length: players }, (_, i): Person => ({ id: `p${i}`, name: `P${i}`, kind: "guest" }));
    const isBot = (seat: Seat): boolean => game === "pax" && seat === 2;
    const made = await lobby.create(people[0]!, {
      game,
      config: gameNamed(game)!.usual.get(players)!,
      listed: false,
      seats: people.map((_, seat) =>
        isBot(seat) ? { who: "bot", level: gameNamed(game)!.levels[0]! } : { who: seat === 0 ? "me" : "open" },
      ),
      clock: { kind: "live", bank: HOUR, increment: 0 },
      atZero: "nothing",
    });
    if (!made.ok) throw new Error(made.error.key);
    this.#id = made.value;
    for (const [seat, person] of people.entries())
      if (seat > 0 && !isBot(seat)) await lobby.sit(person, this.#id, seat);
    for (const [seat, { id }] of people.entries()) if (!isBot(seat)) this.#add(id, seat, seed);
    // Somebody at two windows, and somebody who looks on.
    this.#add(people[0]!.id, 0, seed);
    this.#add(null, "spectator", seed);
  }

  #add(person: string | null, viewer: Viewer, seed: string): void {
    const n = this.#clients.length;
    this.#clients.push(
      new Client({
        world: this.#world,
        chance: new FastChance(`${seed} client ${n}`),
        game: this.#options.game,
        viewer,
        name: `${n}`,
        dial: () => this.#dial(person),
        acknowledged: (id) => void this.#acknowledged.push(id),
      }),
    );
  }

  async #startNode(): Promise<Node> {
    const engine = this.#disk.engine();
    const alive = (work: () => void) => () => void (engine.isAlive && work());
    const world: World = { ...this.#world, after: (ms, work) => this.#world.after(ms, alive(work)) };
    const store = await Store.open(engine);
    const key = await ServerKey.of(store, world);
    const tables = new Tables({
      world,
      store,
      key,
      botsOf: () => bots(this.#options.seed),
      pace: { least: 10, most: 300, step: 0, beat: 0 },
      fault: (what) => void this.#trace.push(`fault ${what}`),
    });
    return { engine, tables, lines: new Set() };
  }

  /** Somebody calls; nobody may be there. */
  async #dial(person: string | null): Promise<SimulatedLine | undefined> {
    const node = this.#nodes[this.#chance.below(this.#nodes.length)];
    if (!node) return undefined;
    const found = await node.tables.find(this.#id).catch(() => undefined);
    if (!found?.ok || !node.engine.isAlive) return undefined;
    const line = simulatedLine(
      { world: this.#world, chance: this.#chance, slowest: SLOWEST, doubled: this.#isTroubled ? 10 : Infinity },
      (text) => this.#overheard(text),
    );
    node.lines.add(line);
    const detach = found.value.attach(line.server, person, () => line.cut());
    line.onCut(() => {
      node.lines.delete(line);
      if (node.engine.isAlive) detach();
    });
    return line;
  }

  /** Whatever leaves a node. */
  #overheard(text: string): void {
    const told = JSON.parse(text) as { readonly news?: { readonly head?: string } };
    if (told.news?.head !== undefined) this.#heads.add(told.news.head);
    this.#trace.push(`${Math.round(this.#world.mono())} ${text}`);
  }

  /** Things go wrong, one after the other. */
  #trouble(): void {
    const chance = this.#chance;
    this.#world.after(50 + chance.below(700), () => {
      if (!this.#isTroubled) return;
      const what = chance.below(10);
      if (what < 3) this.#cutSome();
      else if (what < 6) this.#crash(chance.below(this.#nodes.length));
      else if (what < 9) this.#moodFor(chance.pick(MOODS), chance.below(300));
      else this.#world.jump(chance.below(2 * HOUR) - HOUR);
      this.#trouble();
    });
  }

  #cutSome(): void {
    for (const node of this.#nodes)
      for (const line of node?.lines ?? [])
        if (this.#chance.below(2) === 0) {
          this.#cuts++;
          line.cut();
        }
  }

  #moodFor(mood: Mood, milliseconds: number): void {
    this.#disk.mood = mood;
    this.#world.after(milliseconds, () => void (this.#disk.mood = this.#isTroubled ? this.#usual : "well"));
  }

  #crash(n: number): void {
    const node = this.#nodes[n];
    if (!node) return;
    this.#crashes++;
    this.#nodes[n] = undefined;
    node.engine.kill();
    for (const line of node.lines) line.cut();
    const again = (): void =>
      void this.#startNode().then(
        (started) => (this.#nodes[n] = started),
        // The disk may be back later.
        () => this.#world.after(100, again),
      );
    this.#world.after(this.#chance.below(500), again);
  }

  /** What is there when all is calm again. */
  async #check(rows: readonly EntryTable[]): Promise<void> {
    const { db } = await Store.open(this.#disk.engine());
    const game = await db.selectFrom("games").selectAll().where("id", "=", this.#id).executeTakeFirstOrThrow();
    const seats = await db.selectFrom("seats").selectAll().where("game", "=", this.#id).orderBy("seat").execute();
    if (rows.some(({ seq }, i) => seq !== i)) this.#faults.push("a gap in the log");
    const times = new Map<string, number>();
    for (const { act } of rows) if (act !== null) times.set(act, (times.get(act) ?? 0) + 1);
    for (const [act, count] of times) if (count > 1) this.#faults.push(`${act} was done ${count} times`);
    for (const act of this.#acknowledged) if (!times.has(act)) this.#faults.push(`${act} was acknowledged and is lost`);
    try {
      const { match, heads } = replayed(game, seats, rows);
      for (const head of this.#heads)
        if (!heads.has(head)) this.#faults.push("something was told that is not in the log");
      for (const client of this.#clients) this.#faults.push(...client.differencesFrom(match));
    } catch (error) {
      this.#faults.push(`the log does not replay: ${String(error)}`);
    }
  }
}

/** The game by its log, and every head that ever stood. */
function replayed(game: GameTable, seats: readonly SeatTable[], rows: readonly EntryTable[]) {
  const begun = Match.resume(gameNamed(game.game)!.served.game, recordOf(game, seats, []));
  if (!begun.ok) throw new Error(begun.error.key);
  const match = begun.value;
  const heads = new Set([match.standing().head]);
  for (const row of rows) {
    follow(match, row);
    heads.add(match.standing().head);
  }
  return { match, heads };
}

interface ClientOptions {
  readonly world: World;
  readonly chance: FastChance;
  readonly game: string;
  readonly viewer: Viewer;
  readonly name: string;
  dial(): Promise<SimulatedLine | undefined>;
  acknowledged(id: string): void;
}

/** Somebody at a browser: the client's own code, a line that is replaced when it breaks, and answers as chance will have it. */
class Client {
  isPlaying = true;
  readonly #options: ClientOptions;
  readonly #log: unknown[] = [];
  #table: PortTable<TableTypes> | undefined;
  #last: News<TableTypes> | undefined;
  #isBusy = false;
  #isGone = false;
  #count = 0;
  #named = "";

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  end(): void {
    this.#isGone = true;
  }

  async stay(): Promise<void> {
    const { chance } = this.#options;
    while (!this.#isGone) {
      // A node that dies does not even say no.
      const line = await Promise.race([this.#options.dial(), this.#pause(PATIENCE).then(() => undefined)]);
      if (!line) {
        await this.#pause(50 + chance.below(200));
        continue;
      }
      await Promise.race([this.#sit(line).catch(() => line.cut()), line.broken]);
      await line.broken;
    }
  }

  async #sit(line: SimulatedLine): Promise<void> {
    if (this.#table) return this.#table.reconnect(line.client);
    const newId = (): string => (this.#named = `${this.#options.name}-${this.#count++}`);
    const table = await PortTable.open<TableTypes>(line.client, { newId });
    this.#table = table;
    table.watch(this.#options.viewer, (news) => this.#hear(news));
    return undefined;
  }

  #hear(news: News<TableTypes>): void {
    this.#last = news;
    this.#log.length = Math.min(this.#log.length, news.from);
    this.#log.push(...news.log);
    if (!this.#isBusy) void this.#answer();
  }

  async #answer(): Promise<void> {
    const { viewer, chance } = this.#options;
    if (viewer === "spectator") return;
    this.#isBusy = true;
    while (this.isPlaying && this.#last && (this.#last.prompt !== null || this.#last.undoable > 0)) {
      await this.#pause(chance.below(40));
      const { prompt, undoable, version } = this.#last;
      const isBack = undoable > 0 && (prompt === null || chance.below(8) === 0);
      if (prompt === null && (!isBack || chance.below(4) > 0)) break;
      const asked = isBack
        ? this.#table!.undo(viewer, 1, version)
        : this.#table!.act(viewer, this.#choose(viewer), version);
      const id = this.#named;
      if ((await asked) === null) this.#options.acknowledged(id);
    }
    this.#isBusy = false;
  }

  #choose(seat: Seat): unknown {
    const { game } = gameNamed(this.#options.game)!.served;
    const guess = game.determinize(this.#last!.view, this.#options.chance);
    return this.#options.chance.pick(legalActions(game, guess, seat));
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.#options.world.after(milliseconds, resolve));
  }

  /** What he was told, against what the log says that he may know. */
  differencesFrom(match: Match<Rules<TableTypes>>): string[] {
    const { viewer, name } = this.#options;
    if (!this.#last) return [`${name} was never told anything`];
    const faults: string[] = [];
    if (canonical(this.#last.view) !== canonical(match.game.view(match.state, viewer)))
      faults.push(`${name} sees another game than the log`);
    if (canonical(this.#log) !== canonical(match.log(viewer)))
      faults.push(`${name} was told another story than the log`);
    return faults;
  }
}
