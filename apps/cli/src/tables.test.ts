import { Bot } from "@ara/bots/pax";
import { Steady } from "@ara/bots/pax-romana";
import {
  canonical,
  decisionOf,
  FastChance,
  legalActions,
  Match,
  type Decision,
  type GameRecord,
  type Seat,
} from "@ara/kernel";
import { config as paxConfig, servedPax, type Pax } from "@ara/pax";
import { config as romanaConfig, servedPaxRomana, type Event, type PaxRomana } from "@ara/pax-romana";
import { LocalTable, Replay, type News, type Rules, type Served, type TableTypes, type Thinkers } from "@ara/protocol";
import { describe, expect, test } from "vitest";

/** Both games of the house at a table, as a screen meets them. */

interface AtTable<T extends TableTypes> {
  readonly served: Served<T>;
  readonly match: (seed: string) => Match<Rules<T>>;
  readonly choose: (seed: string) => (decision: Decision<Rules<T>>) => T["action"];
}

interface PaxAtTable extends Pax {
  prompt: unknown;
  advice: null;
  reason: string;
}

interface RomanaAtTable extends PaxRomana {
  prompt: unknown;
  advice: null;
  reason: string;
}

const names = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `seat ${seat}`);

const paxOf = (table: Pax["config"]): AtTable<PaxAtTable> => ({
  served: servedPax,
  match: (seed) => new Match(servedPax.game, table, { seats: names(table.players), seed }),
  choose(seed) {
    const bot = new Bot("centurio", { seed, now: () => 0 });
    return (decision) => bot.choose(decision);
  },
});

const romanaOf = (table: PaxRomana["config"]): AtTable<RomanaAtTable> => ({
  served: servedPaxRomana,
  match: (seed) => new Match(servedPaxRomana.game, table, { seats: names(table.seats.length), seed }),
  choose(seed) {
    const bot = new Steady({ seed });
    return (decision) => bot.choose(decision);
  },
});

const ROMANA = romanaOf(romanaConfig("V"));
/** Two players, two powers each; everything a table can agree on. */
const SHARED = romanaConfig("V", {
  seats: [
    [0, 3],
    [1, 2],
  ],
  options: ["secretAlliances", "rerolls"],
  format: "ultraBasic",
});

const any = <T extends TableTypes>(table: AtTable<T>): AtTable<TableTypes> => table as unknown as AtTable<TableTypes>;

function tableOf<T extends TableTypes>(
  { served, match: matchOf, choose }: AtTable<T>,
  seed: string,
  people: readonly Seat[],
) {
  const match = matchOf(seed);
  const saved: GameRecord[] = [];
  const player = choose(seed);
  const bots: Thinkers<T> = {
    choose: async (_level, decision) => ({ action: player(decision), reason: "habit" }),
    advise: async () => null,
    close: () => undefined,
  };
  const seats = match.seats.map((name, seat) => ({ name, bot: people.includes(seat) ? null : "bot" }));
  const save = async (record: () => GameRecord): Promise<void> => void saved.splice(0, 1, record());
  return { match, saved, player, table: new LocalTable(served, match, { seats, bots, save }) };
}

/** The answers a question offers; both games write them alike. */
const offered = (prompt: unknown): string[] =>
  (prompt as { readonly options: readonly { readonly action: unknown; readonly refusal: unknown }[] }).options
    .filter(({ refusal }) => refusal === null)
    .map(({ action }) => canonical(action))
    .toSorted();

const settle = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

describe.each([
  ["PAX, alone", any(paxOf(paxConfig(1))), 60],
  ["PAX, two, everything open", any(paxOf(paxConfig(2, { memory: "open" }))), 60],
  ["PAX, five", any(paxOf(paxConfig(5))), 100],
  ["PAX, eight with Nocturnus", any(paxOf(paxConfig(8, { nocturnus: true }))), 60],
  ["Pax Romana, four", any(ROMANA), 250],
  ["Pax Romana, scenario II", any(romanaOf(romanaConfig("II"))), 120],
  ["Pax Romana, two with two powers each", any(romanaOf(SHARED)), 120],
] as const)("%s, at a table", (_name, game, most) => {
  test("a person among bots: news put together are his log, the prompt lists what is legal, all is kept", async () => {
    const { match, saved, player, table } = tableOf(game, "table", [0]);
    const log: unknown[] = [];
    let last!: News<TableTypes>;
    await table.start();
    table.watch(0, (news) => {
      log.splice(news.from, Infinity, ...news.log);
      last = news;
    });
    for (let i = 0; i < most && !last.over; i++) {
      while (last.prompt === null && !last.over) await settle();
      if (last.over) break;
      const { version, prompt } = last;
      expect(offered(prompt)).toEqual(legalActions(game.served.game, match.state, 0).map(canonical).toSorted());
      expect(await table.act(0, player(decisionOf(match, 0)), version)).toBeNull();
      expect(last.version).toBeGreaterThan(version);
    }
    table.close();
    await settle();
    expect(log).toEqual(match.log(0).slice(0, log.length));
    const replay = Replay.open(game.served.game, saved[0]!);
    expect(replay.ok && replay.value.length).toBe(saved[0]!.entries.length + 1);
  });

  test("10.3, 2.15: tables that look alike to a seat send it the same bytes, whatever the others hold and plan", async () => {
    const { match, player } = tableOf(game, "twins", []);
    const { game: rules } = game.served;
    const everybody = match.seats.map((_, seat) => seat);
    const told = (state: unknown, seat: Seat): string => {
      const { match: seen, table } = tableOf(game, "twins", everybody);
      seen.state = state;
      let bytes = "";
      table.watch(seat, (news) => (bytes = JSON.stringify({ ...news, log: [] })));
      return bytes;
    };
    const chance = new FastChance("twins");
    for (let i = 0; i < most && !match.over; i++) {
      const seat = chance.below(match.seats.length);
      const twin = rules.determinize(rules.view(match.state, seat), chance);
      if (i % 5 === 0) expect(told(twin, seat)).toBe(told(match.state, seat));
      for (const actor of rules.toAct(match.state)) {
        const legal = legalActions(rules, match.state, actor);
        const action = chance.below(2) === 0 ? chance.pick(legal) : player(decisionOf(match, actor));
        if (rules.toAct(match.state).includes(actor)) match.act(actor, action);
      }
    }
  });
});

test("3.2, 6.22: while several plan in secret, what one does moves nothing for the others", async () => {
  const { match, table } = tableOf(ROMANA, "secret", [0, 1, 2, 3]);
  const { game } = servedPaxRomana;
  await table.start();
  const news: News<RomanaAtTable>[] = [];
  const heard = [0, 0, 0, 0];
  [0, 1, 2, 3].forEach((seat) =>
    table.watch(seat, (one) => {
      heard[seat]!++;
      news[seat] = one;
    }),
  );
  const chance = new FastChance("secret");
  let secret = 0;
  for (let i = 0; i < 3000 && secret < 60 && !match.over; i++) {
    const asked = game.toAct(match.state);
    const seat = chance.pick(asked);
    const action = chance.pick(legalActions(game, match.state, seat));
    const before = heard.slice();
    const events = match.events.length;
    expect(await table.act(seat, action, news[seat]!.version)).toBeNull();
    const isSecret = asked.length > 1 && match.events.length === events;
    if (!isSecret) continue;
    expect(servedPaxRomana.isOpen(action), action.type).toBe(false);
    secret++;
    expect(heard.filter((n, other) => other !== seat && n !== before[other])).toEqual([]);
  }
  expect(secret).toBeGreaterThan(30);
});

test("9.2: a march is previewed step by step, up to the first throw, and nothing is decided", async () => {
  const { match, table } = tableOf(ROMANA, "preview", [0, 1, 2, 3]);
  const { game } = servedPaxRomana;
  const chance = new FastChance("preview");
  const stops = new Set<string>();
  let told = 0;
  for (let i = 0; i < 1500 && !match.over; i++) {
    const [seat] = game.toAct(match.state);
    const legal = legalActions(game, match.state, seat!);
    const action = chance.pick(legal);
    if (i % 7 === 0) {
      const before = JSON.stringify(match.state);
      const shown = await table.preview(seat!, [action, chance.pick(legal)]);
      stops.add(shown.stopped);
      expect(JSON.stringify(match.state)).toBe(before);
      if (shown.stopped === "chance" && shown.followed === 0) {
        // What happens before the throw is told, as it happens in fact.
        const events: Event[] = [];
        game.apply(game.clone(match.state), seat!, action, new FastChance("unused"), (event) => events.push(event));
        const seen = events.flatMap((event) => game.seen(event, seat!) ?? []);
        expect(seen.slice(0, shown.log.length)).toEqual(shown.log);
        told += shown.log.length;
      }
      if (shown.followed > 0) {
        const there = game.clone(match.state);
        game.apply(there, seat!, action, new FastChance("unused"));
        if (shown.followed === 1) expect(shown.view).toEqual(game.view(there, seat!));
      }
    }
    match.act(seat!, action);
  }
  expect(told).toBeGreaterThan(0);
  expect([...stops].toSorted()).toEqual(expect.arrayContaining(["chance", "followed", "others", "refused"]));
});
