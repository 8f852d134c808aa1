import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { ROME } from "../../data/index.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import { Table } from "../../testing/march.ts";
import { position } from "../../testing/position.ts";
import { majorMoveOf } from "./major-move.ts";
import { mpOf } from "./testing.ts";

const LEADERS = worldOf(position("V").config).data.leaders;
const rated = (campaign: number): string[] =>
  LEADERS.ids.filter((id, leader) => id.startsWith("rome-") && LEADERS.campaign[leader] === campaign);

/** Two Roman leaders with two legions in Roma, and a Town to take nearby. */
function setsOut(leaders: readonly string[], die: number, units = 2): Table {
  const state = position("V", {
    pieces: units > 0 ? { "rome roma": { LG: units } } : {},
    leaders: Object.fromEntries(leaders.map((id) => [id, "roma"])),
  });
  const table = new Table(state, majorMoveOf(ROME, "own"), [die]).answer("at roma");
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
