/** 17.2: the Helepolis. */
import { legalActions, ScriptedChance } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import type { Action } from "../../../action.ts";
import { CARTHAGE, NONE, ROME } from "../../../data/index.ts";
import { paxRomana } from "../../../game.ts";
import { readPosition, writePosition } from "../../../position.ts";
import { advancedOf } from "../../../state/cards.ts";
import { IN_FORCE } from "../../../state/leaders.ts";
import type { State } from "../../../state/state.ts";
import type { Given } from "../../../testing/position.ts";
import { answerFirst, asked, at, battle, begin, optionsNow, setOut, told } from "../../battle/testing.ts";
import { machine } from "../../index.ts";
import { term } from "../../diplomacy/terms.ts";
import { expansionOf } from "../../sequence/operations.ts";
import { placeEngine } from "../../units/helepolis.ts";
import { advanced, hold, playedBy } from "../testing.ts";

const OUTSIDE = [{ type: "stand" }, { type: "useWalls", yes: false }] as const;
const INSIDE = [{ type: "stand" }, { type: "useWalls", yes: true }] as const;

/** Rome comes from Roma to Capua, where Carthage has a City, with or without the engine. */
function capua(more: Given = {}, engine = true): { state: State; call: ReturnType<typeof battle>; force: number } {
  const state = advanced({
    treasury: { rome: 0, carthage: 0 },
    ...more,
    pieces: { "rome roma": { LG: 5 }, "carthage capua": { HI: 2, city: 5 }, ...more.pieces },
  });
  const force = setOut(state, "rome", "roma", "capua", 0);
  if (engine) placeEngine(state, ROME, at(state, "capua"));
  return { state, force, call: battle(state, force, ["carthage"]) };
}

describe("17.2 Poliorcetes Effect", () => {
  test("R306: two Talents, and it stands with an army; without the money, or an army, it cannot be announced", () => {
    const state = advanced({ pieces: { "rome roma": { LG: 2 }, "rome capua": { LI: 1 } }, treasury: { rome: 3 } });
    begin(state, playedBy(state, "rome", "poliorcetes-effect"), []);
    expect(optionsNow(state).map(({ node }) => node)).toEqual(
      [at(state, "roma"), at(state, "capua")].toSorted((a, b) => a - b),
    );
    answerFirst(state, { node: at(state, "capua") });
    expect(advancedOf(state)).toMatchObject({ helepolis: at(state, "capua"), helepolisOwner: ROME });
    expect(state.powers[ROME]!.treasury).toBe(1);
  });

  test("17.2, 4.4, R483: it is paid for before anybody talks: nobody promises away what it costs", () => {
    const config = { options: ["secretAlliances"] } as const;
    const pieces = { "rome roma": { LG: 2 }, "rome capua": { LI: 1 } };
    const state = advanced({ pieces, config, treasury: { rome: 3 } });
    const terms = [term("talents", ROME, { n: 3 })];
    state.proposals.push({ from: CARTHAGE, to: ROME, terms });
    begin(state, playedBy(state, "rome", "poliorcetes-effect"), []);
    const answer = (action: Action): void =>
      paxRomana.apply(state, ROME, action, new ScriptedChance([]), () => undefined);
    answer({ type: "hear", power: CARTHAGE });
    expect(legalActions(paxRomana, state, ROME).map(({ type: verb }) => verb)).toEqual(["decline", "postpone"]);
    answer({ type: "postpone" });
    answer({ type: "at", node: at(state, "capua") });
    expect([state.powers[ROME]!.treasury, advancedOf(state).helepolisOwner]).toEqual([1, ROME]);
  });

  test("17.2, R502: there is one engine: while it stands, whoever has it, no other is built", () => {
    const pieces = { "rome roma": { LG: 2 }, "carthage carthago": { HI: 2 } };
    const canPlay = (engineOf: number): boolean => {
      const state = hold(advanced({ pieces, treasury: { rome: 3 } }), "rome", "poliorcetes-effect");
      if (engineOf !== NONE) placeEngine(state, engineOf, at(state, engineOf === ROME ? "roma" : "carthago"));
      begin(state, { proc: "activation", step: "operation", power: ROME, drawn: false }, []);
      return optionsNow(state).some(({ type: verb }) => verb === "playCard");
    };
    expect([canPlay(NONE), canPlay(ROME), canPlay(CARTHAGE)]).toEqual([true, false, false]);
  });

  test("R306, §A14.7: five BP for the odds when walls are used, asked before the bids; the base of losses does not grow", () => {
    const pieces = { "rome roma": { LG: 3 } };
    const { state, call } = capua({ pieces });
    const played = begin(state, call, [3, 3], [...INSIDE, { type: "useEngine", yes: true }]);
    expect(told(played, "engineUsed")).toHaveLength(1);
    expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([12, 11]);
    expect(advancedOf(state)).toMatchObject({ helepolis: NONE, helepolisOwner: NONE });
    // 17 against 11 instead of 12.
    const without = capua({ pieces }, false);
    const plain = begin(without.state, without.call, [3, 3], INSIDE);
    const odds = (one: typeof played): number | undefined =>
      told(one, "shiftsCounted")[0]!.list.find(({ cause }) => cause === "odds")?.n;
    expect([odds(plain), odds(played)]).toEqual([undefined, 1]);
  });

  test("10.55, R306: it counts for the 2:1 at which dice are thrown again", () => {
    const config = { options: ["rerolls"] } as const;
    const more = { config, leaders: { "rome-1": "roma" } };
    const reroll = (engine: boolean): string | undefined => {
      const { state, call } = capua(more, engine);
      begin(state, call, [1, 5], engine ? [...INSIDE, { type: "useEngine", yes: true }] : INSIDE);
      return asked(state);
    };
    // 20 BP, or 25, against 11.
    expect([reroll(false), reroll(true)]).toEqual([expect.not.stringMatching(/reroll/), "reroll.larger"]);
  });

  test("R306: not in the field, and whoever keeps it for later has it still", () => {
    const field = capua();
    begin(field.state, field.call, [3, 3], OUTSIDE);
    expect(asked(field.state)).not.toBe("battle.engine");
    const kept = capua();
    begin(kept.state, kept.call, [3, 3], [...INSIDE, { type: "useEngine", yes: false }]);
    expect(advancedOf(kept.state).helepolis).toBe(IN_FORCE + kept.force);
  });

  test("R306: against walls alone and from the sea too; never in defence", () => {
    const walls = capua({ pieces: { "rome roma": { LG: 5 }, "carthage capua": { city: 5 } } });
    begin(walls.state, { ...walls.call, kind: "walls" }, [3, 3]);
    expect([asked(walls.state), machine.who(walls.state)]).toEqual(["battle.engine", [ROME]]);
    const sea = capua();
    begin(sea.state, { ...sea.call, kind: "amphibious" }, [3, 3], INSIDE);
    expect(asked(sea.state)).toBe("battle.engine");
    const defence = advanced({
      pieces: { "carthage capua": { HI: 9 }, "rome roma": { LG: 2, city: 5 } },
      treasury: { rome: 0, carthage: 0 },
    });
    placeEngine(defence, ROME, at(defence, "roma"));
    begin(defence, battle(defence, setOut(defence, "carthage", "capua", "roma", 0), ["rome"]), [3, 3], INSIDE);
    expect(asked(defence)).not.toBe("battle.engine");
  });

  test("§A13: Archimedes and the engine both count", () => {
    const { state, call } = capua();
    advancedOf(state).inventor = at(state, "capua");
    const played = begin(state, call, [3, 3], [...INSIDE, { type: "useEngine", yes: true }]);
    const { list } = told(played, "shiftsCounted")[0]!;
    expect(list).toContainEqual({ side: "defender", cause: "inventor", n: 2 });
    expect(list.some(({ side, cause }) => side === "attacker" && cause === "odds")).toBe(true);
  });
});

describe("R306: the engine on the way", () => {
  test("it goes along with the last of its army, and is where that stops", () => {
    const state = advanced({ pieces: { "rome roma": { LG: 3 } } });
    placeEngine(state, ROME, at(state, "roma"));
    begin(
      state,
      expansionOf(ROME),
      [4],
      [{ type: "major", kind: "own" }, { type: "at", node: at(state, "roma") }, { type: "all" }],
    );
    expect([asked(state), advancedOf(state).helepolis]).toEqual(["land.step", IN_FORCE]);
    answerFirst(state, { type: "step", node: at(state, "capua") });
    answerFirst(state, { type: "stop" });
    expect([asked(state), advancedOf(state).helepolis]).toEqual(["expansion.choose", at(state, "capua")]);
  });

  test("it is taken along or left behind, where others of its owner stand", () => {
    const state = advanced({ pieces: { "rome roma": { LG: 3 }, "rome capua": { LI: 1 } } });
    const force = setOut(state, "rome", "roma", "capua", 4);
    advancedOf(state).helepolis = at(state, "capua");
    advancedOf(state).helepolisOwner = ROME;
    begin(state, { proc: "landMove", force }, [], [{ type: "haulEngine", yes: true }]);
    expect(advancedOf(state).helepolis).toBe(IN_FORCE + force);
    answerFirst(state, { type: "haulEngine", yes: false });
    expect(advancedOf(state).helepolis).toBe(at(state, "capua"));
  });

  test("it is lost with the last land unit beside it", () => {
    const state = advanced({ pieces: { "rome salonae": { LI: 2 } } });
    const force = setOut(state, "rome", "salonae", "salonae", 4);
    placeEngine(state, ROME, at(state, "salonae"));
    hold(state, "carthage", "ambush");
    const played = begin(
      state,
      { proc: "landMove", force },
      [6],
      [
        { type: "step", node: at(state, "ltp_dalmatia") },
        { type: "playCard", kind: "ambush" },
      ],
    );
    expect(told(played, "engineLost")).toMatchObject([{ power: ROME }]);
    expect(advancedOf(state)).toMatchObject({ helepolis: NONE, helepolisOwner: NONE });
  });

  test("17.15: it may come on the march, to the army that marches", () => {
    const state = advanced({ pieces: { "rome roma": { LG: 3 } }, treasury: { rome: 2 } });
    const force = setOut(state, "rome", "roma", "capua", 4);
    hold(state, "rome", "poliorcetes-effect", "spies");
    begin(state, { proc: "landMove", force }, []);
    const cards = optionsNow(state).flatMap(({ type: verb, kind }) => (verb === "playCard" ? [kind] : []));
    expect(cards).toEqual(["poliorcetes-effect"]);
    answerFirst(state, { type: "playCard" });
    expect([advancedOf(state).helepolis, asked(state)]).toEqual([IN_FORCE + force, "land.step"]);
  });

  test("a position keeps it, and refuses one with nobody beside it", () => {
    const table = advanced({ pieces: { "rome roma": { LG: 3, city: 5 } }, settled: true });
    begin(table, { proc: "activation", step: "operation", power: ROME, drawn: false }, []);
    placeEngine(table, ROME, at(table, "roma"));
    advancedOf(table).inventor = at(table, "roma");
    const seats = table.config.seats.map((_, seat) => `seat ${seat}`);
    const read = readPosition(JSON.parse(JSON.stringify(writePosition({ seats, state: table }))));
    expect(read.ok && read.value.state.advanced).toEqual(table.advanced);
    advancedOf(table).helepolis = at(table, "capua");
    expect(readPosition(JSON.parse(JSON.stringify(writePosition({ seats, state: table })))).ok).toBe(false);
    expect(paxRomana.invariants.filter((one) => !one.holds(table)).map(({ name }) => name)).toHaveLength(1);
  });
});
