import { expect, test } from "vitest";
import { data } from "./data.ts";
import { GALLIC_REBEL, HORDE_LEADER, PERGAMUM_LEADER, POOL, SOLDIER_LEADER } from "./leaders.ts";
import { NONE, POWERS } from "./vocabulary.ts";

const { leaders } = data;
const rating = (leader: number): string => `${leaders.tactical[leader]}-${leaders.campaign[leader]}`;

test("8.12: ten leaders for each power, then eight others", () => {
  expect(leaders.count).toBe(48);
  POWERS.forEach((name, power) => {
    const pool = leaders.ids.filter((_, leader) => leaders.power[leader] === power);
    expect(pool).toStrictEqual(Array.from({ length: POOL }, (_, i) => `${name}-${i + 1}`));
  });
  leaders.ids.forEach((id, leader) => expect(leaders.leaderOf.get(id)).toBe(leader));
});

test("8.21: Tactical Ratings from 1 to 4, Campaign Ratings from 2 to 6", () => {
  for (let leader = 0; leader < HORDE_LEADER; leader++) {
    expect([1, 2, 3, 4]).toContain(leaders.tactical[leader]);
    expect([2, 3, 4, 5, 6]).toContain(leaders.campaign[leader]);
  }
});

test("8.3: every power has one or two Elite leaders", () => {
  for (const [power] of POWERS.entries()) {
    const elite = leaders.ids.filter((_, leader) => leaders.power[leader] === power && leaders.elite[leader] === 1);
    expect([1, 2]).toContain(elite.length);
  }
});

test("8.21: leaders of the rulebook's examples are in the pools", () => {
  const has = (power: number, wanted: string): boolean =>
    leaders.ids.some((_, leader) => leaders.power[leader] === power && rating(leader) === wanted);
  expect(["2-5", "2-3"].every((wanted) => has(0, wanted))).toBe(true);
  expect(has(1, "4-6")).toBe(true);
  expect(["2-4", "1-3"].every((wanted) => has(2, wanted))).toBe(true);
  expect(has(3, "1-5")).toBe(true);
});

test("12.43, 13.41, 17.2: leaders outside the pools", () => {
  expect([SOLDIER_LEADER, GALLIC_REBEL, PERGAMUM_LEADER, PERGAMUM_LEADER + 1].map(rating)).toStrictEqual([
    "3-4",
    "2-5",
    "1-4",
    "2-5",
  ]);
  expect(leaders.hordes.map(({ tactical, campaign }) => `${tactical}-${campaign}`)).toStrictEqual([
    "1-5",
    "1-5",
    "2-5",
  ]);
  for (let leader = SOLDIER_LEADER; leader < leaders.count; leader++) expect(leaders.power[leader]).toBe(NONE);
  expect(leaders.ids.slice(HORDE_LEADER)).toStrictEqual(["horde-0", "horde-1", "horde-2", "horde-3"]);
});
