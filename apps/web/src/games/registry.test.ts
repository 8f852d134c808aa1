// What the workers load of a game they find by the name of its folder: nothing but this test would notice one that is missing.
import { LANGUAGES, type Game, type GameTypes } from "@ara/kernel";
import type { TableTypes } from "@ara/protocol";
import { signal } from "@preact/signals";
import { afterAll, describe, expect, test, vi } from "vitest";
import { partOf } from "../workers/part.ts";
import type { Saved } from "../store/saved.ts";
import { KEPT_SCREENS, type HostOf, type LookingBack, type Thinking } from "./game.ts";

vi.mock("../app/settings.ts", () => ({ settings: signal({ language: "en" }) }));

// The files of tests share their modules; nobody else is to have these.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { FACES } = await import("./registry.ts");
const { ONLINE, nameOf } = await import("../online/games.ts");
const { shown: spoken } = await import("../app/words.ts");

const FOLDERS = [...new Set(Object.keys(import.meta.glob("./*/**")).map((path) => path.split("/")[1]!))];

/** Everything the app is made of. */
const SOURCES = import.meta.glob<string>("../**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });

/** As the workers look for them. */
const HOSTS = import.meta.glob<{ readonly host: HostOf<TableTypes> }>("./*/host.ts");
const THINKING = import.meta.glob<{ readonly thinking: Thinking<TableTypes> }>("./*/thinking.ts");
const LOOKING_BACK = import.meta.glob<{ readonly lookingBack: LookingBack<GameTypes> }>("./*/looking-back.ts");

test("every folder is a game of the registry, under its own name", () => {
  expect(FOLDERS.toSorted()).toEqual(Object.keys(FACES).toSorted());
});

describe.each(FOLDERS)("%s", (folder) => {
  const isIt = ({ id }: Game<never>): void => expect(id).toBe(folder);

  test("has a table for the worker that hosts it", async () => {
    const { host } = (await partOf(HOSTS, folder))!;
    const kept = (config: object): Saved => ({ config }) as unknown as Saved;
    isIt((await host(kept({}))).served.game as Game<never>);
    isIt((await host(kept({ game: "standard", options: [] }))).served.game as Game<never>);
  });

  test("has players for the worker of the bots", async () => {
    const player = expect.any(Function);
    expect((await partOf(THINKING, folder))!.thinking).toMatchObject({
      choose: player,
      advise: player,
      analyse: player,
    });
  });

  test("has eyes for the worker of records, and names its bots", async () => {
    const { lookingBack } = (await partOf(LOOKING_BACK, folder))!;
    isIt(lookingBack.game as Game<never>);
    expect(lookingBack).toMatchObject({ lookBack: expect.any(Function) });
    expect(lookingBack.levels.length).toBeGreaterThan(0);
  });

  test("says of itself what is shown where it is played online", () => {
    const { name, players, tournaments } = ONLINE[folder]!;
    expect(nameOf(folder)).toBe(name);
    expect([...tournaments.keys()].filter((seats) => !players.includes(seats))).toEqual([]);
  });

  test("names in every language the answers one can let stand online, and knows when they lapse", async () => {
    const { rows, scope, words } = ONLINE[folder]!.orders;
    for (const language of LANGUAGES) {
      await words.load(language);
      spoken.value = language;
      const { until, names } = words.now.value;
      expect(until).not.toBe("");
      expect(Object.keys(names)).toEqual(rows.flat());
    }
    expect(scope({ turn: 7, round: 7 })).toBe("7");
  });

  test("is named by nobody outside its folder", () => {
    const naming = Object.entries(SOURCES).filter(
      ([path, text]) =>
        !/^\.\/|\.test\.tsx?$/.test(path) && [`"${folder}"`, `/${folder}/`].some((name) => text.includes(name)),
    );
    expect(naming.map(([path]) => path)).toEqual([]);
  });

  test("shows a kept game, and its end", () => {
    const shown = Object.keys(FACES[folder]!.kept);
    expect(shown).toEqual(expect.arrayContaining(["table", "text", "score"]));
    expect(KEPT_SCREENS).toEqual(expect.arrayContaining(shown));
  });
});

test("no other folder is taken for a game", async () => {
  expect(await partOf(HOSTS, "games")).toBeUndefined();
  expect(await partOf(HOSTS, "")).toBeUndefined();
});
