/** 17.2: cards that move Stability, Talents, leaders and objectives. */
import { describe, expect, test } from "vitest";
import { CARTHAGE, data, EAST, GREECE, HI, MOVED, ROME, type CardName } from "../../../data/index.ts";
import { advancedOf, cardOf, cardsOf, handOf } from "../../../state/cards.ts";
import { placeOf } from "../../../state/keys.ts";
import type { State } from "../../../state/state.ts";
import { addUnits, keyOf, takeStanding } from "../../../state/table.ts";
import type { Given } from "../../../testing/position.ts";
import type { Spoken } from "../../../testing/spoken.ts";
import { allows, STACK } from "../../control/permission.ts";

import { permit } from "../../diplomacy/pacts.ts";
import { leaderPool } from "../../leaders/selection.ts";
import { fallenIn } from "../../../story/deeds.ts";
import { answerFirst, asked, at, begin, optionsNow, play, standing, told, type Played } from "../../battle/testing.ts";
import { advanced, drawing, hold, playedBy, struckBy } from "../testing.ts";

const HOME = { "rome roma": { LG: 3, city: 5 }, "carthage carthago": { HI: 2, city: 5 } };

function strike(
  card: CardName,
  given: Given = {},
  dice: readonly number[] = [],
  answers: readonly Spoken[] = [],
): [State, Played] {
  const state = advanced({ pieces: HOME, ...given });
  return [state, play(state, struckBy(state, "rome", card), dice, answers)];
}

const level = ({ powers }: State, power: number): number => powers[power]!.stability;

describe("17.2: numbers", () => {
  test.each([
    [2, -1],
    [3, 0],
    [12, 0],
    [13, 1],
  ])("17.2 Revenues and Stability: the drawer's treasury of %i changes Stability by %i", (talents, by) => {
    const [state, played] = strike("revenues-and-stability", { treasury: { rome: talents }, stability: { rome: 4 } });
    expect(level(state, ROME)).toBe(4 + by);
    expect(told(played, "cardVoid")).toHaveLength(by === 0 ? 1 : 0);
  });

  test("17.2 harvests, R338: the controller of the Territory gains or loses one; a Territory without one nobody", () => {
    const italy = { control: { rome: ["italia", "bruttium", "cisalpina"] }, stability: { rome: 4 } };
    const [rich, good] = strike("bounteous-harvests", italy, [1]);
    const [poor, bad] = strike("famine-and-drought", italy, [1]);
    const [event] = told(good, "harvestByCard");
    expect(told(bad, "harvestByCard")).toMatchObject([{ isRich: false, power: event!.power }]);
    const by = event!.power === ROME ? 1 : 0;
    expect([level(rich, ROME), level(poor, ROME)]).toEqual([4 + by, 4 - by]);
  });

  test("17.2 Disease: the die must be lower than the Campaign Rating of one's best leader; without any, No Event", () => {
    const leaders = { "rome-4": "roma" };
    expect(told(strike("disease")[1], "cardVoid")).toHaveLength(1);
    const fate = (die: number): boolean => told(strike("disease", { leaders }, [die])[1], "diseaseRolled")[0]!.dead;
    const rating = data.leaders.campaign[data.leaders.ids.indexOf("rome-4")]!;
    expect([1, 2, 3, 4, 5, 6].filter(fate)).toEqual([1, 2, 3, 4, 5, 6].filter((die) => die < rating));
  });

  test("17.2 Conspiracy, R314: an ordinary leader of another power goes to the pool, and its Stability falls by one", () => {
    const leaders = { "carthage-2": "carthago", "rome-4": "roma" };
    const [state, played] = strike("conspiracy", { leaders, stability: { carthage: 4 } });
    expect([level(state, CARTHAGE), state.leaders.indexOf(at(state, "carthago"))]).toEqual([3, -1]);
    expect(told(played, "cardPlayed")).toMatchObject([{ target: CARTHAGE }]);
    const node = at(state, "carthago");
    expect(told(played, "leaderLeft")).toMatchObject([{ node, rule: "17.2" }]);
    expect(fallenIn(played.events)).toEqual([]);
  });

  test("17.2 Conspiracy, R314: nobody else has an ordinary leader: nothing happens, and nobody loses Stability", () => {
    const [, played] = strike("conspiracy", { leaders: { "rome-4": "roma" } });
    expect(told(played, "cardVoid")).toHaveLength(1);
    expect(told(played, "stability")).toHaveLength(0);
  });

  test("17.2 Conspiracy, R510: against another player, not against another power of one's own, unless he plays all", () => {
    const pieces = { ...HOME, "east antiochia": { HI: 2, city: 5 } };
    const targets = (leaders: Readonly<Record<string, string>>, seats: number[][]): unknown[] => {
      const state = advanced({ pieces, leaders, config: { seats } });
      const played = begin(state, struckBy(state, "rome", "conspiracy"), []);
      return asked(state) === "card.target"
        ? optionsNow(state).map(({ power }) => power)
        : told(played, "cardPlayed").map(({ target }) => target);
    };
    const both = { "carthage-2": "carthago", "east-4": "antiochia" };
    const pairs = [
      [ROME, EAST],
      [CARTHAGE, GREECE],
    ];
    expect(targets(both, pairs)).toEqual([CARTHAGE]);
    expect(targets({ "east-4": "antiochia" }, pairs)).toEqual([]);
    expect(targets(both, [[ROME, CARTHAGE, GREECE, EAST]])).toEqual([CARTHAGE, EAST]);
  });

  test("17.2 Local Insurrection, R318: one garrison of any power, the own included, and he must", () => {
    const pieces = { ...HOME, "rome capua": { GARR: 1 }, "greece athenae": { GARR: 2 } };
    const state = advanced({ pieces });
    begin(state, struckBy(state, "rome", "local-insurrection"), []);
    expect(new Set(optionsNow(state).map(({ node }) => node))).toEqual(
      new Set([at(state, "capua"), at(state, "athenae")]),
    );
    const [done] = strike("local-insurrection", { pieces }, [], [{ type: "choose", node: at(state, "athenae") }]);
    expect(standing(done, "greece", "athenae", "GARR")).toBe(1);
    expect(told(strike("local-insurrection")[1], "cardVoid")).toHaveLength(1);
  });
});

describe("17.2: Stability Check", () => {
  const safe = { rome: 5, carthage: 5, greece: 5, east: 5 };

  test("17.2, R328: another power at +3 or lower is named; himself only if no other is; where nobody is, the drawer loses one", () => {
    const targets = (stability: object): unknown[] => {
      const state = advanced({
        pieces: HOME,
        treasury: { carthage: 5, greece: 5 },
        stability: { ...safe, ...stability },
      });
      begin(state, struckBy(state, "rome", "stability-check"), []);
      return asked(state) === "card.target"
        ? optionsNow(state).map(({ power }) => power)
        : [asked(state) ?? level(state, ROME)];
    };
    expect(targets({ carthage: 3, greece: 0, rome: 1 })).toEqual([CARTHAGE, GREECE]);
    expect(targets({ carthage: 3 })).toEqual(["check.circuses"]);
    expect(targets({})).toEqual([4]);
  });

  test("17.2 Stability Check, R510: of another player; of one's own powers only if no other player's is in danger", () => {
    const seats = [
      [ROME, EAST],
      [CARTHAGE, GREECE],
    ];
    const targets = (stability: object): unknown[] => {
      const state = advanced({ pieces: HOME, stability: { ...safe, ...stability }, config: { seats } });
      const played = begin(state, struckBy(state, "rome", "stability-check"), []);
      return asked(state) === "card.target"
        ? optionsNow(state).map(({ power }) => power)
        : told(played, "cardPlayed").map(({ target }) => target);
    };
    expect(targets({ rome: 1, east: 2, greece: 3 })).toEqual([GREECE]);
    expect(targets({ rome: 1, east: 2 })).toEqual([ROME, EAST]);
    expect(targets({ east: 2 })).toEqual([EAST]);
    expect(targets({})).toEqual([ROME]);
  });

  test("17.2: up to two Talents for games; each one missing costs a level", () => {
    const given = { treasury: { carthage: 9 }, stability: { ...safe, carthage: 2 } };
    expect(level(strike("stability-check", given, [], [{ type: "payUnrest", n: 1 }])[0], CARTHAGE)).toBe(1);
    const [paid] = strike("stability-check", given, [], [{ type: "payUnrest", n: 2 }]);
    expect([level(paid, CARTHAGE), paid.powers[CARTHAGE]!.treasury]).toEqual([2, 7]);
  });

  test("17.2 Disorder, R329: it is due in his next Activation of the turn, and has failed when Phase F ends without one", () => {
    const pieces = { ...HOME, "carthage utica": { GARR: 2 } };
    const [state] = strike("stability-check", { pieces, stability: { ...safe, carthage: -2 } });
    expect(advancedOf(state).disorder[CARTHAGE]).not.toEqual([]);
    Object.assign(state, { row: [], cup: [0, 0, 0, 0, 0] });
    const played = play(state, { proc: "activationPhase" }, []);
    expect(told(played, "disorder")).toMatchObject([{ power: CARTHAGE, calmed: false }]);
    expect([level(state, CARTHAGE), standing(state, "carthage", "utica", "GARR")]).toEqual([-3, 0]);
    expect(advancedOf(state).disorder[CARTHAGE]).toEqual([]);
  });

  test("17.2 Disorder, R509: two of them before that Activation are judged one by one, each by what the capital held when it came", () => {
    const both = (coming: number): [State, Played] => {
      const pieces = { "carthage carthago": { HI: 4, city: 5 }, "carthage utica": { GARR: 2 } };
      const state = advanced({ pieces, stability: { ...safe, carthage: -1 } });
      play(state, struckBy(state, "rome", "stability-check"), []);
      takeStanding(state, at(state, "carthago"), CARTHAGE, HI, 2);
      play(state, struckBy(state, "rome", "stability-check"), []);
      addUnits(state, keyOf(at(state, "carthago"), CARTHAGE, MOVED), HI, coming);
      Object.assign(state, { row: [], cup: [0, 0, 0, 0, 0] });
      return [state, play(state, { proc: "activationPhase" }, [])];
    };
    const [state, played] = both(1);
    expect(told(played, "disorder")).toMatchObject([{ calmed: false }, { calmed: true }]);
    expect([level(state, CARTHAGE), standing(state, "carthage", "utica", "GARR")]).toEqual([-2, 0]);
    const [none, failed] = both(0);
    expect(told(failed, "disorder")).toMatchObject([{ calmed: false }, { calmed: false }]);
    expect(level(none, CARTHAGE)).toBe(-3);
  });

  test("17.2 Civil War, R330: in Turmoil it comes with the next marker, unpaid, without a card, and takes it whole", () => {
    const [state] = strike("stability-check", { stability: { ...safe, carthage: -5 }, treasury: { carthage: 5 } });
    expect(advancedOf(state).civilWar).toBe(1 << CARTHAGE);
    const played = play(state, { proc: "activation", power: CARTHAGE, drawn: false }, [2, 1]);
    expect(told(played, "civilWar")).toHaveLength(1);
    expect([state.powers[CARTHAGE]!.treasury, cardsOf(state).deck.length, advancedOf(state).civilWar]).toEqual([
      5, 54, 0,
    ]);
    expect(level(state, CARTHAGE)).toBe(-1);
  });

  test("17.2 Civil War, R498: its marker does nothing else: a free one is used up with it, and no mutiny is settled", () => {
    const pieces = { ...HOME, "carthage carthago": { HI: 2, GS: 2, city: 5 } };
    const given = { pieces, stability: { ...safe, carthage: -5 }, treasury: { carthage: 5 } };
    const [state] = strike("stability-check", given);
    advancedOf(state).free[CARTHAGE] = 1;
    state.mutinies = [placeOf(at(state, "carthago"), CARTHAGE)];
    const played = play(state, { proc: "activation", power: CARTHAGE, drawn: true }, [2, 1]);
    expect(told(played, "civilWar")).toHaveLength(1);
    expect([advancedOf(state).free[CARTHAGE], state.mutinies.length]).toEqual([0, 1]);
  });

  test("17.2 Civil War, 8.3, R497: of the leaders who go, an Elite one does not rise again in it", () => {
    const elite = data.leaders.ids.findIndex(
      (_, one) => data.leaders.power[one] === ROME && data.leaders.elite[one] === 1,
    );
    const state = advanced({ pieces: HOME, leaders: { [data.leaders.ids[elite]!]: "roma" } });
    const others = leaderPool(state, ROME).filter((one) => one < elite).length;
    const played = play(state, { proc: "civilWarByCard", power: ROME }, [2, others + 1]);
    expect(told(played, "leaderRose")[0]!.leader).not.toBe(elite);
    expect(leaderPool(state, ROME)).not.toContain(elite);
  });

  test("17.2 Civil War, R331: at an odd die half of the land units, and apart of the squadrons, rounded up; a garrison holds the Space", () => {
    const pieces = { "carthage utica": { HI: 1, LI: 2, GS: 1 } };
    const state = advanced({ pieces });
    const give = (unit: number): Spoken => ({ type: "giveUp", unit });
    const [LI, GS] = [4, 8];
    begin(state, { proc: "civilWarByCard", power: CARTHAGE }, [3], [give(LI), give(LI)]);
    expect(optionsNow(state).some(({ type: verb }) => verb === "done")).toBe(false);
    const all = advanced({ pieces });
    const played = play(
      all,
      { proc: "civilWarByCard", power: CARTHAGE },
      [3, 1],
      [give(LI), give(LI), give(GS), give(HI)],
    );
    expect(told(played, "garrisonCame")).toHaveLength(1);
    expect(standing(all, "carthage", "utica", "GARR")).toBe(1);
  });
});

describe("17.2: hands and objectives", () => {
  const all = { config: { format: "advanced5" } };

  test("17.2 Change in Political Scene, R337: hand and objectives go back, three objectives come, Stability +2", () => {
    const state = hold(advanced({ ...all, stability: { rome: 1 } }), "rome", "spies", "ambush");
    const [one] = state.objectives.pool.splice(0, 1);
    state.objectives.hands[ROME] = [one!];
    begin(state, struckBy(state, "rome", "change-in-political-scene"), []);
    expect([handOf(state, ROME).length, state.objectives.hands[ROME].length, level(state, ROME)]).toEqual([0, 3, 3]);
  });

  test("17.2 Change in Foreign Policy, R336: one from the pool, and one of the old ones back; nobody holds any: No Event", () => {
    const state = advanced(all);
    state.objectives.pool.splice(state.objectives.pool.indexOf(0), 1);
    state.objectives.hands[GREECE] = [0];
    const played = begin(state, struckBy(state, "rome", "change-in-foreign-policy"), []);
    expect(told(played, "cardPlayed")).toMatchObject([{ target: GREECE }]);
    expect(state.objectives.hands[GREECE].length).toBe(1);
    expect(told(strike("change-in-foreign-policy")[1], "cardVoid")).toHaveLength(1);
  });

  test("17.2 Spies, R326: the hand is shown to the player of the card and known to him until a card leaves it", () => {
    const state = hold(advanced({ pieces: HOME }), "carthage", "ambush", "cunctator");
    const played = play(state, playedBy(state, "rome", "spies"), [], [{ type: "passCard", kind: "now" }]);
    expect(told(played, "handSeen")).toMatchObject([{ power: ROME, of: CARTHAGE, heard: [0, 1] }]);
    expect(cardsOf(state).known[CARTHAGE * 4 + ROME]).toEqual(handOf(state, CARTHAGE));
  });

  test("17.2 Traitor, R326, R295, R487: a card by chance changes hands, seen by both; others who had seen the hand know nothing of it any more", () => {
    const state = hold(advanced({ pieces: HOME }), "carthage", "ambush", "cunctator");
    hold(state, "rome", "pontus", "conqueror", "alliance");
    cardsOf(state).known[CARTHAGE * 4 + EAST] = handOf(state, CARTHAGE).slice();
    begin(state, playedBy(state, "rome", "traitor"), [], [{ type: "passCard", kind: "now" }]);
    expect([asked(state), handOf(state, ROME).length, handOf(state, CARTHAGE).length]).toEqual(["card.limit", 4, 1]);
    expect(cardsOf(state).known[CARTHAGE * 4 + EAST]).toEqual([]);
    expect(cardsOf(state).known[ROME * 4 + CARTHAGE]).toHaveLength(1);
  });

  test("17.2 Traitor, R487: of cards that are alike others still know all but one", () => {
    const state = hold(advanced({ pieces: HOME }), "carthage", "mercenaries", "mercenaries", "ambush");
    cardsOf(state).known[CARTHAGE * 4 + EAST] = handOf(state, CARTHAGE).slice();
    begin(state, playedBy(state, "rome", "traitor"), [2], [{ type: "passCard", kind: "now" }]);
    expect(cardsOf(state).known[CARTHAGE * 4 + EAST]).toEqual([cardOf("mercenaries")]);
  });

  test("R376: cards of a player do not name another power of his", () => {
    const state = advanced({
      config: {
        seats: [
          [0, 3],
          [1, 2],
        ],
      },
    });
    hold(state, "east", "ambush");
    begin(hold(state, "rome", "spies"), { proc: "activation", step: "operation", power: ROME, drawn: false }, []);
    expect(optionsNow(state).some(({ type: verb }) => verb === "playCard")).toBe(false);
  });

  test("17.2 Stability and Opportunity, R299, R327: one more marker in the cup, the next one drawn is free and draws a card", () => {
    const state = advanced({
      stability: { rome: 5 },
      treasury: { rome: 2 },
      config: { format: "advanced5", measures: { objectives: "none" } },
    });
    const before = state.cup[ROME]!;
    play(state, playedBy(state, "rome", "stability-and-opportunity"), []);
    expect([state.cup[ROME], advancedOf(state).free[ROME]]).toEqual([before + 1, 1]);
    begin(state, { proc: "activation", power: ROME, drawn: true }, []);
    expect([state.powers[ROME]!.treasury, advancedOf(state).free[ROME]]).toEqual([2, 0]);
    expect(cardsOf(state).deck.length).toBe(53);
  });

  test("4.1, R180, R253: by a marker that costs nothing a power may end its agreements, too, before it operates", () => {
    const state = advanced({ pieces: HOME, treasury: { rome: 2 } });
    permit(state, ROME, CARTHAGE, "stack");
    advancedOf(state).free[ROME] = 1;
    begin(state, { proc: "activation", power: ROME, drawn: true }, [drawing(state, "ambush")]);
    expect(asked(state)).toBe("activation.operation");
    answerFirst(state, { type: "breakPact", power: CARTHAGE });
    expect(allows(state, ROME, CARTHAGE, STACK)).toBe(false);
    expect([asked(state), optionsNow(state).some(({ type: verb }) => verb === "breakPact")]).toEqual([
      "activation.operation",
      false,
    ]);
  });

  test("3.42, R114: the marker that the card has given counts in a row of markers, and comes in no third place", () => {
    const drawn = (streak: number): number => {
      const state = advanced({ treasury: { rome: 2 } });
      state.row = [];
      state.cup = state.cup.map((_, power) => (power === ROME ? 3 : Number(power === CARTHAGE)));
      state.streak = { power: ROME, times: streak };
      advancedOf(state).free[ROME] = 1;
      begin(state, { proc: "activationPhase" }, [1]);
      return state.streak.power === ROME ? state.streak.times : 0;
    };
    expect([drawn(1), drawn(2)]).toEqual([2, 0]);
  });

  test("15.43, R106, R107: the objective comes from the pool of all, and not to whoever has three, shown ones included", () => {
    const holding = (hidden: number, shown: number): State => {
      const state = advanced({ ...all, stability: { rome: 5 } });
      state.objectives.hands[ROME] = state.objectives.pool.splice(0, hidden);
      state.objectives.shown[ROME] = state.objectives.pool.splice(0, shown);
      return state;
    };
    const two = holding(1, 1);
    const pool = two.objectives.pool.length;
    begin(two, playedBy(two, "rome", "stability-and-opportunity"), []);
    expect(optionsNow(two)).toEqual([
      { type: "opportunity", kind: "marker" },
      { type: "opportunity", kind: "objective" },
    ]);
    const taken = holding(1, 1);
    play(
      taken,
      playedBy(taken, "rome", "stability-and-opportunity"),
      [1],
      [{ type: "opportunity", kind: "objective" }],
    );
    expect([taken.objectives.hands[ROME]!.length, taken.objectives.pool.length]).toEqual([2, pool - 1]);
    expect(advancedOf(taken).free[ROME]).toBe(0);
    const three = holding(2, 1);
    play(three, playedBy(three, "rome", "stability-and-opportunity"), []);
    expect([three.objectives.hands[ROME]!.length, advancedOf(three).free[ROME]]).toEqual([2, 1]);
  });

  test("15.43, R106: a Change card gives an objective to whoever has three, too", () => {
    const state = advanced({ ...all, stability: { rome: 5 } });
    state.objectives.hands[ROME] = state.objectives.pool.splice(0, 1);
    state.objectives.shown[ROME] = state.objectives.pool.splice(0, 2);
    const played = begin(state, struckBy(state, "rome", "change-in-foreign-policy"), []);
    expect(told(played, "objectiveDrawn")).toHaveLength(1);
    expect(state.objectives.hands[ROME].length + state.objectives.shown[ROME].length).toBe(3);
  });
});

test("17.2, 13.3, R19, R20: what a card brings is told under the rules of the Advanced Game, not under those of 16.2", () => {
  const state = advanced({
    pieces: { "rome roma": { LG: 2, GARR: 1 }, "carthage carthago": { HI: 1 } },
    leaders: { "rome-5": "roma" },
  });
  const sick = play(state, struckBy(state, "rome", "disease"), [6]);
  const risen = begin(state, struckBy(state, "carthage", "rebellion"), [1, 1]);
  state.powers[ROME]!.stability = -2;
  const torn = advancedOf(state).disorder;
  torn[ROME] = [99];
  const failed = play(state, { proc: "activation", step: "torn", power: ROME, drawn: false }, []);
  const rules = [told(sick, "diseaseRolled"), told(risen, "rebellionRolled"), told(failed, "disorder")];
  expect(rules.flat().map(({ rule }) => rule)).toEqual(["17.2", "13.3", "17.2"]);
  expect(told(failed, "unitsRemoved").map(({ rule }) => rule)).toEqual(["17.2"]);
});
