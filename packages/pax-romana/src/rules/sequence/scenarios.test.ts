/** Scenarios IV and VI, which are played with cards. */
import { FastChance, randomPlayer, Match, run } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { config, worldOf } from "../../config.ts";
import { CARTHAGE, EAST, GREECE, OBJECTIVES, ROME, SOLDIER_LEADER, SOLDIER_OF_FORTUNE } from "../../data/index.ts";
import { deal } from "../../deal.ts";
import { paxRomana, type PaxRomana } from "../../game.ts";
import { setup } from "../../setup.ts";
import { armyOf, soldier } from "../../state/armies.ts";
import { cardsOf, cardOf } from "../../state/cards.ts";
import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { ownerOf, position, powerOf } from "../../testing/position.ts";
import { asked, at, optionsNow, play, standing, told } from "../battle/testing.ts";
import { controllerOf } from "../control/province.ts";
import { holderOf } from "../control/holder.ts";
import { relation } from "../control/relation.ts";
import { legionaryCavalry, legionBonus } from "../battle/cavalry.ts";
import { refuseCard } from "../cards/own-plays.ts";
import { captureWorks } from "../cities/capture.ts";
import { victoryAtOnce } from "../victory/automatic.ts";
import { outcomeOf } from "../victory/outcome.ts";

const begun = (scenario: "IV" | "VI"): State => {
  const table = config(scenario);
  return setup(table, deal(table, new FastChance("set-up")));
};

describe("IV Carthago Delenda Est", () => {
  test("17.13, R35, R369: Pyrrhus moves before the first marker, free and without a card; then Carthage's marker is paid for and draws", () => {
    const state = begun("IV");
    expect(asked(state)).toBe("expansion.choose");
    expect(paxRomana.toAct(state)).toEqual([worldOf(state.config).seatOf[CARTHAGE]]);
    expect(optionsNow(state)).toEqual([{ type: "major", kind: "sof" }, { type: "done" }]);
    const talents = state.powers[CARTHAGE]!.treasury;
    paxRomana.apply(state, worldOf(state.config).seatOf[CARTHAGE]!, { type: "done" }, new FastChance("x"));
    expect([asked(state), state.turn, state.phase]).toEqual(["activation.pay", 1, "F"]);
    expect(state.powers[CARTHAGE]!.treasury).toBe(talents);
    expect(cardsOf(state).deck).toHaveLength(55);
    paxRomana.apply(state, worldOf(state.config).seatOf[CARTHAGE]!, { type: "pay" }, new FastChance("x"));
    expect(cardsOf(state).deck).toHaveLength(54);
  });

  test("R370: Magna Graecia is a friend of Pyrrhus, not of Carthage's own units, nor of a Soldier of Fortune who is hired later", () => {
    const state = begun("IV");
    const greeks = ownerOf("magnaGraecia");
    expect(relation(state, SOLDIER_OF_FORTUNE, CARTHAGE, greeks)).toBe("friend");
    expect(relation(state, greeks, CARTHAGE, SOLDIER_OF_FORTUNE)).toBe("friend");
    expect(relation(state, CARTHAGE, CARTHAGE, greeks)).toBe("hostile");
    state.armies = [soldier(CARTHAGE)];
    expect(relation(state, SOLDIER_OF_FORTUNE, CARTHAGE, greeks)).toBe("hostile");
  });

  test("12.46: Pyrrhus leaves in Phase C of turn 2, and Magna Graecia stays", () => {
    const state = begun("IV");
    play(state, { proc: "removal" }, []);
    expect(armyOf(state, SOLDIER_OF_FORTUNE)).toBeUndefined();
    expect(state.leaders[SOLDIER_LEADER]).toBeLessThan(0);
    expect(standing(state, "magnaGraecia", "tarentum", "LI")).toBe(1);
    expect(worksAt(state, at(state, "tarentum"))!.owner).toBe(ownerOf("magnaGraecia"));
  });

  test("R371: cards about allies cannot be played; Carthage may turn them into mercenaries; all 55 are in the deck", () => {
    const state = begun("IV");
    expect(cardsOf(state).deck).toHaveLength(55);
    for (const kind of ["alliance", "alliance-with-rhodes", "alliance-with-pergamum", "pontus"] as const) {
      cardsOf(state).hands[CARTHAGE] = [cardOf(kind)];
      expect(refuseCard(state, CARTHAGE, "own", { type: "playCard", kind })).toMatchObject({ key: "card.void" });
      expect(refuseCard(state, CARTHAGE, "own", { type: "cardAsMercenaries", kind })).toBeUndefined();
    }
  });

  test("3.2 H.2, R183: whoever takes the enemy capital wins at once; else the most points, then Stability", () => {
    const taken = position("IV", { pieces: { "carthage roma": { HI: 1, city: 5 }, "carthage carthago": { city: 5 } } });
    expect(victoryAtOnce(taken)).toMatchObject({ winners: [CARTHAGE] });
    const state = begun("IV");
    expect(victoryAtOnce(state)).toBeNull();
    state.powers[ROME]!.victoryPoints = state.powers[CARTHAGE]!.victoryPoints = 20;
    expect(outcomeOf(state).winners).toEqual([ROME]);
    state.powers[CARTHAGE]!.victoryPoints++;
    expect(outcomeOf(state).winners).toEqual([CARTHAGE]);
  });
});

describe("VI Mare Nostrum", () => {
  test("5.22a, R372: the Home of The East is Syria; Egypt, Judea and Cyrenaica are nobody's Home", () => {
    const { map } = worldOf(config("VI"));
    expect(map.homeProvinces[EAST]!.map((province) => map.provinceIds[province])).toEqual(["syria"]);
    expect(map.capitalsOf[EAST]!.map((node) => map.ids[node])).toEqual(["antiochia"]);
  });

  test("R373, 12.53: Egypt is independent; a power has it by 5.21, and who takes Alexandria has the squadrons left there", () => {
    const state = begun("VI");
    const { provinceOf } = worldOf(state.config).map;
    const alexandria = at(state, "alexandria");
    expect(holderOf(state, alexandria)).toBe(ownerOf("egypt"));
    expect(controllerOf(state, provinceOf.get("aegyptus")!)).toBe(-1);
    const squadrons = standing(state, "egypt", "alexandria", "GS");
    expect(squadrons).toBeGreaterThan(0);
    captureWorks(state, alexandria, ROME);
    expect([standing(state, "egypt", "alexandria", "GS"), standing(state, "rome", "alexandria", "GS")]).toEqual([
      0,
      squadrons,
    ]);
  });

  test("6.11: in Phase A The East receives two Talents from beyond the map, and nobody else does", () => {
    const paid = told(play(position("VI", { settled: true }), { proc: "income" }, []), "satrapiesPaid");
    expect(paid).toEqual([{ type: "satrapiesPaid", power: EAST, talents: 2, rule: "6.11" }]);
    expect(told(play(position("V", { settled: true }), { proc: "income" }, []), "satrapiesPaid")).toEqual([]);
  });

  test("10.64, 10.65, R83: legions have cavalry in turns 3 to 8, and are stronger without it in 9 and 10", () => {
    const of = (turn: number) => {
      const state = position("VI", { turn });
      return [legionaryCavalry(state, 4), legionBonus(state)];
    };
    expect([2, 3, 8, 9].map(of)).toEqual([
      [0, 0],
      [2, 0],
      [2, 0],
      [0, 1],
    ]);
  });

  test("12.52-12.54: Mamertines, Syracuse, Rhodes, Pergamum and Egypt stand on the map", () => {
    const state = begun("VI");
    for (const [who, where, unit] of [
      ["mamertines", "messana", "HI"],
      ["syracuse", "syracusae", "HI"],
      ["rhodes", "rhodus", "GS"],
      ["egypt", "alexandria", "GS"],
    ] as const)
      expect([who, standing(state, who, where, unit) > 0]).toEqual([who, true]);
  });

  test("15.11: most points win, then Stability", () => {
    const state = begun("VI");
    state.powers[GREECE]!.victoryPoints = 9;
    expect(outcomeOf(state).winners).toEqual([powerOf("greece")]);
  });

  test("15.4: objectives are in the game", () => {
    expect(begun("VI").objectives.pool.length).toBeGreaterThan(OBJECTIVES.length);
  });
});

test.each(["IV", "VI"] as const)(
  "1.5: scenario %s is played to its end",
  async (scenario) => {
    const table = config(scenario, { measures: { turns: 1 } });
    const match = new Match(paxRomana, table, { seats: table.seats.map((_, i) => `${i}`), seed: `whole ${scenario}` });
    await run(
      match,
      table.seats.map((_, seat) => randomPlayer<PaxRomana>(new FastChance(`${seat}`))),
    );
    expect(match.state.over).not.toBeNull();
  },
  120_000,
);

test("R364: what lies outside IV does not rise, and of the Danube only Dalmatia", () => {
  const rolled = (dice: readonly number[], pieces = {}) => {
    const state = position("IV", { pieces, settled: true });
    return told(play(state, { proc: "rebellion", power: ROME }, dice), "noEvent");
  };
  expect(rolled([1, 1])).toHaveLength(1);
  expect(rolled([4, 4])).toHaveLength(1);
  expect(rolled([2, 3])).toHaveLength(1);
  expect(rolled([2, 3], { "carthage salonae": { LI: 1 } })).toHaveLength(0);
});
