import { describe, expect, test } from "vitest";
import { CARTHAGE, EAST, GREECE, ROME, type Power } from "../../data/index.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import type { State } from "../../state/state.ts";
import { position } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { outcomeOf } from "./outcome.ts";
import { playOrder } from "./play-order.ts";
import { victoryPhase } from "./victory-phase.ts";
import { given, lastPhase, pyrrhicWar } from "./testing.ts";

describe("3.7: the end of the last turn", () => {
  test.each([
    ["II", 6, ROME, CARTHAGE],
    ["III", 3, EAST, GREECE],
    ["V", 5, ROME, EAST],
    ["VII", 1, ROME, EAST],
  ] as const)("3.7, 15.11: %s is over after turn %i, and most Victory Points win", (id, last, one, other) => {
    const begun = (): State => {
      const pieces = { "rome roma": { LG: 1 }, "carthage carthago": { HI: 1 } };
      const east = { "east antiochia": { HI: 1 }, "greece pella": { HI: 1 } };
      return given(id, id === "II" ? pieces : id === "III" ? east : { ...pieces, ...east });
    };
    for (const winner of [one, other]) {
      const state = begun();
      state.powers[winner]!.victoryPoints = 50;
      expect(lastPhase(state, last).over).toMatchObject({ winners: [winner], reason: "15.11" });
    }
    if (last > 1) expect(lastPhase(begun(), last - 1).over).toBeNull();
  });

  test("15.11: scenario I counts no points in its Victory Phase; whoever wins there is told", () => {
    const phase = (state: State): Table => new Table(state, [victoryPhase], { proc: "victoryPhase" });
    const pyrrhic = phase(pyrrhicWar({ "greece tarentum": { LI: 1 } }));
    expect([pyrrhic.told("scored"), pyrrhic.told("gameOver")]).toEqual([[], []]);
    const won = phase(given("II", { "rome carthago": { LG: 1 } }));
    expect(won.told("gameOver")).toMatchObject([{ rule: "3.2" }]);
  });

  test("3.42: after the last turn no new order is made", () => {
    const ordered = (turn: number): Table => {
      const state = given("V", {}, { turn });
      state.order = [ROME, CARTHAGE, GREECE, EAST];
      [4, 3, 2, 1].forEach((points, power) => (state.powers[power]!.victoryPoints = points));
      return new Table(state, [playOrder], { proc: "playOrder" });
    };
    expect(ordered(4).state.order).toEqual([EAST, GREECE, CARTHAGE, ROME]);
    expect(ordered(5).state.order).toEqual([ROME, CARTHAGE, GREECE, EAST]);
    expect(ordered(5).told("playOrder")).toEqual([]);
  });

  const TARENTINE = { "greece tarentum": { LI: 1 } };

  test("3.7: I: Tarentum and Capua Greek, or Capua destroyed, and Greece has won; Tarentum Roman, and Rome has", () => {
    const town = { "rome capua": { town: 2 } };
    // Rome has lost no Battle Point, but its Town.
    const razed = pyrrhicWar({ ...TARENTINE, "rome roma": { LG: 6 } });
    expect(lastPhase(razed, 1).over).toMatchObject({ winners: [GREECE], reason: "3.7" });
    expect(outcomeOf(pyrrhicWar({ ...TARENTINE, ...town, "rome roma": { LG: 6 } })).winners).toEqual([ROME]);
    expect(outcomeOf(pyrrhicWar({ ...TARENTINE, "greece capua": { town: 1 } })).winners).toEqual([GREECE]);
    expect(outcomeOf(pyrrhicWar({ ...TARENTINE, "sof capua": { HI: 1 } })).winners).toEqual([GREECE]);
    const soldiers = { "sof tarentum": { HI: 1 }, "greece capua": { town: 1 }, "rome roma": { LG: 6 } };
    expect(outcomeOf(pyrrhicWar(soldiers)).winners).toEqual([GREECE]);
    expect(outcomeOf(pyrrhicWar({ ...town, "rome tarentum": { LG: 1 } })).winners).toEqual([ROME]);
    expect(outcomeOf(pyrrhicWar(town)).winners).toEqual([ROME]);
  });

  test("3.7, R201: I: else whoever lost fewer Battle Points, what was raised included; Rome wins a tie", () => {
    // They begin with 24 and 17 Battle Points (4 + 2 LG; 4 HI, 2 LI, 1 CAV, and 1 LI, 1 CAV).
    const left = (legions: number, heavies: number, recruited = false): readonly number[] => {
      const roman = { "rome capua": { town: 2 }, "rome roma": { LG: legions } };
      const state = pyrrhicWar({ ...roman, ...TARENTINE, "sof corcyra": { HI: heavies } });
      if (recruited) setFlag(state, ROME, FLAGS.recruited);
      return outcomeOf(state).winners;
    };
    // Rome has lost 24 - 16 = 8, Greece 17 - 1 - 9 = 7; then Greece 10, then both 4.
    expect(left(4, 3)).toEqual([GREECE]);
    expect(left(4, 2)).toEqual([ROME]);
    expect(left(5, 4)).toEqual([ROME]);
    // With two legions raised Rome has lost 12, and Greece 10.
    expect(left(5, 2, true)).toEqual([GREECE]);
  });
});

describe("1.0, 15.11, R254: players with several powers", () => {
  const pairs = [
    [ROME, EAST],
    [CARTHAGE, GREECE],
  ] as const;
  const winners = (seats: readonly (readonly Power[])[], points: readonly number[]): readonly Power[] => {
    const state = position("V", { config: { seats } });
    points.forEach((n, power) => (state.powers[power]!.victoryPoints = n));
    return outcomeOf(state).winners;
  };

  test("1.0, R254: have the points of the last of them, then those of the next; else both win", () => {
    expect(winners(pairs, [40, 9, 10, 3])).toEqual([CARTHAGE, GREECE]);
    expect(winners(pairs, [40, 9, 10, 9])).toEqual([ROME, EAST]);
    expect(winners(pairs, [10, 9, 10, 9])).toEqual([ROME, EAST, CARTHAGE, GREECE]);
  });

  test("1.0, R254: beside players with one", () => {
    const seats = [[ROME, EAST], [CARTHAGE], [GREECE]];
    expect(winners(seats, [40, 9, 10, 8])).toEqual([GREECE]);
    expect(winners(seats, [40, 9, 10, 10])).toEqual([ROME, EAST]);
  });

  test("15.11: whoever plays all of them sees which power won", () => {
    expect(winners([[ROME, CARTHAGE, GREECE, EAST]], [1, 2, 9, 3])).toEqual([GREECE]);
  });
});
