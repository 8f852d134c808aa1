import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { testFolder } from "./testing/ara.ts";

const { ara, file, inFolder } = testFolder();

describe("ara simulate and verify", () => {
  test("the same seed plays the same games, and all records verify", async () => {
    const args = ["simulate", "pax", "--players", "2,5..6", "--nocturnus", "--games", "3", "--seed", "s", "--json"];
    const first = await ara([...args, "--records", "one.jsonl"]);
    const second = await ara([...args, "--records", "two.jsonl"]);
    expect(first.out).toBe(second.out);
    expect(readFileSync(inFolder("one.jsonl"), "utf8")).toBe(readFileSync(inFolder("two.jsonl"), "utf8"));
    const summary = JSON.parse(first.out);
    expect(summary.games).toBe(9);
    expect(summary.tables.map((table: { config: { players: number } }) => table.config.players)).toEqual([2, 5, 6]);
    const { code, out } = await ara(["verify", "one.jsonl", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, files: [{ records: 9, good: 9, seedsVerified: 9, bad: [] }] });
  });

  test("what is counted is told as it is", async () => {
    const solo = await ara(["simulate", "pax", "--solo", "5", "--games", "1", "--seed", "s"]);
    expect(solo.out).toContain("PAX, solo, game 5: 1 game\n");
    expect(solo.out).toContain("Rome wins        100.0 % (1)\n");
    expect(solo.out).toContain("of winners over Rome none");
    const many = await ara(["simulate", "pax", "--players", "2", "--games", "2", "--seed", "s"]);
    expect(many.out).toMatch(/: 2 games\n {2}Rome wins +[\d.]+ % \(\d; \d of them won by nobody\)/);
    const json = await ara(["simulate", "pax", "--solo", "5", "--games", "1", "--seed", "s", "--json"]);
    expect(JSON.parse(json.out).tables).toMatchObject([{ winningPoints: null }]);
    expect(JSON.parse(json.out).tables[0].config).toStrictEqual({
      players: 1,
      nocturnus: false,
      solo: 5,
      memory: "strict",
      lastClear: "no",
    });
  });

  test("another deck is played with, kept in the record, and verified", async () => {
    const { deckData } = await import("@ara/pax");
    const cards = deckData.cards.map((line) =>
      line.category === "land" && line.symbols === 1 ? { ...line, value: line.value === 1 ? 3 : 4 } : line,
    );
    const deck = file("deck.json", { cards });
    await ara(["simulate", "pax", "--games", "2", "--cards", deck, "--records", "deck.jsonl"]);
    expect(readFileSync(inFolder("deck.jsonl"), "utf8")).toContain('"land:1:4":2');
    expect((await ara(["verify", "deck.jsonl"])).code).toBe(0);
    const short = file("short.json", { cards: cards.slice(1) });
    const { code, err } = await ara(["simulate", "pax", "--cards", short]);
    expect(code).toBe(2);
    expect(err).toContain("Land has 6 cards; the game has 12. (PAX 1.1)");
  });

  test("the first mistake of each bad record is told with line, entry and reason", async () => {
    await ara(["simulate", "pax", "--players", "2", "--games", "2", "--seed", "v", "--records", "good.jsonl"]);
    const [first, second] = readFileSync(inFolder("good.jsonl"), "utf8").trim().split("\n") as [string, string];
    const stolen = JSON.parse(second);
    stolen.entries[7].action = { type: "buy", legion: 77 };
    for (const entry of stolen.entries) delete entry.prev;
    delete stolen.chain;
    const damaged = file("damaged.jsonl", [first, "{]", JSON.stringify(stolen), "17", second, ""].join("\n"));
    const { code, out } = await ara(["verify", damaged]);
    expect(code).toBe(1);
    const lines = out.trim().split("\n");
    expect(lines[0]).toContain("damaged.jsonl:2: not valid JSON");
    expect(lines[1]).toMatch(/damaged.jsonl:3: entry 8: .*PAX/);
    expect(lines[2]).toContain("damaged.jsonl:4: a record is a JSON object");
    expect(lines[3]).toContain("2 of 5 good");
  });

  describe("one record", () => {
    const record = async (): Promise<{ entries: unknown[]; [field: string]: unknown }> => {
      await ara(["simulate", "pax", "--players", "2", "--games", "1", "--seed", "w", "--records", "one-record.jsonl"]);
      return JSON.parse(readFileSync(inFolder("one-record.jsonl"), "utf8"));
    };
    /** As many programs print it: one entry per line. */
    const onePerLine = ({ entries, ...header }: { entries: unknown[] }): string =>
      `${JSON.stringify(header).slice(0, -1)},\n"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]}\n`;

    test("may be spread over lines in any way", async () => {
      const good = await record();
      for (const text of [onePerLine(good), JSON.stringify(good, null, 2), `\uFEFF\n\n${JSON.stringify(good)}`]) {
        const { code, out } = await ara(["verify", file("spread.json", text)]);
        expect([code, out]).toEqual([0, expect.stringContaining("1 of 1 good")]);
      }
      const piped = await ara(["verify", "-", "--json"], onePerLine(good));
      expect(JSON.parse(piped.out)).toMatchObject({ ok: true, files: [{ file: "-", records: 1, good: 1 }] });
    });

    test("that is damaged and spread over lines is one bad record", async () => {
      const torn = onePerLine(await record()).replace("]}", "]");
      const { code, out } = await ara(["verify", file("torn.json", torn), "--json"]);
      expect(code).toBe(1);
      expect(JSON.parse(out).files[0]).toMatchObject({ records: 1, bad: [{ line: 1, key: "json.syntax" }] });
    });

    test("is judged in order: a bad entry hides no mistake before it", async () => {
      const { chain: _chain, seal: _seal, ...bare } = await record();
      const entries = bare.entries.with(4, { seat: 0 });
      const malformed = await ara(["verify", file("malformed.json", { ...bare, entries })]);
      expect(malformed.out).toMatch(/malformed\.json:1: entry 5: an entry has the form/);
      const earlier = entries.with(2, { seat: 0, action: { type: "pass" } });
      const both = await ara(["verify", file("both.json", { ...bare, entries: earlier, result: 7 }), "--json"]);
      expect(JSON.parse(both.out).files[0].bad).toMatchObject([{ entry: 3 }]);
    });

    test("is told about in the language asked for", async () => {
      const { chain: _chain, seal: _seal, ...bare } = await record();
      const path = file("languages.json", { ...bare, entries: bare.entries.with(1, null) });
      const german = (await ara(["verify", path, "--lang", "de"])).out;
      expect(german).toContain(':1: Eintrag 2: ein Eintrag hat die Form {"seat"');
      expect(german).toContain("0 von 1 in Ordnung (0 mit geprüftem Startwert)");
      const missing = await ara(["verify", file("empty.json", {}), "--lang", "nl"]);
      expect(missing.out).toContain(":1: “format” ontbreekt");
      expect(missing.out).toContain("0 van 1 in orde (0 met gecontroleerde startwaarde)");
    });
  });

  test("a file that cannot be read is bad, and the others are verified", async () => {
    await ara(["simulate", "pax", "--players", "2", "--games", "2", "--seed", "u", "--records", "two-good.jsonl"]);
    const args = ["verify", "nowhere.json", inFolder("."), "two-good.jsonl"];
    const { code, out, err } = await ara(args);
    expect(code).toBe(1);
    expect(err).toBe("");
    expect(out).toMatch(/^nowhere\.json: cannot be read: ENOENT.*\n.*: cannot be read: EISDIR.*\n/);
    expect(out).toContain("two-good.jsonl: 2 of 2 good");
    const { ok, files } = JSON.parse((await ara([...args, "--json"])).out);
    expect(ok).toBe(false);
    expect(files[0]).toMatchObject({ records: 0, bad: [{ line: 0, key: "file.unreadable", rule: null }] });
    expect(files[2]).toMatchObject({ records: 2, good: 2, bad: [] });
  });

  test.each([
    ["nothing", ""],
    ["bytes", "\u0000\u0001\uFFFD"],
    ["a list", "[]"],
    ["deep nesting", "[".repeat(100_000)],
    ["a record that is all null", '{"format":"ara-record/1","game":null,"entries":null}'],
  ])("a file of %s is bad, and no more", async (name, content) => {
    const { code, out, err } = await ara(["verify", file(`${name}.json`, content), "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out).ok).toBe(false);
    expect(err).toBe("");
  });
});
