import { chain, Match, randomPlayer, run, FastChance, type GameRecord } from "@ara/kernel";
import { config, pax } from "@ara/pax";
import { beforeAll, describe, expect, test } from "vitest";
import { fileName, readFileText, writeFileText } from "../../../store/record-file.ts";
import { lookingBack } from "../looking-back.ts";
import type { Saved } from "../../../store/saved.ts";

/** As the worker of records finds the games of the house. */
const read = (file: string) => readFileText(file, async (game) => (game === "pax" ? lookingBack : undefined));

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
  test("without a mistake becomes a game", async () => {
    const file = await read(text());
    expect(file).toMatchObject({ ok: true, value: { over: true, record: { seats: NAMES } } });
  });

  test("may begin with a byte order mark", async () => {
    expect((await read(`\uFEFF${text()}`)).ok).toBe(true);
  });

  test("of a running game is read too", async () => {
    const { result: _result, ...begun } = record;
    const file = await read(JSON.stringify(chain({ ...begun, entries: record.entries.slice(0, 9) })));
    expect(file).toMatchObject({ ok: true, value: { over: false } });
  });

  test.each([
    ["not JSON", () => "{", "json.syntax", 0],
    ["no object", () => "[]", "record.notObject", 0],
    ["of another format", () => text({ format: "ara-record/9" }), "record.format", 0],
    ["of another game", () => text({ game: "go" }), "file.game", 0],
    ["of other rules", () => text({ rules: 99 }), "record.rules", 0],
    ["without seats", () => text({ seats: undefined }), "record.missing", 0],
    ["with a broken chain", () => text({ head: "0".repeat(64) }), "chain.head", 0],
    [
      "with another result",
      () => text({ head: undefined, seal: undefined, result: { ...(record.result as object), points: [0, 0] } }),
      "record.result",
      0,
    ],
    ["with another seed", () => text({ seed: { ...record.seed, reveal: "another" } }), "seed.commitment", 0],
    [
      "that goes on after the end",
      () => text({ head: undefined, seal: undefined, entries: [...record.entries, record.entries[0]] }),
      "record.afterEnd",
      -1,
    ],
  ])("%s is refused, with the place", async (_what, broken, key, entry) => {
    const file = await read(broken());
    expect(file).toMatchObject({
      ok: false,
      error: { refusal: { key }, entry: entry === -1 ? record.entries.length + 1 : entry },
    });
  });

  test("keeps who was a bot, and a name that says so is believed", async () => {
    const seats = [
      { name: "Livia", bot: "consul" },
      { name: "centurio 2", bot: null },
    ];
    const file = await read(writeFileText(saved(seats))!);
    expect(file).toMatchObject({
      ok: true,
      value: {
        seats: [
          { name: "Livia", bot: "consul" },
          { name: "centurio 2", bot: "centurio" },
        ],
      },
    });
    expect(file.ok && "bots" in file.value.record).toBe(false);
  });

  test("with nonsense about bots seats persons", async () => {
    const file = await read(JSON.stringify({ ...record, bots: ["emperor", 7] }));
    expect(file).toMatchObject({ ok: true, value: { seats: [{ bot: null }, { bot: "centurio" }] } });
  });

  test("with names of ten thousand characters has names that fit a seat; the record stays what it was", async () => {
    const seats = ["L".repeat(10_000), "Varro\u202E\n\u00072"];
    const file = await read(text({ head: undefined, seal: undefined, seats }));
    expect(file).toMatchObject({
      ok: true,
      value: { seats: [{ name: `${"L".repeat(39)}…` }, { name: "Varro 2" }], record: { seats } },
    });
  });

  test("has a name any file system takes", () => {
    const seats = [
      { name: "Älvdis / Ö", bot: null },
      { name: "…", bot: null },
    ];
    expect(fileName(saved(seats))).toBe("pax-a-lvdis-o-2026-11-15.json");
  });
});
