import { Bot } from "@ara/bots/pax";
import { decisionOf, Match } from "@ara/kernel";
import { config, pax, type Event, type Pax, type State } from "@ara/pax";
import { Replay } from "@ara/protocol";
import { beforeAll, describe, expect, test } from "vitest";
import { isTold, stateAt } from "./events.ts";

let replay: Replay<Pax>;

beforeAll(() => {
  const match = new Match<Pax>(pax, config(5), { seats: ["a", "b", "c", "d", "e"], seed: "event by event" });
  const bot = new Bot("centurio", { seed: "event by event" });
  while (!match.over) {
    const seat = pax.toAct(match.state)[0]!;
    match.act(seat, bot.choose(decisionOf(match, seat)));
  }
  const opened = Replay.open(pax, match.record("keep"));
  if (!opened.ok) throw new Error(opened.error.refusal.key);
  replay = opened.value;
});

const toldAt = (at: number): Event[] => replay.moment(at, "spectator").log.filter(isTold);

/** Every event of a kind, with the table before the decision and when it has been told. */
function all<Type extends Event["type"]>(
  type: Type,
): { event: Extract<Event, { type: Type }>; before: State; now: State }[] {
  return Array.from({ length: replay.length - 1 }, (_, i) => i + 1).flatMap((at) =>
    toldAt(at).flatMap((event, i) =>
      event.type === type
        ? [
            {
              event: event as Extract<Event, { type: Type }>,
              before: replay.state(at - 1),
              now: stateAt(replay, at, i),
            },
          ]
        : [],
    ),
  );
}

describe("when an event has been told, it has happened", () => {
  test("4.2 Rome has taken the group, and nothing lies in its place yet", () => {
    const found = all("collected");
    expect(found.length).toBeGreaterThan(3);
    for (const { event, before, now } of found) {
      expect(now.legions[event.legion]).toEqual([]);
      expect(now.rome.open.length).toBe(before.rome.open.length + event.cards.length);
    }
  });

  test("4.4 one legion after the other is filled", () => {
    for (const { event, now } of all("laid")) expect(now.legions[event.legion]).toEqual([event.card]);
  });

  test("3.7 a bought group is gone", () => {
    for (const { event, now } of all("bought")) expect(now.legions[event.legion]).toEqual([]);
  });

  test("3.9 a played card lies in the display", () => {
    const found = all("played");
    expect(found.length).toBeGreaterThan(10);
    for (const { event, before, now } of found) {
      expect(now.players[event.seat]!.display.length).toBe(before.players[event.seat]!.display.length + 1);
    }
  });

  test("3.12 primus conspiratus has moved", () => {
    const found = all("conspiratus");
    expect(found.length).toBeGreaterThan(0);
    for (const { event, now } of found) expect(now.conspiratus).toBe(event.seat);
  });
});

test("with its last event a decision is done", () => {
  for (let at = 0; at < replay.length; at++) {
    expect(stateAt(replay, at, Math.max(0, toldAt(at).length - 1))).toEqual(replay.state(at));
  }
});
