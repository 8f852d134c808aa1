import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, EL, FRESH, ROME, MOVED, UNITS, type OwnerName, type UnitName } from "../../data/index.ts";
import type { Event } from "../../event.ts";
import { soldier } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce, goAboard } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countAt, countIn, keyOf } from "../../state/table.ts";
import { nodeIn, ownerOf, position, putPieces, type Given } from "../../testing/position.ts";
import { afterStep } from "../after-step.ts";
import { tidy } from "./tidy.ts";

const node = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);
const unit = (name: UnitName): number => UNITS.indexOf(name);

/** A position in which pieces have just been put on the map. */
function given(pieces: Given["pieces"]): State {
  const state = position("V");
  for (const [where, one] of Object.entries(pieces ?? {})) putPieces(state, where, one);
  return state;
}

describe("10.86: reduced pairs", () => {
  test("10.86, R224: two of a sort in a Space are a full one, fresh only if both are", () => {
    const state = given({ "rome narbo": { lg: 2, hi: 1 }, "rome capua": { lg: 2 } });
    putPieces(state, "rome massilia", { hi: 1 });
    addUnits(state, keyOf(node(state, "massilia"), ROME, MOVED), unit("hi"), 1);
    putPieces(state, "rome narbo", { hi: 1 });
    tidy(state, undefined);
    expect(countIn(state, keyOf(node(state, "capua"), ROME, FRESH), unit("LG"))).toBe(1);
    expect(countIn(state, keyOf(node(state, "narbo"), ROME, FRESH), unit("LG"))).toBe(1);
    expect(countIn(state, keyOf(node(state, "narbo"), ROME, FRESH), unit("HI"))).toBe(1);
    expect(countIn(state, keyOf(node(state, "massilia"), ROME, MOVED), unit("HI"))).toBe(1);
  });

  test("10.86: on the march too, but not a legion with heavy infantry", () => {
    const state = given({});
    const force = emptyForce(ROME, node(state, "narbo"));
    addForce(state, force);
    addToForce(state, force, ROME, MOVED, unit("lg"), 2);
    addToForce(state, force, ROME, MOVED, unit("hi"), 1);
    tidy(state, undefined);
    expect(force.rows[0]!.counts.slice(0, 4)).toEqual([1, 0, 0, 1]);
    addToForce(state, force, ROME, MOVED, unit("hi"), 1);
    tidy(state, undefined);
    expect(force.rows[0]!.counts.slice(0, 4)).toEqual([1, 0, 1, 0]);
  });
});

describe("10.68: elephants alone", () => {
  test("10.68: they die at once without a land unit of their side, garrisons or not", () => {
    const state = given({});
    putPieces(state, "carthage narbo", { EL: 2, GARR: 1 });
    putPieces(state, "carthage massilia", { EL: 1, LI: 1 });
    const told: Event[] = [];
    tidy(state, (event) => told.push(event));
    expect(told).toEqual([
      { type: "elephantsAlone", node: node(state, "narbo"), owner: CARTHAGE, n: 2, rule: "10.68" },
    ]);
    expect(countAt(state, node(state, "massilia"), CARTHAGE, EL)).toBe(1);
  });

  test("10.68, R227: an army aboard is no company for elephants ashore", () => {
    const state = given({});
    putPieces(state, "carthage narbo", { EL: 1 });
    const force = emptyForce(CARTHAGE, node(state, "narbo"));
    addForce(state, force);
    addToForce(state, force, CARTHAGE, MOVED, unit("LI"), 1);
    tidy(state, undefined);
    expect(countAt(state, node(state, "narbo"), CARTHAGE, EL)).toBe(1);
    goAboard(state, force);
    tidy(state, undefined);
    expect(countAt(state, node(state, "narbo"), CARTHAGE, EL)).toBe(0);
  });

  test("10.68: at sea too: elephants whose company drowns are lost at once", () => {
    const state = given({});
    const force = emptyForce(CARTHAGE, node(state, "ntp_melita"));
    force.aboard = true;
    addForce(state, force);
    addToForce(state, force, CARTHAGE, MOVED, unit("LI"), 1);
    addToForce(state, force, CARTHAGE, MOVED, EL, 1);
    afterStep(state, undefined);
    expect(force.rows[0]!.counts[EL]).toBe(1);
    addToForce(state, force, CARTHAGE, MOVED, unit("LI"), -1);
    afterStep(state, undefined);
    expect(force.rows).toEqual([]);
  });

  /** What is left of elephants in Narbo when they are tidied beside others. */
  const elephantsBeside = (pieces: Given["pieces"], owner: OwnerName, keeper = ROME): number => {
    const state = given({ [`${owner} narbo`]: { EL: 1 }, ...pieces });
    state.armies = [soldier(keeper)];
    tidy(state, undefined);
    return countAt(state, node(state, "narbo"), ownerOf(owner), EL);
  };

  test("10.68, 12.42: the Soldier of Fortune is company for the elephants of his player, and of nobody else", () => {
    const beside = { "sof narbo": { HI: 1 } };
    expect(elephantsBeside(beside, "rome", ROME)).toBe(1);
    expect(elephantsBeside(beside, "carthage", CARTHAGE)).toBe(1);
    expect(elephantsBeside(beside, "carthage", ROME)).toBe(0);
  });

  test("10.68: those of no power have company in their own people only", () => {
    expect(elephantsBeside({ "independent narbo": { EL: 1, HI: 1 } }, "independent")).toBe(1);
    expect(elephantsBeside({ "tribes narbo": { TI: 1 } }, "independent")).toBe(0);
  });

  test("10.68: only the same Space counts, whether its units have moved or not", () => {
    const state = given({ "carthage narbo": { EL: 1 }, "carthage massilia": { LI: 1 }, "carthage capua": { EL: 1 } });
    addUnits(state, keyOf(node(state, "capua"), CARTHAGE, MOVED), unit("LI"), 1);
    const force = emptyForce(CARTHAGE, node(state, "tolosa"));
    addForce(state, force);
    addToForce(state, force, CARTHAGE, MOVED, unit("LI"), 1);
    tidy(state, undefined);
    expect(countAt(state, node(state, "narbo"), CARTHAGE, EL)).toBe(0);
    expect(countAt(state, node(state, "capua"), CARTHAGE, EL)).toBe(1);
  });

  test("10.68: a foreign army is no company", () => {
    const state = given({});
    putPieces(state, "carthage narbo", { EL: 1 });
    putPieces(state, "tribes narbo", { TI: 3 });
    tidy(state, undefined);
    expect(countAt(state, node(state, "narbo"), CARTHAGE, EL)).toBe(0);
    expect(countAt(state, node(state, "narbo"), ownerOf("tribes"), unit("TI"))).toBe(3);
  });
});
