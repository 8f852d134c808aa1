import { FastChance } from "@ara/kernel";
import { micatio } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import { PortTable } from "./port-table.ts";
import { FRAME, REPLY, socketPort, type Port, type Socket } from "./port.ts";
import { Replay } from "./replay.ts";
import { serve, type Who } from "./serve.ts";
import { listen, tableContract, until } from "./testing/contract.ts";
import { BOT, micatioTable, PERSON, type MicatioAtTable } from "./testing/micatio.ts";

const show = (fingers: number) => ({ type: "show", fingers }) as const;

/** Two ends of a line: what travels is copied, and arrives later. Either end can be cut. */
function line(): { readonly ends: [Port, Port]; cut(): void } {
  const listeners: ((message: unknown) => void)[][] = [[], []];
  let whole = true;
  const port = (own: number, other: number): Port => ({
    post(message) {
      const copy: unknown = structuredCopy(message);
      void Promise.resolve().then(() => whole && listeners[other]!.forEach((listener) => listener(copy)));
    },
    listen: (listener) => void listeners[own]!.push(listener),
    close: () => (listeners[own]!.length = 0),
  });
  return { ends: [port(0, 1), port(1, 0)], cut: () => void (whole = false) };
}

const structuredCopy = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

/** Two ends of a line of texts. */
function socketLine(): [Port, Port] {
  const listeners: ((text: string) => void)[][] = [[], []];
  const socket = (own: number, other: number): Socket => ({
    send: (text) => void Promise.resolve().then(() => listeners[other]!.forEach((listener) => listener(text))),
    onText: (listener) => void listeners[own]!.push(listener),
    close: () => (listeners[own]!.length = 0),
  });
  return [socketPort(socket(0, 1), REPLY), socketPort(socket(1, 0), FRAME)];
}

let ids = 0;
const newId = (): string => `id-${ids++}`;

const EVERYBODY: Who = { seats: [0, 1], spectates: true };

for (const [name, ends] of [
  ["a table at the other end of a line", () => line().ends],
  ["a table at the other end of a line of texts", socketLine],
] as const)
  tableContract(name, async (seats) => {
    const [here, there] = ends();
    const { table } = micatioTable(seats);
    await table.start();
    serve(table, there, EVERYBODY);
    const far = await PortTable.open<MicatioAtTable>(here, { newId, expected: { id: "micatio", rules: [1] } });
    return { table: far, close: () => far.close() };
  });

/** Whatever the table answers to messages as they are. */
async function said(who: Who, messages: readonly unknown[], seats = [PERSON, { ...PERSON, name: "Gaius" }]) {
  const { ends } = line();
  const { table, match } = micatioTable(seats);
  await table.start();
  serve(table, ends[1], who);
  const heard: unknown[] = [];
  ends[0].listen((message) => heard.push(message));
  for (const message of messages) ends[0].post(message);
  await until(() => heard.length >= 1);
  for (let i = 0; i < 50; i++) await Promise.resolve();
  return { heard, match };
}

const HELLO = { t: "hello", v: [1] };
const NOT_YOURS = { key: "table.notYours", params: {} };

test("versions are exchanged first", async () => {
  expect((await said(EVERYBODY, [{ t: "watch", n: 1, viewer: 0 }])).heard).toEqual([
    { t: "bad", why: { key: "line.badMessage", params: {} } },
  ]);
  expect((await said(EVERYBODY, [{ t: "hello", v: [7, 8] }])).heard).toMatchObject([
    { t: "bye", why: { key: "line.version" } },
  ]);
  expect((await said(EVERYBODY, [{ t: "hello", v: [7, 1] }])).heard).toMatchObject([
    { t: "welcome", v: 1, game: "micatio", rules: 1, config: { points: 3 } },
  ]);
  const [here, there] = line().ends;
  const { table } = micatioTable();
  serve(table, there, EVERYBODY);
  await expect(PortTable.open(here, { newId, expected: { id: "micatio", rules: [2] } })).rejects.toMatchObject({
    refusal: { key: "line.rules" },
  });
});

test("a line has the eyes and hands of its own seats, and nobody else's", async () => {
  const one: Who = { seats: [0], spectates: false };
  const { heard, match } = await said(one, [
    HELLO,
    { t: "watch", n: 1, viewer: 1 },
    { t: "watch", n: 2, viewer: "spectator" },
    { t: "watch", n: 3, viewer: -1 },
    { t: "act", id: "a", seat: 1, v: 1, action: show(3) },
    { t: "undo", id: "b", seat: 1, v: 1, steps: 1 },
    { t: "why", id: "c", seat: 1, action: show(3) },
    { t: "advise", id: "d", seat: 1 },
    { t: "preview", id: "e", seat: 1, actions: [] },
    { t: "record", id: "f" },
  ]);
  expect(match.length).toBe(0);
  expect(heard.slice(1)).toEqual(
    expect.arrayContaining([
      { t: "bad", why: NOT_YOURS },
      { t: "bad", why: NOT_YOURS },
      { t: "bad", why: { key: "line.badMessage", params: {} } },
      ...["a", "b", "c", "d", "e"].map((id) => ({ t: "refused", id, why: NOT_YOURS })),
      { t: "refused", id: "f", why: { key: "table.running", params: {} } },
    ]),
  );
  expect(heard).toHaveLength(10);
});

test("no answer tells more than a reason", async () => {
  const { heard } = await said(EVERYBODY, [
    HELLO,
    { t: "preview", id: "a", seat: 0, actions: [{ type: "show", fingers: { toString: 1 } }] },
    { t: "act", id: "b", seat: 0, v: 1, action: "5" },
  ]);
  for (const message of heard) expect(JSON.stringify(message)).not.toMatch(/Error|\bat \/|\.ts/);
});

test("whoever sends what cannot be read is told so, by the name he gave it", async () => {
  const { heard } = await said(EVERYBODY, [HELLO, { t: "act", id: "mine", seat: 0, v: 1, action: [[[[[[1]]]]]] }]);
  expect(heard[1]).toEqual({ t: "bad", id: "mine", why: { key: "line.badMessage", params: {} } });
  const [here, there] = line().ends;
  const { table } = micatioTable();
  serve(table, there, EVERYBODY);
  const far = await PortTable.open<MicatioAtTable>(here, { newId });
  expect(await far.act(0, [[[[[[1]]]]]] as never, 1)).toMatchObject({ key: "line.badMessage" });
});

test("what names a call is plain: no sign that a database or a hash would not keep apart", async () => {
  const names = ["", " ", "a\u0000b", "\ud800", "é", "a\n", "a".repeat(41)];
  const why = { key: "line.badMessage", params: {} };
  const { heard } = await said(EVERYBODY, [HELLO, ...names.map((id) => ({ t: "record", id }))]);
  expect(heard.slice(1)).toEqual(names.map(() => ({ t: "bad", why })));
  const plain = ["!~", "fair-1", "a".repeat(40)];
  const { heard: other } = await said(EVERYBODY, [HELLO, ...plain.map((id) => ({ t: "record", id }))]);
  expect(other.slice(1)).toEqual(plain.map((id) => expect.objectContaining({ t: "refused", id })));
});

test("a line that breaks is replaced: nothing is lost, and nothing is done twice", async () => {
  const { table, match } = micatioTable();
  await table.start();
  const first = line();
  serve(table, first.ends[1], EVERYBODY);
  const far = await PortTable.open<MicatioAtTable>(first.ends[0], { newId });
  const heard = listen(far, 0);
  await until(() => heard.length === 1);

  // Kept, but the answer never comes back.
  const acted = far.act(0, show(3), heard[0]!.version);
  for (let i = 0; i < 2; i++) await Promise.resolve();
  first.cut();
  await until(() => match.length === 1);

  const second = line();
  serve(table, second.ends[1], EVERYBODY);
  await far.reconnect(second.ends[0]);
  expect(await acted).toBeNull();
  expect(match.length).toBe(1);
  await until(() => heard.length === 2);
  expect(heard[1]!.view).toEqual(match.game.view(match.state, 0));
  const log: unknown[] = [];
  for (const { from, log: fresh } of heard) log.splice(from, Infinity, ...fresh);
  expect(log).toEqual(match.log(0));
});

test("a view that fails, or a line that breaks at the first news, harms nobody else and leaves nothing behind", async () => {
  const game: typeof micatio = {
    ...micatio,
    view(state, viewer) {
      if (viewer === 1) throw new Error("inside");
      return micatio.view(state, viewer);
    },
  };
  const { table } = micatioTable(undefined, { game });
  await table.start();
  const listeners: ((message: unknown) => void)[] = [];
  const heard: unknown[] = [];
  let news = 0;
  const port: Port = {
    post(message) {
      if ((message as { t: string }).t === "news") {
        news++;
        throw new Error("the line is broken");
      }
      heard.push(message);
    },
    listen: (listener) => void listeners.push(listener),
    close: () => undefined,
  };
  serve(table, port, EVERYBODY);
  for (const message of [HELLO, { t: "watch", n: 1, viewer: 1 }, { t: "watch", n: 2, viewer: 0 }])
    listeners[0]!(message);
  expect(heard.at(-1)).toEqual({ t: "bad", why: { key: "table.fault", params: {} } });
  await table.act(0, show(3), 1);
  expect(news).toBe(1);
});

test("a change that does not fit, or a view that is asked for again with all eyes open, ends in the table's own view", async () => {
  const { table, match } = micatioTable();
  await table.start();
  const { ends } = line();
  const spoiled: Port = {
    ...ends[1],
    post: (message) => {
      const { t, news } = message as { t: string; news?: { diff?: unknown } };
      ends[1].post(t === "news" && news!.diff ? { ...(message as object), news: { ...news, diff: UNFIT } } : message);
    },
  };
  serve(table, spoiled, EVERYBODY);
  const far = await PortTable.open<MicatioAtTable>(ends[0], { newId });
  const eyes = Array.from({ length: 16 }, () => listen(far, 0));
  await until(() => eyes.every((heard) => heard.length === 1));
  expect(await far.act(0, show(3), 1)).toBeNull();
  await until(() => eyes.every((heard) => heard.length === 2));
  for (const heard of eyes) expect(heard[1]!.view).toEqual(match.game.view(match.state, 0));
});

/** Of a view in which `goal` were an object. */
const UNFIT = { "~": { goal: { "~": { deeper: { "=": 1 } } } } };

test("closing ends what was asked", async () => {
  const { table } = micatioTable();
  const [here, there] = line().ends;
  serve(table, there, EVERYBODY);
  const far = await PortTable.open<MicatioAtTable>(here, { newId });
  const asked = far.advise(0);
  far.close();
  await expect(asked).rejects.toMatchObject({ refusal: { key: "line.closed" } });
});

/** A hundred thousand messages nobody should send; the seed decides them. */
const FORGED = 100_000;
const WORDS = ["hello", "watch", "unwatch", "act", "undo", "why", "preview", "advise", "record", "nonsense", "close"];
const ODD: readonly unknown[] = [
  undefined,
  null,
  -1,
  0,
  1,
  2,
  7,
  0.5,
  1e12,
  "",
  "0",
  "spectator",
  "a",
  "x".repeat(100),
  true,
  [],
  [1],
  {},
  show(3),
  { type: "show", fingers: "3" },
  { type: "call", sum: 6, extra: 1 },
  { constructor: 1 },
  [[[[[[[[]]]]]]]],
];

function forged(chance: FastChance): unknown {
  if (chance.below(20) === 0) return chance.pick(ODD);
  const message: Record<string, unknown> = { t: chance.pick(WORDS) };
  for (const member of ["id", "n", "seat", "v", "viewer", "since", "action", "actions", "steps"])
    if (chance.below(4) > 0) message[member] = chance.pick(ODD);
  return message;
}

test(
  `${FORGED} forged, doubled, late and foreign messages: none is accepted, none does harm`,
  { timeout: 60_000 },
  async () => {
    const { table, match } = micatioTable([PERSON, BOT].slice(0, 2), { points: 9 });
    await table.start();
    const listeners: ((message: unknown) => void)[] = [];
    const replies = new Map<string, number>();
    const port: Port = {
      post: (message) => {
        const { t } = message as { t: string };
        replies.set(t, (replies.get(t) ?? 0) + 1);
      },
      listen: (listener) => void listeners.push(listener),
      close: () => undefined,
    };
    // Somebody who may look on, and decide nothing.
    serve(table, port, { seats: [], spectates: true });
    await until(() => match.length === 2);
    const chance = new FastChance("forged");
    const send = (message: unknown): void => listeners.forEach((listener) => listener(message));
    send(HELLO);
    for (let i = 0; i < FORGED; i++) {
      const message = forged(chance);
      send(message);
      if (chance.below(10) === 0) send(message);
      if (i % 1000 === 0) await Promise.resolve();
    }
    for (let i = 0; i < 100; i++) await Promise.resolve();
    expect(match.length).toBe(2);
    expect(replies.get("done") ?? 0).toBe(0);
    expect(replies.get("refused")).toBeGreaterThan(1000);
    expect(replies.get("bad")).toBeGreaterThan(10_000);
    // The table is as alive as before.
    const heard = listen(table, 0);
    expect(await table.act(0, show(3), heard.at(-1)!.version)).toBeNull();
  },
);

test("a third game: served, watched, played with a bot, kept, replayed, all over a line", async () => {
  const [here, there] = line().ends;
  const { table, saved } = micatioTable([PERSON, BOT]);
  await table.start();
  serve(table, there, { seats: [0], spectates: false });
  const far = await PortTable.open<MicatioAtTable>(here, { newId });
  const heard = listen(far, 0);
  await until(() => heard.length > 0);
  const chance = new FastChance("third");
  while (!heard.at(-1)!.over) {
    const { prompt, version } = heard.at(-1)!;
    if (prompt) expect(await far.act(0, chance.pick(prompt.answers), version)).toBeNull();
    await until(() => heard.at(-1)!.version > version || heard.at(-1)!.prompt !== null);
  }
  const record = await far.record();
  expect(record).toMatchObject({ ok: true, value: { entries: saved.at(-1)!.entries } });
  const replay = Replay.open(micatio, saved.at(-1)!);
  if (!replay.ok) throw new Error(replay.error.refusal.key);
  const last = replay.value.moment(replay.value.length - 1, 0);
  expect(last.view).toEqual(heard.at(-1)!.view);
  const log: unknown[] = [];
  for (const { from, log: fresh } of heard) log.splice(from, Infinity, ...fresh);
  expect(Array.from({ length: replay.value.length }, (_, at) => replay.value.moment(at, 0).log).flat()).toEqual(log);
});
