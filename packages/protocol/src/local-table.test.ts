import { decisionOf, FastChance, legalActions, Match, type Decision, type GameRecord, type Seat } from "@ara/kernel";
import { config, DRAW, pax, PEEK, promptOf, type Pax, type Prompt } from "@ara/pax";
import { expect, test } from "vitest";
import { LocalTable, type LocalTableOptions, type Thinkers } from "./local-table.ts";
import { servedPax } from "./pax.ts";
import { PortTable, serve, type Port } from "./port.ts";
import type { News, Table, TableSeat } from "./table.ts";

type PaxNews = News<Pax, Prompt>;

const PERSON: TableSeat = { name: "Livia", bot: null };
const BOT: TableSeat = { name: "Cassius", bot: "centurio" };

/** Bots that take the first legal action, and say so. */
const first: Thinkers<Pax> = {
  choose: async (_level, { legal }) => ({ action: legal[0]!, reason: { key: "only", params: {} } }),
  advise: async () => ({ thought: null, estimate: { rome: 0.5, win: [0.5, 0.5] } }),
  close: () => undefined,
};

function tableOf(seats: readonly TableSeat[], options: Partial<LocalTableOptions<Pax>> = {}, seed = "protocol") {
  const match = new Match(pax, config(seats.length), { seats: seats.map(({ name }) => name), seed });
  const saved: GameRecord[] = [];
  const save = async (record: GameRecord): Promise<void> => void saved.push(record);
  return { match, saved, table: new LocalTable(servedPax, match, { seats, bots: first, save, ...options }) };
}

/** All a viewer is told, in order. */
function listen(table: Table<Pax, Prompt>, viewer: Seat | "spectator"): PaxNews[] {
  const heard: PaxNews[] = [];
  table.watch(viewer, (news) => heard.push(news));
  return heard;
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 400; i++) await Promise.resolve();
};

/** The last legal action that is no peek: buys and plays what it can. */
const eager = (match: Match<Pax>): number =>
  legalActions(pax, match.state, match.state.decider)
    .filter((action) => action !== PEEK)
    .at(-1)!;

/** Plays a person's seats at random until the game is over. */
async function playOn(table: Table<Pax, Prompt>, match: Match<Pax>, seed: string): Promise<void> {
  const chance = new FastChance(seed);
  while (!match.over) {
    await settle();
    const seat = pax.toAct(match.state)[0];
    if (seat === undefined || table.seats[seat]!.bot !== null) continue;
    expect(await table.act(seat, chance.pick(legalActions(pax, match.state, seat)))).toBeNull();
  }
  await settle();
}

test("a whole game with bots, saved after every step, and the last save replays to the end", async () => {
  const { table, match, saved } = tableOf([PERSON, BOT, { ...BOT, name: "Varro" }]);
  const heard = listen(table, 0);
  await table.start();
  await playOn(table, match, "whole");
  expect(heard.at(-1)).toMatchObject({ over: true, prompt: null, toAct: [] });
  expect(saved.at(-1)!.entries).toHaveLength(match.length);
  const resumed = Match.resume(pax, saved.at(-1)!);
  expect(resumed.ok && pax.outcome(resumed.value.state)).toEqual(pax.outcome(match.state));
});

test("news put together are the log of that viewer, and the view is his", async () => {
  const { table, match } = tableOf([PERSON, BOT]);
  const heard = listen(table, 0);
  await table.start();
  await playOn(table, match, "news");
  const log: unknown[] = [];
  for (const news of heard) log.splice(news.from, Infinity, ...news.log);
  expect(log).toEqual(match.log(0));
  expect(heard.at(-1)!.view).toEqual(pax.view(match.state, 0));
});

test("10.3: two tables that look alike to a seat send it the same bytes, whatever the others hold", async () => {
  const one = tableOf([PERSON, { ...PERSON, name: "Varro" }]);
  const heard = listen(one.table, 0);
  await one.table.start();
  await one.table.act(one.match.state.decider, legalActions(pax, one.match.state, one.match.state.decider)[0]!);
  const other = tableOf([PERSON, { ...PERSON, name: "Varro" }]);
  await other.table.start();
  await other.table.act(other.match.state.decider, legalActions(pax, other.match.state, other.match.state.decider)[0]!);
  // The same view, but all that this seat cannot know is dealt anew.
  other.match.state = pax.determinize(pax.view(one.match.state, 0), new FastChance("elsewhere"));
  expect(other.match.state).not.toEqual(one.match.state);
  const again = listen(other.table, 0);
  const { version: _one, from: _from, log: _log, ...told } = heard.at(-1)!;
  const { version: _two, from: _from2, log: _log2, ...toldAgain } = again.at(-1)!;
  expect(JSON.stringify(toldAgain)).toBe(JSON.stringify(told));
});

test("a seat of a bot cannot be played by a person, and a refusal changes nothing", async () => {
  const { table, match } = tableOf([PERSON, BOT]);
  await table.start();
  await settle();
  const length = match.length;
  expect(await table.act(1, DRAW)).toMatchObject({ key: "table.notYours" });
  expect(await table.act(0, PEEK + 1024)).not.toBeNull();
  expect(await table.act(7, DRAW)).toMatchObject({ key: "table.notYours" });
  expect(match.length).toBe(length);
});

test("undo tells everybody what is void, and one call goes back to the last revealed card", async () => {
  const { table, match } = tableOf([PERSON, { ...PERSON, name: "Varro" }]);
  await table.start();
  const seat = match.state.decider;
  while (match.undoable(seat) < 2) {
    await table.act(match.state.decider, eager(match));
    if (match.state.decider !== seat && match.undoable(seat) < 2) await passTo(table, match, seat);
  }
  const heard = listen(table, seat);
  const before = heard.at(-1)!;
  expect(before.undoable).toBeGreaterThan(1);
  expect(await table.undo(seat, true)).toBeNull();
  expect(heard.at(-1)).toMatchObject({ undoable: 0, version: before.version + 1 });
  expect(heard.at(-1)!.from).toBe(match.log(seat).length);
  expect(await table.undo(seat, false)).toMatchObject({ key: "undo.nothing" });
});

test("a step taken back and another taken at once: nobody keeps the first", async () => {
  const { table, match } = tableOf([PERSON, { ...PERSON, name: "Varro" }]);
  await table.start();
  for (let i = 0; i < 500 && !(match.state.step === "play" && match.undoable(match.state.decider) > 0); i++) {
    await table.act(match.state.decider, eager(match));
  }
  const seat = match.state.decider;
  const heard = listen(table, seat);
  const undone = table.undo(seat, false);
  const acted = table.act(seat, legalActions(pax, match.state, seat)[0]!);
  await Promise.all([undone, acted]);
  const log: unknown[] = [];
  for (const news of heard) log.splice(news.from, Infinity, ...news.log);
  expect(log).toEqual(match.log(seat));
});

/** The other seats take any legal action until it is this seat's turn again. */
async function passTo(table: Table<Pax, Prompt>, match: Match<Pax>, seat: Seat): Promise<void> {
  while (match.state.decider !== seat) {
    await table.act(match.state.decider, eager(match));
  }
}

test("a thought about a position that was taken back is thrown away", async () => {
  let answer: (() => void) | undefined;
  const asked: Decision<Pax>[] = [];
  const slow: Thinkers<Pax> = {
    ...first,
    choose: (_level, decision) => {
      asked.push(decision);
      return new Promise((resolve) => {
        answer = () => resolve({ action: decision.legal[0]!, reason: null });
      });
    },
  };
  const { table, match } = tableOf([PERSON, BOT], { bots: slow });
  await table.start();
  // Until the person ends a turn without anything revealed and the bot begins to think.
  for (let i = 0; i < 200 && !(match.undoable(0) > 0 && match.state.decider === 1); i++) {
    if (match.state.decider === 0) await table.act(0, eager(match));
    else answer?.();
    await settle();
  }
  expect(match.undoable(0)).toBeGreaterThan(0);
  const length = match.length;
  await table.undo(0, false);
  answer!();
  await settle();
  expect(match.length).toBe(length - 1);
  expect(match.state.decider).toBe(0);
});

test("a bot says why only where everybody saw what it did", async () => {
  const { table, match } = tableOf([PERSON, BOT]);
  const heard = listen(table, 0);
  await table.start();
  await playOn(table, match, "said");
  const said = heard.filter((news) => news.said !== null);
  expect(said.length).toBeGreaterThan(5);
  for (const news of said) {
    const hidden = news.log.some((event) => event.type === "kept" || (event.type === "placed" && event.seat === 1));
    expect(hidden).toBe(false);
  }
});

test("a step is kept before anybody is told of it", async () => {
  const order: string[] = [];
  const save = async (): Promise<void> => void order.push("kept");
  const { table, match } = tableOf([PERSON, { ...PERSON, name: "Varro" }], { save });
  table.watch(0, () => order.push("told"));
  order.length = 0;
  await table.act(match.state.decider, eager(match));
  expect(order).toEqual(["kept", "told"]);
});

test("what cannot be saved is said, the game goes on, and it is said when it is safe again", async () => {
  let full = true;
  const save = async (): Promise<void> => {
    if (full) throw new Error("the disk is full");
  };
  const { table, match } = tableOf([PERSON, BOT], { save });
  const heard = listen(table, 0);
  await table.start();
  await settle();
  expect(heard.at(-1)!.unsaved).toBe("the disk is full");
  full = false;
  const seat = match.state.decider;
  await table.act(seat, legalActions(pax, match.state, seat)[0]!);
  await settle();
  expect(heard.at(-1)!.unsaved).toBeNull();
});

test("why answers for any action, and advice is asked with what the seat may know", async () => {
  let asked: Decision<Pax> | undefined;
  const bots: Thinkers<Pax> = { ...first, advise: (decision) => ((asked = decision), first.advise(decision)) };
  const { table, match } = tableOf([PERSON, BOT], { bots });
  await table.start();
  await settle();
  expect(await table.why(0, legalActions(pax, match.state, 0)[0]!)).toBeNull();
  expect(await table.why(0, PEEK)).toMatchObject({ key: "notNow", rule: "3.2" });
  await table.advise(0);
  expect(asked!.view).toEqual(decisionOf(match, 0).view);
});

/** Two ends of a line, like a worker and its page; what travels is cloned. */
function line(): [Port, Port] {
  const ends: ((message: unknown) => void)[][] = [[], []];
  const port = (own: number, other: number): Port => ({
    post: (message) => {
      const copy: unknown = JSON.parse(JSON.stringify(message));
      void Promise.resolve().then(() => ends[other]!.forEach((listener) => listener(copy)));
    },
    listen: (listener) => void ends[own]!.push(listener),
    close: () => (ends[own]!.length = 0),
  });
  return [port(0, 1), port(1, 0)];
}

test("a table at the other end of a line is the same table", async () => {
  const { table, match } = tableOf([PERSON, BOT]);
  const [here, there] = line();
  serve(table, there);
  const far: Table<Pax, Prompt> = new PortTable<Pax, Prompt>(here, table.config, table.seats);
  const heard = listen(far, 0);
  await table.start();
  await settle();
  expect(heard.at(-1)!.prompt).toEqual(promptOf(match.state, 0));
  await playOn(far, match, "far");
  expect(heard.at(-1)!.over).toBe(true);
  expect((await far.record()).entries).toHaveLength(match.length);
  expect(await far.why(0, DRAW)).toMatchObject({ key: "over" });
  expect(await far.undo(0, false)).not.toBeNull();
  const count = heard.length;
  const stop = far.watch("spectator", () => undefined);
  stop();
  await settle();
  expect(heard).toHaveLength(count);
});

test("a forged call does nothing, a failed one is told, and closing ends what was asked", async () => {
  const failing: Thinkers<Pax> = { ...first, advise: () => Promise.reject(new Error("no adviser")) };
  const { table } = tableOf([PERSON, BOT], { bots: failing });
  const [here, there] = line();
  serve(table, there);
  here.post({ type: "call", id: 1, method: "close", args: [] });
  here.post({ type: "nonsense" });
  const far = new PortTable<Pax, Prompt>(here, table.config, table.seats);
  await expect(far.advise(0)).rejects.toThrow("no adviser");
  const asked = far.record();
  far.close();
  await expect(asked).rejects.toThrow("closed");
});
