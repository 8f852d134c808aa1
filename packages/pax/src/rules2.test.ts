import { readRecord, verify } from "@ara/kernel";
import { expect, test } from "vitest";
import five from "./rules2/five.json" with { type: "json" };
import { pax } from "./game.ts";

test("7.5 a record of five players, made under version 2 of the rules, verifies as it was made", () => {
  const record = readRecord(five);
  if (!record.ok) throw new Error(record.error.key);
  expect(record.value.rules).toBe(2);
  const passes = record.value.entries.filter(({ action }) => (action as { type: string }).type === "pass");
  expect(passes.length).toBeGreaterThan(0);
  expect(verify(pax, record.value)).toMatchObject({ ok: true, value: { finished: true, chain: "verified" } });
  // Under the rules of today more seats would have been asked.
  expect(verify(pax, { ...record.value, rules: 3 }).ok).toBe(false);
});
