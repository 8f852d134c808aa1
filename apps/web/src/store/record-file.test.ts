import { Match, randomPlayer, run, FastChance, type GameRecord } from "@ara/kernel";
import { config, pax } from "@ara/pax";
import { beforeAll, describe, expect, test } from "vitest";
import { fileName, readFileText, writeFileText } from "./record-file.ts";
import type { Saved } from "./store.ts";

const NAMES = ["Livia", "centurio 2"];
let record: GameRecord;

beforeAll(async () => {
  const match = new Match(pax, config(2), { seats: NAMES, seed: "a file" });
  await run(
    match,
    NAMES.map(() => randomPlayer(new FastChance("a file"))),
  );
  record = match.record("keep");
});

const text = (change: Partial<Record<keyof GameRecord, unknown>> = {}): string =>
  JSON.stringify({ ...record, ...change });

const saved = (seats: Saved["seats"]): Saved => ({
  id: "x",
  game: "pax",
  created: Date.UTC(2026, 10, 15),
  updated: 0,
  config: null,
  seats,
  seed: "",
  record,
  over: true,
});

describe("a record file", () => {
  test("without a mistake becomes a game", () => {
    const read = readFileText(text());
    expect(read).toMatchObject({ ok: true, value: { over: true, record: { seats: NAMES } } });
  });

  test("may begin with a byte order mark", () => {
    expect(readFileText(`\uFEFF${text()}`).ok).toBe(true);
  });

  test("of a running game is read too", () => {
    const { result: _result, seal: _seal, ...begun } = record;
    const read = readFileText(JSON.stringify({ ...begun, entries: record.entries.slice(0, 9) }));
    expect(read).toMatchObject({ ok: true, value: { over: false } });
  });

  test.each([
    ["not JSON", () => "{", "json.syntax", 0],
    ["no object", () => "[]", "record.notObject", 0],
    ["of another format", () => text({ format: "ara-record/9" }), "record.format", 0],
    ["of another game", () => text({ game: "go" }), "record.game", 0],
    ["of other rules", () => text({ rules: 99 }), "record.rules", 0],
    ["without seats", () => text({ seats: undefined }), "record.missing", 0],
    ["with a broken chain", () => text({ entries: record.entries.toSpliced(3, 1) }), "chain.broken", 4],
    [
      "with another result",
      () => text({ chain: undefined, result: { ...(record.result as object), points: [0, 0] } }),
      "record.result",
      0,
    ],
    ["with another seed", () => text({ seed: { ...record.seed, reveal: "another" } }), "seed.commitment", 0],
    [
      "that goes on after the end",
      () => text({ chain: undefined, entries: [...record.entries, record.entries[0]] }),
      "record.afterEnd",
      -1,
    ],
  ])("%s is refused, with the place", (_what, broken, key, entry) => {
    const read = readFileText(broken());
    expect(read).toMatchObject({
      ok: false,
      error: { refusal: { key }, entry: entry === -1 ? record.entries.length + 1 : entry },
    });
  });

  test("keeps who was a bot, and a name that says so is believed", () => {
    const seats = [
      { name: "Livia", bot: "consul" },
      { name: "centurio 2", bot: null },
    ];
    const read = readFileText(writeFileText(saved(seats))!);
    expect(read).toMatchObject({
      ok: true,
      value: {
        seats: [
          { name: "Livia", bot: "consul" },
          { name: "centurio 2", bot: "centurio" },
        ],
      },
    });
    expect(read.ok && "bots" in read.value.record).toBe(false);
  });

  test("with nonsense about bots seats persons", () => {
    const read = readFileText(JSON.stringify({ ...record, bots: ["emperor", 7] }));
    expect(read).toMatchObject({ ok: true, value: { seats: [{ bot: null }, { bot: "centurio" }] } });
  });

  test("has a name any file system takes", () => {
    const seats = [
      { name: "Älvdis / Ö", bot: null },
      { name: "…", bot: null },
    ];
    expect(fileName(saved(seats))).toBe("pax-a-lvdis-o-2026-11-15.json");
  });
});
