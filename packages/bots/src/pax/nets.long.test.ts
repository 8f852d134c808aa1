import { expect, test } from "vitest";
import { NET_KINDS, netData } from "./nets.ts";
import { heldOut, ROW, selfPlay } from "./self-play.ts";

test.each(NET_KINDS)(
  "the net for %s foretells games it never saw better than who knows only how often one wins",
  (kind) => {
    const rows = [...selfPlay(kind, 60, 0, "never seen")];
    const all = new Float32Array(rows.length * ROW);
    for (const [i, row] of rows.entries()) all.set(row, i * ROW);
    const { loss, base, rows: n } = heldOut(netData[kind]!, all);
    expect(n).toBe(rows.length);
    expect(loss).toBeLessThan(base - 0.05);
  },
);
