import { expect, test } from "vitest";
import type { Action } from "../action.ts";
import { CARTHAGE, LG, NONE, ROME } from "../data/index.ts";
import type { Event } from "../event.ts";
import { paxRomana } from "../game.ts";
import { promptOf } from "../prompt/prompt.ts";
import { SCENES, watchGames } from "../prompt/testing.ts";
import { questionOf } from "../question.ts";
import { answerFirst, at, battle, begin, capua, setOut } from "../rules/battle/testing.ts";
import { advanced } from "../rules/cards/testing.ts";
import { ENGINE_BP, placeEngine } from "../rules/units/helepolis.ts";
import { cloneState } from "../state/state.ts";
import { position } from "../testing/position.ts";
import type { View } from "../view.ts";
import { approachOf } from "./approach.ts";
import { battleBoardOf } from "./battle.ts";
import { bestOf, type Stop } from "./outlook.ts";
import { biddersIn, outlookAfter, outlookAtBid } from "./choices.ts";
import { sackBoardOf } from "./sack.ts";
import { sceneOf } from "./scene.ts";
import { Loaded } from "../testing/loaded.ts";
import { watchesBattle } from "./watching.ts";

test("10.51: before the dice a board has both sides, every cause of shifts with its rule, and chances", () => {
  const { state, frame } = capua({ LG: 5 }, { HI: 3 }, { leaders: { "rome-4": "roma" } });
  begin(state, frame, []);
  const board = battleBoardOf(paxRomana.view(state, 0))!;
  expect(board.step).toBe("withdrawal");
  expect(board.steps).toEqual(["withdrawal", "leaders", "dice", "shifts", "retreat", "losses", "after"]);
  expect(board.sides[0]).toMatchObject({ power: ROME, points: 20 });
  expect(board.sides[0].units[LG]).toBe(5);
  expect(board.shifts.map(({ cause, side, rule }) => [cause, side, rule])).toEqual([
    ["odds", "attacker", "10.51"],
    ["tactics", "attacker", "8.21"],
  ]);
  expect(board.shifts[0]!.numbers).toEqual([20, 9]);
  const { attacker, draw, defender } = board.outlook!.ways;
  expect(attacker + draw + defender).toBe(36);
  expect([board.dice, board.ending, board.stops]).toEqual([null, null, []]);
});

test("10.44: while all who were attacked march off, no battle against nobody is weighed", () => {
  const { state, frame } = capua({ LG: 5 }, { HI: 3 });
  begin(state, frame, [5], [{ type: "withdraw" }]);
  for (let n = 0; n < 9 && questionOf(state)!.key !== "withdrawal.go"; n++) answerFirst(state);
  expect(questionOf(state)!.key).toBe("withdrawal.go");
  const board = battleBoardOf(paxRomana.view(state, "spectator"))!;
  expect([board.deserted, board.outlook, board.shifts]).toEqual([true, null, []]);
});

test("10.51: while shifts are used the dice lie as they fell, with a stop for every way", () => {
  const { state, frame } = capua({ LG: 5 }, { HI: 3 });
  begin(state, frame, [1, 5], [{ type: "stand" }]);
  const board = battleBoardOf(paxRomana.view(state, "spectator"))!;
  expect([board.step, board.dice, board.outlook]).toEqual(["shifts", [1, 5], null]);
  expect(board.stops.map(({ raise, lower }) => raise + lower)).toEqual(board.stops.map(() => board.net));
});

test("10.91, 10.92: while it is asked whether the beaten defender goes, it is known what he loses if he stays", () => {
  const { state, frame } = capua({ LG: 3 }, { LI: 9 });
  begin(state, frame, [3, 1], [{ type: "stand" }]);
  for (let n = 0; n < 20 && questionOf(state)!.key !== "battle.retreat"; n++) answerFirst(state);
  const board = battleBoardOf(paxRomana.view(state, "spectator"))!;
  const { points, stays, goes } = board.leaving!;
  expect(points).toBe(board.sides[1].points);
  expect(stays).toBe(board.ending!.losses[1]);
  expect(goes).toBeLessThan(stays);
  answerFirst(state, { yes: false });
  expect(questionOf(state)!.key).toBe("battle.force");
  expect(battleBoardOf(paxRomana.view(state, "spectator"))!.leaving).toEqual({ points, stays, goes });
});

test("10.94: a beaten defender who is driven out and has nowhere to go is known to be lost", () => {
  const held = Object.fromEntries(
    ["roma", "venusia", "paestum", "corfinium", "barium", "tarentum"].map((id) => [`rome ${id}`, { LG: 1 }]),
  );
  const state = position("V", { pieces: { ...held, "rome roma": { LG: 3 }, "carthage capua": { LI: 9 } } });
  const force = setOut(state, "rome", "roma", "capua");
  begin(state, battle(state, force, ["carthage"]), [3, 1]);
  for (let n = 0; n < 20 && questionOf(state)!.key !== "battle.force"; n++) answerFirst(state);
  const { points, goes } = battleBoardOf(paxRomana.view(state, "spectator"))!.leaving!;
  expect(goes).toBe(points);
});

test("where nobody fights there is no board", () => {
  expect(battleBoardOf(paxRomana.view(position("V"), 0))).toBeNull();
  expect(approachOf(paxRomana.view(SCENES.militia!(), 0), null)).toBeNull();
});

test("10.32: everybody who may intercept is a line with his units and his throw", () => {
  let looked = 0;
  watchGames("riders", 2, 250, (state, seat) => {
    if (questionOf(state)?.key !== "interception.attempt") return;
    const view = paxRomana.view(state, seat);
    const prompt = promptOf(view, seat)!;
    const approach = approachOf(view, prompt)!;
    expect(approach.riders.length).toBe(
      prompt.options.filter(({ action, refusal }) => action.type === "intercept" && !refusal).length,
    );
    for (const { units, leaders, points } of approach.riders)
      expect(units.some((n) => n > 0) ? points > 0 : leaders.length === 1).toBe(true);
    looked++;
  });
  expect(looked).toBeGreaterThan(3);
});

test("7.31, 10.71: walls and bids change the chances before they are chosen", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 5 }, "carthage capua": { HI: 3, city: 5 } },
    treasury: { rome: 3, carthage: 3 },
  });
  const force = setOut(state, "rome", "roma", "capua");
  begin(state, battle(state, force, ["carthage"]), [], [{ type: "stand" }]);
  const view = paxRomana.view(state, "spectator");
  expect(questionOf(state)!.key).toBe("battle.walls");
  const inside = outlookAfter(view, { type: "useWalls", yes: true })!;
  const outside = outlookAfter(view, { type: "useWalls", yes: false })!;
  expect(inside.points[1]).toBeGreaterThan(outside.points[1]);
  expect(inside.ways.attacker).toBeLessThan(outside.ways.attacker);
  expect(outlookAtBid(view, "attacker")!.net).toBe(outlookAtBid(view, "none")!.net + 1);
  expect(outlookAfter(view, { type: "pass" })).toBeNull();
});

test("17.2, R306: what the siege engine would change is seen before it is used, and afterwards in the odds", () => {
  const asked = (...then: readonly Action[]): View => {
    const state = advanced({
      pieces: { "rome roma": { LG: 4 }, "carthage capua": { HI: 2, city: 5 } },
      treasury: { rome: 3, carthage: 3 },
    });
    const force = setOut(state, "rome", "roma", "capua");
    placeEngine(state, ROME, at(state, "capua"));
    begin(state, battle(state, force, ["carthage"]), [], [{ type: "stand" }, { type: "useWalls", yes: true }, ...then]);
    return paxRomana.view(state, 0);
  };
  const view = asked();
  const used = outlookAfter(view, { type: "useEngine", yes: true })!;
  const kept = outlookAfter(view, { type: "useEngine", yes: false })!;
  expect(used.net).toBeGreaterThan(kept.net);
  expect(used.ways.attacker).toBeGreaterThan(kept.ways.attacker);
  const after = battleBoardOf(asked({ type: "useEngine", yes: true }))!;
  expect(after.net).toBe(used.net);
  expect(after.shifts[0]!.numbers).toEqual([used.points[0] + ENGINE_BP, used.points[1]]);
});

test("10.71, R78: powers with Talents bid for their own walls; for neutral walls nobody does", () => {
  const bidders = (defender: "carthage" | "syracuse", talents: number): readonly number[] => {
    const state = position("V", {
      pieces: { "rome roma": { LG: 5 }, [`${defender} capua`]: { HI: 3, city: 5 } },
      treasury: { rome: 3, carthage: talents },
    });
    const force = setOut(state, "rome", "roma", "capua");
    begin(state, battle(state, force, [defender]), [], defender === "carthage" ? STAYS : []);
    expect(questionOf(state)!.key).toBe("siege.bid");
    return biddersIn(paxRomana.view(state, 0));
  };
  expect(bidders("carthage", 3)).toEqual([ROME, CARTHAGE]);
  expect(bidders("carthage", 0)).toEqual([ROME, NONE]);
  expect(bidders("syracuse", 3)).toEqual([ROME, NONE]);
});

const STAYS = [{ type: "stand" }, { type: "useWalls", yes: true }] as const;

test("2.15: both sides and whoever only watches see a battle as it is fought; others do not", () => {
  const { state, frame } = capua({ LG: 5 }, { HI: 3 });
  begin(state, frame, []);
  const seat = (power: number): number => state.config.seats.findIndex((powers) => powers.includes(power));
  const greece = state.config.seats.findIndex((powers) => !powers.includes(ROME) && !powers.includes(1));
  const watches = (viewer: number | "spectator"): boolean => watchesBattle(paxRomana.view(state, viewer));
  expect([watches(seat(ROME)), watches(seat(1)), watches("spectator"), watches(greece)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(sceneOf(paxRomana.view(state, 0))).toBe("land");
  expect(sceneOf(paxRomana.view(SCENES["sea.sink"]!(), 0))).toBe("sea");
  expect(sceneOf(paxRomana.view(position("V"), 0))).toBeNull();
});

test("7.52, 7.53: a sack is shown with its booty by the die and the chance to march on", () => {
  let looked = 0;
  watchGames("sacks", 3, 300, (state, seat) => {
    if (questionOf(state)?.key !== "sack") return;
    const view = paxRomana.view(state, seat);
    const spoils = sackBoardOf(view)!;
    const copy = cloneState(state);
    const events: Event[] = [];
    // The troops sack by a 6 where they can; then the booty, then whether they go on.
    paxRomana.apply(copy, seat, { type: "sack", yes: true }, new Loaded([6, 3, 4]), (event) => events.push(event));
    const plundered = events.find((event) => event.type === "plundered");
    if (!plundered) return;
    expect(plundered.talents).toBe(spoils.talents[2]);
    expect(events.find((event) => event.type === "sackEnded")!.goesOn).toBe(spoils.goesOn >= 4);
    looked++;
  });
  expect(looked).toBeGreaterThan(0);
});

const NO_TOLL = { units: [], reduced: NONE, walls: 0 };

test("12.52, 10.51: against those who never retreat, the stop that is proposed costs them something", () => {
  const stop = (losses: readonly [number, number], dice: readonly [number, number], falls = false): Stop => ({
    tolls: [NO_TOLL, NO_TOLL],
    falls,
    raise: 0,
    lower: 0,
    dice,
    winner: dice[0] > dice[1] ? "attacker" : "defender",
    losses,
  });
  const [idle, mild, dear, whole] = [
    stop([0, 0], [1, 0]),
    stop([1, 1], [2, 1]),
    stop([3, 2], [3, 2]),
    stop([4, 6], [6, 5], true),
  ];
  expect(bestOf([idle, mild, dear], 1, false)).toBe(idle);
  expect(bestOf([idle, mild, dear], 1, true)).toBe(mild);
  expect(bestOf([idle, mild, dear, whole], 1, true)).toBe(whole);
});

test("7.33, 7.41: whoever storms is proposed what takes the place, though the dice say that the walls have won", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 1 }, "carthage capua": { town: 2 } },
    treasury: { rome: 0, carthage: 0 },
  });
  const force = setOut(state, "rome", "roma", "capua");
  begin(state, battle(state, force, ["carthage"], "walls"), [2, 6]);
  const board = battleBoardOf(paxRomana.view(state, 0))!;
  const best = bestOf(board.stops, board.net, board.keeping !== null);
  expect(board.stops.every(({ winner }) => winner === "defender")).toBe(true);
  expect(new Set(board.stops.map(({ falls }) => falls))).toEqual(new Set([true, false]));
  expect(best.falls).toBe(true);
  expect(best.tolls[0]).toMatchObject({ reduced: LG });
  expect(best.tolls[1].walls).toBe(1);
});
