import { expect, test } from "vitest";
import { helpOf } from "./command.ts";
import { gameCommand } from "./game-command.ts";
import type { CliGame, Offer, Run } from "./games/game.ts";
import { gameOfFile, GAMES } from "./games/registry.ts";

const offer = (answer: number, options: Offer<Run>["options"] = {}): Offer<Run> => ({
  usage: ["[--x]"],
  options,
  load: () => Promise.resolve(() => answer),
});

const game = (id: string, commands: CliGame["commands"]): CliGame => ({
  id,
  commands,
  positions: { usage: [], load: () => Promise.reject(new Error("not asked")) },
  records: () => Promise.reject(new Error("not asked")),
});

const chess = game("chess", { play: offer(3, { clock: { type: "string", help: "how long" } }), arena: offer(4) });
const games = [game("morra", { play: offer(2) }), chess];
const play = gameCommand({ name: "play", summary: "plays", options: { seed: { type: "string", help: "s" } } }, games);
const arena = gameCommand({ name: "arena", summary: "compares", options: {} }, games);

test("a third game is a line in the registry: commands find what it gives and help names it", async () => {
  expect(await play.run({ seed: "s" }, ["morra"])).toBe(2);
  expect(await play.run({ clock: "5" }, ["chess"])).toBe(3);
  expect(play.usage).toStrictEqual(["morra [--x]", "chess [--x]"]);
  expect(helpOf(play)).toContain("--clock");
});

test.each([
  [play, [], {}, "say which game: morra or chess"],
  [play, ["go"], {}, 'say which game: morra or chess (not "go")'],
  [play, ["morra", "now"], {}, 'unexpected "now"'],
  [play, ["morra"], { clock: "5" }, "morra has no --clock"],
  [arena, ["morra"], {}, 'morra has no "arena"; it is for chess'],
] as const)("what a game does not have is refused by one rule for all (%#)", async (command, words, values, reason) => {
  await expect(async () => command.run(values, words)).rejects.toThrow(reason);
});

test("where one game alone has an answer it need not be named", async () => {
  expect(await arena.run({}, [])).toBe(4);
});

test("an option means the same kind of value in every game", () => {
  const all = GAMES.flatMap(({ commands, positions }) => [...Object.values(commands), positions]);
  const types = new Map<string, string>();
  for (const { options = {} } of all)
    for (const [name, { type }] of Object.entries(options)) {
      expect([name, types.get(name) ?? type]).toStrictEqual([name, type]);
      types.set(name, type);
    }
});

test("a file is read by the game it names, or by the first, which refuses it", () => {
  for (const one of GAMES) expect(gameOfFile({ game: one.id })).toBe(one);
  for (const odd of [null, undefined, 5, [], {}, { game: "chess" }, { game: {} }])
    expect(gameOfFile(odd)).toBe(GAMES[0]);
});
