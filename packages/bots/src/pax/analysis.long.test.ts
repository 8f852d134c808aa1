import { decisionOf, Match, type Decision, type GameRecord } from "@ara/kernel";
import { config, pax, type Pax } from "@ara/pax";
import { expect, test } from "vitest";
import { advise } from "./advise.ts";
import { analyse, type Analysis } from "./analysis.ts";
import { Bot } from "./bot.ts";
import { weigh } from "./weigh.ts";

/** A game of somebody good against somebody who picks at random. */
function played(): GameRecord {
  const match = new Match(pax, config(2), { seats: ["good", "bad"], seed: "look back" });
  const bots = [new Bot("centurio", { seed: "a" }), new Bot("tiro", { seed: "b" })];
  while (!match.over)
    match.act(match.state.decider, bots[match.state.decider]!.choose(decisionOf(match, match.state.decider)));
  // A part of it is enough.
  const record = match.record();
  return { ...record, entries: record.entries.slice(0, 56) };
}

const record = played();

function look(seats: readonly number[], onProgress?: (done: number, of: number) => void): Analysis {
  const found = analyse(record, { seats, ...(onProgress && { onProgress }) });
  if (!found.ok) throw new Error(found.error.key);
  return found.value;
}

/** What a seat had to decide before an entry, counted from 1. */
function decisionBefore(entry: number): Decision<Pax> {
  const match = Match.resume(pax, { ...record, entries: record.entries.slice(0, entry - 1) });
  if (!match.ok) throw new Error(match.error.key);
  const { seat, legal, view, log } = decisionOf(match.value, record.entries[entry - 1]!.seat);
  return { seat, legal, view, log };
}

test("a game is looked back on: whoever plays at random has lapses, each as whoever asks there is told it", () => {
  const progress: number[] = [];
  const { lapses, agreement, course } = look([0, 1], (done, of) => progress.push(done / of));
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));

  expect(lapses.length).toBeGreaterThan(0);
  expect(lapses.length).toBeLessThanOrEqual(3);
  expect(lapses.map(({ entry }) => entry)).toEqual(lapses.map(({ entry }) => entry).toSorted((a, b) => a - b));
  const turns = lapses.map(({ entry, seat }) => {
    const { round, taken } = decisionBefore(entry).view;
    return `${seat}/${round}/${taken}`;
  });
  expect(new Set(turns).size, "one moment a turn").toBe(turns.length);
  for (const { entry, seat, advice } of lapses) {
    const { cost, action } = advice.played!;
    expect(cost.low).toBeGreaterThan(0);
    expect(cost.high).toBeLessThanOrEqual(advice.chances.win[seat]!);
    expect(action).not.toBe(advice.best!.action);
    // "Ask the bot" in the replay.
    expect(advise(decisionBefore(entry), action)).toEqual(advice);
  }
  const share = (seat: number): number => agreement[seat]!.good / agreement[seat]!.of;
  expect(share(0)).toBeGreaterThan(share(1));

  // The table of chances has what is told to whoever asks when a turn begins.
  expect(course.length).toBeGreaterThan(2);
  for (const { at, chances } of course) expect(weigh(decisionBefore(at + 1)).chances).toEqual(chances);
}, 180_000);

test("a damaged record is refused", () => {
  const match = new Match(pax, config(2), { seats: ["a", "b"], seed: "damaged" });
  const damaged = { ...match.record("keep"), entries: [{ seat: 0, action: { type: "end" } }] };
  expect(analyse(damaged).ok).toBe(false);
});
