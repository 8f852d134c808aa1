import { FastChance, legalActions, type Viewer } from "@ara/kernel";
import { expect, test } from "vitest";
import { config } from "./config.ts";
import { paxRomana } from "./game.ts";
import { askedPower, questionKeys, questionOf } from "./question.ts";
import { eager } from "./testing/eager.ts";

test("a question is named once: no two have the same key", () => {
  const keys = questionKeys();
  expect(keys.length).toBeGreaterThan(90);
  expect(new Set(keys).size).toBe(keys.length);
});

test("2.15: everybody sees which question is open and who is asked, secret plans and bids included", () => {
  const options = ["secretAlliances", "rerolls"] as const;
  const met = new Set<string>();
  for (const [scenario, seed] of [
    ["II", 1],
    ["V", 1],
    ["V", 2],
    ["V", 3],
  ] as const) {
    const of = config(scenario, { format: "ultraBasic", options });
    const viewers: readonly Viewer[] = ["spectator", ...of.seats.keys()];
    const chance = new FastChance(`open ${scenario} ${seed}`);
    const state = paxRomana.setup(of, paxRomana.deal(of, chance));
    for (let [seat] = paxRomana.toAct(state); seat !== undefined; [seat] = paxRomana.toAct(state)) {
      const open = questionOf(state)!;
      if (!met.has(open.key) || state.powers.some(({ desk }) => desk !== null))
        for (const viewer of viewers) {
          const seen = paxRomana.view(state, viewer);
          // 4.1, R247: of a proposal others see who makes it, not what is being named.
          if (open.frame.proc === "deal") expect(questionOf(seen)?.who).toEqual(open.who);
          else expect(questionOf(seen)).toEqual(open);
          expect(askedPower(seen, seat)).toBe(askedPower(state, seat));
        }
      met.add(open.key);
      paxRomana.apply(state, seat, eager(state, legalActions(paxRomana, state, seat), chance), chance);
    }
  }
  expect(met).toContain("siege.bid");
  expect(met).toContain("manpower.plan");
});
