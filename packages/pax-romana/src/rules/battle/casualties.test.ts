import { expect, test } from "vitest";
import { GS, HI, HI_REDUCED, LI } from "../../data/index.ts";
import { addToForce } from "../../state/force.ts";

import { eliminateSide, takeFromForce } from "./casualties.ts";
import { at, capua, owner, standing } from "./testing.ts";

test("10.52, 12.44: losses of a force fall on the units of the owner who was named", () => {
  const { state, force } = capua({ HI: 2 }, { LI: 1 });
  addToForce(state, state.forces[force]!, owner("sof"), 0, HI, 2);
  addToForce(state, state.forces[force]!, owner("rome"), 0, HI, 2);
  takeFromForce(state, force, owner("rome"), HI, 3);
  const left = state.forces[force]!.rows.map((row) => [row.owner, row.counts[HI], row.counts[HI_REDUCED]]);
  expect(left).toEqual([
    [owner("sof"), 2, 0],
    [owner("rome"), 1, 0],
  ]);
});

test("8.44, 11.11: of a side that is lost only the squadrons stay", () => {
  const { state, force, frame } = capua({ LI: 2, GS: 1 }, { LI: 1, GARR: 1, GS: 2 }, { leaders: { "rome-5": "roma" } });
  const lost: string[] = [];
  for (const side of [frame.attacker, frame.defender])
    eliminateSide(state, at(state, "capua"), side, "8.44", (event) => void lost.push(event.type));
  expect(lost).toEqual(["leaderLost", "eliminated", "eliminated"]);
  const { leaders, rows } = state.forces[force]!;
  expect([leaders, rows.map(({ counts }) => [counts[LI], counts[GS]])]).toEqual([[], [[0, 1]]]);
  expect(["LI", "GARR", "GS"].map((unit) => standing(state, "carthage", "capua", unit as "LI"))).toEqual([0, 0, 2]);
});
