import { FastChance, legalActions, type Json } from "@ara/kernel";
import { expect, test } from "vitest";
import { config } from "./config.ts";
import { HORDE_0, LI, MOVED, WITHDRAWN, type GameName, type ScenarioName } from "./data/index.ts";
import { paxRomana } from "./game.ts";
import { readPosition, writePosition } from "./position.ts";
import { addArmy, horde } from "./state/armies.ts";
import { pairOf } from "./state/pairs.ts";
import { setControl } from "./rules/stability/settle.ts";
import { cloneState, type State } from "./state/state.ts";
import { addUnits, countIn } from "./state/table.ts";

/** A game some way in, at random. */
function played(scenario: ScenarioName, steps: number, game: GameName = "standard"): State {
  const table = config(scenario, { game });
  const chance = new FastChance(`position ${scenario}`);
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  for (let i = 0; i < steps && !state.over; i++) {
    const [seat] = paxRomana.toAct(state);
    paxRomana.apply(state, seat!, chance.pick(legalActions(paxRomana, state, seat!)), chance);
  }
  return state;
}

const seatsOf = ({ config: { seats } }: State): string[] => seats.map((_, seat) => `seat ${seat}`);
const throughJson = (json: unknown): Record<string, Json> => JSON.parse(JSON.stringify(json)) as Record<string, Json>;
const good = () => {
  const state = played("V", 20);
  return throughJson(writePosition({ seats: seatsOf(state), state }));
};

test.each([
  ["I", 5],
  ["II", 0],
  ["II", 60],
  ["II", 200],
  ["V", 0],
  ["V", 150],
  ["V", 600],
  ["VII", 30],
  ["V", 0, "advanced"],
  ["V", 150, "advanced"],
  ["V", 400, "advanced"],
  ["VII", 90, "advanced"],
] as const)("scenario %s after %i decisions is written and read back", (scenario, steps, game?: GameName) => {
  const state = played(scenario, steps, game);
  const read = readPosition(throughJson(writePosition({ seats: seatsOf(state), state })));
  expect(read.ok || read.error).toBe(true);
  if (!read.ok) return;
  expect({ ...read.value.state, config: null }).toStrictEqual({ ...throughJson(cloneState(state)), config: null });
  const [seat] = paxRomana.toAct(state);
  if (seat !== undefined)
    expect(legalActions(paxRomana, read.value.state, seat)).toStrictEqual(legalActions(paxRomana, state, seat));
});

test("pieces are written by their names", () => {
  const { state } = good() as unknown as { state: { control: object; stacks: { at: string }[]; works: object } };
  expect(state.stacks.map(({ at }) => at)).toContain("roma");
  expect(state.works).toHaveProperty("roma.owner", "rome");
  expect(state.control).toHaveProperty("italia", "rome");
});

test.each([
  ["no object", () => 7, "position.shape"],
  ["another game", () => ({ ...good(), game: "pax" }), "position.shape"],
  ["a table that does not exist", () => ({ ...good(), config: { scenario: "X" } }), "config.scenario"],
  ["too few seats", () => ({ ...good(), seats: ["one"] }), "position.field"],
  ["an unknown Space", () => withState({ pirates: ["atlantis"] }), "position.field"],
  [
    "an unknown unit",
    () => withState({ stacks: [{ at: "roma", owner: "rome", units: { tank: 1 } }] }),
    "position.field",
  ],
  ["a turn in words", () => withState({ turn: "two" }), "position.field"],
  ["an unknown procedure", () => withState({ frames: [{ proc: "x", step: "y" }] }), "position.field"],
  [
    "an unknown procedure further down",
    () => withState(({ frames }) => ({ frames: [{ proc: "x", step: "y" }, ...frames] })),
    "position.field",
  ],
  [
    "an unknown step further down",
    () => withState(({ frames: [first, ...more] }) => ({ frames: [{ ...first, step: "y" }, ...more] })),
    "position.field",
  ],
  ["a game that is over in no way", () => withState({ over: 0 }), "position.field"],
  ["a winner who does not play", () => withState({ over: { winners: [7], points: [], reason: "" } }), "position.field"],
  ["a power too few", () => withState(({ powers }) => ({ powers: powers.slice(1) })), "position.field"],
  ["a field too many", () => withState({ weather: 1 }), "position.field"],
  ["a field too few", () => withState({ cup: undefined }), "position.field"],
  ["works without an owner", () => withState({ works: { roma: { works: "city", walls: 4 } } }), "position.field"],
])("%s is refused", (_, json, key) => {
  const read = readPosition(throughJson(json()));
  expect(read.ok ? "read" : read.error.key).toBe(key);
});

test("what no game reaches is refused", () => {
  const json = good() as unknown as { state: { powers: { stability: number }[] } };
  json.state.powers[0]!.stability = 99;
  const read = readPosition(json);
  expect(read.ok ? "read" : read.error.key).toBe("position.impossible");
});

test("9.14, 10.41: what units have done is written by its names; what nobody can have done, or outside of a Move, is refused", () => {
  const state = played("V", 0);
  const [key] = state.table.keys;
  addUnits(state, key! | MOVED | WITHDRAWN, LI, 1);
  setControl(state);
  const json = throughJson(writePosition({ seats: seatsOf(state), state }));
  const { stacks } = json["state"] as unknown as { stacks: Record<string, Json>[] };
  const marked = stacks.find((stack) => "deeds" in stack)!;
  expect(marked["deeds"]).toEqual(["withdrawn", "moved"]);
  const why = (): string => {
    const read = readPosition(json);
    return read.ok ? "read" : read.error.key;
  };
  expect(why()).toBe("position.impossible");
  marked["deeds"] = ["slept"];
  expect(why()).not.toBe("read");
  const { frames } = json["state"] as unknown as { frames: Json[] };
  frames.unshift({ proc: "majorMove", step: "where", power: 0, mover: "own", node: -1, force: -1, isSecond: false });
  marked["deeds"] = ["moved", "withdrawn"];
  const read = readPosition(json);
  expect(read.ok && countIn(read.value.state, key! | MOVED | WITHDRAWN, LI)).toBe(1);
});

test("15.45: what was shown to another is written and read back; what is in no hand is refused", () => {
  const state = played("V", 20);
  const { pool, hands, known } = state.objectives;
  hands[0]!.push(...pool.splice(0, 2));
  known[pairOf(0, 2)] = [hands[0]![1]!];
  const json = throughJson(writePosition({ seats: seatsOf(state), state })) as unknown as { state: State };
  const read = readPosition(json);
  expect(read.ok && read.value.state.objectives).toEqual(state.objectives);
  json.state.objectives.known[pairOf(0, 2)] = [pool[0]!, pool[0]!];
  const refused = readPosition(json);
  expect(refused.ok ? "read" : refused.error.key).toBe("position.impossible");
});

const WRONG: readonly unknown[] = [-1, -7, 999, 1e9, 0.5, "rome", null, [], {}];

/** Where the reader finds fault when a field of every frame or army is wrong, one after the other. */
function faults(state: State, list: "frames" | "armies", field: string): unknown[] {
  const whole = writePosition({ seats: seatsOf(state), state });
  expect(readPosition(throughJson(whole)).ok).toBe(true);
  return state[list].flatMap((one, i) => {
    if (!(field in one)) return [];
    return WRONG.map((found) => {
      const json = throughJson(whole) as unknown as { state: Record<string, Record<string, unknown>[]> };
      json.state[list]![i]![field] = found;
      const read = readPosition(json);
      return read.ok ? `read with ${JSON.stringify(found)}` : read.error.params["at"];
    });
  });
}

test("a frame that asks a power nobody plays is refused, and its place is named", () => {
  const found = [60, 150, 320].flatMap((steps) => faults(played("V", steps), "frames", "power"));
  expect(found.length).toBeGreaterThan(20);
  for (const at of found) expect(at).toMatch(/^frames\.\d+\.power$/);
});

test("what nobody could count to the end, and what asks nobody, is refused", () => {
  const state = played("V", 60);
  const refused = (change: (json: { state: { frames: Record<string, unknown>[] } }) => unknown): unknown => {
    const json = throughJson(writePosition({ seats: seatsOf(state), state })) as never;
    change(json);
    const read = readPosition(json);
    return read.ok ? "read" : read.error.params["at"];
  };
  expect(refused(({ state: { frames } }) => (frames.at(-1)!["most"] = [0, 4294967295]))).toMatch(
    /^frames\.\d+\.most\.1$/,
  );
  expect(refused(({ state: { frames } }) => (frames.length = 1))).toBe("frames");
});

test("13.42, R451: parts of a horde that make no sense are refused", () => {
  const state = played("V", 60);
  addArmy(state, { ...horde(HORDE_0, "germans", 0, 0), use: "anybody" });
  const i = state.armies.findIndex(({ owner }) => owner === HORDE_0);
  const { keeper } = state.armies[i]!;
  const other = (keeper + 1) % 4;
  const read = (parts: unknown): unknown => {
    const json = throughJson(writePosition({ seats: seatsOf(state), state })) as unknown as { state: State };
    (json.state.armies[i] as { parts: unknown }).parts = parts;
    const found = readPosition(json);
    return found.ok || found.error.params["at"];
  };
  expect(read([{ node: 3, keeper: other }])).toBe(true);
  for (const parts of [
    [null],
    [{ node: 5000, keeper: other }],
    [{ node: 0.5, keeper: other }],
    [{ node: 3, keeper: 99 }],
    [{ node: 3, keeper }],
    [
      { node: 3, keeper: other },
      { node: 3, keeper: other },
    ],
  ])
    expect(read(parts)).toBe(`armies.${i}.parts`);
});

test("12.4, 12.7, 13.4: an army of the wrong owner, keeper or kind is refused, and its place is named", () => {
  let steps = 0;
  while (played("V", steps).armies.length === 0) steps += 100;
  const state = played("V", steps);
  for (const field of ["owner", "keeper", "use", "kind", "warned", "node", "origin"]) {
    // Nowhere is a place.
    const isSomewhere = (at: unknown): boolean => !((field === "node" || field === "origin") && at === "read with -1");
    const places = faults(state, "armies", field).filter(isSomewhere);
    expect(places.length).toBeGreaterThan(0);
    for (const at of places) expect(at).toMatch(/^armies\.\d+\.(\w+)$/);
  }
});

function withState(change: object | ((state: State) => object)): object {
  const json = good() as unknown as { state: State };
  return { ...json, state: { ...json.state, ...(typeof change === "function" ? change(json.state) : change) } };
}

/** Everywhere in a file where something stands: how to exchange it, or to take it away. */
function placesIn(json: unknown, found: { readonly at: Record<string, unknown>; readonly key: string }[] = []) {
  if (typeof json !== "object" || json === null) return found;
  for (const key of Object.keys(json)) {
    found.push({ at: json as Record<string, unknown>, key });
    placesIn((json as Record<string, unknown>)[key], found);
  }
  return found;
}

const NONSENSE: readonly unknown[] = [null, -1, 7, 1e9, 0.5, "roma", "", [], {}, [0], true, undefined];

test("a damaged position is refused, or can be looked at and played on: it never breaks the reader", () => {
  const chance = new FastChance("damage");
  let refused = 0;
  for (const [scenario, steps] of [
    ["II", 60],
    ["V", 150],
    ["V", 320],
    ["VII", 30],
  ] as const) {
    const state = played(scenario, steps);
    const whole = writePosition({ seats: seatsOf(state), state });
    for (let i = 0; i < 150; i++) {
      const json = throughJson(whole);
      const { at, key } = chance.pick(placesIn(json));
      at[key] = chance.pick(NONSENSE);
      const read = readPosition(throughJson(json));
      if (!read.ok) refused++;
      else
        for (const viewer of ["spectator", ...read.value.state.config.seats.keys()] as const) {
          paxRomana.view(read.value.state, viewer);
          if (viewer !== "spectator") legalActions(paxRomana, read.value.state, viewer);
        }
    }
  }
  expect(refused).toBeGreaterThan(300);
});
