import type { Micatio } from "@ara/kernel/testing";
import { listen, micatioTable, servedMicatio } from "@ara/protocol/testing";
import { expect, test } from "vitest";
import { leftWithout } from "./back.ts";

const show = (fingers: number): Micatio["action"] => ({ type: "show", fingers });
const call = (sum: number): Micatio["action"] => ({ type: "call", sum });

test("by leave of all, a game goes back to where one alone decided or to its start: who was first among several stays untold", async () => {
  const { table, match } = micatioTable();
  const going = { served: servedMicatio, match, settled: 0, isPerson: () => true };
  const [livia, gaius] = [listen(table, 0), listen(table, 1)];
  expect(leftWithout(going, 0, 1)).toBe(-1);
  await table.act(0, show(1), livia.at(-1)!.version);
  await table.act(0, call(2), livia.at(-1)!.version);
  await table.act(1, show(2), gaius.at(-1)!.version);
  expect(leftWithout(going, 1, 1)).toBe(2);
  // Both could decide before her last decision, and before the one before it.
  expect(leftWithout(going, 0, 1)).toBe(0);
  expect(leftWithout(going, 0, 3)).toBe(-1);
  // Nobody goes back to before somebody took a seat, nor to what was done for somebody.
  expect(leftWithout({ ...going, settled: 1 }, 0, 1)).toBe(-1);
  expect(leftWithout({ ...going, served: { ...servedMicatio, forced: () => show(2) } }, 1, 1)).toBe(0);
});
