import type { Event } from "@ara/pax";
import { expect, test } from "vitest";
import { paxManner } from "./manner.ts";

const turn = (seat: number) => ({ type: "turn", seat }) as Event;
const log = [turn(0), turn(1), turn(2), turn(0), turn(1)];

test("what is new to a player is what happened since his last turn", () => {
  expect(paxManner.newsFrom(log, 0)).toBe(4);
  expect(paxManner.newsFrom(log, 1)).toBe(2);
  expect(paxManner.newsFrom(log, 2)).toBe(3);
  expect(paxManner.newsFrom(log.slice(0, 2), 2)).toBe(0);
});

test("to whoever looks on, what is new to whoever has the turn: not the whole game", () => {
  expect(paxManner.newsFrom(log, "spectator")).toBe(2);
  expect(paxManner.newsFrom([...log, turn(2)], "spectator")).toBe(3);
  expect(paxManner.newsFrom([], "spectator")).toBe(0);
});
