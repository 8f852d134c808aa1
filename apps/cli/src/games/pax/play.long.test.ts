import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { ARA, testFolder, type Ran } from "../../testing/ara.ts";

const { ara, file, inFolder } = testFolder();

/** Draws, puts a card in each place, buys nothing and plays something: goes on through any step. */
const anyGame = (steps: number): string => "1\nh\nd\na1\nad\nah\n0\n".repeat(steps);

describe("ara play", () => {
  test.each([
    ["en", /A consul would type \S+\. .+ \(Wins about \d+ of 100 games from here\.\)/],
    ["de", /Ein Konsul würde \S+ tippen\. /],
    ["nl", /Een consul zou \S+ typen\. /],
  ])("a tip says what a bot would do in this place, and why: %s", async (lang, sentence) => {
    const args = [
      "play",
      "pax",
      "--players",
      "2",
      "--seed",
      "tip",
      "--start",
      "1",
      "--lang",
      lang,
      "--record",
      `${lang}.json`,
    ];
    expect((await ara(args, "t\nq\n")).out.replaceAll("\n  ", " ")).toMatch(sentence);
  });

  test("a whole game of four, saved as a record that verifies", async () => {
    const { code, out } = await ara(["play", "pax", "--seed", "a", "--record", "four.json"], anyGame(200));
    expect(code).toBe(0);
    expect(out).toContain("Score sheet");
    expect(out).toMatch(/Rome wins|revolt succeeds/);
    expect((await ara(["verify", "four.json"])).out).toContain(
      "1 of 1 consistent (1 with a seed that fits its commitment)",
    );
  });

  test("with a seed the bots play the same game again", async () => {
    const game = async (name: string): Promise<Record<string, unknown>> => {
      await ara(["play", "pax", "--seed", "a", "--record", name], anyGame(200));
      return JSON.parse(readFileSync(inFolder(name), "utf8"));
    };
    const [one, two] = [await game("again-1.json"), await game("again-2.json")];
    // The commitment to the seed is salted anew each time, and the chain with it.
    const salted = {
      seed: expect.objectContaining({ reveal: "a" }),
      head: expect.any(String),
      seal: expect.any(String),
    };
    expect(one).toEqual({ ...two, ...salted });
    expect(one["seed"]).not.toEqual(two["seed"]);
  });

  test("the last game of the campaign in German, with Nocturnus", async () => {
    const args = ["play", "pax", "--solo", "5", "--nocturnus", "--seed", "b", "--lang", "de", "--record", "solo.json"];
    const { code, out } = await ara(args, `ab\n${anyGame(200)}`);
    expect(code).toBe(0);
    expect(out).toContain("Zwei Buchstaben");
    expect(out).toMatch(/Stärker als Rom in \d, nötig sind 10; Kategorien in der Auslage \d von 10 \(es fehlt: /);
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
    const open = await ara([...args, "--memory", "open", "--overwrite"], "1\ns\nq\n");
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
    const input = `1\n1\n1\nh\nd\n0\n${"u\n".repeat(9)}l\ns\nr 3.1\nr 3\nr 99\n?\nnonsense\n99\nq\n`;
    const args = ["play", "pax", "--players", "2", "--seed", "d", "--start", "1", "--record", "e.json"];
    const { out } = await ara(args, input);
    // Alone with a bot, also what was seen; and no more than there is.
    expect(out).toMatch(/Taken back\.[^]*Taken back, with all that was seen since; the record says so\./);
    expect(out).toMatch(/PAX 3\.1 A full turn, or a peek\n {2}\w/);
    expect(out).toMatch(/ {2}3\.7 {3}Buying a group\n/);
    expect(out).not.toMatch(/ {2}3\.10 .*\n[^]*PAX 3\.1 A full turn/);
    expect(out).toContain("There is no rule 99.");
    expect(out).toContain("Type the number or letter of what you want to do");
    expect(out).toContain("Land (praedium)");
    expect(out).toContain('"nonsense" is not among the choices');
    expect(out).toContain('"99" is not among the choices');
    expect(out).toContain("Score sheet");
    expect(out).toContain("There is nothing to take back yet.");
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

  test("a game that cannot be saved in its place goes on, says so, and is saved elsewhere", async () => {
    const args = ["play", "pax", "--solo", "1", "--seed", "f", "--record", join(ARA, "x.json")];
    const { code, out } = await ara(args, anyGame(100), { TMPDIR: inFolder(".") });
    expect(code).toBe(0);
    expect(out.match(/could not be saved/g)).toHaveLength(1);
    expect(out).toContain("Score sheet");
    expect(out).toMatch(/Saved as \S*x\.json\n$/);
    const [saved] = /\S*x\.json(?=\n$)/.exec(out)!;
    expect((await ara(["verify", saved])).code).toBe(0);
  });

  test("a game saved elsewhere goes into a folder of its own: a link planted there leads nobody astray", async () => {
    const victim = file("victim.txt", "precious");
    symlinkSync(victim, inFolder("planted.json"));
    const args = ["play", "pax", "--solo", "1", "--record", join(ARA, "planted.json")];
    const { out } = await ara(args, "q\n", { TMPDIR: inFolder(".") });
    expect(out).toMatch(/Saved as \S*ara-\w+\/planted\.json/);
    expect(readFileSync(victim, "utf8")).toBe("precious");
  });

  test("a file that is there is not overwritten unless told to; records are for their owner alone", async () => {
    const args = ["play", "pax", "--players", "2", "--bots", "random,random", "--seed", "o", "--record", "own.json"];
    expect((await ara(args)).code).toBe(0);
    const before = readFileSync(inFolder("own.json"), "utf8");
    expect(statSync(inFolder("own.json")).mode & 0o777).toBe(0o600);
    const { code, err } = await ara(["play", "pax", "--record", "own.json"], "q\n");
    expect([code, err]).toEqual([
      2,
      "ara play: own.json is there already: go on with it by --resume, or replace it by --overwrite\n",
    ]);
    expect(readFileSync(inFolder("own.json"), "utf8")).toBe(before);
    expect((await ara(["play", "pax", "--record", "own.json", "--overwrite"], "q\n")).code).toBe(0);
    expect(readFileSync(inFolder("own.json"), "utf8")).not.toBe(before);
  });

  test("two who go on with one game: the second is told, and nothing is lost", async () => {
    expect((await ara(["play", "pax", "--record", "shared.json"], "q\n")).code).toBe(0);
    const first = spawn(process.execPath, [ARA, "play", "pax", "--resume", "shared.json"], { cwd: inFolder(".") });
    await new Promise((resolve) => first.stdout.once("data", resolve));
    const { code, err } = await ara(["play", "pax", "--resume", "shared.json"], "q\n");
    expect([code, err]).toEqual([1, expect.stringContaining(`is being played already, by process ${first.pid}`)]);
    first.stdin.end("q\n");
    await new Promise((resolve) => first.once("exit", resolve));
    expect((await ara(["play", "pax", "--resume", "shared.json"], "q\n")).code).toBe(0);
  });

  test("Ctrl-C is heard while bots play, and the game is kept", async () => {
    const args = ["--players", "2", "--bots", "consul,consul", "--record", "stopped.json"];
    const playing = spawn(process.execPath, [ARA, "play", "pax", ...args], { cwd: inFolder(".") });
    let out = "";
    playing.stdout.on("data", (text) => (out += String(text)));
    await vi.waitFor(() => expect(existsSync(inFolder("stopped.json"))).toBe(true), { timeout: 20_000 });
    playing.kill("SIGINT");
    expect(await new Promise((resolve) => playing.once("exit", resolve))).toBe(0);
    // Unheard, they would have played to the end, and there would be nothing to go on with.
    expect(out).toContain("Go on with: npx ara play pax --resume stopped.json --bots consul,consul");
    expect((await ara(["verify", "stopped.json"])).code).toBe(0);
    expect(existsSync(inFolder("stopped.json.lock"))).toBe(false);
  });

  test("a game that cannot be saved anywhere does not say that it was", async () => {
    const args = ["play", "pax", "--solo", "1", "--seed", "f", "--record", join(ARA, "x.json")];
    const { out } = await ara(args, "q\n", { TMPDIR: join(ARA, "nowhere") });
    expect(out).toContain("The game could not be saved");
    expect(out).not.toContain("Saved as");
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
