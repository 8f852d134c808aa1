import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { ROME } from "../../data/index.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import type { State } from "../../state/state.ts";
import { March } from "../../testing/march.ts";
import { nodeIn, position, type Given } from "../../testing/position.ts";
import { setControl } from "../stability/settle.ts";
import { type ExpansionFrame } from "./expansion.ts";
import { expansionOf } from "./operations.ts";

const node = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

function expand(pieces: Given["pieces"], more: Given = {}, dice: number[] = []): March {
  const state = position("V", { treasury: { rome: 0 }, ...more, pieces: pieces! });
  setControl(state);
  return new March(state, expansionOf(ROME), dice);
}

describe("3.5: Expansion", () => {
  test("3.51, 9.11: one Major Move and two Minor Moves", () => {
    const table = expand({ "rome roma": { LG: 4 } }, {}, [1, 1, 1]);
    expect(table.options).toEqual(["major own", "minor", "done"]);
    table.answer(["major own", "at roma", "some", "takeUnits LG 1", "stop"]);
    expect(table.options).toEqual(["minor", "done"]);
    table.answer(["minor", "at roma", "moveUnit LG", "stop"]);
    table.answer(["minor", "at roma", "moveUnit LG", "stop"]);
    expect(table.state.frames).toEqual([]);
  });

  test("9.13: in any order", () => {
    const table = expand({ "rome roma": { LG: 4 } }, {}, [1]);
    table.answer(["minor", "at roma", "moveUnit LG", "stop"]);
    expect(table.options).toEqual(["major own", "minor", "done"]);
  });

  test("9.11: a Minor Move is one unit of a sort, or one leader", () => {
    const table = expand({ "rome roma": { LG: 2, LI: 1, GARR: 1 } }, { leaders: { "rome-3": "roma" } }, [4]);
    table.answer(["minor", "at roma"]);
    expect(table.options).toEqual([
      "moveUnit LG",
      "moveUnit LI",
      "moveUnit GARR",
      "moveLeader rome-3",
      "breakDownUnit LG",
      "breakDownUnit LI",
    ]);
    table.answer("moveUnit LG");
    expect(table.state.forces[0]!.rows[0]!.counts[0]).toBe(1);
    expect(table.state.forces[0]!.mp).toBe(4);
    expect(table.options).not.toContain("drop");
  });

  test("3.52, 3.53: whatever stands together is an army, of any size", () => {
    const table = expand({ "rome roma": { LG: 30, LI: 30, CAV: 30 } }, {}, [2]).answer(["major own", "at roma", "all"]);
    expect(table.state.forces[0]!.rows[0]!.counts.reduce((sum, n) => sum + n, 0)).toBe(90);
  });

  test("3.51: whoever has nothing to move can only be done", () => {
    expect(expand({ "carthage utica": { HI: 1 } }).options).toEqual(["done"]);
  });

  test("7.11, 12.21: building and hiring take the place of a Minor Move, if they are possible", () => {
    const table = expand({ "rome narbo": { GARR: 1 } }, { treasury: { rome: 5 } });
    expect(table.options).toContain("construct");
    expect(table.options).not.toContain("hire");
    table.answer("construct");
    expect((table.state.frames.at(-1) as ExpansionFrame).minorsLeft).toBe(1);
  });

  test("12.14: where a Minor Move made garrisons no Town can be built in this Activation", () => {
    const table = expand({ "rome narbo": { LI: 1 } }).answer(["minor", "at narbo", "breakDownUnit LI"]);
    const { noTown } = table.state.frames.at(-1) as unknown as { noTown: number[] };
    expect(noTown).toEqual([node(table.state, "narbo"), node(table.state, "narbo")]);
  });

  test("16.2, R104, R173: a Conqueror's Elite leader moves his force a second time, with a new die", () => {
    const pieces = { "rome roma": { LG: 2 }, "rome capua": { LI: 1 } };
    const state = position("V", { pieces, leaders: { "rome-1": "roma" } });
    setControl(state);
    setFlag(state, ROME, FLAGS.conqueror);
    const table = new March(state, expansionOf(ROME), [1, 2]);
    table.answer(["major own", "at roma", "all", "leader rome-1 yes", "step capua", "stop"]);
    expect(table.options).toEqual(["again yes", "again no"]);
    table.answer("again yes");
    expect([table.state.forces[0]!.mp, table.state.forces[0]!.node]).toEqual([8, node(state, "capua")]);
    // R173: his force, and nobody else in the Space, unless it is picked up.
    expect(table.state.forces[0]!.rows[0]!.counts.filter((n) => n > 0)).toEqual([2]);
    expect(table.state.forces[0]!.leaders).toHaveLength(1);
    table.answer(["step venusia", "stop"]);
    // Neither a third time, nor another Major Move.
    expect(table.options).toEqual(["minor", "done"]);
  });
});
