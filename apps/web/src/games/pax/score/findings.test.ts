import type { Analysis, Chances, Lapse } from "@ara/bots/pax";
import { DRAW, PEEK } from "@ara/pax";
import { expect, test } from "vitest";
import { readKept } from "../../../store/analyses.ts";
import { findings } from "./findings.ts";

const chances: Chances = { playouts: 200, rome: 0.5, win: [0.25, 0.25], withRome: [0.1, 0] };
const move = { action: DRAW, chances, cost: { mean: 0.1, low: 0.05, high: 0.15 } };
const lapse: Lapse = {
  entry: 2,
  seat: 1,
  advice: {
    chances,
    win: { mean: 0.25, low: 0.2, high: 0.3 },
    moves: [],
    played: move,
    best: { action: PEEK, reason: { key: "hand", params: {}, so: { key: "draw", params: {} } } },
  },
};
const stand = { at: 1, seat: 0, chances };
const analysis: Analysis = { course: [stand], lapses: [lapse], agreement: [{ seat: 1, good: 3, of: 4 }] };
const record = { entries: [1, 2, 3].map((action) => ({ seat: 0, action })), seats: ["Livia", "Varro"] };
const kept = { id: "x", version: 3, entries: 3, analysis };
const withLapse = (changes: object): object => ({
  ...kept,
  analysis: { ...analysis, lapses: [{ ...lapse, ...changes }] },
});
const withAdvice = (changes: object): object => withLapse({ advice: { ...lapse.advice, ...changes } });

test("what was kept for a record is found again", () => {
  expect(readKept(findings, structuredClone(kept), record)).toEqual(analysis);
});

test.each([
  ["nothing", undefined],
  ["of another version", { ...kept, version: 1 }],
  ["of another record", { ...kept, entries: 2 }],
  ["without a list", { ...kept, analysis: { course: [] } }],
  ["of a decision nobody made", withLapse({ entry: 4 })],
  ["of a seat nobody has", withLapse({ seat: 2 })],
  ["without advice", withLapse({ advice: null })],
  ["without what was played", withAdvice({ played: null })],
  ["without a cost", withAdvice({ played: { ...move, cost: { mean: 0.1 } } })],
  ["without a reason", withAdvice({ best: { action: PEEK, reason: { key: "hand", params: {}, so: 5 } } })],
  ["without chances", { ...kept, analysis: { ...analysis, course: [{ ...stand, chances: { rome: 1, win: [1] } }] } }],
])("what is kept and %s is ignored", (_what, broken) => {
  expect(readKept(findings, broken, record)).toBeUndefined();
});
