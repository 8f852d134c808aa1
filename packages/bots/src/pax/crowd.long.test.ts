// Tables of five to eight: no policy was learnt for them, and everything else works there nevertheless.
import { decisionOf, Match, type Decision } from "@ara/kernel";
import { config, pax, type Config, type Pax, type Step } from "@ara/pax";
import { describe, expect, test } from "vitest";
import { advise } from "./advise.ts";
import { Bot } from "./bot.ts";

const TABLES: readonly Config[] = [5, 6, 7, 8].flatMap((players) => [
  config(players),
  config(players, { nocturnus: true }),
]);
/** Few: it is about whether they play at all. */
const BUDGET = { iterations: 12 };

describe.each(TABLES)("at a table of $players (Nocturnus: $nocturnus)", (table) => {
  test("legatus and consul play a whole game, and hints work at every step of it", () => {
    const seats = Array.from({ length: table.players }, (_, seat) => `${seat}`);
    const match = new Match(pax, table, { seats, seed: "crowd" });
    const levels = ["consul", "legatus", "centurio"] as const;
    const bots = seats.map((_, seat) => new Bot(levels[Math.min(seat, 2)]!, { seed: `crowd/${seat}`, budget: BUDGET }));
    const asked = new Map<Step, Decision<Pax>>();
    while (!match.over) {
      const { seat, legal, view, log } = decisionOf(match, match.state.decider);
      const action = bots[seat]!.choose({ seat, legal, view, log });
      expect(legal).toContain(action);
      if (legal.length > 1 && view.round > 2) asked.set(view.step, { seat, legal, view, log });
      expect(match.act(seat, action)).toMatchObject({ ok: true });
    }
    expect(asked.size).toBeGreaterThanOrEqual(4);
    for (const [step, decision] of asked) {
      const { best, win, moves } = advise(decision);
      expect(decision.legal, step).toContain(best!.action);
      expect(best!.reason.key).not.toBe("only");
      expect(moves.length).toBeGreaterThan(0);
      expect(win.low).toBeLessThanOrEqual(win.mean);
      expect(win.mean).toBeLessThanOrEqual(win.high);
    }
  });
});
