import { expect, test } from "vitest";
import { config } from "../../config.ts";
import { FRESH, MOVED, NONE, type OwnerName } from "../../data/index.ts";
import { addArmy, horde } from "../../state/armies.ts";
import { addForce, emptyForce, takeUp } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { keyOf, rowOf } from "../../state/table.ts";
import { position } from "../../testing/position.ts";
import { questionSaid } from "../../testing/said.ts";
import { sayEvent } from "../../texts/index.ts";
import { at, battle, begin, owner, told } from "../battle/testing.ts";
import { captureWorks } from "../cities/capture.ts";
import { faceOfForce } from "./face.ts";

/** Everything of these owners in a Space sets out, and a power decides for it. */
function ledBy(state: State, who: OwnerName, owners: readonly OwnerName[], space: string): number {
  const node = at(state, space);
  const index = addForce(state, { ...emptyForce(owner(who), node), mp: 5 });
  for (const name of owners)
    takeUp(state, index, FRESH, owner(name), MOVED, rowOf(state, keyOf(node, owner(name), FRESH)));
  return index;
}

test("12.71, 10.2: the slaves attack, not the power that leads them: in the log and in the question", () => {
  const state = position("V", { pieces: { "slavesRome capua": { BI: 3 }, "rome roma": { LG: 2 } } });
  const force = ledBy(state, "greece", ["slavesRome"], "capua");
  Object.assign(state.forces[force]!, { node: at(state, "roma") });
  const [opened] = told(begin(state, battle(state, force, ["rome"]), []), "battleOpened");
  expect(sayEvent("en", state.config, opened!)).toBe("Roma, battle: the slave army of Rome against Rome.");
  expect(questionSaid("en", state, owner("rome")).about[0]).toBe(
    "Battle at Roma: the slave army of Rome attacks Rome.",
  );
});

test("13.42, 9.21: a horde marches under its own name; the event says who decides", () => {
  const state = position("V", { pieces: { "horde0 verona": { BI: 3 } } });
  const force = ledBy(state, "carthage", ["horde0"], "verona");
  const [stepped] = told(
    begin(state, { proc: "landMove", force }, [], [{ type: "step", node: at(state, "aquileia") }]),
    "stepped",
  );
  expect(stepped).toMatchObject({ owner: owner("horde0"), power: owner("carthage") });
  expect(sayEvent("en", state.config, stepped!)).toMatch(/^The force of the first horde reaches Aquileia/);
});

test("7.45: barbarians take a City in their own name, though it is nobody's then", () => {
  const state = position("V", { pieces: { "rome roma": { city: 1 }, "horde0 roma": { BI: 3 } } });
  addArmy(state, horde(owner("horde0"), "germans", NONE, NONE));
  const lines: string[] = [];
  captureWorks(state, at(state, "roma"), owner("horde0"), (event) => lines.push(sayEvent("en", state.config, event)));
  expect(lines).toEqual(["The first horde takes Roma from Rome."]);
});

test("12.44: a force with units of the power that moves it bears the name of the power", () => {
  const state = position("I", { pieces: { "sof tarentum": { HI: 2 }, "greece tarentum": { HI: 1 } } });
  const both = ledBy(state, "greece", ["sof", "greece"], "tarentum");
  expect(faceOfForce(state, state.forces[both]!)).toBe(owner("greece"));
  const soldier = { ...emptyForce(owner("greece"), 0), rows: [{ owner: owner("sof"), mark: MOVED, counts: [] }] };
  expect(faceOfForce({ config: config("I") }, soldier)).toBe(owner("sof"));
});

test("8.23: leaders alone bear the name of their own side", () => {
  const state = position("V");
  const force = emptyForce(owner("greece"), 0);
  expect(faceOfForce(state, { ...force, leaders: [0] })).toBe(owner("rome"));
  expect(faceOfForce(state, { ...force, leaders: [0, 20] })).toBe(owner("greece"));
  expect(faceOfForce(state, force)).toBe(owner("greece"));
});
