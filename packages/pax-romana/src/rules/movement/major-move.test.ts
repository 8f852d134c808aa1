import { expect, test, describe } from "vitest";
import { worldOf } from "../../config.ts";
import { ROME, CARTHAGE, GREECE, MOVED } from "../../data/index.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import { countIn, keyOf } from "../../state/table.ts";
import { March } from "../../testing/march.ts";
import { position } from "../../testing/position.ts";
import { permit } from "../diplomacy/pacts.ts";
import { majorMoveOf } from "./major-move.ts";
import { minorMoveOf } from "./minor-move.ts";
import { mpOf, count, given, march, node, unit } from "./testing.ts";

const LEADERS = worldOf(position("V").config).data.leaders;

const rated = (campaign: number): string[] =>
  LEADERS.ids.filter((id, leader) => id.startsWith("rome-") && LEADERS.campaign[leader] === campaign);

/** Two Roman leaders with two legions in Roma, and a Town to take nearby. */
function setsOut(leaders: readonly string[], die: number, units = 2): March {
  const state = position("V", {
    pieces: units > 0 ? { "rome roma": { LG: units } } : {},
    leaders: Object.fromEntries(leaders.map((id) => [id, "roma"])),
  });
  const table = new March(state, majorMoveOf(ROME, "own"), [die]).answer("at roma");
  if (table.options.includes("all")) table.answer("all");
  for (const id of leaders.toSorted()) table.answer(`leader ${id} yes`);
  return table;
}

const [low, high] = [rated(2)[0] ?? rated(3)[0]!, rated(5)[0] ?? rated(4)[0]!];
const rating = (id: string): number => LEADERS.campaign[LEADERS.leaderOf.get(id)!]!;

test("8.24, R136: the player names the leader whose Campaign Rating gives the MP", () => {
  for (const id of [low, high]) {
    const table = setsOut([low, high], 4);
    expect(table.options.toSorted()).toEqual([`lead ${low}`, `lead ${high}`].toSorted());
    table.answer(`lead ${id}`);
    expect(mpOf(table)).toBe(4 + rating(id));
    expect(table.state.forces[0]!.led).toBe(LEADERS.leaderOf.get(id));
  }
});

test("8.23, 8.24: so he does for leaders without an army", () => {
  const table = setsOut([low, high], 1, 0);
  table.answer(`lead ${low}`);
  expect(mpOf(table)).toBe(2 * (1 + rating(low)));
});

test("8.24: where nothing depends on it nobody is asked: one leader, or equal ratings", () => {
  const [one, other] = LEADERS.ids
    .filter((id) => id.startsWith("rome-"))
    .flatMap((id) =>
      rated(rating(id))
        .filter((twin) => twin !== id)
        .map((twin) => [id, twin] as const),
    )[0]!;
  for (const leaders of [[high], [one, other]]) {
    const table = setsOut(leaders, 3);
    expect(mpOf(table)).toBe(3 + rating(leaders[0]!));
    expect(table.options).toContain("stop");
  }
});

test("8.24, 16.2: a Conqueror's second Move may be led by another", () => {
  const elite = LEADERS.ids.find((id, leader) => id.startsWith("rome-") && LEADERS.elite[leader] === 1)!;
  const plain = LEADERS.ids.find((id) => id.startsWith("rome-") && rating(id) < rating(elite))!;
  const table = setsOut([elite, plain], 2);
  setFlag(table.state, ROME, FLAGS.conqueror);
  table.answer([`lead ${elite}`, "stop", "again yes"]);
  table.answer(`lead ${plain}`, [5]);
  expect(mpOf(table)).toBe(5 + rating(plain));
});

test("16.2, R173, R398: an ally's Elite leader in the force makes nobody else a Conqueror", () => {
  const elite = LEADERS.ids.find((id, leader) => id.startsWith("greece-") && LEADERS.elite[leader] === 1)!;
  const state = given({ "rome roma": { LG: 2 }, "greece roma": { HI: 2 } }, { leaders: { [elite]: "roma" } });
  permit(state, GREECE, ROME, "join");
  setFlag(state, ROME, FLAGS.conqueror);
  const table = new March(state, majorMoveOf(ROME, "own"), [2]);
  table.answer(["at roma", "all", "join yes", "all", `leader ${elite} yes`, "stop"]);
  expect(table.asked).toBeUndefined();
});

describe("9.1: Major and Minor Moves", () => {
  test("9.11: some or all units of one Space move together", () => {
    const table = new March(given({ "rome roma": { LG: 3, LI: 1 } }), majorMoveOf(ROME, "own"));
    expect(table.options).toEqual(["at roma"]);
    table.answer("at roma");
    expect(table.options).toEqual(["all", "some"]);
    table.answer("some");
    expect(table.options).toEqual(["takeUnits LG 0", "takeUnits LG 1", "takeUnits LG 2", "takeUnits LG 3"]);
    // One light infantryman is all that is left to take: the die is rolled for him.
    table.answer("takeUnits LG 0", [2]);
    expect(table.state.forces[0]!.rows[0]!.counts[unit("LI")]).toBe(1);
  });

  test("9.12: a die, and the Campaign Rating of the leader", () => {
    const alone = march(given({ "rome roma": { LG: 2 } }), "roma", 4);
    expect(mpOf(alone)).toBe(4);
    const state = given({ "rome roma": { LG: 2 } }, { leaders: { "rome-3": "roma", "rome-5": "roma" } });
    const led = march(state, "roma", 5, ROME, ["all", "leader rome-3 yes", "leader rome-5 yes", "lead rome-3"]);
    expect(mpOf(led)).toBe(10);
    expect(led.state.forces[0]!.led).toBe(worldOf(state.config).data.leaders.leaderOf.get("rome-3"));
  });

  test("9.12: the example: a leader with a Campaign Rating of 2 and a 5 have 7 MP", () => {
    const state = given({ "carthage carthago": { HI: 1 } }, { leaders: { "carthage-10": "carthago" } });
    expect(mpOf(march(state, "carthago", 5, CARTHAGE, ["all", "leader carthage-10 yes"]))).toBe(7);
  });

  test("9.11: the example: a heavy unit and a squadron are two Minor Moves", () => {
    const state = given({ "carthage carthago": { HI: 2, GS: 2 } });
    const heavy = new March(state, minorMoveOf(CARTHAGE)).answer(["at carthago"]).answer("moveUnit HI", [2]);
    heavy.answer(["step utica", "stop"]);
    expect([count(state, "utica", "HI", CARTHAGE), count(state, "carthago", "HI", CARTHAGE)]).toEqual([1, 1]);
    const squadron = new March(state, minorMoveOf(CARTHAGE)).answer("at carthago");
    expect(squadron.options).toContain("moveUnit GS");
  });

  test("8.21, 8.22, 8.24: without him they have the die alone; he may stay", () => {
    const state = given({ "rome roma": { LG: 2 } }, { leaders: { "rome-3": "roma" } });
    expect(mpOf(march(state, "roma", 2, ROME, ["all", "leader rome-3 no"]))).toBe(2);
  });

  test("9.14: what has moved does not move again, and what was dropped has moved", () => {
    const table = march(given({ "rome roma": { LG: 2 } }), "roma", 3);
    table.answer(["step capua", "drop", "some", "step venusia", "stop"]);
    expect(countIn(table.state, keyOf(node(table.state, "capua"), ROME, MOVED), unit("LG"))).toBe(1);
    const minor = new March(table.state, minorMoveOf(ROME));
    // Only breaking down is left for legions that have moved (12.14).
    expect(minor.options).toEqual(["at capua", "at venusia"]);
    expect(minor.answer("at capua").options).toEqual(["breakDownUnit LG"]);
  });

  test("R130: units of the declared force that stay in the first Space have moved", () => {
    const table = march(given({ "rome roma": { LG: 1 } }), "roma", 1);
    table.answer("stop");
    expect(countIn(table.state, keyOf(node(table.state, "roma"), ROME, MOVED), unit("LG"))).toBe(1);
  });
});
