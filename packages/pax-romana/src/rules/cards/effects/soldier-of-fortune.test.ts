/** 12.4, 17.2: the Soldier of Fortune by card, and Rome's Dictator. */
import { describe, expect, test } from "vitest";
import { CARTHAGE, data, ROME, SOLDIER_LEADER, SOLDIER_OF_FORTUNE, type CardName } from "../../../data/index.ts";
import { armyOf } from "../../../state/armies.ts";
import { goAboard } from "../../../state/force.ts";
import { DEAD, IN_BOX, IN_POOL } from "../../../state/leaders.ts";
import type { State } from "../../../state/state.ts";
import { powerOf, type Given } from "../../../testing/position.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  optionsNow,
  play,
  setOut,
  standing,
  told,
} from "../../battle/testing.ts";
import { leaderPool, removeLeaders } from "../../leaders/selection.ts";
import { speak } from "../windows.ts";
import { advanced, hold, playedBy, struckBy } from "../testing.ts";

const CARD: CardName = "soldier-of-fortune";
const HOME = { "rome roma": { LG: 3, city: 5 }, "carthage carthago": { HI: 2, city: 5 } };
const INVADED = { ...HOME, "carthage capua": { HI: 1 } };
const leader = (id: string): number => data.leaders.ids.indexOf(id);

function position(given: Given = {}): State {
  return advanced({ pieces: HOME, settled: true, ...given });
}

function canPlay(name: "rome" | "carthage", given: Given = {}): boolean {
  const state = hold(position(given), name, CARD);
  begin(state, { proc: "activation", step: "operation", power: powerOf(name), drawn: false }, []);
  return optionsNow(state).some(({ type: verb, kind }) => verb === "playCard" && kind === CARD);
}

describe("12.42, 17.2: the Soldier of Fortune by card", () => {
  test("12.42, 12.43: who plays the card has him in his Home Territory, and does not decline him", () => {
    const state = position();
    begin(state, playedBy(state, "carthage", CARD), []);
    expect(asked(state)).toBe("soldier.place");
    expect(optionsNow(state).every(({ type: verb }) => verb === "choose")).toBe(true);
    const played = position();
    play(
      played,
      playedBy(played, "carthage", CARD),
      [],
      [{ type: "choose", node: at(played, "utica") }, { type: "all" }],
    );
    expect(standing(played, "sof", "utica", "HI")).toBe(4);
    expect(armyOf(played, SOLDIER_OF_FORTUNE)).toMatchObject({ keeper: CARTHAGE });
    expect(played.leaders[SOLDIER_LEADER]).toBe(at(played, "utica"));
  });

  test("R177: while he is in play the card cannot be played", () => {
    expect(canPlay("carthage")).toBe(true);
    expect(canPlay("carthage", { pieces: { ...HOME, "sof utica": { HI: 1 } } })).toBe(false);
  });

  test("12.42: in his keeper's own Activation he may still be its Major Move", () => {
    const state = hold(position(), "carthage", CARD);
    const answers = [
      { type: "playCard", kind: CARD },
      { type: "choose", node: at(state, "utica") },
      { type: "all" },
    ] as const;
    begin(state, { proc: "expansion", power: CARTHAGE, minors: 2 }, [], answers);
    expect(asked(state)).toBe("expansion.choose");
    expect(optionsNow(state)).toContainEqual({ type: "major", kind: "sof" });
  });

  test("R324, 17.15: he may come in another's Activation", () => {
    const state = hold(position(), "carthage", CARD);
    speak(state, CARTHAGE, { tell: () => {} });
    begin(state, { proc: "activation", step: "pause", power: ROME, drawn: false } as never, []);
    expect(asked(state)).toBe("card.window");
    expect(optionsNow(state)).toContainEqual({ type: "playCard", kind: CARD });
  });

  test("12.43, 12.44, R499: not where a battle is fought, by land or from the sea: whoever is attacked fights with all he has there", () => {
    for (const landing of [false, true]) {
      const pieces = { "greece athenae": { HI: 2, city: 5 }, "greece pella": { HI: 1 }, "rome thebae": { LG: 5 } };
      const state = hold(advanced({ pieces, treasury: { greece: 0, rome: 0 } }), "greece", CARD);
      const force = setOut(state, "rome", "thebae", "athenae");
      if (landing) goAboard(state, state.forces[force]!);
      const kind = landing ? "amphibious" : "attack";
      begin(state, battle(state, force, ["greece"], kind), [], [{ type: "playCard", kind: CARD }]);
      expect(asked(state)).toBe("soldier.place");
      const places = optionsNow(state).map(({ node }) => node);
      expect([places.includes(at(state, "pella")), places.includes(at(state, "athenae"))]).toEqual([true, false]);
    }
  });

  test("12.46: he leaves in Phase C", () => {
    const state = position();
    const places = [{ type: "choose", node: at(state, "utica") }, { type: "all" }] as const;
    play(state, playedBy(state, "carthage", CARD), [], places);
    play(state, { proc: "removal" }, []);
    expect([standing(state, "sof", "utica", "HI"), state.leaders[SOLDIER_LEADER]]).toEqual([0, IN_POOL]);
  });
});

describe("12.47, 17.2: Rome's Dictator", () => {
  const leaders = { "rome-4": "roma" };

  test("12.47, R325: only with an enemy army in the Home Territory, and a leader on the map", () => {
    expect(canPlay("rome", { pieces: INVADED, leaders })).toBe(true);
    expect(canPlay("rome", { leaders })).toBe(false);
    expect(canPlay("rome", { pieces: INVADED })).toBe(false);
  });

  test("R325: garrisons, tribes and rebels are no enemy army", () => {
    expect(canPlay("rome", { pieces: { ...HOME, "carthage capua": { GARR: 1 } }, leaders })).toBe(false);
    expect(canPlay("rome", { pieces: { ...HOME, "rebels capua": { BI: 2 } }, leaders })).toBe(false);
    expect(canPlay("rome", { pieces: { ...HOME, "slavesRome capua": { BI: 2 } }, leaders })).toBe(true);
  });

  test("R325, 17.2: not in another's Activation, though Rome may hold the card", () => {
    const state = hold(position({ pieces: INVADED, leaders }), "rome", CARD);
    speak(state, ROME, { tell: () => {} });
    begin(state, { proc: "activation", step: "pause", power: CARTHAGE, drawn: false } as never, []);
    expect(asked(state)).toBe("card.window");
    expect(optionsNow(state)).not.toContainEqual({ type: "playCard", kind: CARD });
  });

  test("12.47: a leader goes to the pool, three are drawn, one of them comes to Roma, and two stay in the pool", () => {
    const state = position({ pieces: INVADED, leaders: { ...leaders, "rome-5": "roma" } });
    const answers = [{ type: "chooseLeader", leader: leader("rome-4") }];
    const played = begin(state, playedBy(state, "rome", CARD), [], answers);
    const [event] = told(played, "dictator");
    expect(event!.leaders).toHaveLength(3);
    expect(optionsNow(state).map((option) => option.leader)).toEqual([...event!.leaders, undefined]);
    expect(asked(state)).toBe("dictator.who");
    const [chosen, ...rest] = event!.leaders;
    begin(
      state,
      { proc: "dictator", step: "who", power: ROME, drawn: event!.leaders.slice(), leader: -1 } as never,
      [],
      [{ type: "chooseLeader", leader: chosen! }],
    );
    expect(state.leaders[chosen!]).toBe(at(state, "roma"));
    expect(rest.every((one) => state.leaders[one] === IN_POOL)).toBe(true);
    expect(state.frames).toEqual([]);
  });

  test("12.47, R494: Rome may leave all three in the pool, with him who has left, though one alone was drawn", () => {
    const state = position({ pieces: INVADED, leaders });
    const old = leader("rome-4");
    state.leaders = state.leaders.map((place, one) =>
      data.leaders.power[one] === ROME && place === IN_POOL ? DEAD : place,
    );
    const played = begin(state, playedBy(state, "rome", CARD), [1]);
    expect(told(played, "dictator")[0]!.leaders).toEqual([old]);
    expect(optionsNow(state)).toEqual([{ type: "chooseLeader", leader: old }, { type: "decline" }]);
    answerFirst(state, { type: "decline" });
    expect([state.leaders[old], state.frames]).toEqual([IN_POOL, []]);
  });

  test("R325, 12.47: the old leader is in the pool before three are drawn", () => {
    const state = position({ pieces: INVADED, leaders });
    const pool = state.leaders.flatMap((place, one) =>
      data.leaders.power[one] === ROME && place === IN_POOL ? [one] : [],
    );
    const old = leader("rome-4");
    const place = [...pool, old].toSorted((a, b) => a - b).indexOf(old) + 1;
    const played = begin(state, playedBy(state, "rome", CARD), [place, 1, 1]);
    expect(told(played, "dictator")[0]!.leaders[0]).toBe(old);
  });

  test("12.47, 17.2: whom a conspiracy has sent back to the pool may be drawn by the Dictator", () => {
    const state = position({ pieces: INVADED, leaders: { "rome-4": "roma", "rome-5": "roma" } });
    begin(state, struckBy(state, "carthage", "conspiracy"), [], [{ type: "chooseLeader", leader: leader("rome-5") }]);
    const pool = state.leaders.flatMap((place, one) =>
      data.leaders.power[one] === ROME && place === IN_POOL ? [one] : [],
    );
    const all = [...pool, leader("rome-4")].toSorted((a, b) => a - b);
    const played = begin(state, playedBy(state, "rome", CARD), [all.indexOf(leader("rome-5")) + 1, 1, 1]);
    expect(told(played, "dictator")[0]!.leaders[0]).toBe(leader("rome-5"));
  });

  test("R325, 8.3: an Elite leader cannot be chosen beside another Elite; if none may be, no leader comes", () => {
    const elite = data.leaders.ids.flatMap((_, one) =>
      data.leaders.power[one] === ROME && data.leaders.elite[one] === 1 ? [one] : [],
    );
    const state = position({ pieces: INVADED });
    state.leaders[elite[0]!] = at(state, "roma");
    const drawn = elite.slice(1);
    const call = { proc: "dictator", step: "who", power: ROME, drawn, leader: -1 } as never;
    play(state, call, []);
    expect(drawn.every((one) => state.leaders[one] === IN_POOL)).toBe(true);
  });

  test("8.3, R497: an Elite leader who makes way is not among the three, and waits for a whole turn as if he had stayed", () => {
    const elite = data.leaders.ids.findIndex(
      (_, one) => data.leaders.power[one] === ROME && data.leaders.elite[one] === 1,
    );
    const state = position({ pieces: INVADED, leaders: { [data.leaders.ids[elite]!]: "roma" } });
    begin(state, playedBy(state, "rome", CARD), [1, 1, 1], [{ type: "decline" }]);
    expect(leaderPool(state, ROME)).not.toContain(elite);
    state.turn++;
    removeLeaders(state);
    expect([state.leaders[elite], state.leaderFree[elite]]).toEqual([IN_BOX, state.turn + 1]);
  });

  test("R325: with Roma in enemy hands he comes to any Space with own land units", () => {
    const pieces = { "carthage roma": { HI: 2 }, "rome capua": { LG: 1 }, "rome barium": { LG: 1 } };
    const state = position({ pieces, leaders: { "rome-4": "capua" } });
    begin(state, playedBy(state, "rome", CARD), [], [{ type: "chooseLeader" }]);
    expect(asked(state)).toBe("dictator.where");
    expect(new Set(optionsNow(state).map(({ node }) => node))).toEqual(
      new Set([at(state, "capua"), at(state, "barium")]),
    );
  });
});
