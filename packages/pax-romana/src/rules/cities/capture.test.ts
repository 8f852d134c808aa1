import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { OWNERS, type OwnerName } from "../../data/index.ts";
import { addArmy, horde } from "../../state/armies.ts";
import type { Tell } from "../../event.ts";
import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { count, nodeIn, ownerOf, position, type Given } from "../../testing/position.ts";
import { canCapture, captureWorks } from "./capture.ts";

const at = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);
const falls = (pieces: Given["pieces"], space = "capua", captor: OwnerName = "carthage"): boolean => {
  const state = position("V", { pieces: pieces! });
  return canCapture(state, at(state, space), ownerOf(captor));
};
const captured = (captor: OwnerName, given: Given, space = "capua", tell?: Tell): State => {
  const state = position("V", given);
  captureWorks(state, at(state, space), ownerOf(captor), tell);
  return state;
};
const ownerAt = (state: State, space: string): string => OWNERS[worksAt(state, at(state, space))!.owner]!;

test("7.41, 7.33, 7.34: works fall with their walls at the least and no infantry inside", () => {
  expect(falls({ "rome capua": { city: 3 } })).toBe(true);
  expect(falls({ "rome capua": { city: 4 } })).toBe(false);
  expect(falls({ "rome capua": { town: 1 } })).toBe(true);
  expect(falls({ "rome capua": { town: 2 } })).toBe(false);
  expect(falls({ "rome capua": { city: 3, LI: 1 } })).toBe(false);
});

test("7.41: where there is no Town or City nothing falls", () => {
  expect(falls({ "carthage capua": { HI: 2 } })).toBe(false);
});

test("7.41: cavalry, elephants and garrisons do not hold a City", () => {
  expect(falls({ "rome capua": { city: 3, CAV: 2, EL: 1, GARR: 1 } })).toBe(true);
  expect(falls({ "rome capua": { city: 3 }, "carthage capua": { HI: 2 } })).toBe(true);
});

test("7.41, 7.42: the marker changes hands, and squadrons stay", () => {
  const pieces = { "rome capua": { town: 1 }, "carthage capua": { HI: 1, EL: 1 } };
  const state = captured("carthage", { pieces });
  expect(ownerAt(state, "capua")).toBe("carthage");
  expect(worksAt(state, at(state, "capua"))!.walls).toBe(1);
  expect(count(state, "carthage capua", "EL")).toBe(1);
  const port = captured("carthage", { pieces: { "rome pisae": { town: 1, GS: 2 } } }, "pisae");
  expect(count(port, "rome pisae", "GS")).toBe(2);
});

test("7.45: what barbarians take is nobody's; what the Soldier of Fortune takes is his player's (12.45)", () => {
  const state = position("V", { pieces: { "rome capua": { town: 1 } } });
  addArmy(state, horde(ownerOf("horde0"), "westGauls", 1, 0));
  captureWorks(state, at(state, "capua"), ownerOf("horde0"));
  expect(ownerAt(state, "capua")).toBe("independent");
  expect(ownerAt(captured("sof", { pieces: { "rome capua": { town: 1 } } }), "capua")).toBe("greece");
});

test("12.73: slaves do not take the Town from its owner", () => {
  const told: string[] = [];
  const fall = (captor: OwnerName): string =>
    ownerAt(
      captured(captor, { pieces: { "rome capua": { town: 1 } } }, "capua", ({ type: e }) => told.push(e)),
      "capua",
    );
  expect([fall("slavesRome"), told]).toEqual(["rome", []]);
  expect([fall("carthage"), told]).toEqual(["carthage", ["captured"]]);
});

test("12.53: whoever takes Syracuse has its fleet", () => {
  const state = captured("rome", { pieces: { "syracuse syracusae": { city: 3, GS: 2 } } }, "syracusae");
  expect(count(state, "rome syracusae", "GS")).toBe(2);
  expect(count(state, "syracuse syracusae", "GS")).toBe(0);
});

test("12.53: barbarians who take Syracuse have no use for its fleet; the power that takes it from them has", () => {
  const state = position("V", { pieces: { "syracuse syracusae": { city: 3, GS: 2 } } });
  addArmy(state, horde(ownerOf("horde0"), "westGauls", 1, 0));
  captureWorks(state, at(state, "syracusae"), ownerOf("horde0"));
  expect([ownerAt(state, "syracusae"), count(state, "syracuse syracusae", "GS")]).toEqual(["independent", 2]);
  captureWorks(state, at(state, "syracusae"), ownerOf("rome"));
  expect([ownerAt(state, "syracusae"), count(state, "rome syracusae", "GS")]).toEqual(["rome", 2]);
});
