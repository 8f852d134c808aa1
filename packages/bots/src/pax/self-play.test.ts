import { config } from "@ara/pax";
import { expect, test } from "vitest";
import { FEATURES } from "./features.ts";
import { horizonOf, NET_KINDS, netData, netFor, netKindOf } from "./nets.ts";
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

test("each kind of game has a net of its own, with the command that made it; all of them have 15 kB at most", () => {
  expect(netKindOf(config(2, { nocturnus: true }))).toBe("duel");
  expect(netKindOf(config(8))).toBe("table");
  expect(netKindOf(config(1, { solo: 5 }))).toBe("solo");
  let bytes = 0;
  for (const kind of NET_KINDS) {
    const { command, layers } = netData[kind]!;
    expect(command).toContain(`ara train pax --for ${kind} `);
    // Base64 has four letters for three bytes; a bias is a number of four bytes.
    for (const { weights, bias } of layers) bytes += (weights.length * 3) / 4 + 4 * bias.length;
  }
  expect(bytes).toBeLessThanOrEqual(15_000);
  expect(netFor(config(3))).toBe(netFor(config(7)));
  expect(netFor(config(2))).not.toBe(netFor(config(3)));
});

test("a net judges when everybody has had a turn, and after two at the earliest", () => {
  const tables = [config(1, { solo: 3 }), config(2), config(3), config(8)];
  expect(tables.map(horizonOf)).toEqual([2, 2, 3, 8]);
});
