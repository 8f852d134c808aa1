import { execFile, type ExecFileException } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ARA = fileURLToPath(new URL("../bin/ara.mjs", import.meta.url));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `ara` as a person would, in a process of its own. */
function ara(args: readonly string[], input = "", extra: Record<string, string> = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const { FORCE_COLOR: _forced, ...env } = process.env;
    const child = execFile(
      process.execPath,
      [ARA, ...args],
      { cwd: folder, env: { ...env, NO_COLOR: "1", ...extra }, maxBuffer: 1e8 },
      (error, out, err) => resolve({ code: exitCode(error), out, err }),
    );
    child.stdin!.end(input);
  });
}

const exitCode = (error: ExecFileException | null): number =>
  error === null ? 0 : typeof error.code === "number" ? error.code : 99;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ara-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string): string => join(folder, name);
const file = (name: string, content: unknown): string => {
  writeFileSync(inFolder(name), typeof content === "string" ? content : JSON.stringify(content));
  return inFolder(name);
};
/** Draws, puts a card in each place, buys nothing and plays something: goes on through any step. */
const anyGame = (steps: number): string => "1\nh\nd\na1\nad\nah\n0\n".repeat(steps);

describe("ara", () => {
  test("without a command it explains itself", async () => {
    const { code, out } = await ara([]);
    expect(code).toBe(2);
    expect(out).toContain("Usage: ara COMMAND");
  });

  test.each(["play", "simulate", "verify", "position", "rules", "bench", "fuzz"])("%s has a help", async (command) => {
    const { code, out } = await ara([command, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: ara ${command}`);
  });

  test.each([
    [["dance"], 'no command "dance"'],
    [["play"], "say which game: pax"],
    [["play", "chess"], 'say which game: pax (not "chess")'],
    [["simulate", "pax", "--players", "9"], "--players takes counts from 1 to 8"],
    [["simulate", "pax", "--games", "-1"], "--games"],
    [["simulate", "pax", "--bots", "hal"], 'no bot "hal"'],
    [["simulate", "pax", "--players", "3", "--solo", "2"], "--solo is for one player"],
    [["simulate", "pax", "--wings"], "--wings"],
    [["simulate", "pax", "--records", join(ARA, "x")], "cannot write"],
    [["verify"], "name at least one file"],
    [["position", "legal", "nowhere.json"], "cannot read"],
    [["position", "burn"], "say what to do: legal, apply, score"],
    [["position", "constructor", "p.json"], "say what to do"],
    [["position", "toString", "p.json"], "say what to do"],
    [["position", "__proto__", "p.json"], "say what to do"],
    [["simulate", "pax", "--players", "2..3", "--bots", "random,random,random"], "3 bots do not fit at a table of 2"],
    [["rules", "pax", "3.77"], "there is no rule 3.77"],
    [["rules", "pax", "3.7", "3.8"], 'unexpected "3.8"'],
    [["play", "pax", "--lang", "fr"], "--lang is one of en, de, nl"],
  ])("%j is refused in one line", async (args, message) => {
    const { code, err } = await ara(args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trim().split("\n")).toHaveLength(1);
  });

  test("with --json an error is an object on standard output", async () => {
    const { code, out } = await ara(["simulate", "pax", "--bots", "hal", "--json"]);
    expect(code).toBe(2);
    expect(JSON.parse(out).error.message).toContain('there is no bot "hal"; there is: random');
  });

  test.each([
    [["dance", "--json"], 2, { error: { message: 'there is no command "dance"; try "ara --help"' } }],
    [["--json"], 2, { help: expect.stringContaining("Usage: ara COMMAND") }],
    [["--help", "--json"], 0, { help: expect.stringContaining("Usage: ara COMMAND") }],
    [["verify", "--help", "--json"], 0, { help: expect.stringContaining("Usage: ara verify") }],
    [["--json", "rules", "pax", "3.7"], 0, expect.objectContaining({ rule: "3.7" })],
    [["verify", "--json", "--wings"], 2, { error: { message: expect.stringContaining("--wings") } }],
  ])("%j prints one JSON object and nothing else", async (args, exit, object) => {
    const { code, out, err } = await ara(args);
    expect(code).toBe(exit);
    expect(JSON.parse(out)).toEqual(object);
    expect(err).toBe("");
  });

  describe("a bug", () => {
    /** Breaks what only `rules` uses. */
    const withBug = (args: readonly string[], env: Record<string, string> = {}): Promise<Ran> => {
      const bug = file("bug.mjs", `String.prototype.matchAll = () => { throw new RangeError("no\\n match"); };`);
      return ara(["rules", "pax", ...args], "", { NODE_OPTIONS: `--import=${pathToFileURL(bug).href}`, ...env });
    };

    test("is told in one line, with exit code 3", async () => {
      const { code, out, err } = await withBug([]);
      expect([code, out, err]).toEqual([3, "", "ara rules: unexpected error: no match\n"]);
    });

    test("is an object with --json, and shows where it is if asked", async () => {
      const quiet = await withBug(["--json"]);
      expect(quiet).toMatchObject({ code: 3, err: "" });
      expect(JSON.parse(quiet.out)).toEqual({ error: { message: "unexpected error: no\n match" } });
      const { out, err } = await withBug(["--json"], { ARA_DEBUG: "1" });
      expect(out).toBe(quiet.out);
      expect(err).toMatch(/^RangeError: no\n match\n +at /);
    });
  });
});

describe("ara play", () => {
  test("a whole game of four, saved as a record that verifies", async () => {
    const { code, out } = await ara(["play", "pax", "--seed", "a", "--record", "four.json"], anyGame(200));
    expect(code).toBe(0);
    expect(out).toContain("Score sheet");
    expect(out).toMatch(/Rome wins|revolt succeeds/);
    expect((await ara(["verify", "four.json"])).out).toContain("1 of 1 good (1 with a verified seed)");
  });

  test("with a seed the bots play the same game again", async () => {
    const game = async (name: string): Promise<string> => {
      await ara(["play", "pax", "--seed", "a", "--record", name], anyGame(200));
      return readFileSync(inFolder(name), "utf8");
    };
    expect(await game("again-1.json")).toBe(await game("again-2.json"));
  });

  test("the last game of the campaign in German, with Nocturnus", async () => {
    const args = ["play", "pax", "--solo", "5", "--nocturnus", "--seed", "b", "--lang", "de", "--record", "solo.json"];
    const { code, out } = await ara(args, `ab\n${anyGame(200)}`);
    expect(code).toBe(0);
    expect(out).toContain("Zwei Buchstaben");
    expect(out).toMatch(/Stärker als Rom in \d von 10; Kategorien in der Auslage \d von 10 \(es fehlt: /);
    expect(out).toContain("Rom gewinnt Partie 5 der Kampagne");
    expect(out).toContain("Noch einmal: npx ara play pax --solo 5 --nocturnus --lang de\n");
  });

  const twoPeople = ["play", "pax", "--players", "2", "--bots", "none", "--seed", "c", "--start", "1"];

  test("two people at one screen pass it to each other, and can leave and go on", async () => {
    const args = [...twoPeople, "--names", "Ada,Ben", "--lang", "nl", "--record", "two.json"];
    const begun = await ara(args, "\n1\n\n1\n\nq\n");
    expect(begun.code).toBe(0);
    expect(begun.out).toContain("Geef het scherm aan Ada");
    expect(begun.out).toContain("Geef het scherm aan Ben");
    expect(begun.out).toContain("npx ara play pax --resume two.json --bots none --lang nl\n");
    const record = JSON.parse(readFileSync(inFolder("two.json"), "utf8"));
    expect(record.entries).toHaveLength(2);
    const resumed = await ara(["play", "pax", "--resume", "two.json", "--bots", "none"], "\n2\n\n\n");
    expect(resumed.out).toMatch(/Rome hides: \w+ ●+ \d, \w+ ●+ \d, \w+ ●+ \d\nPress Enter/);
    expect(resumed.out).toContain("Ada: looks at Rome's face-down cards; receives 2 aurei");
    expect(JSON.parse(readFileSync(inFolder("two.json"), "utf8")).entries).toHaveLength(3);
  });

  test.each([
    [["--players", "3", "--nocturnus"], "--resume cannot go with --players, --nocturnus"],
    [["--solo", "2"], "--solo"],
    [["--names", "Ada"], "--names"],
    [["--seed", "s"], "--seed"],
  ])("a saved game goes on as it began, not with %j", async (options, message) => {
    const { code, err } = await ara(["play", "pax", "--resume", "two.json", ...options]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test("more names than seats are refused", async () => {
    const { code, err } = await ara(["play", "pax", "--players", "2", "--names", "a,b,c"]);
    expect(code).toBe(2);
    expect(err).toContain("3 names do not fit at a table of 2");
  });

  test("what was shown in one hand's screen is not in the other's", async () => {
    const { out } = await ara([...twoPeople, "--record", "h.json"], "\n1\n\nl\n");
    const screens = out.split("Pass the screen to");
    expect(screens[1]).toMatch(/Livinia: draws \w+ ●+ \d, \w+ ●+ \d\n/);
    expect(screens[2]).toContain("Livinia: keeps one of 2 cards");
    expect(screens[2]).toContain("Livinia draws 2 cards and keeps one.");
    expect(screens[2]).toContain("Livinia keeps 1 card and slips 1 under the deck.");
    expect(screens[2]).not.toMatch(/Livinia:? (draws|keeps|slips) [A-Z]/);
  });

  test("after a peek the cards stay in sight of who peeked, and of nobody else", async () => {
    const { out } = await ara([...twoPeople, "--record", "p2.json"], "\n1\n\n1\n\n2\n\n\n2\n\n\n");
    const [, , , peek, ben, ada] = out.split("Pass the screen to");
    const hidden = /Rome hides: (.+)/.exec(peek!)![1]!;
    expect(ben!.split("Your turn.")[0]).not.toContain(hidden);
    expect(ada!.split("Your turn.")[0]).toContain(`Rome hides: ${hidden}`);
  });

  test("money and hands are shown where the table is open, and not counted where secret", async () => {
    const args = ["play", "pax", "--players", "2", "--seed", "d", "--start", "1", "--record", "m.json"];
    const strict = await ara(args, "1\ns\nq\n");
    expect(strict.out).toMatch(/Decimus( +0){7} +\? +\?\n/);
    expect(strict.out).toMatch(/richest, 4 +\? +\?\n/);
    expect(strict.out).toContain("? secret (PAX 2.7)");
    const open = await ara([...args, "--memory", "open"], "1\ns\nq\n");
    expect(open.out).toMatch(/Decimus( +0){7} +5 +1\n/);
    expect(open.out).toMatch(/aurei and cards +6 +6\n/);
    expect(open.out).not.toContain("PAX 2.7");
  });

  test("drawing: h, d and the numbers of the legions; a place used up is refused by its rule", async () => {
    const args = ["play", "pax", "--players", "2", "--seed", "d", "--start", "1", "--record", "d.json"];
    const { out } = await ara(args, "1\n1\n3\n2\nh\nd\n0\ne\nq\n");
    expect(out).toMatch(/Card 1 of 3: \w+ ●+ \d\. Where does it go\?/);
    expect(out).toContain("×  1-3  under this legion: used (PAX 3.3)");
    expect(out).toContain("You have already put a card of this draw under a legion. (PAX 3.3)");
    const types = JSON.parse(readFileSync(inFolder("d.json"), "utf8")).entries.flatMap(
      ({ seat, action }: { seat: number; action: { type: string; to?: unknown } }) => (seat === 0 ? [action.type] : []),
    );
    expect(types.slice(0, 7)).toEqual(["keep", "draw", "place", "place", "place", "skip", "end"]);
  });

  test("undo, log, score, rules and help answer; a wrong input is told", async () => {
    const input = "1\n1\n1\nh\nd\n0\nu\nu\nu\nl\ns\nr 3.1\nr 3\nr 99\n?\nnonsense\n99\nq\n";
    const args = ["play", "pax", "--players", "2", "--seed", "d", "--start", "1", "--record", "e.json"];
    const { out } = await ara(args, input);
    expect(out).toContain("Taken back.");
    expect(out).toMatch(/PAX 3\.1 A full turn, or a peek\n {2}\w/);
    expect(out).toMatch(/ {2}3\.7 {3}Buying a group\n/);
    expect(out).not.toMatch(/ {2}3\.10 .*\n[^]*PAX 3\.1 A full turn/);
    expect(out).toContain("There is no rule 99.");
    expect(out).toContain("Type the number or letter of what you want to do");
    expect(out).toContain("Land (praedium)");
    expect(out).toContain('"nonsense" is not among the choices');
    expect(out).toContain('"99" is not among the choices');
    expect(out).toContain("Score sheet");
    expect(out).toMatch(/nothing can be taken back/);
  });

  test("a table of eight with Nocturnus fits its lines", async () => {
    const args = ["play", "pax", "--players", "8", "--nocturnus", "--seed", "g", "--lang", "de", "--record", "8.json"];
    const { code, out } = await ara(args, anyGame(300));
    expect(code).toBe(0);
    expect(out).toContain("Wertung");
    const lines = out.split("\n").filter((line) => !/Livinia> |Gespeichert/.test(line));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test("two games begun at once are saved apart", async () => {
    const [one, two] = await Promise.all([ara(["play", "pax"], "q\n"), ara(["play", "pax"], "q\n")]);
    const savedAs = ({ out }: Ran): string => /Saved as (.+)/.exec(out)![1]!;
    expect(savedAs(one)).not.toBe(savedAs(two));
  });

  test("a broken save is refused with the reason and stays as it was", async () => {
    const broken = file("broken.json", '{"format":"ara-record/1"');
    const { code, err } = await ara(["play", "pax", "--resume", broken]);
    expect(code).toBe(1);
    expect(err).toContain("not valid JSON");
    expect(readFileSync(broken, "utf8")).toBe('{"format":"ara-record/1"');
  });

  test("a game that cannot be saved goes on and says so", async () => {
    const args = ["play", "pax", "--solo", "1", "--seed", "f", "--record", join(ARA, "x.json")];
    const { code, out } = await ara(args, anyGame(100));
    expect(code).toBe(0);
    expect(out).toContain("could not be saved");
    expect(out).toContain("Score sheet");
  });
});

test("ara play --json keeps standard output for one object; a game of bots alone needs nobody", async () => {
  const args = [
    "play",
    "pax",
    "--players",
    "2",
    "--bots",
    "centurio,random",
    "--seed",
    "j",
    "--record",
    "j.json",
    "--json",
  ];
  const { code, out, err } = await ara(args);
  expect(code).toBe(0);
  expect(err).toContain("Score sheet");
  expect(JSON.parse(out)).toMatchObject({ game: "pax", file: "j.json", result: { points: expect.any(Array) } });
});

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
    const args = ["verify", "nowhere.json", folder, "two-good.jsonl"];
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

describe("ara position", () => {
  const position = {
    format: "ara-position/1",
    game: "pax",
    rules: 1,
    config: { players: 2, nocturnus: false, solo: null, memory: "strict", lastClear: "no" },
    seats: ["Livinia", "Decimus"],
    partial: true,
    state: {
      deck: ["land:1:1"],
      setAside: [],
      rome: { open: ["senator:2:2"], hidden: [] },
      legions: [["army:1:2"], ["land:1:1", "intrigue:2:3"], []],
      players: [
        { aurei: 3, hand: ["fleet:1:1"], display: ["land:1:1"] },
        { aurei: 5, hand: [], display: [] },
      ],
      startPlayer: 0,
      conspiratus: null,
      active: 0,
      taken: [],
      step: "buy",
    },
  };

  test("legal lists actions", async () => {
    const { code, out } = await ara(["position", "legal", file("p.json", position), "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      seat: 0,
      decider: 0,
      step: "buy",
      actions: [{ type: "skip" }, { type: "buy", legion: 1 }],
    });
  });

  test("legal says why an action is refused, in the language asked for", async () => {
    const args = ["position", "legal", file("p.json", position), "--action", '{"type":"buy","legion":2}'];
    const english = await ara(args);
    expect(english.code).toBe(1);
    expect(english.out).toContain("This group costs 4 aurei; you have 3. (PAX 3.7)");
    expect((await ara([...args, "--lang", "nl"])).out).toContain("(PAX 3.7)");
    const [answer] = JSON.parse((await ara([...args, "--json"])).out).answers;
    expect(answer).toMatchObject({ legal: false, key: "buy.cannotPay", rule: "3.7", params: { price: 4, aurei: 3 } });
  });

  test("another seat is told that it is not its turn", async () => {
    const args = ["position", "legal", file("p.json", position), "--seat", "1", "--action", '{"type":"skip"}'];
    expect((await ara(args)).out).toContain("another player's turn");
  });

  test("another seat is told who decides", async () => {
    const args = ["position", "legal", file("p.json", position), "--seat", "1"];
    expect((await ara(args)).out).toBe("Seat 1 has nothing to decide now; seat 0 (Livinia) decides.\n");
    expect((await ara([...args, "--lang", "de"])).out).toContain("es entscheidet Platz 0 (Livinia)");
    const json = JSON.parse((await ara([...args, "--json"])).out);
    expect(json).toEqual({ seat: 1, decider: 0, step: "buy", actions: [] });
    const over = file("over.json", { ...position, state: { ...position.state, step: "over" } });
    expect((await ara(["position", "legal", over])).out).toBe("The game is over.\n");
    expect(JSON.parse((await ara(["position", "legal", over, "--json"])).out)).toMatchObject({ decider: null });
  });

  test("apply carries out actions one after another and prints the position after them", async () => {
    const actions = ['{"type":"buy","legion":1}', '{"type":"play","card":"fleet:1:1"}', '{"type":"end"}'];
    const args = ["position", "apply", file("p.json", position), ...actions.flatMap((action) => ["--action", action])];
    const { code, out } = await ara([...args, "--json"]);
    expect(code).toBe(0);
    const { position: after, events } = JSON.parse(out);
    expect(after.state.players[0]).toEqual({ aurei: 2, hand: ["army:1:2"], display: ["land:1:1", "fleet:1:1"] });
    expect(after.state).toMatchObject({ step: "turn", active: 1, taken: [0] });
    expect(events.map(({ type }: { type: string }) => type)).toContain("bought");
    expect(JSON.parse((await ara(args)).out)).toEqual(after);
  });

  test("apply stops at the first refused action", async () => {
    const args = [
      "position",
      "apply",
      file("p.json", position),
      "--action",
      '{"type":"skip"}',
      "--action",
      '{"type":"draw"}',
    ];
    const { code, err } = await ara(args);
    expect(code).toBe(1);
    expect(err).toContain('action 2 {"type":"draw"}');
    expect(err).toContain("(PAX 3.3)");
  });

  test("score prints the sheet", async () => {
    const { code, out } = await ara(["position", "score", file("p.json", position)]);
    expect(code).toBe(0);
    expect(out).toContain("Livinia");
    const sheet = JSON.parse((await ara(["position", "score", file("p.json", position), "--json"])).out);
    expect(sheet.result.points).toEqual([5, 4]);
  });

  test("score says who would win, and takes nothing it does not use", async () => {
    const path = file("p.json", position);
    expect((await ara(["position", "score", path])).out).toContain("As it stands, Rome wins, and nobody with it.\n");
    expect((await ara(["position", "score", path, "--lang", "nl"])).out).toContain(
      "Zoals het er nu voorstaat, wint Rome",
    );
    for (const option of ["--seat=1", '--action={"type":"skip"}']) {
      const { code, err } = await ara(["position", "score", path, option]);
      expect([code, err]).toEqual([2, `ara position: score takes no ${option.split("=")[0]}\n`]);
    }
  });

  test.each([
    ["not all cards", { ...position, partial: false }, 'not 3; "partial": true allows it. (PAX 10.1)\n'],
    ["a forged format", { ...position, format: "ara-position/2" }, '"format" cannot be "ara-position/2".\n'],
    ["no state", { ...position, state: undefined }, '"state" is missing.\n'],
    ["a number", 7, '"position" cannot be 7.\n'],
  ])("%s is refused", async (name, content, reason) => {
    const { code, err } = await ara(["position", "legal", file(`${name}.json`, content)]);
    expect(code).toBe(1);
    expect(err).toContain(reason);
  });
});

describe("ara rules", () => {
  test("every rule of the document has a test", async () => {
    const { code, out } = await ara(["rules", "pax", "--quiet"]);
    expect([code, out]).toEqual([0, "58 of 58 rules are named by a test\n"]);
  });

  test("one rule is shown with its sentences and its tests", async () => {
    const { code, out } = await ara(["rules", "pax", "3.7", "--lang", "de"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^3\.7 Eine Gruppe kaufen\n.*Gruppe/);
    expect(out).toContain("packages/pax/src/buy.test.ts: 3.7 ");
  });
});

test("ara fuzz counts the games it played", async () => {
  const { code, out } = await ara(["fuzz", "pax", "--games", "3", "--seed", "s", "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ seed: "s", games: 3, closely: 1, failures: [] });
  const { out: one } = await ara(["fuzz", "pax", "--games", "1", "--seed", "s"]);
  expect(one).toMatch(/^1 game, \d+ actions, 1 game watched closely, 0 failures \(seed s\)\n$/);
});
