import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decisionOf, Match } from "@ara/kernel";
import { config, pax } from "@ara/pax";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { botNames, botPlayer } from "./bots.ts";
import { ExecPlayer } from "./exec-player.ts";
import { main } from "../../main.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ara-bots-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const program = (name: string, source: string): string => {
  writeFileSync(join(folder, name), source);
  return `"${process.execPath}" "${join(folder, name)}"`;
};

/** Takes the last legal action, and fails on anything its seat may not know. */
const LAST = `
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const { seat, legal, view } = JSON.parse(line);
  const peeping = view.players.some((player, other) => other !== seat && player.hand !== null);
  console.log(JSON.stringify(peeping ? { type: "peeping" } : legal.at(-1)));
});
`;

describe("a program of one's own", () => {
  const newMatch = () => new Match(pax, config(2), { seats: ["program", "centurio"], seed: "exec" });

  test("plays a whole game over lines of JSON", async () => {
    const match = newMatch();
    const players = [new ExecPlayer(program("last.cjs", LAST)), botPlayer("centurio", "c")];
    try {
      while (!match.over) {
        const seat = match.state.decider;
        const action = await players[seat]!.choose(decisionOf(match, seat));
        expect(match.act(seat, action).ok).toBe(true);
      }
    } finally {
      players[0]!.close?.();
    }
    expect(pax.outcome(match.state)).toBeDefined();
  });

  test.each([
    ["nonsense", 'console.log("nonsense"); setInterval(() => {}, 1000)', "which is not a legal action"],
    [
      "an action out of turn",
      `console.log('{"type":"end"}'); setInterval(() => {}, 1000)`,
      "which is not a legal action",
    ],
    ["nothing", "process.exit(0)", "ended without an answer"],
  ])("that answers %s is told so in one line", async (name, source, message) => {
    const match = newMatch();
    const player = new ExecPlayer(program(`${name.replaceAll(" ", "-")}.cjs`, source));
    try {
      await expect(player.choose(decisionOf(match, match.state.decider))).rejects.toThrow(message);
    } finally {
      player.close();
    }
  });

  test("is named exec:COMMAND", () => {
    expect(botNames("tiro, exec:./mybot,consul")).toEqual(["tiro", "exec:./mybot", "consul"]);
    expect(() => botNames("exec:")).toThrow('no bot "exec:"');
  });
});

test("a searching level thinks in a thread of its own, and chooses among what is legal", async () => {
  const match = new Match(pax, config(2), { seats: ["legatus", "tiro"], seed: "thread" });
  const players = [botPlayer("legatus", "t"), botPlayer("tiro", "u")];
  try {
    while (!match.over && match.length < 30) {
      const seat = match.state.decider;
      const decision = decisionOf(match, seat);
      const action = await players[seat]!.choose(decision);
      expect(decision.legal).toContain(action);
      match.act(seat, action);
    }
  } finally {
    for (const player of players) player.close?.();
  }
});

describe("measuring", () => {
  test.each([
    ["arena", "pax", "--a", "centurio", "--b", "tiro", "--games", "8"],
    [
      "arena",
      "pax",
      "--a",
      "legatus",
      "--b",
      "plain",
      "--players",
      "3",
      "--nocturnus",
      "--games",
      "3",
      "--iterations",
      "4",
    ],
    ["arena", "pax", "--a", "sibylla", "--b", "consul", "--games", "2", "--iterations", "4"],
    ["arena", "pax", "--a", "anchor", "--b", "vetus", "--games", "2", "--budget", "1"],
    ["solo", "pax", "--level", "centurio", "--games", "2", "--game", "5"],
  ])("ara %s %s %s %s", async (...args) => {
    expect(await main([...args, "--json"])).toBe(0);
  });

  test.each([
    [["arena", "pax", "--a", "hal", "--b", "tiro"]],
    [["arena", "pax", "--a", "tiro", "--b", "tiro", "--budget", "5", "--iterations", "5"]],
    [["solo", "pax"]],
    [["solo", "pax", "--level", "tiro", "--game", "6"]],
    [["ladder", "pax", "--only", "tiro-consul"]],
  ])("%j is refused", async (args) => {
    expect(await main([...args, "--json"])).toBe(2);
  });

  test("weights are tuned for kinds of games that there are", async () => {
    expect(await main(["tune", "pax", "--for", "dinner"])).toBe(2);
  });

  describe("a net is taught", () => {
    const teach = (...args: string[]): Promise<number> =>
      main(["train", "pax", "--games", "40", "--jobs", "1", ...args]);
    /** A Python that has everything and has learnt nothing: all its numbers are zero. */
    const dunce = (): string => {
      const file = join(folder, "dunce");
      const zeros = `Buffer.alloc(n).toString("base64")`;
      writeFileSync(
        file,
        `#!${process.execPath}
if (process.argv[2] !== "-c") {
  const [, , , , out, features, , first, second] = process.argv;
  const widths = [features, first, second, 2].map(Number);
  const layers = [0, 1, 2].map((i) => ({ n: widths[i] * widths[i + 1], bias: Array(widths[i + 1]).fill(0) }));
  const told = layers.map(({ n, bias }) => ({ unit: 1, weights: ${zeros}, bias }));
  require("node:fs").writeFileSync(out, JSON.stringify({ widths, layers: told }));
}
`,
        { mode: 0o755 },
      );
      return file;
    };

    test("only for kinds of games that there are", async () => {
      expect(await teach("--for", "dinner")).toBe(2);
    });

    test("not without Python, and not without what it needs", async () => {
      expect(await teach("--python", join(folder, "nowhere"))).toBe(3);
      const bare = join(folder, "bare");
      writeFileSync(bare, `#!${process.execPath}\nprocess.exit(1);\n`, { mode: 0o755 });
      expect(await teach("--python", bare)).toBe(3);
    });

    test("and what is worse in games that were held out is not written", async () => {
      const file = join(folder, "nets.json");
      writeFileSync(file, "{}");
      expect(await teach("--anew", "--python", dunce(), "--file", file)).toBe(1);
      expect(readFileSync(file, "utf8")).toBe("{}");
    });
  });

  test("the ladder is written row by row, and what is there is not played again", async () => {
    const file = join(folder, "ladder.md");
    const play = (...args: string[]): Promise<number> =>
      main(["ladder", "pax", "--deals", "2", "--file", file, "--json", ...args]);
    const rows = (): string[] => readFileSync(file, "utf8").match(/^\| \w+ \| \w+ \| 2 .*$/gm) ?? [];
    expect(await play("--only", "centurio-miles")).toBe(0);
    const [first] = rows();
    expect(first).toMatch(/^\| centurio \| miles \| 2 \|/);
    expect(first).toContain("| `npx ara ladder pax --only centurio-miles --deals 2 --seed ladder` |");
    expect(await play("--only", "miles-tiro")).toBe(0);
    expect(rows()).toHaveLength(2);
    expect(rows()[1]).toBe(first);
    // A row that was not played by this command is played again; one that was is left alone.
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(/centurio \| miles \| 2 \| .*? %/, "centurio | miles | 2 | 12.3 %"),
    );
    expect(await play("--only", "centurio-miles", "--resume")).toBe(0);
    expect(rows()[1]).toContain("12.3 %");
    expect(await play("--only", "centurio-miles", "--resume", "--seed", "other")).toBe(0);
    expect(rows()[1]).not.toContain("12.3 %");
  });
});
