import { describe, expect, test } from "vitest";
import { testFolder } from "../../testing/ara.ts";

const { ara } = testFolder();

describe("ara simulate pax-romana", () => {
  test("counts games, and the same seed plays the same games", async () => {
    const args = ["simulate", "pax-romana", "--scenario", "VII", "--games", "3", "--bots", "steady,random", "--json"];
    const { code, out } = await ara(args);
    expect(code).toBe(0);
    const { games, table } = JSON.parse(out);
    expect(games).toBe(3);
    expect(table.seats.map(({ player }: { player: string }) => player).slice(0, 2)).toStrictEqual(["steady", "random"]);
    const shares = table.seats.reduce((sum: number, { share }: { share: number }) => sum + share, 0);
    expect(shares).toBeCloseTo(1);
    expect((await ara(args)).out).toBe(out);
  });

  test("3.81: seats share out the powers, and the measures of a format change", async () => {
    const args = ["simulate", "pax-romana", "--scenario", "V", "--games", "1", "--json"];
    const own = ["--seats", "rome+east,carthage+greece", "--turns", "1", "--activations", "1", "--objectives", "one"];
    const { table } = JSON.parse((await ara([...args, ...own])).out);
    expect(table.config).toMatchObject({
      seats: [
        ["rome", "east"],
        ["carthage", "greece"],
      ],
      measures: { turns: 1, activations: 1, objectives: "one" },
    });
    expect(table.turns.high).toBe(1);
    for (const [wrong, reason] of [
      [["--seats", "rome+carthage"], "The seats must share out exactly the powers"],
      [["--seats", "rome+gaul"], 'not "gaul"'],
      [["--seats", "rome", "--power", "rome"], "use one"],
      [["--turns", "11"], "--turns takes a whole number from 1 to 10"],
    ] as const)
      expect((await ara([...args.slice(0, -1), ...wrong])).err).toContain(reason);
  });

  test("tells people in a table", async () => {
    const { out } = await ara(["simulate", "pax-romana", "--scenario", "I", "--games", "2"]);
    expect(out).toContain("Pax Romana, scenario I, basic: 2 games");
    expect(out).toContain("rome (random)");
  });
});

describe("ara fuzz pax-romana", () => {
  test("fuzz plays all scenarios, in every style, and says what it covered", async () => {
    const { code, out } = await ara(["fuzz", "pax-romana", "--games", "4", "--seed", "cli", "--json"]);
    const { covered, ...rest } = JSON.parse(out);
    expect(rest).toMatchObject({ game: "pax-romana", games: 4, failures: [] });
    expect(Object.keys(covered.scenario)).toEqual(["I", "II", "III", "IV", "V", "VI", "VII"]);
    expect(Object.values<number>(covered.scenario).reduce((sum, n) => sum + n)).toBe(4);
    expect(covered.play).toEqual({
      "any, watched closely": 1,
      "eager in a crowd": 1,
      "eager in turmoil": 1,
      steady: 1,
    });
    expect(code).toBe(0);
  });

  test("fuzz plays only what it is told, in as many threads, from a number on", async () => {
    const asked = ["--scenario", "IV,VI", "--game", "advanced", "--jobs", "1", "--from", "2", "--games", "2"];
    const { out } = await ara(["fuzz", "pax-romana", ...asked, "--seed", "cli", "--json"]);
    const { covered, ...rest } = JSON.parse(out);
    expect(rest).toMatchObject({ from: 2, games: 2, failures: [] });
    expect(Object.keys(covered.scenario)).toEqual(["IV", "VI"]);
    expect(covered.game).toEqual({ advanced: 2 });
    expect(covered.play).toEqual({ "eager in a crowd": 1, "eager in turmoil": 1 });
  });
});
