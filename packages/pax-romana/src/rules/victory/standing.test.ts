import { expect, test } from "vitest";
import { data, OBJECTIVES, ROME } from "../../data/index.ts";
import { cloneState } from "../../state/state.ts";
import { position } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { standingOf } from "./standing.ts";
import { victoryPhase } from "./victory-phase.ts";

const pieces = { "rome capua": { city: 5 }, "carthage utica": { town: 2 } } as const;

test("15.11: how a game stands is what a Victory Phase would bring now, and nothing changes", () => {
  const state = position("V", { settled: true, pieces });
  const before = cloneState(state);
  const { scored, outcome } = standingOf(state);
  expect(state).toStrictEqual(before);
  const table = new Table(state, [victoryPhase], { proc: "victoryPhase" });
  expect(scored).toStrictEqual(table.told("scored"));
  expect(outcome.points).toStrictEqual(table.state.powers.map(({ victoryPoints }) => victoryPoints));
  expect(outcome.winners).toStrictEqual([2]);
});

test("15.48: how a game stands counts objectives that are fulfilled and not shown yet", () => {
  const { map } = data;
  const hispania = map.provincesOf[map.territoryNumbers.get("hispania")!]!;
  const state = position("V", {
    settled: true,
    pieces: Object.fromEntries(hispania.map((at) => [`rome ${map.ids[map.spacesOf[at]![0]!]}`, { LI: 1 }])),
  });
  const gop = (): number => standingOf(state).scored.find(({ power }) => power === ROME)!.gop;
  expect(gop()).toBe(3 + 5 + 1);
  state.objectives.hands[ROME] = [OBJECTIVES.indexOf("C"), OBJECTIVES.indexOf("A")];
  expect(gop()).toBe(3 + 5 + 1 + 8);
});

test("3.7: scenario I counts no points; once a game is over its result stands", () => {
  const state = position("I", { settled: true });
  expect(standingOf(state)).toMatchObject({ scored: [], outcome: { reason: "3.7" } });
  state.over = { winners: [ROME], points: [1, 2, 3, 4], reason: "3.2" };
  expect(standingOf(state)).toStrictEqual({ scored: [], outcome: state.over });
});
