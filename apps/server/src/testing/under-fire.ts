import { FastChance, Match, type Seat } from "@ara/kernel";
import type { News, PortTable, TableTypes } from "@ara/protocol";
import { gameNamed } from "../games/games.ts";
import type { Store } from "../store/store.ts";
import { recordOf } from "../tables/rows.ts";
import { startProcess, type ServerProcess } from "./process.ts";
import { Visitor } from "./visitor.ts";

/** What players were told that it is done: the names of their answers, by game. */
type Acknowledged = Map<string, string[]>;

export interface Fire {
  /** The database, and how many processes serve it. */
  readonly database: string;
  readonly nodes: number;
  /** So often one of them is killed, at a moment that this decides. */
  readonly kills: number;
  readonly seed: string;
  /** So many tables are played at the same time, by two people each, who sit at different nodes where there are several. */
  readonly pairs: number;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** A server that is gone is tried again, until it is time to go: then there is no answer. */
async function insist<Value>(ending: AbortSignal, work: () => Promise<Value>): Promise<Value | undefined> {
  while (!ending.aborted) {
    const tried = work().then(
      (value) => ({ value }),
      () => undefined,
    );
    const done = await Promise.race([tried, wait(5000).then(() => undefined)]);
    if (done) return done.value;
    await wait(20);
  }
  return undefined;
}

/** People play while servers are killed and started again. The answer is what they were told. */
export async function underFire({ database, nodes, kills, seed, pairs }: Fire): Promise<Acknowledged> {
  const chance = new FastChance(seed);
  const processes: ServerProcess[] = [];
  for (let i = 0; i < nodes; i++) processes.push(await startProcess(database));
  const ports = processes.map(({ port }) => port);
  const acknowledged: Acknowledged = new Map();
  let answers = 0;
  const ending = new AbortController();
  const told = (game: string, name: string): void => {
    answers++;
    acknowledged.set(game, [...(acknowledged.get(game) ?? []), name]);
  };
  const players = Array.from({ length: pairs }, (_, i) =>
    playOn({ ports, seed: `${seed} ${i}`, first: i, told, ending: ending.signal }),
  );
  /** Waits until everybody has had an answer or two. */
  const progress = async (): Promise<void> => {
    const enough = answers + pairs * 2;
    const late = Date.now() + 60_000;
    const isThere = (): boolean => answers >= enough;
    while (!isThere()) {
      if (Date.now() > late)
        throw new Error(`nobody gets an answer: ${processes.flatMap(({ said }) => said).join(" ")}`);
      await wait(20);
    }
  };
  for (let killed = 0; killed < kills; killed++) {
    await progress();
    await wait(chance.below(300));
    const victim = killed % nodes;
    await processes[victim]!.end("SIGKILL");
    // With a second node the others go on meanwhile.
    if (nodes > 1) await progress();
    processes[victim] = await startProcess(database, ports[victim]);
  }
  await progress();
  ending.abort();
  await Promise.all(players);
  const codes = await Promise.all(processes.map((one) => one.end("SIGTERM")));
  if (codes.some((code) => code !== 0)) throw new Error(`a server ended with ${codes.join(", ")}`);
  return acknowledged;
}

interface Players {
  readonly ports: readonly number[];
  readonly seed: string;
  readonly first: number;
  readonly told: (game: string, name: string) => void;
  readonly ending: AbortSignal;
}

/** Two people play game after game until it ends. */
async function playOn({ ports, seed, first, told, ending }: Players): Promise<void> {
  const people = [0, 1].map((seat) => {
    let at = first + seat;
    // Each time another one: whoever finds a server gone goes to the next.
    return () => ports[at++ % ports.length]!;
  });
  const [livia, gaius] = await Promise.all(
    people.map((port, seat) => insist(ending, () => Visitor.guest(port, `${seed} ${seat}`))),
  );
  if (!livia || !gaius) return;
  while (!ending.aborted) {
    const id = await insist(ending, () => livia.makes());
    if (id === undefined) return;
    await insist(ending, async () => {
      const { status } = await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
      // Sat down already, and never told so.
      if (status !== 200 && status !== 409) throw new Error(`${status}`);
    });
    await Promise.all([livia, gaius].map((visitor, seat) => sit(visitor, id, seat, { seed, told, ending })));
  }
}

async function sit(
  visitor: Visitor,
  id: string,
  seat: Seat,
  { seed, told, ending }: Pick<Players, "seed" | "told" | "ending">,
): Promise<void> {
  const chance = new FastChance(`${seed} ${seat} ${id}`);
  let [name, count] = ["", 0];
  const newId = (): string => (name = `${seat}-${count++}-${id.slice(0, 6)}`);
  const opened = await insist<PortTable<TableTypes>>(ending, () => visitor.lasting(id, newId));
  if (!opened) return;
  const table = opened;
  await new Promise<void>((resolve) => {
    let last: News<TableTypes> | undefined;
    let busy = false;
    async function answer(): Promise<void> {
      if (busy || !last) return;
      if (last.over) return resolve();
      if (last.prompt === null || ending.aborted) return;
      busy = true;
      const { version, prompt } = last;
      const { options } = prompt as { options: readonly { action: unknown; refusal: unknown }[] };
      const asked = table.act(seat, chance.pick(options.filter(({ refusal }) => refusal === null)).action, version);
      const sent = name;
      const refused = await asked;
      if (refused === null) told(id, sent);
      else await wait(20);
      busy = false;
      if (refused !== null || last.version !== version) await answer();
    }
    table.watch(seat, (news) => {
      last = news;
      void answer();
    });
    if (ending.aborted) resolve();
    ending.addEventListener("abort", () => resolve());
  });
  table.close();
}

export interface Toll {
  readonly games: number;
  readonly entries: number;
  readonly acknowledged: number;
  /** What must not be: an answer that is gone, one that was carried out twice, a gap, a game that cannot be read. */
  readonly faults: readonly string[];
}

/** Looks at what is kept after all that. */
export async function tollOf(store: Store, acknowledged: Acknowledged): Promise<Toll> {
  const faults: string[] = [];
  let [entries, told] = [0, 0];
  for (const [id, names] of acknowledged) {
    const rows = await store.entries(id);
    entries += rows.length;
    told += names.length;
    if (rows.some(({ seq }, i) => seq !== i)) faults.push(`${id}: a gap`);
    const kept = new Map<string, number>();
    for (const { act } of rows) if (act !== null) kept.set(act, (kept.get(act) ?? 0) + 1);
    for (const [name, times] of kept) if (times > 1) faults.push(`${id}: ${name} ${times} times`);
    for (const name of names) if (!kept.has(name)) faults.push(`${id}: ${name} is lost`);
    const game = await store.db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const seats = await store.db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
    const match = Match.resume(gameNamed(game.game)!.served.game, recordOf(game, seats, rows));
    if (!match.ok) faults.push(`${id}: ${match.error.key}`);
  }
  return { games: acknowledged.size, entries, acknowledged: told, faults };
}
