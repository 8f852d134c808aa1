import { FastChance, type Chance } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "../action.ts";
import { worldOf } from "../config.ts";
import { NONE } from "../data/index.ts";
import type { Event } from "../event.ts";
import { paxRomana } from "../game.ts";
import { watchGames } from "../prompt/testing.ts";
import { questionOf } from "../question.ts";
import { underWay } from "../under-way.ts";
import { lossesAt } from "../rules/battle/odds.ts";
import { ratingsOf } from "../state/armies.ts";
import { cloneState, type State } from "../state/state.ts";
import { battleBoardOf } from "./battle.ts";
import { Loaded } from "../testing/loaded.ts";
import { cheapest, lossAnswer } from "./losses.ts";
import { bestOf, middle, type Outlook } from "./outlook.ts";

/** Answers for whoever is asked, once. */
function answer(state: State, pick: (legal: Action[]) => Action | undefined, chance: Chance, events: Event[]): boolean {
  const [seat] = paxRomana.toAct(state);
  const legal: Action[] = [];
  paxRomana.legal(state, seat!, legal);
  const action = pick(legal);
  if (!action) return false;
  paxRomana.apply(state, seat!, action, chance, (event) => events.push(event));
  return true;
}

const stopNow = (state: State): ReturnType<typeof bestOf> => {
  const board = battleBoardOf(paxRomana.view(state, 0))!;
  return bestOf(board.stops, board.net, board.keeping !== null);
};

test("10.51, 10.52: every stop ends as the rules end it: dice, winner and losses", () => {
  let looked = 0;
  const start = (state: State): void => {
    if (questionOf(state)?.key !== "battle.raise") return;
    const board = battleBoardOf(paxRomana.view(state, "spectator"))!;
    for (const stop of board.stops) {
      const copy = cloneState(state);
      const events: Event[] = [];
      const chance = new FastChance("stop");
      answer(copy, (legal) => legal.find((one) => one.type === "raise" && one.n === stop.raise), chance, events);
      if (questionOf(copy)?.key === "battle.lower")
        answer(copy, (legal) => legal.find((one) => one.type === "lower" && one.n === stop.lower), chance, events);
      const judged = events.find((event) => event.type === "battleJudged");
      expect(judged).toMatchObject({ winner: stop.winner, pips: [stop.dice[1], stop.dice[0]] });
      const after = battleBoardOf(paxRomana.view(copy, "spectator"));
      if (after?.ending && underWay(copy, "landBattle")!.flight === "none")
        expect(after.ending.losses).toEqual(stop.losses);
      looked++;
    }
  };
  watchGames("stops", 2, 250, start);
  expect(looked).toBeGreaterThan(20);
});

/** Carries a battle to its end after the shifts: nobody goes, and everybody gives up what is cheapest. */
function settle(state: State, events: Event[]): void {
  const chance = new FastChance("settled");
  for (let n = 0; n < 40 && !events.some(({ type }) => type === "battleEnded"); n++) {
    const frame = underWay(state, "losses");
    answer(
      state,
      (legal) => {
        const given = frame && lossAnswer(frame, cheapest(frame));
        return given ?? legal.find((one) => "yes" in one && !one.yes) ?? legal[0];
      },
      chance,
      events,
    );
  }
}

test("7.33, 7.41, 10.81: what a stop is said to cost and to take is what it costs and takes, if everybody gives up what is cheapest", () => {
  let [looked, fallen] = [0, 0];
  watchGames("tolls", 6, 300, (state) => {
    if (questionOf(state)?.key !== "battle.raise") return;
    const board = battleBoardOf(paxRomana.view(state, "spectator"))!;
    if (board.steps.includes("elephants")) return;
    for (const stop of board.stops) {
      const copy = cloneState(state);
      const events: Event[] = [];
      const chance = new FastChance("stop");
      answer(copy, (legal) => legal.find((one) => one.type === "raise" && one.n === stop.raise), chance, events);
      if (questionOf(copy)?.key === "battle.lower")
        answer(copy, (legal) => legal.find((one) => one.type === "lower" && one.n === stop.lower), chance, events);
      settle(copy, events);
      const lost = events.flatMap((event) => (event.type === "losses" && event.rule === "10.52" ? [event.units] : []));
      const walls = events.reduce((sum, event) => (event.type === "wallsLost" ? sum + event.walls : sum), 0);
      expect(stop.tolls[0].walls + stop.tolls[1].walls).toBe(walls);
      const units = (of: readonly (readonly number[])[]): number[] =>
        of.reduce<number[]>((sum, row) => row.map((n, i) => n + (sum[i] ?? 0)), []);
      expect(units(stop.tolls.map((toll) => toll.units)).filter((n) => n > 0)).toEqual(
        units(lost).filter((n) => n > 0),
      );
      expect(events.filter(({ type }) => type === "flipped").length).toBe(
        stop.tolls.filter(({ reduced }) => reduced !== NONE).length,
      );
      const ended = events.find((event) => event.type === "battleEnded");
      if (board.keeping !== null && ended) expect(ended.holds).toBe(stop.falls);
      looked++;
      if (stop.falls) fallen++;
    }
  });
  expect(looked).toBeGreaterThan(60);
  expect(fallen).toBeGreaterThan(3);
});

/** What the side that decides is taken to answer before the dice: stand, no walls, no bids, the best leader. */
function wanted(state: State, legal: readonly Action[]): Action | undefined {
  const rank = (action: Action): number => (action.type === "lead" ? ratingsOf(state, action.leader).tactical : 0);
  const best = legal.toSorted((a, b) => rank(b) - rank(a));
  return best.find(
    (one) =>
      one.type === "stand" ||
      one.type === "lead" ||
      (one.type === "useWalls" && !one.yes) ||
      (one.type === "bid" && one.n === 0),
  );
}

/** All 36 throws, carried out by the machine. */
function fought(state: State): Omit<Outlook, "shifts" | "falls"> | undefined {
  const ways = { attacker: 0, draw: 0, defender: 0 };
  const losses: [number[], number[]] = [[], []];
  let [points, net]: [readonly [number, number], number] = [[0, 0], 0];
  for (let own = 1; own <= 6; own++)
    for (let theirs = 1; theirs <= 6; theirs++) {
      const copy = cloneState(state);
      const events: Event[] = [];
      const chance = new Loaded([own, theirs]);
      const said = (e: Event["type"]): boolean => events.some((event) => event.type === e);
      for (let n = 0; n < 9 && !said("battleRolled"); n++)
        if (!answer(copy, (legal) => wanted(copy, legal), chance, events)) return undefined;
      for (let n = 0; n < 2 && !said("battleJudged"); n++) {
        const stop = stopNow(copy);
        const lower = copy.frames.at(-1)!.step === "lower";
        answer(
          copy,
          (legal) =>
            legal.find((one) =>
              lower ? one.type === "lower" && one.n === legal.length - 1 : one.type === "raise" && one.n === stop.raise,
            ),
          chance,
          events,
        );
      }
      for (const event of events) {
        if (event.type === "battleRolled") points = event.battlePoints;
        if (event.type === "shiftsCounted") net = event.net;
        if (event.type !== "battleJudged") continue;
        ways[event.winner]++;
        const { charts } = worldOf(state.config).data;
        for (const i of [0, 1] as const) losses[i].push(lossesAt(charts, points[i], event.pips[i]));
      }
    }
  return { points, net, ways, losses: [middle(losses[0]), middle(losses[1])] };
}

test("10.51: chances and middle losses before the dice are those of all 36 throws", () => {
  const looked: Record<string, number> = {};
  watchGames("chances", 4, 300, (state) => {
    const key = questionOf(state)?.key ?? "";
    const often = looked[key] ?? 0;
    if (!/^(battle\.|withdrawal\.ask|siege\.bid)/.test(key) || often > 12) return;
    const board = battleBoardOf(paxRomana.view(state, "spectator"));
    if (!board?.outlook || board.steps.includes("elephants") || state.config.options.includes("rerolls")) return;
    // 10.71: nobody knows what somebody else has bid.
    if (state.powers.some(({ slate }) => slate?.kind === "siegeBid")) return;
    const real = fought(state);
    if (!real) return;
    const { points, net, ways, losses } = board.outlook;
    expect({ points, net, ways, losses }).toEqual(real);
    looked[key] = often + 1;
  });
  for (const key of ["withdrawal.ask", "battle.walls", "siege.bid"])
    expect([key, looked[key]]).toEqual([key, expect.toSatisfy((n: number) => n > 0)]);
});
