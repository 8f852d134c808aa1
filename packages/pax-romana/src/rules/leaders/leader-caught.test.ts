import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, GREECE, HORDE_0, ROME } from "../../data/index.ts";
import { addArmy, horde } from "../../state/armies.ts";
import { dissolve } from "../../state/force.ts";
import { DEAD } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { marchMachine, March, UNHINDERED } from "../../testing/march.ts";
import { nodeIn, position, type Given } from "../../testing/position.ts";
import { asked, begin, entering, setOut } from "../battle/testing.ts";
import type { Arrived } from "../frames.ts";
import { loseWithForce } from "./fate.ts";
import { majorMoveOf } from "../movement/major-move.ts";
import { mpOf } from "../movement/testing.ts";
import { setControl } from "../stability/settle.ts";

const whereIs = (state: State, leader: string): number =>
  state.leaders[worldOf(state.config).data.leaders.leaderOf.get(leader)!]!;
const node = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

/** A legion from Roma enters Capua, where a Carthaginian leader is alone. */
function caught(pieces: Given["pieces"] = {}): March {
  const state = position("V", {
    pieces: { "rome roma": { LG: 1 }, ...pieces },
    leaders: { "carthage-4": "capua" },
    stability: { carthage: 3 },
  });
  setControl(state);
  return new March(state, majorMoveOf(ROME, "own"), [5]).answer("at roma").answer("step capua");
}

test("9.21, R54: a leader alone is no enemy to attack, but he is lost unless he flees", () => {
  const table = caught();
  expect([table.asked, table.options]).toEqual([CARTHAGE, ["withdraw", "stand"]]);
  table.answer("stand");
  expect([whereIs(table.state, "carthage-4"), table.state.forces[0]!.mp]).toEqual([DEAD, 4]);
});

test("9.21, R137: he flees by a die, not the way the enemy came (10.44), and at no cost to Stability", () => {
  const table = caught().answer("withdraw", [2]);
  expect(table.options).not.toContain("step roma");
  expect(table.why({ type: "step", node: node(table.state, "roma") })).toBe("10.44");
  expect(table.options).not.toContain("stop");
  table.answer("step venusia");
  expect(table.options).toContain("stop");
  table.answer("stop");
  expect(whereIs(table.state, "carthage-4")).toBe(node(table.state, "venusia"));
  expect(table.state.powers[CARTHAGE]!.stability).toBe(3);
  expect([table.asked, table.state.forces.length]).toEqual([ROME, 1]);
});

test("9.21, R137: each step costs its MP, and he stays where they end", () => {
  const table = caught().answer("withdraw", [1]).answer("step venusia");
  expect([table.asked, whereIs(table.state, "carthage-4")]).toEqual([ROME, node(table.state, "venusia")]);
  expect(table.state.forces).toHaveLength(1);
});

test("9.21, 10.44, R137: he does not come back into the Space he fled from", () => {
  const table = caught().answer("withdraw", [3]).answer("step venusia");
  expect(table.options).not.toContain("step capua");
});

/** A legion from Zama catches a leader in Thevestis: Cirta in the mountains and the way to Tacape cost two MP. */
function inThevestis(): March {
  const state = position("V", { pieces: { "rome zama": { LG: 1 } }, leaders: { "carthage-4": "thevestis" } });
  return new March(state, majorMoveOf(ROME, "own"), [5]).answer("at zama").answer("step thevestis");
}

test("9.21, R137: with too few MP for any way out he is lost", () => {
  const table = inThevestis().answer("withdraw", [1]);
  expect([table.asked, whereIs(table.state, "carthage-4")]).toEqual([ROME, DEAD]);
  expect(table.state.forces).toHaveLength(1);
});

test("9.31, R137: he flees into mountains and through points, where he does not stay", () => {
  const table = inThevestis().answer("withdraw", [2]);
  expect(table.options).toEqual(["step cirta", "step ltp_tritonis"]);
  table.answer("step ltp_tritonis");
  expect([table.asked, table.options]).toEqual([CARTHAGE, ["step tacape"]]);
  table.answer("step tacape");
  expect([table.asked, whereIs(table.state, "carthage-4")]).toEqual([ROME, node(table.state, "tacape")]);
});

type Interception = Body<"interception", { acts: "begin" }>;

/** He flees to Corfinium, which Greeks in Barium watch, with MP to go on; interception is what is given. */
function watched(intercept: (state: State, force: number) => Arrived): March {
  const interception = procedure<Interception>({
    name: "interception",
    rule: "10.31",
    steps: { begin: (state, { force }, course) => course.end({ ...UNHINDERED, how: intercept(state, force) }) },
  });
  const state = position("V", {
    pieces: { "rome roma": { LG: 1 }, "greece barium": { HI: 1 } },
    leaders: { "carthage-4": "capua" },
  });
  const move = new March(state, majorMoveOf(ROME, "own"), [5], marchMachine([interception]));
  return move.answer(["at roma", "step capua"]).answer("withdraw", [3]).answer("step corfinium");
}

test("10.31, R137: a leader whom nobody stops goes on; whoever is intercepted stays or is lost", () => {
  const held = watched(() => "held");
  expect([held.asked, held.options.includes("stop")]).toEqual([CARTHAGE, true]);
  const seen: number[] = [];
  const stopped = watched((_state, force) => {
    seen.push(force);
    return force === 0 ? "held" : "back";
  });
  expect(seen).toContain(1);
  expect([stopped.asked, whereIs(stopped.state, "carthage-4")]).toEqual([ROME, node(stopped.state, "corfinium")]);
  const lost = watched((state, force) => {
    if (force === 1) {
      loseWithForce(state, state.forces[force]!, () => undefined);
      dissolve(state, force);
    }
    return force === 0 ? "held" : "gone";
  });
  expect([lost.asked, whereIs(lost.state, "carthage-4")]).toEqual([ROME, DEAD]);
});

test("10.45, R137: those beside whom he stood do not intercept him", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 1 }, "rome capua": { LG: 1 } },
    leaders: { "carthage-4": "capua" },
  });
  const answers = [{ type: "withdraw" }, { type: "step", node: node(state, "venusia") }];
  begin(state, entering(setOut(state, "rome", "roma", "capua")), [3], answers);
  expect(asked(state)).toBe("leader.step");
});

test("9.21, R137: leaders of two powers are asked one after the other", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 1 } },
    leaders: { "carthage-4": "capua", "greece-3": "capua" },
  });
  const table = new March(state, majorMoveOf(ROME, "own"), [5]).answer(["at roma", "step capua"]);
  table.answer("stand");
  expect([table.asked, table.options]).toEqual([GREECE, ["withdraw", "stand"]]);
  expect([whereIs(state, "carthage-4"), whereIs(state, "greece-3")]).toEqual([DEAD, node(state, "capua")]);
  table.answer("withdraw", [1]).answer("step venusia");
  expect(whereIs(state, "greece-3")).toBe(node(state, "venusia"));
});

test("9.21, R54: the leader of a horde has nobody to ask, and is lost", () => {
  const state = position("V", { pieces: { "rome roma": { LG: 1 } }, leaders: { "horde-0": "capua" } });
  addArmy(state, horde(HORDE_0, "westGauls", CARTHAGE, 0));
  const table = new March(state, majorMoveOf(ROME, "own"), [5]).answer(["at roma", "step capua"]);
  expect([table.asked, whereIs(state, "horde-0")]).toEqual([ROME, DEAD]);
});

test("10.31, R137: over a strait nobody intercepts him", () => {
  let times = 0;
  const counting = procedure<Interception>({
    name: "interception",
    rule: "10.31",
    steps: {
      begin(_state, _frame, course) {
        times++;
        course.end(UNHINDERED);
      },
    },
  });
  const state = position("V", {
    pieces: { "rome panormus": { LG: 1 }, "greece croton": { HI: 1 } },
    leaders: { "carthage-4": "messana" },
  });
  const table = new March(state, majorMoveOf(ROME, "own"), [5], marchMachine([counting])).answer("at panormus");
  table.answer("step messana").answer("withdraw", [3]).answer("step rhegium");
  expect([times, table.asked]).toEqual([0, CARTHAGE]);
});

test("9.21, R137: without a way out nobody is asked", () => {
  const ring = ["corfinium", "venusia", "barium", "paestum"];
  const table = caught(Object.fromEntries(ring.map((id) => [`rome ${id}`, { GARR: 1 }])));
  expect([table.asked, whereIs(table.state, "carthage-4")]).toEqual([ROME, DEAD]);
});

test("9.21, R54, R269: only land units catch him, not a leader or a garrison alone", () => {
  for (const pieces of [{}, { "rome roma": { GARR: 1 } }]) {
    const state = position("V", { pieces, leaders: { "rome-3": "roma", "carthage-4": "capua" } });
    const table = new March(state, majorMoveOf(ROME, "own"), [5]).answer("at roma");
    if (table.options.includes("all")) table.answer("all");
    if (table.options.includes("leader rome-3 yes")) table.answer("leader rome-3 yes");
    table.answer("step capua");
    expect([table.asked, whereIs(state, "carthage-4")]).toEqual([ROME, node(state, "capua")]);
  }
});

test("9.21, R54, R269: an army that withdraws or retreats into his Space catches him too", () => {
  for (const entry of ["withdraw", "retreat"] as const) {
    const state = position("V", { pieces: { "rome roma": { LG: 1 } }, leaders: { "carthage-4": "capua" } });
    const force = setOut(state, "rome", "roma", "capua");
    const table = new March(state, entering(force, 0, entry));
    expect([table.asked, table.options]).toEqual([CARTHAGE, ["withdraw", "stand"]]);
    table.answer("stand");
    expect([whereIs(state, "carthage-4"), state.handed]).toMatchObject([DEAD, { how: "held" }]);
  }
});

test("8.43, 9.21, R270: a leader whose fleet lies in the port is aboard, and nobody catches him by land", () => {
  for (const squadrons of [1, 0]) {
    const pieces = { "rome capua": { LG: 1 }, "carthage paestum": { GS: squadrons }, "greece paestum": { GS: 1 } };
    const state = position("V", { pieces, leaders: { "carthage-4": "paestum" } });
    const table = new March(state, majorMoveOf(ROME, "own"), [5]).answer("at capua").answer("step paestum");
    expect([table.asked, mpOf(table)]).toEqual([squadrons === 1 ? ROME : CARTHAGE, 4]);
    expect(whereIs(state, "carthage-4")).toBe(node(state, "paestum"));
  }
});

test("9.31, 10.44, R137: onto a point only if it leads on elsewhere than to where the enemy came from", () => {
  // The two ways out of Thevestis besides Zama: Cirta, and over a point to Tacape.
  for (const [entry, ways] of [
    ["tacape", ["step cirta", "step zama"]],
    ["zama", ["step cirta", "step ltp_tritonis"]],
  ] as const) {
    const state = position("V", { leaders: { "carthage-4": "thevestis" } });
    const leaders = [worldOf(state.config).data.leaders.leaderOf.get("carthage-4")!];
    const told = { leaders, space: node(state, "thevestis"), entry: node(state, entry), barred: [] };
    const table = new March(state, { proc: "leaderCaught", power: CARTHAGE, ...told }, [3]);
    expect(table.answer("withdraw").options.toSorted()).toEqual(ways);
  }
});
