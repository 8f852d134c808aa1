import { expect, test } from "vitest";
import { ROME } from "../data/index.ts";
import { nodeIn, position } from "../testing/position.ts";
import { worldOf } from "../config.ts";
import { addForce, dissolve, emptyForce, joinForce, leaveForce } from "./force.ts";
import { DEAD } from "./leaders.ts";

test("8.44: no force is dissolved with leaders in it: their fate is decided first", () => {
  const state = position("V", { leaders: { "rome-4": "roma" } });
  const roma = nodeIn(worldOf(state.config).map, "roma");
  const leader = state.leaders.indexOf(roma);
  const force = addForce(state, emptyForce(ROME, roma));
  joinForce(state, force, leader);
  expect(() => dissolve(state, force)).toThrow("leaders");
  leaveForce(state, force, leader, DEAD);
  dissolve(state, force);
  expect(state.forces).toEqual([]);
});
