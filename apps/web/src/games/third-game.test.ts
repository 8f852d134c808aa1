// The house with a game it has never heard of: micatio, brought in by the registry and by what its folder would hold.
import { ok, type GameTypes } from "@ara/kernel";
import { micatio, type Micatio } from "@ara/kernel/testing";
import { offer, type Port, type TableTypes } from "@ara/protocol";
import { servedMicatio, until, type MicatioAtTable } from "@ara/protocol/testing";
import { signal } from "@preact/signals";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Screen } from "../app/screen.ts";
import type { Row } from "../screens/home/game-row.tsx";
import type { Storage } from "../screens/home/rows.ts";
import type { Lost } from "../store/lost.ts";
import type { Manner } from "../sitting/manner.ts";
import type { Face, Host, LookBack, LookingBack, Thinking, RowText } from "./game.ts";
import type { Saved } from "../store/saved.ts";

const MICATIO = { id: "micatio", rules: [1] };

const host: Host<MicatioAtTable> = { served: servedMicatio };
const thinking: Thinking<MicatioAtTable> = {
  choose: (_level, { legal }) => ({ action: legal[0]!, reason: "habit" }),
  advise: ({ legal }) => ({ action: legal[0]! }),
  analyse: () => ok("a fine game"),
};
const lookingBack: LookingBack<Micatio> = {
  game: micatio,
  levels: ["tiro"],
  lookBack: (replay) => ({
    outline: () => ({ length: replay.length }),
    points: () => replay.state(replay.length - 1).points,
  }),
};
const manner: Manner<MicatioAtTable> = {
  pause: () => 0,
  isInstant: () => true,
  isOthers: () => false,
  reasonAt: () => 0,
  newsFrom: (log) => log.length,
  endsTurn: () => false,
};
const screen = (title: string): Screen => ({
  Page: () => null as never,
  words: [],
  title: () => title,
});
const screenOf = (title: string) => async () => ({ default: screen(title) });
let counted = -1;
const told = (title: string): RowText => ({
  title,
  icon: "log",
  turn: "",
  mine: false,
  result: "",
  won: false,
  facts: [],
  broken: false,
});
const face: Face = {
  name: "Micatio",
  words: [],
  kept: {
    table: screenOf("fingers"),
    text: screenOf("words"),
    score: screenOf("points"),
    replay: screenOf("once more"),
  },
  screens: { rules: screenOf("five rules") },
  home: async () => ({
    default: {
      words: [],
      title: () => "Micatio",
      lead: () => "",
      Panel: () => null,
      Welcome: () => null,
      hasLearned: () => true,
      hasReplay: true,
      Credit: () => null,
      count: (tables) => (counted = tables.length),
      unread: () => told("?"),
      read:
        async ({ seats }) =>
        () =>
          told(seats.map(({ name }) => name).join(" and ")),
      sayNo: ({ key }) => key,
    },
  }),
  sample: async () => ({ default: () => null }),
};

/** What the browser keeps. */
const kept = vi.hoisted(() => new Map<unknown, { readonly id: string; readonly game: string }>());

vi.mock("../app/settings.ts", () => ({ settings: signal({ language: "en" }) }));
vi.mock("../app/router.ts", () => ({ here: signal(new URL("http://ara/")), path: signal([]), go: () => undefined }));
vi.mock("./registry.ts", async (original) => ({
  FACES: { ...(await original<typeof import("./registry.ts")>()).FACES, micatio: face },
}));
vi.mock("../store/rows.ts", () => ({
  saveTable: async (saved: { id: string; game: string }) => void kept.set(saved.id, structuredClone(saved)),
  async updateTable(saved: { id: string; game: string }) {
    if (!kept.has(saved.id)) return false;
    kept.set(saved.id, structuredClone(saved));
    return true;
  },
  row: async (id: string) => structuredClone(kept.get(id)),
  allRows: async () => [...kept.values()],
  dropRow: async (key: unknown) => void kept.delete(key),
  gameOf: async (id: string) => kept.get(id) ?? {},
}));

// The files of tests share their modules; nobody else is to have these.
vi.resetModules();
const { find } = await import("../app/screens.ts");
const { readRows } = await import("../screens/home/rows.ts");
const { Sitting } = await import("../sitting/sitting.ts");
const { fileOf } = await import("../store/export.ts");
const { importRecord } = await import("../store/import.ts");
const { newTable } = await import("../store/new-table.ts");
const { openTable } = await import("../store/open-table.ts");
const { isDamaged } = await import("../store/saved.ts");
const { allTables, dropTable, loadTable } = await import("../store/store.ts");
const { BotsInWorker } = await import("../workers/bots.ts");
const { hostKept } = await import("../workers/hosting.ts");
const { ReplayInWorker } = await import("../workers/replays.ts");
const { replaying } = await import("../workers/replaying.ts");
const { thinkingOf } = await import("../workers/thinking.ts");

/** A part of micatio, as a worker finds it by its folder. */
const only =
  <Part>(part: unknown) =>
  async (game: string): Promise<Part | undefined> =>
    game === "micatio" ? (part as Part) : undefined;

/** What each worker does, with the files of micatio in place of those in the folders. */
const WORKERS: Readonly<Record<string, (port: Port) => void>> = {
  table(port) {
    const hostOf = ({ game }: Saved): Promise<Host<TableTypes> | undefined> => only<Host<TableTypes>>(host)(game);
    let isOpen = false;
    port.listen((id) => {
      if (isOpen) return;
      isOpen = true;
      void hostKept(id as string, { port, hostOf, isTaken: () => false });
    });
  },
  bots: (port) => offer(port, thinkingOf(only<Thinking<TableTypes>>(thinking))),
  replay: (port) => offer(port, replaying(only<LookingBack<GameTypes>>(lookingBack))),
};

/** A worker in the same thread: messages are copied and come later, as over any line. */
class NearWorker extends EventTarget {
  readonly #inside: ((message: unknown) => void)[] = [];
  #ended = false;

  constructor(_file: URL, { name }: { readonly name: string }) {
    super();
    WORKERS[name]!({
      post: (message) => this.#later(() => this.dispatchEvent(new MessageEvent("message", { data: message }))),
      listen: (listener) => void this.#inside.push(listener),
      close: () => this.terminate(),
    });
  }

  postMessage(message: unknown): void {
    const copy = structuredClone(message);
    this.#later(() => [...this.#inside].forEach((listener) => listener(copy)));
  }

  terminate(): void {
    this.#ended = true;
  }

  #later(work: () => void): void {
    queueMicrotask(() => void (this.#ended || work()));
  }
}
vi.stubGlobal("Worker", NearWorker);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
beforeEach(() => kept.clear());

const SEATS = [
  { name: "Livia", bot: null },
  { name: "tiro", bot: "tiro" },
];

const begin = (): Promise<string> => newTable("micatio", { points: 2 }, SEATS);

async function sitDown(id: string) {
  const open = (onLost: (why: Lost) => void) => openTable<MicatioAtTable>(id, MICATIO, onLost);
  const sitting = new Sitting<MicatioAtTable>({ id, open, manner, ending: "spectator" });
  await sitting.open();
  return { sitting, session: sitting.session.value! };
}

type Session = Awaited<ReturnType<typeof sitDown>>["session"];

/** Answers so many questions, or all there are. */
async function play(session: Session, answers = Infinity): Promise<void> {
  for (let i = 0; i < answers; i++) {
    await until(() => session.news.value.prompt !== null || session.news.value.over);
    const { prompt, over } = session.news.value;
    if (over) return;
    // The bot shows one finger and calls two, so that two is never right for both.
    const { answers: all } = prompt!;
    const call = all.find((action) => action.type === "call" && action.sum === 3);
    const two = all.find((action) => action.type === "show" && action.fingers === 2);
    expect(await session.act(call ?? two!)).toBeNull();
  }
}

async function playedOut(): Promise<string> {
  const id = await begin();
  const { sitting, session } = await sitDown(id);
  await play(session);
  sitting.close();
  return id;
}

async function savedAs(id: string) {
  const saved = (await loadTable(id))!;
  if (isDamaged(saved)) throw new Error("damaged");
  return saved;
}

test("its games are shown by its own screens, its rules stand under its name, the first game's addresses stay", async () => {
  const titled = async (...address: string[]) => (await (await find(address))!.load()).default.title();
  const id = await begin();
  expect(await titled("table", id)).toBe("fingers");
  expect(await titled("replay", id)).toBe("once more");
  expect(await titled("micatio", "rules")).toBe("five rules");
  expect(await find(["micatio", "learn"])).toBeUndefined();
  expect((await find(["rules"]))!.load).not.toBe(face.screens["rules"]);
});

test("the first screen and the settings have its part too, and list its games as it tells them", async () => {
  for (const address of ["", "settings"]) {
    const { Page } = (await (await find([address]))!.load()).default;
    expect(Page).toBeTypeOf("function");
  }
  await begin();
  await newTable("go", {}, SEATS);
  const [rows, storage] = [signal<readonly Row[]>([]), signal<Storage>("loading")];
  await readRows({ micatio: (await face.home()).default }, rows, storage);
  expect(storage.value).toBe("there");
  expect(counted).toBe(1);
  const titles = rows.value.map(({ kept: row, tell }) => `${"game" in row && row.game}: ${tell?.().title}`);
  expect(titles.toSorted()).toEqual(["go: undefined", "micatio: Livia and tiro"]);
});

test("somebody sits down against a bot, plays, and every step is kept", async () => {
  const id = await begin();
  const { sitting, session } = await sitDown(id);
  expect(sitting.status.value).toBe("open");
  await play(session, 1);
  await until(() => session.lines.value.length > 0);
  expect(await session.advise()).toEqual({ action: expect.objectContaining({ type: "call" }) });
  expect(await session.why({ type: "show", fingers: 2 })).toMatchObject({ key: "micatio.alreadyShown" });
  sitting.close();
  const { record } = await savedAs(id);
  expect(record!.entries.length).toBeGreaterThan(0);

  const again = await sitDown(id);
  expect(again.session.news.value.view.hands[0]).toEqual({ fingers: 2, sum: null });
  await play(again.session);
  expect(again.session.news.value).toMatchObject({ over: true, view: { points: [2, 0] } });
  again.sitting.close();
  expect((await allTables()).tables).toMatchObject([{ id, game: "micatio", over: true }]);
});

test("a finished game is leafed through, thought over, saved as a file, deleted, and read in again", async () => {
  const id = await playedOut();
  const { record } = await savedAs(id);
  const replay = new ReplayInWorker<LookBack & { points(): readonly number[] }>();
  expect(await replay.open(record!)).toEqual(ok({ length: record!.entries.length + 1 }));
  expect(await replay.ask.points()).toEqual([2, 0]);
  replay.close();
  const bots = new BotsInWorker("micatio");
  expect(await bots.analyse(record!, [], () => undefined)).toEqual(ok("a fine game"));
  bots.close();

  const file = fileOf(await savedAs(id))!;
  expect(file.name).toMatch(/^micatio-livia-tiro-\d{4}-\d\d-\d\d\.json$/);
  await dropTable(await savedAs(id));
  expect(await loadTable(id)).toBeUndefined();
  const read = await importRecord(await file.text());
  expect(read).toMatchObject({ ok: true, over: true });
  const back = await savedAs((read as { readonly id: string }).id);
  expect(back).toMatchObject({ game: "micatio", seats: SEATS, record });
});

test("a running game is exported, imported, and goes on where it was", async () => {
  const id = await begin();
  const { sitting, session } = await sitDown(id);
  await play(session, 1);
  sitting.close();
  const read = await importRecord(await fileOf(await savedAs(id))!.text());
  expect(read).toMatchObject({ ok: true, over: false });
  const again = await sitDown((read as { readonly id: string }).id);
  await play(again.session);
  expect(again.session.news.value.over).toBe(true);
  again.sitting.close();
});

test("a file of it that was changed is refused by its own rules", async () => {
  const { record } = await savedAs(await playedOut());
  const entries = record!.entries.map((entry, i) =>
    i === 0 ? { ...entry, action: { type: "show", fingers: 9 } } : entry,
  );
  const { hash: _hash, ...bare } = record as typeof record & { hash?: string };
  const read = await importRecord(JSON.stringify({ ...bare, entries }));
  expect(read).toMatchObject({ ok: false, game: "micatio" });
});

test("a table of another game, or of rules the screen does not know, is not opened", async () => {
  const id = await begin();
  const refusal = { key: "line.rules" };
  await expect(openTable(id, { id: "pax", rules: [1] }, () => undefined)).rejects.toMatchObject({ refusal });
  await expect(openTable(id, { id: "micatio", rules: [2] }, () => undefined)).rejects.toMatchObject({ refusal });
  const go = await newTable("go", { points: 2 }, SEATS);
  await expect(openTable(go, MICATIO, () => undefined)).rejects.toMatchObject({ refusal: { key: "table.game" } });
});
