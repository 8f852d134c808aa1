import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { BI, countsOf, data, FRESH, HORDE_0, NONE, type PowerName } from "../../data/index.ts";
import type { AnyProcedure } from "../../engine/machine.ts";
import { loose } from "../../testing/loose.ts";
import { ownerOfKey } from "../../state/keys.ts";
import { addArmy, armyOf, horde, leaderOfHorde, ratingsOf } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { keyOf, rowOf } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import {
  count,
  nodeIn,
  ownerOf,
  position,
  powerOf,
  provinceIn,
  putPieces,
  type Given,
} from "../../testing/position.ts";
import { standIn, UNHINDERED } from "../../testing/march.ts";
import { dice, Table } from "../../testing/table.ts";
import { afterStep } from "../after-step.ts";
import { sack } from "../cities/sack.ts";
import { majorMoversOf } from "../control/command.ts";
import { holderOf } from "../control/holder.ts";
import { deciderFor } from "../control/keeper.ts";
import { arrival } from "../movement/arrival.ts";
import { chooseForce } from "../movement/choose-force.ts";
import { chooseUnits } from "../movement/choose-units.ts";
import { landMove } from "../movement/land-move.ts";
import { majorMove, majorMoveOf } from "../movement/major-move.ts";
import { move } from "../movement/move.ts";
import { canStep, stepRefusal } from "../movement/steps.ts";
import { arrivalThat, idleMove } from "../chance-events/testing.ts";
import { isOrigin, takeHorde } from "./hordes.ts";
import { invades } from "./testing.ts";

const spaceIn = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);
const level = (state: State, power: PowerName): number => state.powers[powerOf(power)]!.stability;
const spaceOf = (province: string, i = 0): string =>
  data.map.ids[data.map.spacesOf[data.map.provinceOf.get(province)!]![i]!]!;

const gaul = (given: Given = {}): State => position("V", { stability: { rome: 4 }, ...given });

test("13.21, 13.41, 13.42, 13.4 Western Gauls: 2d6 Barbarian Infantry with a 1-5 leader, in mainland Gaul, moved by the drawer", () => {
  const state = gaul();
  const table = invades(state, "westGauls", dice(4, 5, 2));
  expect(table.choices("rome", "province")).toEqual(["belgica", "lugdunensis", "aquitania", "narbonensis"]);
  table.take("rome", { province: "belgica" }).take("rome", { node: spaceOf("belgica") });
  expect(count(state, `horde0 ${spaceOf("belgica")}`, "BI")).toBe(9);
  expect(table.told("hordeMoves")).toMatchObject([{ die: 2, mp: 7 }]);
  expect(ratingsOf(state, leaderOfHorde(HORDE_0))).toMatchObject({ tactical: 1, campaign: 5 });
  expect(armyOf(state, HORDE_0)).toMatchObject({ keeper: powerOf("rome"), use: "nobody" });
  expect(majorMoversOf(state)).not.toContain("horde0");
});

test("13.4 Western Gauls: no event if all four provinces of mainland Gaul are controlled", () => {
  const control = ["belgica", "lugdunensis", "aquitania", "narbonensis"];
  expect(invades(gaul({ control: { carthage: control } }), "westGauls").told("noEvent")).toHaveLength(1);
  expect(invades(gaul({ control: { carthage: control.slice(1) } }), "westGauls").told("noEvent")).toHaveLength(0);
});

test("13.4: placed in an occupied Space, the horde attacks it at once for two MP", () => {
  const space = spaceOf("belgica");
  const state = gaul({ pieces: { [`carthage ${space}`]: { LI: 1 } } });
  const frames: Record<string, unknown>[] = [];
  const watching: AnyProcedure = {
    name: "arrival",
    rule: "9.21",
    steps: { begin: (_state, frame, course) => (frames.push({ ...frame }), course.end({ how: "held" })) },
  };
  invades(state, "westGauls", dice(1, 1, 1), [watching, idleMove])
    .take("rome", { province: "belgica" })
    .take("rome", { node: space });
  expect(frames).toMatchObject([{ entry: "horde", reserved: 2 }]);
});

test("10.97: a horde beaten where it appeared goes to an open Space beside it, or is lost", () => {
  const space = spaceOf("belgica");
  const around = data.map.direct[data.map.nodeOf.get(space)!]!.map((node) => data.map.ids[node]!);
  const beaten = [arrivalThat("back"), idleMove];
  const state = gaul({ pieces: { [`carthage ${space}`]: { HI: 5 } } });
  const table = invades(state, "westGauls", dice(3, 3, 1), beaten)
    .take("rome", { province: "belgica" })
    .take("rome", { node: space });
  expect(table.choices("rome", "node")).toEqual(expect.arrayContaining(around.slice(0, 1)));
  table.take("rome", { node: around[0]! });
  expect(count(state, `horde0 ${around[0]}`, "BI")).toBe(6);
  const pieces = Object.fromEntries([space, ...around].map((id) => [`carthage ${id}`, { HI: 2 }]));
  const shut = gaul({ pieces });
  invades(shut, "westGauls", dice(3, 3, 1), beaten)
    .take("rome", { province: "belgica" })
    .take("rome", { node: space });
  expect(shut.table.keys.some((key) => ownerOfKey(key) === HORDE_0)).toBe(false);
});

test("13.4 Eastern Gauls: in Sarmatia or Scythia", () => {
  const table = invades(position("V"), "eastGauls");
  expect(table.choices("rome", "province")).toEqual(["sarmatia", "scythia"]);
});

test("13.4 Germans: 3d6 from afar, 2d6 and 2 cavalry from Germania Inferior or Superior; any power may move them again", () => {
  const state = position("V");
  const near = invades(state, "germans", dice(2, 2, 1)).take("rome", { province: "germania_inferior" });
  near.take("rome", { node: spaceOf("germania_inferior") });
  const owner = ownerOf("horde2");
  expect(rowOf(state, keyOf(spaceIn(state, spaceOf("germania_inferior")), owner, FRESH)).filter((n) => n > 0)).toEqual([
    2, 4,
  ]);
  expect(armyOf(state, owner)?.use).toBe("anybody");
  expect(majorMoversOf(state)).toContain("horde2");
  expect(ratingsOf(state, leaderOfHorde(owner))).toMatchObject({ tactical: 2, campaign: 5 });
  const far = position("V");
  invades(far, "germans", dice(6, 6, 6, 1))
    .take("rome", { province: "germania_magna" })
    .take("rome", { node: spaceOf("germania_magna") });
  expect(count(far, `horde2 ${spaceOf("germania_magna")}`, "BI")).toBe(18);
});

test("13.4 Germans: moved again, they do not go back to their province", () => {
  const state = position("V");
  addArmy(state, horde(HORDE_0, "germans", powerOf("rome"), provinceIn(data.map, "germania_magna")));
  const node = spaceIn(state, spaceOf("germania_magna"));
  expect(isOrigin(state, HORDE_0, node)).toBe(false);
  armyOf(state, HORDE_0)!.use = "anybody";
  expect(isOrigin(state, HORDE_0, node)).toBe(true);
  expect(isOrigin(state, HORDE_0, spaceIn(state, "massilia"))).toBe(false);
});

test("13.4 Germans, R287: whoever is still in his province may march on inside it, and come out of it", () => {
  const [first, second] = [spaceOf("germania_magna"), spaceOf("germania_magna", 1)];
  const state = position("V", { pieces: { [`horde2 ${first}`]: { BI: 5 } } });
  const origin = provinceIn(data.map, "germania_magna");
  addArmy(state, { ...horde(ownerOf("horde2"), "germans", powerOf("rome"), origin), use: "anybody" });
  const body = { ...emptyForce(powerOf("rome"), spaceIn(state, first)), mp: 6 };
  body.rows.push({ owner: ownerOf("horde2"), mark: FRESH, counts: countsOf({ BI: 5 }).slice() });
  expect(data.map.land[spaceIn(state, first)]).toContain(spaceIn(state, second));
  expect(canStep(state, body, spaceIn(state, second))).toBe(true);
  const [outside] = data.map.direct[spaceIn(state, first)]!.filter((node) => data.map.province[node] !== origin);
  expect(stepRefusal(state, { ...body, node: outside! }, spaceIn(state, first))?.rule).toBe("13.4");
});

test("13.24, R172: whoever placed or last moved a horde decides for it, unless it is the enemy", () => {
  const state = position("V");
  state.order = [1, 0, 2, 3];
  addArmy(state, horde(HORDE_0, "germans", powerOf("greece"), 0));
  expect(deciderFor(state, HORDE_0, powerOf("rome"))).toBe(powerOf("greece"));
  takeHorde(state, HORDE_0, powerOf("east"));
  expect(deciderFor(state, HORDE_0, powerOf("rome"))).toBe(powerOf("east"));
  expect(deciderFor(state, HORDE_0, powerOf("east"))).toBe(powerOf("carthage"));
});

test("R112: several hordes are separate armies", () => {
  const state = gaul();
  for (const id of [0, 1]) {
    state.frames = [];
    const space = spaceOf("belgica", id);
    invades(state, "westGauls", dice(1, 1, 1))
      .take("rome", { province: "belgica" })
      .take("rome", { node: space });
  }
  expect(state.armies.filter(({ kind }) => kind === "westGauls").map(({ owner }) => owner - HORDE_0)).toEqual([0, 1]);
  expect(ratingsOf(state, leaderOfHorde(HORDE_0 + 1))).toMatchObject({ tactical: 1, campaign: 5 });
});

/** A horde of Rome's beside Pella. */
function besidePella(given: Given = {}, space = "larissa"): State {
  const state = position("V", { stability: { greece: 4 }, ...given, settled: true });
  addArmy(state, horde(HORDE_0, "eastGauls", powerOf("rome"), 0));
  putPieces(state, `horde0 ${space}`, { BI: 3 });
  return state;
}
const frightened = (state: State): number => {
  const before = level(state, "greece");
  afterStep(state, undefined);
  return before - level(state, "greece");
};

test("13.44, 14.21: a horde one MP from a Home capital costs its power Stability, once for each horde", () => {
  const state = besidePella();
  expect(frightened(state)).toBe(1);
  putPieces(state, "horde0 larissa", { BI: 1 });
  expect(frightened(state)).toBe(0);
  addArmy(state, horde(HORDE_0 + 1, "eastGauls", powerOf("rome"), 0));
  putPieces(state, "horde1 dyrrhachium", { BI: 1 });
  expect(frightened(state)).toBe(1);
  expect(level(state, "greece")).toBeLessThanOrEqual(2);
});

test("13.44: not if the capital is in enemy hands already, nor from two Spaces away", () => {
  expect(frightened(besidePella({ pieces: { "rome pella": { LG: 1 } } }))).toBe(0);
  expect(frightened(besidePella({}, "massilia"))).toBe(0);
});

const provinceNameOf = (state: State, id: string): string =>
  data.map.provinceIds[data.map.province[spaceIn(state, id)]!]!;

/** Movement as it is, without interceptors and battles. */
const MARCH: readonly AnyProcedure[] = [arrival, landMove, move, standIn("interception", UNHINDERED)];

test("13.42, R138: a horde marches by land only, through its mover's own forces, and may stay with them", () => {
  const own = spaceOf("narbonensis");
  const state = gaul({ pieces: { [`rome ${own}`]: { LI: 1 } } });
  const isGallic = (id: string): boolean => provinceNameOf(state, id) !== "tarraconensis";
  const [beside] = data.map.direct[spaceIn(state, own)]!.map((node) => data.map.ids[node]!).filter(isGallic);
  const table = invades(state, "westGauls", dice(3, 3, 4), MARCH);
  table.take("rome", { province: provinceNameOf(state, beside!) }).take("rome", { node: beside! });
  const here = table.options("rome");
  expect(here.some(({ type: verb }) => verb === "embark")).toBe(false);
  table.take("rome", { type: "step", node: own });
  table.take("rome", { type: "stop" });
  expect([count(state, `rome ${own}`, "LI"), count(state, `horde0 ${own}`, "BI")]).toEqual([1, 6]);
  // 13.22: the barbarians control the Space, and deny it to the power that let them stay.
  expect(holderOf(state, spaceIn(state, own))).toBe(HORDE_0);
});

test("7.45, 13.37, R1: a horde may destroy a Town it has taken, for as many MP as it has walls", () => {
  const space = spaceOf("belgica");
  const state = gaul({ pieces: { [`carthage ${space}`]: { town: 1 } } });
  const table = invades(state, "westGauls", dice(3, 3, 4, 1), [...MARCH, sack]);
  table.take("rome", { province: "belgica" }).take("rome", { node: space });
  expect(worksAt(state, spaceIn(state, space))?.owner).toBe(ownerOf("independent"));
  expect(table.told("plundered")).toHaveLength(0);
  table.take("rome", { type: "destroy" });
  expect(worksAt(state, spaceIn(state, space))).toBeUndefined();
});

test("7.54, 13.37, R1: a horde must try to sack, also in the Home Territory of its mover", () => {
  const state = position("V", { pieces: { "carthage placentia": { town: 1 } } });
  addArmy(state, horde(HORDE_0, "westGauls", powerOf("rome"), 0));
  const force = emptyForce(powerOf("rome"), spaceIn(state, "placentia"));
  addForce(state, force);
  addToForce(state, force, HORDE_0, FRESH, BI, 4);
  const frame = { proc: "sack" as const, step: "begin", force: 0, space: force.node, city: false };
  expect(new Table(state, [sack], frame, dice(6, 6)).told("sackRolled")).toHaveLength(1);
});

test("13.42, 13.26, R286: a horde may leave some behind on its march; its leader stays with those who go on", () => {
  const space = spaceOf("belgica");
  const state = gaul();
  const table = invades(state, "westGauls", dice(3, 3, 4), [...MARCH, chooseUnits]);
  table.take("rome", { province: "belgica" }).take("rome", { node: space });
  table.take("rome", { type: "drop" }).take("rome", { type: "some" }).take("rome", { n: 2 });
  expect(count(state, `horde0 ${space}`, "BI")).toBe(2);
  expect(table.choices("rome", "type")).not.toContain("dropLeader");
  expect(table.choices("rome", "type")).not.toContain("pickUp");
  const [way] = table.choices("rome", "node") as string[];
  table.take("rome", { type: "step", node: way! }).take("rome", { type: "drop" }).take("rome", { type: "all" });
  expect(table.isOpen).toBe(false);
  expect(count(state, `horde0 ${way}`, "BI")).toBe(4);
  expect(state.leaders[leaderOfHorde(HORDE_0)]).toBe(spaceIn(state, way!));
});

test("13.4 Germans: any power moves them as its Major Move, and decides for them from then on", () => {
  const state = position("V", { pieces: { "horde2 treverorum": { BI: 5 } }, leaders: { "horde-2": "treverorum" } });
  addArmy(state, { ...horde(ownerOf("horde2"), "germans", powerOf("rome"), 0), use: "anybody" });
  const table = new Table(
    state,
    [majorMove, chooseForce, chooseUnits, ...MARCH],
    majorMoveOf(powerOf("carthage"), "horde2"),
    dice(1),
  );
  table.take("carthage", { node: "treverorum" });
  while (table.choices("carthage", "type").some((verb) => verb === "all" || verb === "leader"))
    table.take(
      "carthage",
      table.choices("carthage", "type").includes("all") ? { type: "all" } : { type: "leader", yes: true },
    );
  expect(armyOf(state, ownerOf("horde2"))?.keeper).toBe(powerOf("carthage"));
  expect(table.told("moveBegan")).toMatchObject([{ mp: 6 }]);
});

test("13.42, R205: a horde may be placed among units of its mover, and attacks nobody there", () => {
  const space = spaceOf("belgica");
  const state = gaul({ pieces: { [`rome ${space}`]: { LI: 1, town: 2 } } });
  const table = invades(state, "westGauls", dice(1, 1, 1), [idleMove]);
  table.take("rome", { province: "belgica" }).take("rome", { node: space });
  expect([count(state, `rome ${space}`, "LI"), count(state, `horde0 ${space}`, "BI")]).toEqual([1, 2]);
  expect(worksAt(state, spaceIn(state, space))?.owner).toBe(powerOf("rome"));
});

test("13.4, 10.97, R204: beaten where it was placed, a horde goes to an open Space beside it, or is lost", () => {
  const space = spaceOf("belgica");
  const beaten = (pieces: NonNullable<Given["pieces"]>): Table =>
    invades(gaul({ pieces: { [`carthage ${space}`]: { LI: 1 }, ...pieces } }), "westGauls", dice(1, 1, 1), [
      arrivalThat("back"),
      idleMove,
    ])
      .take("rome", { province: "belgica" })
      .take("rome", { node: space });
  const open = beaten({});
  const near = data.map.direct[data.map.nodeOf.get(space)!]!.map((node) => data.map.ids[node]!);
  expect(new Set(open.choices("rome", "node"))).toEqual(new Set(near));
  const closed = beaten(Object.fromEntries(near.map((id) => [`carthage ${id}`, { LI: 1 }])));
  expect(closed.told("unitsRemoved")).toMatchObject([{ owner: HORDE_0, rule: "13.4" }]);
  expect(closed.state.forces).toEqual([]);
});

test("5.2, 14.21, R204: a horde that is beaten into the next Space denies it at once, not when its Move has ended", () => {
  const state = gaul({ pieces: { "carthage samarobriva": { LI: 1 }, "carthage cenabum": { GARR: 1 } }, settled: true });
  const lugdunensis = provinceIn(data.map, "lugdunensis");
  const asking = loose({
    name: "move",
    rule: "9.1",
    steps: {
      begin: {
        prompt: "leader.step",
        rule: "9.1",
        who: () => [powerOf("rome")],
        options: (_state, _frame, _power, into) => void into.push({ type: "stop" }),
        take: (_state, _frame, _power, _action, course) => course.end(),
      },
    },
  });
  const table = invades(state, "westGauls", dice(1, 1, 1), [arrivalThat("back"), asking])
    .take("rome", { province: "belgica" })
    .take("rome", { node: "samarobriva" });
  expect(state.control[lugdunensis]).toBe(powerOf("carthage"));
  table.take("rome", { node: "lutetia" });
  expect(table.options("rome")).toEqual([{ type: "stop" }]);
  expect(state.control[lugdunensis]).toBe(NONE);
});
