import { execFile, type ExecFileException } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ARA = fileURLToPath(new URL("../bin/ara.mjs", import.meta.url));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `ara` as a person would, in a process of its own. */
function ara(args: readonly string[], input = ""): Promise<Ran> {
  return new Promise((resolve) => {
    const { FORCE_COLOR: _forced, ...env } = process.env;
    const child = execFile(
      process.execPath,
      [ARA, ...args],
      { cwd: folder, env: { ...env, NO_COLOR: "1" }, maxBuffer: 1e8 },
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
const firstChoices = (count: number): string => "1\n".repeat(count);

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
    [["verify", "nowhere.json"], "cannot read nowhere.json"],
    [["position", "legal", "nowhere.json"], "cannot read"],
    [["position", "burn"], "say what to do: legal, apply, score"],
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
    expect(JSON.parse(out)).toEqual({ error: { message: 'there is no bot "hal"; there is: random' } });
  });
});

describe("ara play", () => {
  test("a whole game of four, saved as a record that verifies", async () => {
    const { code, out } = await ara(["play", "pax", "--seed", "a", "--record", "four.json"], firstChoices(200));
    expect(code).toBe(0);
    expect(out).toContain("Score sheet");
    expect(out).toMatch(/Rome wins|revolt succeeds/);
    expect((await ara(["verify", "four.json"])).out).toContain("1 of 1 good (1 with a verified seed)");
  });

  test("the last game of the campaign in German, with Nocturnus", async () => {
    const args = ["play", "pax", "--solo", "5", "--nocturnus", "--seed", "b", "--lang", "de", "--record", "solo.json"];
    const { code, out } = await ara(args, firstChoices(200));
    expect(code).toBe(0);
    expect(out).toContain("Auslegen, unter den Stapel, behalten:");
    expect(out).toContain("Rom gewinnt Spiel 5 der Kampagne");
    expect(out).toContain("npx ara play pax --solo 5 --nocturnus");
  });

  test("two people at one screen pass it to each other, and can leave and go on", async () => {
    const args = [
      "play",
      "pax",
      "--players",
      "2",
      "--bots",
      "none",
      "--seed",
      "c",
      "--names",
      "Ada,Ben",
      "--start",
      "1",
    ];
    const begun = await ara([...args, "--record", "two.json"], "\n1\n\n1\n\nq\n");
    expect(begun.code).toBe(0);
    expect(begun.out).toContain("Pass the screen to Ada");
    expect(begun.out).toContain("Pass the screen to Ben");
    expect(begun.out).toContain("npx ara play pax --resume two.json");
    const record = JSON.parse(readFileSync(inFolder("two.json"), "utf8"));
    expect(record.entries).toHaveLength(2);
    const resumed = await ara(["play", "pax", "--resume", "two.json", "--bots", "none"], "\n2\n\n");
    expect(resumed.out).toContain("looks at Rome's face-down cards");
    expect(JSON.parse(readFileSync(inFolder("two.json"), "utf8")).entries).toHaveLength(3);
  });

  test("what was shown in one hand's screen is not in the other's", async () => {
    const args = [
      "play",
      "pax",
      "--players",
      "2",
      "--bots",
      "none",
      "--seed",
      "c",
      "--start",
      "1",
      "--record",
      "h.json",
    ];
    const { out } = await ara(args, "\n1\n\n");
    const screens = out.split("Pass the screen to");
    expect(screens[1]).toMatch(/Livinia draws \w+ \d\/\d, \w+ \d\/\d and keeps one/);
    expect(screens[2]).toContain("Livinia draws 2 cards and keeps one");
    expect(screens[2]).not.toMatch(/Livinia keeps \w+ \d/);
  });

  test("undo, log, score, rules and help answer; a wrong input is told", async () => {
    const input = "1\n1\n1\n1\nu\nl\ns\nr 3.7\n?\nnonsense\n99\nq\n";
    const args = ["play", "pax", "--players", "2", "--seed", "d", "--start", "1", "--record", "e.json"];
    const { out } = await ara(args, input);
    expect(out).toContain("Buying a group");
    expect(out).toContain("Type the number of what you want to do");
    expect(out).toContain('"nonsense" is not among the choices');
    expect(out).toContain('"99" is not among the choices');
    expect(out).toContain("Score sheet");
    expect(out).toMatch(/nothing can be taken back/);
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
    const { code, out } = await ara(args, firstChoices(100));
    expect(code).toBe(0);
    expect(out).toContain("could not be saved");
    expect(out).toContain("Score sheet");
  });
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
    expect(JSON.parse(out)).toEqual({ seat: 0, step: "buy", actions: [{ type: "skip" }, { type: "buy", legion: 1 }] });
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

  test.each([
    ["not all cards", { ...position, partial: false }, "10.1"],
    ["a forged format", { ...position, format: "ara-position/2" }, "10.1"],
    ["no state", { ...position, state: null }, "10.1"],
    ["a number", 7, "10.1"],
  ])("%s is refused", async (name, content, rule) => {
    const { code, err } = await ara(["position", "legal", file(`${name}.json`, content)]);
    expect(code).toBe(1);
    expect(err).toContain(`(PAX ${rule})`);
  });
});
