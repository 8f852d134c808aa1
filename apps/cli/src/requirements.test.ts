import { expect, test } from "vitest";
import { judge, requirementsOf, type Judged, type Requirement } from "./requirements.ts";

const proof = (nonces: Judged["proof"]["nonces"], signatures: Judged["proof"]["signatures"]) => ({
  proof: { nonces, signatures },
});
const GOOD: Judged = {
  entries: 9,
  finished: true,
  chain: "verified",
  seed: "verified",
  back: 0,
  ...proof("verified", "verified"),
};

test.each<readonly [Requirement, Partial<Judged>, object]>([
  ["chain", {}, { met: 1, absent: 0, hidden: 0 }],
  ["chain", { chain: "hidden" }, { met: 0, absent: 0, hidden: 1 }],
  ["chain", { chain: "none" }, { met: 0, absent: 1, hidden: 0 }],
  ["seed", { chain: "none" }, { met: 1, absent: 0, hidden: 0 }],
  ["seed", { seed: "hidden" }, { met: 0, absent: 0, hidden: 1 }],
  ["seed", { seed: "none" }, { met: 0, absent: 1, hidden: 0 }],
  ["nonces", {}, { met: 1, absent: 0, hidden: 0 }],
  ["nonces", proof("partly", "verified"), { met: 0, absent: 1, hidden: 0 }],
  ["nonces", proof("none", "verified"), { met: 0, absent: 1, hidden: 0 }],
  ["signatures", proof("none", "verified"), { met: 1, absent: 0, hidden: 0 }],
  ["signatures", proof("verified", "partly"), { met: 0, absent: 1, hidden: 0 }],
  ["signatures", proof("verified", "hidden"), { met: 0, absent: 0, hidden: 1 }],
  ["finished", { seed: "none" }, { met: 1, absent: 0, hidden: 0 }],
  ["finished", { finished: false }, { met: 0, absent: 1, hidden: 0 }],
])("%s of a record that is %j", (requirement, fields, found) => {
  const met = { requirement, met: 0, absent: 0, hidden: 0 };
  judge(met, { ...GOOD, ...fields });
  expect(met).toEqual({ requirement, ...found });
});

test("requirements are named in a list, each once", () => {
  expect(requirementsOf({})).toEqual([]);
  expect(requirementsOf({ require: "seed, chain,seed" })).toEqual(["chain", "seed"]);
  for (const require of ["", "chain,", "proof", "constructor"])
    expect(() => requirementsOf({ require })).toThrow(/--require/);
});
