import type { TableSeat } from "@ara/protocol";
import { describe, expect, test } from "vitest";
import { beholdersOf, firstBeholder, readBeholder, seatOf } from "./viewpoint.ts";

const seats = (...bots: (string | null)[]): TableSeat[] => bots.map((bot, i) => ({ name: `seat ${i}`, bot }));

describe("from where a game may be seen", () => {
  test("a finished one from anywhere", () => {
    expect(beholdersOf(true, seats(null, "miles"))).toEqual([0, 1, "spectator", "everything"]);
    expect(readBeholder("1", true, seats(null, "miles"))).toBe(1);
    expect(readBeholder("everything", true, seats(null, "miles"))).toBe("everything");
  });

  test("10.3 a running one only as its own person", () => {
    expect(beholdersOf(false, seats("miles", null))).toEqual([1]);
    expect(readBeholder("0", false, seats("miles", null))).toBe(1);
    expect(readBeholder("everything", false, seats("miles", null))).toBe(1);
  });

  test("10.3 a running one that people share, or that only bots play, as a spectator", () => {
    expect(beholdersOf(false, seats(null, null))).toEqual(["spectator"]);
    expect(readBeholder("0", false, seats(null, null))).toBe("spectator");
    expect(readBeholder(null, false, seats("miles", "miles"))).toBe("spectator");
  });

  test("first as the only person", () => {
    expect(firstBeholder(true, seats("miles", null))).toBe(1);
    expect(firstBeholder(true, seats(null, null))).toBe("spectator");
  });
});

test("what if begins with the seat looked from, else with whoever decides", () => {
  expect([seatOf(2, [0]), seatOf("spectator", [1]), seatOf("everything", [])]).toEqual([2, 1, 0]);
});
