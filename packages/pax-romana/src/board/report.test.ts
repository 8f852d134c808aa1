import { FastChance, legalActions } from "@ara/kernel";
import { expect, test } from "vitest";
import { HI, LG, LG_REDUCED, NONE, ROME } from "../data/index.ts";
import type { Event } from "../event.ts";
import { paxRomana } from "../game.ts";
import { answerFirst, at, begin, capua, owner } from "../rules/battle/testing.ts";
import { eager, STANDARD, tableOf } from "../testing/eager.ts";
import { SCENES } from "../prompt/testing.ts";
import { emptyRow } from "../state/state.ts";
import { reportsOf } from "./report.ts";

const carthage = owner("carthage");

/** Rome beats Carthage at Capua; all that was told. */
function beaten(): { readonly events: readonly Event[]; readonly space: number } {
  const { state, frame } = capua({ LG: 5 }, { HI: 3 }, { leaders: { "rome-4": "roma" } });
  const played = begin(state, frame, [5, 1], [{ type: "stand" }]);
  for (let n = 0; n < 30 && state.frames.length > 0; n++) answerFirst(state, { yes: false }, played);
  return { events: played.events, space: at(state, "capua") };
}

test("10.2: a battle is reported with its sides, leaders, dice, shifts and losses", () => {
  const { events, space } = beaten();
  const [report, ...more] = reportsOf(events);
  expect(more).toEqual([]);
  expect(report).toMatchObject({
    at: space,
    kind: "attack",
    sides: [ROME, carthage],
    thrown: [5, 1],
    winner: "attacker",
  });
  expect(report!.points).toEqual([20, 9]);
  expect(report!.shifts.map(({ cause }) => cause)).toEqual(["odds", "tactics"]);
  expect(report!.leads[1]).toBe(NONE);
  const lost = (whose: number, unit: number): number =>
    events.reduce(
      (sum, event) =>
        (event.type === "losses" || event.type === "eliminated") && event.owner === whose
          ? sum + event.units[unit]!
          : sum,
      0,
    );
  expect([report!.lost[0][LG], report!.lost[1][HI]]).toEqual([lost(ROME, LG), lost(carthage, HI)]);
  expect(events.slice(report!.from, report!.to + 1).some(({ type: e }) => e === "battleEnded")).toBe(true);
});

test("a battle under way has no end yet; what happens after one belongs to it until something else does", () => {
  const { events } = beaten();
  const end = events.findIndex(({ type: e }) => e === "battleEnded");
  expect(reportsOf(events.slice(0, end))[0]).toMatchObject({ to: NONE });
  const captured = { type: "captured", node: 3, owner: ROME, from: carthage, to: ROME, rule: "7.41" } as const;
  const ended = { type: "moveEnded" } as Event;
  const [report] = reportsOf([...events.slice(0, end + 1), captured, ended, { ...captured, node: 4 }]);
  expect(report!.taken).toEqual([{ node: 3, from: carthage, to: ROME }]);
});

test("11.43: a battle at sea is reported by its dice, with what went down", () => {
  const events: Event[] = [];
  const state = SCENES["sea.passing"]!();
  const chance = new FastChance("sea report");
  for (let n = 0; n < 9 && !events.some(({ type: e }) => e === "navalBattle"); n++) {
    const [seat] = paxRomana.toAct(state);
    const legal = legalActions(paxRomana, state, seat!);
    const action = legal.find(({ type: verb }) => verb === "fight") ?? legal[0]!;
    paxRomana.apply(state, seat!, action, chance, (event) => events.push(event));
  }
  const [report] = reportsOf(events);
  expect(report).toMatchObject({ kind: "sea", points: [8, 6] });
  expect(report!.winner).not.toBeNull();
});

test("10.67, 10.84: a unit that is reduced and then lost is told once, as the full one that it was", () => {
  const { events } = beaten();
  const end = events.findIndex(({ type: e }) => e === "battleEnded");
  const units = (unit: number): number[] => emptyRow().map((_, one) => (one === unit ? 1 : 0));
  const more: Event[] = [
    { type: "flipped", owner: ROME, space: 1, unit: LG, rule: "10.84" },
    { type: "losses", power: ROME, space: 1, owner: ROME, units: units(LG_REDUCED), rule: "10.8" },
  ];
  const told = (log: readonly Event[]): number[] => {
    const { lost, reduced } = reportsOf(log)[0]!;
    return [lost[0][LG]!, lost[0][LG_REDUCED]!, reduced[0][LG]!];
  };
  const [lost, less, reduced] = told(events);
  expect(told([...events.slice(0, end), ...more, ...events.slice(end)])).toEqual([lost! + 1, less!, reduced!]);
});

test("10.2: in whole games every battle that was opened has its report, nested ones too", () => {
  for (const scenario of STANDARD) {
    const table = tableOf(scenario, 0);
    const chance = new FastChance(`reports ${scenario}`);
    const state = paxRomana.setup(table, paxRomana.deal(table, chance));
    const log: Event[] = [];
    for (let n = 0; !state.over && n < 400; n++) {
      const seat = chance.pick(paxRomana.toAct(state));
      const action = eager(state, legalActions(paxRomana, state, seat), chance);
      paxRomana.apply(state, seat, action, chance, (event) => log.push(event));
    }
    const reports = reportsOf(log);
    const opened = log.filter(({ type: e }) => e === "battleOpened" || e === "navalBattle").length;
    expect(reports.length).toBe(opened);
    for (const { from, to, at: node, winner } of reports) {
      expect(to === NONE || to >= from).toBe(true);
      if (to !== NONE) expect(winner).not.toBeNull();
      expect(node).toBeGreaterThanOrEqual(0);
    }
  }
});
