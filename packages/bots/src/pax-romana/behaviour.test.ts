import { config, nodeOfKey, paxRomana, questionOf, ROME, worldOf, type State } from "@ara/pax-romana";
import { describe, expect, test } from "vitest";
import { rowAt, strengthOf } from "./board.ts";
import { Outlook } from "./outlook.ts";
import { opening, play, withStacks } from "./testing.ts";
import { stayBehind } from "./troops.ts";

describe("the steady player", () => {
  test("leaves a guard in its capital while an army is near, and goes out with nearly all where none is", () => {
    const guard = (enemies: number): number => {
      const state = withStacks(opening(config("II"), "guard"), {
        "rome roma": { LG: 6 },
        "carthage aleria": enemies === 0 ? { GARR: 1 } : { HI: enemies, GARR: 1 },
      });
      const outlook = new Outlook();
      outlook.look(paxRomana.view(state, 0), ROME);
      const roma = worldOf(state.config).map.nodeOf.get("roma")!;
      const army = rowAt(state, roma, (owner) => owner === ROME);
      return strengthOf(state, stayBehind(outlook, roma, army));
    };
    expect(guard(0)).toBeLessThanOrEqual(4);
    expect(guard(12)).toBeGreaterThanOrEqual(12);
  });

  test("9.44: brings an army ashore that waits at sea, before it does anything else", () => {
    const start = withStacks(opening(config("II"), "ashore"), { "rome ntp_etruria": { LG: 3 } });
    const { spaces } = worldOf(start.config).map;
    let ended = false;
    const after = play(start, "ashore", {
      onEvent: (event) => void (ended ||= event.type === "activationEnded"),
      isEnough: () => ended,
    });
    expect(after.table.keys.filter((key) => nodeOfKey(key) >= spaces)).toEqual([]);
  });

  test("3.44: of five Talents it spends one at the most before the markers are drawn", () => {
    const isPlanning = (state: State): boolean => questionOf(state)?.key === "manpower.plan";
    const state = play(opening(config("V"), "poor"), "poor", { isEnough: isPlanning });
    for (const power of state.powers) power.treasury = 5;
    const outlook = new Outlook();
    outlook.look(paxRomana.view(state, 0), ROME);
    expect(outlook.reserve).toBeGreaterThanOrEqual(4);
    const after = play(state, "poor", { isEnough: ({ phase }) => phase === "F" });
    for (const { treasury } of after.powers) expect(treasury).toBeGreaterThanOrEqual(4);
  });
});
