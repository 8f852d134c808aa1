import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { countsOf, FRESH, NONE, MOVED, type OwnerName, type PowerName, type UnitName } from "../../data/index.ts";
import { addArmy, horde as hordeOf } from "../../state/armies.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import { emptyForce } from "../../state/force.ts";
import { nodeIn, ownerOf, position, powerOf } from "../../testing/position.ts";
import { dice, Table } from "../../testing/table.ts";
import { marchMachine, standIn, March } from "../../testing/march.ts";
import { majorMoveOf } from "../movement/major-move.ts";
import { sack } from "./sack.ts";

interface Army {
  readonly power?: PowerName;
  readonly owner?: OwnerName;
  readonly units?: Partial<Record<UnitName, number>>;
  /** Other units of the same power that march with them, with a mark of their own. */
  readonly also?: Partial<Record<UnitName, number>>;
  readonly leaders?: readonly number[];
  readonly led?: number;
  readonly space?: string;
  readonly city?: boolean;
  readonly scenario?: "I" | "V";
}

/** A Roman army with a leader of Campaign Rating 4 has taken Utica. */
function sacking(army: Army, ...faces: readonly number[]): Table {
  const { power = "rome", owner = power, units = { LG: 2 }, space = "utica", city = true, scenario = "V" } = army;
  const state = position(scenario, { treasury: { rome: 0, greece: 0 } });
  const node = nodeIn(worldOf(state.config).map, space);
  const force = emptyForce(powerOf(power), node);
  force.rows.push({ owner: ownerOf(owner), mark: FRESH, counts: [...countsOf(units), 0] });
  if (army.also) force.rows.push({ owner: powerOf(power), mark: MOVED, counts: [...countsOf(army.also), 0] });
  force.leaders = [...(army.leaders ?? [])];
  force.led = army.led ?? NONE;
  state.forces = [force];
  return new Table(state, [sack], { proc: "sack", force: 0, space: node, city }, dice(...faces));
}

const { data } = worldOf(position("V").config);
const withRating = (rating: number): number =>
  data.leaders.campaign.findIndex((campaign, i) => campaign === rating && i < 10);
const FOUR = withRating(4);

test("7.51: the captor chooses; above the Campaign Rating his army sacks", () => {
  const yes = { type: "sack", yes: true };
  const inHand = sacking({ leaders: [FOUR], led: FOUR }, 4).take("rome", yes);
  expect(inHand.told("sackRolled")[0]).toMatchObject({ sacked: false });
  expect(inHand.state.handed).toEqual({ finished: false });
  expect(
    sacking({ leaders: [FOUR], led: FOUR }, 5, 1, 1)
      .take("rome", yes)
      .told("sackRolled")[0],
  ).toMatchObject({ sacked: true });
  const declined = sacking({}).take("rome", { type: "sack", yes: false });
  expect(declined.state.handed).toEqual({ finished: false });
});

test("7.51, 7.53: mercenaries add one to the first die only", () => {
  const table = sacking({ leaders: [FOUR], led: FOUR, units: { HI: 1, MHI: 1 } }, 4, 6, 4).take("rome", { yes: true });
  expect(table.told("sackRolled")[0]).toMatchObject({ die: 5, sacked: true });
  expect(table.state.handed).toEqual({ finished: false });
});

test("7.52: a City brings the die, a Town half of it, rounded up", () => {
  const plunder = (army: Army, face: number): number =>
    sacking(army, 6, face, 6).take(army.power ?? "rome", { yes: true }).state.powers[powerOf(army.power ?? "rome")]!
      .treasury;
  expect(plunder({}, 5)).toBe(5);
  expect(plunder({ city: false }, 5)).toBe(3);
});

test("7.52, R84: with mercenaries or the Soldier of Fortune half is for them, rounded down", () => {
  const plunder = (army: Army, face: number): number =>
    sacking(army, 6, face, 6).take(army.power ?? "rome", { yes: true }).state.powers[powerOf(army.power ?? "rome")]!
      .treasury;
  expect(plunder({ units: { HI: 1, MHI: 1 } }, 5)).toBe(2);
  expect(plunder({ power: "greece", owner: "sof", units: { HI: 2 }, city: false }, 5)).toBe(1);
  // Their share is the same if they are only a part of the army.
  expect(plunder({ units: { HI: 1 }, also: { MHI: 1 } }, 5)).toBe(2);
  expect(plunder({ power: "greece", owner: "sof", units: { HI: 2 }, also: { HI: 1 } }, 5)).toBe(2);
});

test("7.53, R85: above the rating the army is finished; without a leader always", () => {
  expect(sacking({ leaders: [FOUR], led: FOUR }, 6, 3, 4).take("rome", { yes: true }).state.handed).toEqual({
    finished: false,
  });
  expect(sacking({ leaders: [FOUR], led: FOUR }, 6, 3, 5).take("rome", { yes: true }).state.handed).toEqual({
    finished: true,
  });
  expect(sacking({}, 1, 3, 1).take("rome", { yes: true }).state.handed).toEqual({ finished: true });
});

test("7.51, R85: a leader with a Campaign Rating of 6 keeps his army in hand, unless there are mercenaries in it", () => {
  const SIX = data.leaders.campaign.indexOf(6);
  const rolled = (units: NonNullable<Army["units"]>): unknown =>
    sacking({ power: "carthage", space: "capua", leaders: [SIX], led: SIX, units }, 6, 1, 6)
      .take("carthage", { yes: true })
      .told("sackRolled")[0]!.sacked;
  expect(data.leaders.campaign[SIX]).toBe(6);
  expect(rolled({ HI: 2 })).toBe(false);
  expect(rolled({ HI: 2, MHI: 1 })).toBe(true);
});

test("7.53, R104: an army that is finished moves no more in this Activation, not even for a Conqueror", () => {
  const after = (finished: boolean): string[] => {
    const state = position("V", {
      pieces: { "rome narbo": { LG: 2 }, "carthage nemausus": { town: 1 } },
      leaders: { "rome-1": "narbo" },
      settled: true,
    });
    setFlag(state, 0, FLAGS.conqueror);
    const table = new March(state, majorMoveOf(0, "own"), [6], marchMachine([standIn("sack", { finished })]));
    table.answer(["at narbo", "all", "leader rome-1 yes", "step nemausus"]);
    if (!finished) table.answer("stop");
    return table.options;
  };
  expect(after(false)).toEqual(["again yes", "again no"]);
  expect(after(true)).toEqual([]);
});

test("7.54: a horde that takes a Town that was independent before rolls all the same", () => {
  const state = position("V", { pieces: { "horde0 narbo": { BI: 5 }, "independent nemausus": { town: 1 } } });
  addArmy(state, { ...hordeOf(ownerOf("horde0"), "westGauls", 1, 0), use: "anybody" });
  const table = new March(state, majorMoveOf(1, "horde0"), [4, 3, 2], marchMachine([sack]));
  table.answer(["at narbo", "all", "step nemausus"]);
  expect(table.events.map(({ type: e }) => e)).toContain("sackRolled");
});

test("R136: the leader who gave the MP counts, and if he is gone the best one there", () => {
  const [three, five] = [withRating(3), withRating(5)];
  const rolled = (leaders: number[], led: number): number =>
    sacking({ leaders, led }, 1).take("rome", { yes: true }).told("sackRolled")[0]!.rating;
  expect(rolled([three, five], three)).toBe(3);
  expect(rolled([three, five], FOUR)).toBe(5);
});

test("7.54: barbarians must roll, and bring nobody Talents; slaves never do", () => {
  const horde = sacking({ owner: "horde0", units: { BI: 5 } }, 3, 2);
  expect(horde.isOpen).toBe(false);
  expect(horde.told("plundered")).toEqual([]);
  expect(horde.state.handed).toEqual({ finished: true });
  expect(sacking({ owner: "slavesCarthage", units: { BI: 5 } }).events).toEqual([]);
});

test("7.55: never in one's own Home Territory, even if it is retaken", () => {
  expect(sacking({ space: "capua" }).told("sackRolled")).toEqual([]);
  expect(sacking({ space: "capua" }).isOpen).toBe(false);
  expect(sacking({ power: "greece", owner: "sof", space: "pella" }).isOpen).toBe(false);
});

test("7.54, 7.55: a horde is nobody's: it must roll even in the Home of the power that moves it", () => {
  expect(sacking({ owner: "horde0", units: { BI: 5 }, space: "capua" }, 3, 2).told("sackRolled")).toHaveLength(1);
});

test("scenario I knows no Talents, and no plunder", () => {
  expect(sacking({ scenario: "I", power: "greece", owner: "sof", space: "capua" }).isOpen).toBe(false);
});

test("7.41, 7.52, R398: where an ally's units alone are left of a joint force, he is asked, and the plunder is his", () => {
  const allys = sacking({ owner: "greece", units: { HI: 2 } }, 6, 4, 1).take("greece", { type: "sack", yes: true });
  expect(allys.told("plundered")[0]).toMatchObject({ power: powerOf("greece"), talents: 4 });
  expect(["rome", "greece"].map((name) => allys.state.powers[powerOf(name as PowerName)]!.treasury)).toEqual([0, 4]);
});
