import { config } from "@ara/pax";
import { expect, test } from "vitest";
import { FEATURES } from "./features.ts";
import { horizonOf, NET_KINDS, netData, netFor, netKindOf, policyData, policyFor } from "./nets.ts";
import { policyFeatures } from "./policy-features.ts";
import { ROW, selfPlay } from "./self-play.ts";

test.each(NET_KINDS)(
  "rows of %s: features, a share of the victory and a lead; the same seed plays the same games",
  (kind) => {
    const rows = [...selfPlay(kind, 3, 0, "rows")];
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row).toHaveLength(ROW);
      expect(row[FEATURES]).toBeGreaterThanOrEqual(0);
      expect(row[FEATURES]).toBeLessThanOrEqual(1);
      expect(row[FEATURES + 1]).toBeGreaterThanOrEqual(0);
      expect(row[FEATURES + 1]).toBeLessThanOrEqual(1);
    }
    expect([...selfPlay(kind, 3, 0, "rows")]).toEqual(rows);
    expect([...selfPlay(kind, 3, 0, "other")]).not.toEqual(rows);
  },
);

test("a searching player plays with himself, too", () => {
  expect([...selfPlay("duel", 1, 4, "searching")].length).toBeGreaterThan(0);
});

test("each kind of game has nets of its own, with the command that made them; each has 15 kB of weights at most", () => {
  expect(netKindOf(config(2, { nocturnus: true }))).toBe("duel");
  expect(netKindOf(config(4))).toBe("table");
  expect(netKindOf(config(5))).toBe("crowd");
  expect(netKindOf(config(1, { solo: 5 }))).toBe("solo");
  for (const { command, layers } of [...Object.values(netData), ...Object.values(policyData)]) {
    expect(command).toMatch(/ara train pax --for |learn\.py /);
    // Base64 has four letters for three bytes.
    expect(layers.reduce((sum, { weights }) => sum + (weights.length * 3) / 4, 0)).toBeLessThanOrEqual(15_000);
  }
  expect(NET_KINDS.filter((kind) => policyData[kind] === undefined)).toEqual(["crowd"]);
  expect(policyFor(config(8))).toBeUndefined();
  expect(netFor(config(5))).toBe(netFor(config(7)));
  expect(netFor(config(2))).not.toBe(netFor(config(3)));
});

test("a net judges at the end of the turn where a policy was learnt, else when everybody has had one", () => {
  const tables = [config(1, { solo: 3 }), config(2), config(3), config(8)];
  expect(tables.map(horizonOf)).toEqual([0, 0, 0, 8]);
});

test("nets are told so many numbers as docs/bots.md says", () => {
  expect([FEATURES, policyFeatures(3), policyFeatures(5)]).toEqual([156, 242, 268]);
});
