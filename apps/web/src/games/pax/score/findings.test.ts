import type { Analysis, Judged } from "@ara/bots/pax";
import { DRAW, PEEK } from "@ara/pax";
import { expect, test } from "vitest";
import { readKept } from "../../../store/analyses.ts";
import { findings } from "./findings.ts";

const judged: Judged = {
  entry: 2,
  seat: 1,
  action: DRAW,
  thought: { action: PEEK, considered: [], reason: { key: "draw", params: {} } },
  swing: 0.1,
  before: { rome: 0.5, win: [0.25, 0.25] },
};
const analysis: Analysis = { decisions: [judged], worst: [judged] };
const record = { entries: [1, 2, 3].map((action) => ({ seat: 0, action })), seats: ["Livia", "Varro"] };
const kept = { id: "x", version: 1, entries: 3, analysis };

test("what was kept for a record is found again", () => {
  expect(readKept(findings, structuredClone(kept), record)).toEqual(analysis);
});

test.each([
  ["nothing", undefined],
  ["of another version", { ...kept, version: 0 }],
  ["of another record", { ...kept, entries: 2 }],
  ["without a list", { ...kept, analysis: { decisions: [] } }],
  ["of a decision nobody made", { ...kept, analysis: { decisions: [{ ...judged, entry: 4 }], worst: [] } }],
  ["of a seat nobody has", { ...kept, analysis: { decisions: [{ ...judged, seat: 2 }], worst: [] } }],
  ["without a thought", { ...kept, analysis: { decisions: [{ ...judged, thought: null }], worst: [] } }],
  ["without chances", { ...kept, analysis: { decisions: [{ ...judged, before: { rome: 1, win: [1] } }], worst: [] } }],
])("what is kept and %s is ignored", (_what, broken) => {
  expect(readKept(findings, broken, record)).toBeUndefined();
});
