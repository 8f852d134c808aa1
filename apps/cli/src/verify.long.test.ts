import { readFileSync } from "node:fs";
import { chain } from "@ara/kernel";
import type { Online } from "@ara/kernel/fair";
import { describe, expect, test } from "vitest";
import { testFolder } from "./testing/ara.ts";
import { onlineRecord } from "./testing/online-record.ts";

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
    delete stolen.head;
    delete stolen.seal;
    const damaged = file("damaged.jsonl", [first, "{]", JSON.stringify(stolen), "17", second, ""].join("\n"));
    const { code, out } = await ara(["verify", damaged]);
    expect(code).toBe(1);
    const lines = out.trim().split("\n");
    expect(lines[0]).toContain("damaged.jsonl:2: not valid JSON");
    expect(lines[1]).toMatch(/damaged.jsonl:3: entry 8: .*PAX/);
    expect(lines[2]).toContain("damaged.jsonl:4: a record is a JSON object");
    expect(lines[3]).toContain("2 of 5 consistent");
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
        expect([code, out]).toEqual([0, expect.stringContaining("1 of 1 consistent")]);
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
      const { head: _head, seal: _seal, ...bare } = await record();
      const entries = bare.entries.with(4, { seat: 0 });
      const malformed = await ara(["verify", file("malformed.json", { ...bare, entries })]);
      expect(malformed.out).toMatch(/malformed\.json:1: entry 5: an entry has the form/);
      const earlier = entries.with(2, { seat: 0, action: { type: "pass" } });
      const both = await ara(["verify", file("both.json", { ...bare, entries: earlier, result: 7 }), "--json"]);
      expect(JSON.parse(both.out).files[0].bad).toMatchObject([{ entry: 3 }]);
    });

    test("is told about in the language asked for", async () => {
      const { head: _head, seal: _seal, ...bare } = await record();
      const path = file("languages.json", { ...bare, entries: bare.entries.with(1, null) });
      const german = (await ara(["verify", path, "--lang", "de"])).out;
      expect(german).toContain(':1: Eintrag 2: ein Eintrag hat die Form {"seat"');
      expect(german).toContain("0 von 1 stimmig (0 mit einem Startwert, der zur Festlegung passt)");
      const missing = await ara(["verify", file("empty.json", {}), "--lang", "nl"]);
      expect(missing.out).toContain(":1: “format” ontbreekt");
      expect(missing.out).toContain("0 van 1 consistent (0 met een startwaarde die bij de vastlegging past)");
    });
  });

  describe("what is required", () => {
    /** A record as it is, with its seed hidden, and without a chain. */
    const three = async (): Promise<readonly [string, string, string]> => {
      await ara(["simulate", "pax", "--players", "2", "--games", "1", "--seed", "r", "--records", "whole.jsonl"]);
      const whole = JSON.parse(readFileSync(inFolder("whole.jsonl"), "utf8"));
      const { commitment, nonces } = whole.seed;
      const { head: _head, seal: _seal, ...bare } = whole;
      return [
        inFolder("whole.jsonl"),
        file("hidden.json", { ...whole, seed: { commitment, nonces } }),
        file("bare.json", bare),
      ];
    };

    test("is told in a line each, and a record that lacks it fails", async () => {
      const [whole, hidden, bare] = await three();
      const good = await ara(["verify", whole, "--require", "chain,seed,finished"]);
      expect(good.code).toBe(0);
      expect(good.out).toMatch(
        /: required: chain, 1 of 1\n.*: required: seed, 1 of 1\n.*: required: finished, 1 of 1\n$/,
      );
      const shut = await ara(["verify", hidden, "--require", "seed,chain"]);
      expect(shut.code).toBe(1);
      expect(shut.out).toContain("required: chain, 0 of 1, 1 cannot be checked because the seed is hidden\n");
      expect(shut.out).toContain("required: seed, 0 of 1, 1 cannot be checked because the seed is hidden\n");
      const open = await ara(["verify", bare, "--require", "chain", "--lang", "de"]);
      expect([open.code, open.out]).toEqual([1, expect.stringContaining("verlangt: chain, 0 von 1, 1 ohne\n")]);
      for (const path of [hidden, bare]) expect((await ara(["verify", path])).code).toBe(0);
    });

    test("nonces and signatures of an online game are required by name; whoever lacks one is named", async () => {
      const whole = file("online.json", onlineRecord());
      const require = ["--require", "chain,seed,nonces,signatures,finished"];
      const good = await ara(["verify", whole, ...require]);
      expect([good.code, good.out]).toEqual([0, expect.stringContaining("required: signatures, 1 of 1\n")]);
      const partly = await ara(["verify", file("partly.json", onlineRecord("answers")), ...require]);
      expect(partly.code).toBe(1);
      expect(partly.out).toContain(": for seat 2 the server alone vouches; one attempt to deal was void\n");
      expect(partly.out).toContain("required: nonces, 1 of 1\n");
      expect(partly.out).toContain("required: signatures, 0 of 1, 1 without\n");
      const { online, ...other } = onlineRecord("answers");
      const hushed = await ara([
        "verify",
        file("hushed.json", { ...other, online: { ...(online as Online), voids: [] } }),
      ]);
      expect(hushed).toMatchObject({ code: 1, out: expect.stringContaining("attempt 1, which came to nothing") });
      const { entries, ...rest } = onlineRecord();
      const forged = file("forged.json", {
        ...rest,
        entries: entries.map((one, i) => (i === 4 ? { ...one, v: 99 } : one)),
      });
      expect(await ara(["verify", forged])).toMatchObject({ code: 1, out: expect.stringContaining("hash chain") });
      const anew = file(
        "anew.json",
        chain({ ...rest, entries: entries.map((one, i) => (i === 4 ? { ...one, v: 99 } : one)) }),
      );
      expect(await ara(["verify", anew])).toMatchObject({
        code: 1,
        out: expect.stringContaining("has not signed this end"),
      });
      const [local] = await three();
      const none = await ara(["verify", local, "--require", "nonces"]);
      expect([none.code, none.out]).toEqual([1, expect.stringContaining("required: nonces, 0 of 1, 1 without\n")]);
    });

    test("is told as data too, and must be known", async () => {
      const [whole, hidden] = await three();
      const { out, code } = await ara(["verify", whole, hidden, "--require", "seed", "--json"]);
      expect(code).toBe(1);
      expect(JSON.parse(out)).toMatchObject({
        ok: false,
        files: [
          { required: [{ requirement: "seed", met: 1, absent: 0, hidden: 0 }] },
          { required: [{ requirement: "seed", met: 0, absent: 0, hidden: 1 }] },
        ],
      });
      const unknown = await ara(["verify", whole, "--require", "proof"]);
      expect([unknown.code, unknown.err]).toEqual([
        2,
        expect.stringContaining("--require takes chain, seed, nonces, signatures, finished"),
      ]);
    });

    test("a record that was cut short is unfinished, and not finished even if its chain was made anew", async () => {
      const [whole] = await three();
      const { result: _result, head: _head, seal: _seal, ...rest } = JSON.parse(readFileSync(whole, "utf8"));
      const short = file("short.json", { ...rest, entries: rest.entries.slice(0, 30) });
      const told = await ara(["verify", short]);
      expect(told.out).toContain("1 of 1 consistent (1 unfinished, 1 without a hash chain");
      expect((await ara(["verify", short, "--require", "finished"])).code).toBe(1);
      const anew = chain({ ...rest, entries: rest.entries.slice(0, 30) });
      const forged = await ara(["verify", file("forged.json", anew), "--require", "chain,finished"]);
      expect(forged.code).toBe(1);
      expect(forged.out).toMatch(/1 unfinished.*\n.*chain, 1 of 1\n.*finished, 0 of 1, 1 without\n/);
    });
  });

  describe("a hostile file", () => {
    const good = async (): Promise<string> => {
      await ara(["simulate", "pax", "--players", "2", "--games", "1", "--seed", "h", "--records", "last.jsonl"]);
      return readFileSync(inFolder("last.jsonl"), "utf8").trim();
    };

    test("cannot paint itself a verdict", async () => {
      const painted = "\u001B[2K\u001B[32mgood.jsonl: 1 of 1 consistent\u001B[0m\u202E\n";
      const record = JSON.parse(await good());
      const records = [
        { ...record, game: painted },
        { ...record, format: painted },
        { ...record, config: { players: painted } },
      ];
      const path = file("painted.jsonl", records.map((one) => JSON.stringify(one)).join("\n"));
      const { code, out } = await ara(["verify", path], "", { FORCE_COLOR: "0" });
      expect(code).toBe(1);
      expect(out.trimEnd().split("\n")).toHaveLength(4);
      // oxlint-disable-next-line no-control-regex -- it is what must not be there
      expect(out).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/);
    });

    test("spoils neither the records after it nor the next file", async () => {
      const record = await good();
      const romana = {
        format: "ara-record/2",
        game: "pax-romana",
        rules: 1,
        seats: ["a", "b"],
        chance: {},
        entries: [],
      };
      const deep = `${"[".repeat(97)}1${"]".repeat(97)}`;
      const hostile = [
        { ...romana, config: { scenario: { toString: 1 } } },
        { ...romana, config: { scenario: "V", format: { toString: 1, valueOf: 1 } } },
        { ...romana, game: "constructor", config: {} },
        { ...romana, game: "__proto__", config: {} },
        { ...romana, game: "pax", config: { players: { toString: null } } },
      ].map((one) => JSON.stringify(one));
      const deepConfig = JSON.stringify({ ...romana, config: {} }).replace(
        '"config":{}',
        `"config":{"scenario":${deep}}`,
      );
      const action = JSON.parse(record);
      action.entries[0].action = JSON.parse('{"type":"constructor","__proto__":{"x":1},"toString":null}');
      const lines = [...hostile, deepConfig, JSON.stringify(action), record];
      const path = file("hostile.jsonl", lines.join("\n"));
      const { code, out, err } = await ara(["verify", path, "last.jsonl", "--json"]);
      expect([code, err]).toEqual([1, ""]);
      const { files } = JSON.parse(out);
      expect(files[0]).toMatchObject({ records: lines.length, good: 1 });
      expect(files[0].bad.map(({ line }: { line: number }) => line)).toEqual(lines.slice(1).map((_, i) => i + 1));
      expect(files[0].bad.map(({ key }: { key: string }) => key)).not.toContain("record.fault");
      expect(files[1]).toMatchObject({ records: 1, good: 1, bad: [] });
    });

    test.each([
      ["of a hundred megabytes of brackets", "[".repeat(100_000_000), "line.tooLong"],
      ["of brackets, one a line", "[\n".repeat(5_000_000), "file.stopped"],
      ["of fifty megabytes of brackets", "[".repeat(50_000_000), "json.deep"],
    ])("%s is refused in little time and memory", { timeout: 60_000 }, async (_name, content, key) => {
      const record = await good();
      const path = file("brackets.json", content);
      const limited = { NODE_OPTIONS: "--max-old-space-size=512" };
      const { code, out } = await ara(["verify", path, file("after.json", record), "--json"], "", limited);
      expect(code).toBe(1);
      const { files } = JSON.parse(out);
      expect(files[0].bad.at(-1)).toMatchObject({ key });
      expect(files[1]).toMatchObject({ good: 1 });
    });
  });

  test("a file that cannot be read is bad, and the others are verified", async () => {
    await ara(["simulate", "pax", "--players", "2", "--games", "2", "--seed", "u", "--records", "two-good.jsonl"]);
    const args = ["verify", "nowhere.json", inFolder("."), "two-good.jsonl"];
    const { code, out, err } = await ara(args);
    expect(code).toBe(1);
    expect(err).toBe("");
    expect(out).toMatch(/^nowhere\.json: cannot be read: ENOENT.*\n.*: cannot be read: EISDIR.*\n/);
    expect(out).toContain("two-good.jsonl: 2 of 2 consistent");
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
