import { FastChance, Match, randomPlayer, readRecord, run, verify, type GameRecord } from "@ara/kernel";
import { checkPlaythrough } from "@ara/kernel/testing";
import { describe, expect, test } from "vitest";
import { config, hasFullRebellions, readConfig, worldOf, writeConfig } from "./config.ts";
import { CORRECTIONS_FORMAT, data } from "./data/index.ts";
import { paxRomana, type PaxRomana } from "./game.ts";
import { readPosition, writePosition } from "./position.ts";
import { stands } from "./testing/stands.ts";

/** An owner's patch: a richer Rome, and a Space more at the edge of Africa. */
const corrections = {
  format: CORRECTIONS_FORMAT,
  source: "my box",
  map: {
    spaces: {
      sala: { new: true, name: "Sala", province: "mauretania", kind: "land", flags: [], lon: -6.8, lat: 34 },
    },
    edges: { "land:sala~tingi": { new: true } },
  },
  scenarios: { scenarios: { II: { setup: { treasury: { talents: { rome: 99 } } } } } },
};

const throughJson = <T>(json: T): T => JSON.parse(JSON.stringify(json)) as T;

async function played(given: Parameters<typeof config>[1]): Promise<Match<PaxRomana>> {
  const table = config("II", given);
  const match = new Match(paxRomana, table, { seats: ["a", "b"], seed: "corrections" });
  await run(
    match,
    table.seats.map((_, seat) => randomPlayer<PaxRomana>(new FastChance(`${seat}`))),
  );
  return match;
}

const fileOf = (match: Match<PaxRomana>): GameRecord => throughJson(match.record());

describe("a table with corrections", () => {
  test("has the owner's data, and others keep ours", () => {
    const { data: own, map, scenario } = worldOf(config("II", { corrections }));
    expect(map.nodeOf.has("sala")).toBe(true);
    expect(scenario.treasury![0]).toBe(99);
    expect(own.map).not.toBe(data.map);
    expect(worldOf(config("II")).data).toBe(data);
  });

  test("its data are built once, whichever object brings the same content in whichever order", () => {
    const { scenarios, map, source, format } = throughJson(corrections);
    const [one, other] = [corrections, { scenarios, map, source, format }].map((patch) =>
      worldOf(config("II", { corrections: patch })),
    );
    expect(other!.data).toBe(one!.data);
  });

  test("is written and read back whole; without corrections nothing is said of them", () => {
    const table = config("II", { corrections });
    expect(readConfig(throughJson(writeConfig(table)))).toStrictEqual({ ok: true, value: table });
    expect(JSON.stringify(writeConfig(config("II")))).toBe(
      '{"scenario":"II","game":"standard","format":"basic","seats":[["rome"],["carthage"]],"options":[]}',
    );
  });

  test("a format that only the corrections know is played, and one they do not know is refused", () => {
    const { basic } = (data.files.formats as { formats: Record<string, object> }).formats;
    const patch = { format: CORRECTIONS_FORMAT, formats: { formats: { mine: { new: true, ...basic } } } };
    expect(readConfig({ scenario: "II", format: "mine", corrections: patch })).toMatchObject({ ok: true });
    expect(readConfig({ scenario: "II", format: "mine" })).toMatchObject({ error: { key: "config.format" } });
  });

  test("keeps the contract of a game", () => {
    expect(checkPlaythrough(paxRomana, config("II", { corrections }), "corrections", { stands }).over).toBe(true);
  });
});

describe("a record with corrections", () => {
  test("verifies and goes on by itself", async () => {
    const record = fileOf(await played({ corrections }));
    expect(record.config).toMatchObject({ corrections });
    expect(verify(paxRomana, record)).toMatchObject({ ok: true, value: { finished: true, seed: "verified" } });
    const { result: _, seal: __, ...begun } = { ...record, entries: record.entries.slice(0, 5) };
    const resumed = Match.resume(paxRomana, begun);
    if (!resumed.ok) throw new Error(resumed.error.key);
    expect(worldOf(resumed.value.config).map.nodeOf.has("sala")).toBe(true);
    expect(resumed.value.length).toBe(5);
  });

  test("is another game without them", async () => {
    const record = fileOf(await played({ corrections }));
    const { corrections: _, ...plain } = record.config as Record<string, unknown>;
    const { chain: __, ...unchained } = record;
    expect(verify(paxRomana, { ...unchained, config: plain })).toMatchObject({ ok: false });
  });

  test.each([
    ["no object", 7, "data.type", "corrections"],
    ["nothing", null, "data.type", "corrections"],
    ["no format", {}, "data.format", "corrections.format"],
    [
      "a slip of the pen",
      { ...corrections, map: { spaces: { rmoa: { name: "Roma" } } } },
      "data.unknown",
      "corrections.map.spaces.rmoa",
    ],
    [
      "an impossible kind",
      { ...corrections, map: { spaces: { roma: { kind: "harbour" } } } },
      "data.type",
      "corrections.map.spaces.roma.kind",
    ],
  ])("is refused with the place where they are damaged: %s", async (_, damaged, key, path) => {
    const record = fileOf(await played({ corrections }));
    const json = { ...record, config: { ...(record.config as object), corrections: damaged } };
    const read = readRecord(json);
    if (!read.ok) throw new Error(read.error.key);
    const refusal = { key, params: { file: "config", path } };
    expect(verify(paxRomana, read.value)).toMatchObject({ ok: false, error: { entry: 0, refusal } });
    expect(Match.resume(paxRomana, read.value)).toMatchObject({ ok: false, error: refusal });
  });
});

test("a position brings its corrections along", async () => {
  const { state } = await played({ corrections });
  const read = readPosition(throughJson(writePosition({ seats: ["a", "b"], state })));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(worldOf(read.value.state.config).map.nodeOf.has("sala")).toBe(true);
});

test.each([
  ["no object", 7, "config.shape"],
  ["an unknown scenario", { scenario: "X" }, "config.scenario"],
  ["a scenario that no text can be made of", { scenario: { toString: 1 } }, "config.scenario"],
  ["a format that no text can be made of", { scenario: "II", format: { toString: 1 } }, "config.format"],
  ["a game that no text can be made of", { scenario: "II", game: { toString: null, valueOf: 1 } }, "config.game"],
  ["the Advanced Game where it has no form", { scenario: "II", game: "advanced" }, "config.game"],
  ["the Standard Game in VI, which has cards", { scenario: "VI", game: "standard" }, "config.game"],
  [
    "whole Rebellions as an option where they are a rule (R19)",
    { scenario: "V", game: "advanced", options: ["fullRebellions"] },
    "config.options",
  ],
  ["9.45, which is for the Advanced Game", { scenario: "V", options: ["mountainAttrition"] }, "config.options"],
  ["a format of the Standard Game (3.81)", { scenario: "V", game: "advanced", format: "basic" }, "config.format"],
  [
    "event markers in the Advanced Game (R375)",
    { scenario: "V", game: "advanced", measures: { events: 1 } },
    "config.measures",
  ],
  [
    "10.64 as an option where it is a rule (R368)",
    { scenario: "V", game: "advanced", options: ["legionaryCavalry"] },
    "config.options",
  ],
  ["an option of the Advanced Game", { scenario: "V", options: ["noLegionaryCavalry"] }, "config.options"],
  ["an unknown format", { scenario: "II", format: "long" }, "config.format"],
  ["a format of the Advanced Game (3.82)", { scenario: "V", format: "advanced5" }, "config.format"],
  ["an unknown optional rule", { scenario: "II", options: ["magic"] }, "config.options"],
  ["a power too many", { scenario: "II", seats: [["rome"], ["carthage"], ["east"]] }, "config.seats"],
  ["an empty seat", { scenario: "II", seats: [["rome", "carthage"], []] }, "config.seats"],
])("a table is refused: %s", (_, json, key) => {
  expect(readConfig(json)).toMatchObject({ ok: false, error: { key } });
});

describe("3.81: measures of one's own", () => {
  test("3.81, R255: change the format where the scenario leaves it to it", () => {
    const measures = { turns: 2, activations: 1, events: 3, objectives: "one" } as const;
    const own = worldOf(config("V", { measures })).measures;
    expect(own).toEqual({ lastTurn: 2, activations: 1, events: 3, objectives: "one" });
    expect(worldOf(config("V", { measures: { turns: 7 } })).measures).toEqual({
      ...worldOf(config("V")).measures,
      lastTurn: 7,
    });
    expect(worldOf(config("I", { measures })).measures.lastTurn).toBe(worldOf(config("I")).measures.lastTurn);
  });

  test("are written and read back, and a game with them keeps the contract", () => {
    const table = config("V", { measures: { turns: 1, activations: 1 } });
    expect(readConfig(throughJson(writeConfig(table)))).toStrictEqual({ ok: true, value: table });
    expect(checkPlaythrough(paxRomana, table, "short", { stands }).over).toBe(true);
  });

  test.each([
    ["measures", 5],
    ["turns", { turns: 0 }],
    ["turns", { turns: 11 }],
    ["activations", { turns: 2, activations: 1.5 }],
    ["events", { events: -1 }],
    ["objectives", { objectives: "many" }],
    ["length", { length: 4 }],
  ])("3.81: are refused by name where they cannot be: %s", (found, measures) => {
    expect(readConfig({ scenario: "V", measures })).toMatchObject({
      error: { key: "config.measures", params: { found } },
    });
  });
});

test("13.3, 16.2, R19: Rebellions have the short effects of 16.2 unless the table chooses the whole ones; with cards they always have those", () => {
  const isFull = (json: object): boolean => {
    const read = readConfig(json);
    if (!read.ok) throw new Error(read.error.key);
    return hasFullRebellions(read.value);
  };
  expect(isFull({ scenario: "II" })).toBe(false);
  expect(isFull({ scenario: "II", options: ["fullRebellions"] })).toBe(true);
  expect(isFull({ scenario: "V", game: "advanced" })).toBe(true);
});

test("1.2, 3.82, R375: IV and VI are played with cards: six turns, or five or ten or what the table says; nobody has to say so", () => {
  const measuresOf = (json: object) => {
    const read = readConfig(json);
    if (!read.ok) throw new Error(read.error.key);
    return [read.value.game, worldOf(read.value).measures];
  };
  const none = { activations: 4, events: 0, objectives: "none" };
  expect(measuresOf({ scenario: "IV" })).toEqual(["advanced", { lastTurn: 6, ...none }]);
  expect(measuresOf({ scenario: "IV", format: "advanced10" })).toEqual(["advanced", { lastTurn: 6, ...none }]);
  const all = { activations: 4, events: 0, objectives: "all" };
  expect(measuresOf({ scenario: "VI" })).toEqual(["advanced", { lastTurn: 5, ...all }]);
  expect(measuresOf({ scenario: "VI", format: "advanced10" })).toEqual(["advanced", { lastTurn: 10, ...all }]);
  expect(measuresOf({ scenario: "VI", measures: { turns: 7 } })).toEqual(["advanced", { lastTurn: 7, ...all }]);
});

test("1.2, 3.45, 3.82, R375: V and VII are played with cards: four markers each, no event markers, five or ten turns or what the table says", () => {
  const measuresOf = (json: object) => {
    const read = readConfig({ game: "advanced", ...json });
    if (!read.ok) throw new Error(read.error.key);
    return worldOf(read.value).measures;
  };
  expect(measuresOf({ scenario: "V" })).toMatchObject({ lastTurn: 5, activations: 4, events: 0, objectives: "all" });
  expect(measuresOf({ scenario: "V", format: "advanced10" })).toMatchObject({
    lastTurn: 10,
    activations: 4,
    events: 0,
  });
  expect(measuresOf({ scenario: "V", measures: { turns: 7 } })).toMatchObject({ lastTurn: 7 });
  expect(measuresOf({ scenario: "VII" })).toMatchObject({ lastTurn: 1, activations: 4, events: 0, objectives: "none" });
});
