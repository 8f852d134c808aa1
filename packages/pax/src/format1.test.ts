import { legalActions, Match, open, readRecord, step, verify, type GameRecord } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import fourUnfinished from "./format1/four-unfinished.json" with { type: "json" };
import sixNocturnus from "./format1/six-nocturnus.json" with { type: "json" };
import solo from "./format1/solo-3.json" with { type: "json" };
import two from "./format1/two.json" with { type: "json" };
import type { Pax } from "./contract.ts";
import { pax } from "./game.ts";

/** Records made by the program as it was before format 2: they are read for ever. */
describe.each([
  ["two players", two, true],
  ["four players, unfinished", fourUnfinished, false],
  ["six players, Nocturnus", sixNocturnus, true],
  ["the campaign's third game", solo, true],
])("a record of format 1, of %s,", (_name, json, finished) => {
  const record = read(json);
  const cut = (length: number): GameRecord => {
    const { result: _result, seal: _seal, ...rest } = record;
    return { ...rest, entries: record.entries.slice(0, length) };
  };

  test("verifies", () => {
    expect(verify(pax, record)).toEqual({
      ok: true,
      value: { entries: record.entries.length, finished, chain: "verified", seed: "verified", back: 0 },
    });
  });

  test("is found out when it was changed", () => {
    const renamed = { ...record, seats: record.seats.with(0, "Nero") };
    expect(verify(pax, renamed)).toMatchObject({ error: { entry: 1, refusal: { key: "chain.broken" } } });
  });

  test("replays to its result", () => {
    const opening = open(pax, record);
    if (!opening.ok) throw new Error(opening.error.key);
    const { state } = opening.value;
    expect(record.entries.map((entry) => step(pax, state, entry).ok)).not.toContain(false);
    const outcome = pax.outcome(state);
    expect(outcome && pax.json.writeOutcome(outcome)).toEqual(record.result);
  });

  test("resumes at any moment and goes on to the same record", () => {
    for (const length of [0, 1, Math.floor(record.entries.length / 2), record.entries.length]) {
      const match = resumed(cut(length));
      for (const { seat, action: written, prev: _prev, outcomes: _outcomes, ...extra } of record.entries.slice(
        length,
      )) {
        const action = pax.json.readAction(match.state, seat, written);
        expect(action.ok && match.act(seat, action.value, extra as never).ok).toBe(true);
      }
      expect(match.record("keep")).toEqual(record);
    }
  });

  test("goes on as format 1", () => {
    const match = resumed(cut(20));
    const seat = pax.toAct(match.state)[0]!;
    match.act(seat, legalActions(pax, match.state, seat)[0]!);
    const kept = match.record("keep");
    expect(kept).toMatchObject({ format: "ara-record/1", chain: "sha256" });
    expect(kept).not.toHaveProperty("head");
    expect(verify(pax, kept)).toMatchObject({ ok: true, value: { entries: 21, chain: "verified" } });
  });
});

function read(json: unknown): GameRecord {
  const record = readRecord(json);
  if (!record.ok) throw new Error(record.error.key);
  return record.value;
}

function resumed(record: GameRecord): Match<Pax> {
  const match = Match.resume(pax, record);
  if (!match.ok) throw new Error(match.error.key);
  return match.value;
}
