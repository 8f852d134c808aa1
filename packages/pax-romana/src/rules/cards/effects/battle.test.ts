/** Cards that are played in a battle. */
import { describe, expect, test } from "vitest";
import { BI, EAST, FRESH, GREECE, HORDE_0, NONE, ROME, type CardName } from "../../../data/index.ts";
import { addArmy, horde, pontus } from "../../../state/armies.ts";
import { advancedOf, cardsOf } from "../../../state/cards.ts";
import { FLAGS, hasFlag, setFlag } from "../../../state/flags.ts";
import { addForce, addToForce, emptyForce } from "../../../state/force.ts";
import type { State } from "../../../state/state.ts";
import { setWorks, worksAt } from "../../../state/works.ts";
import type { Given } from "../../../testing/position.ts";
import { answerFirst, asked, at, battle, begin, optionsNow, setOut, standing, told } from "../../battle/testing.ts";
import { machine } from "../../index.ts";
import { advanced, hold } from "../testing.ts";

const PASS = { type: "passCard", kind: "now" } as const;
const STAND = { type: "stand" } as const;
const plays = (kind: CardName) => ({ type: "playCard", kind }) as const;
const SURPRISE = plays("tactical-surprise");

/** Greece attacks The East in Larissa with the forces of the examples of 10.51. */
function larissa(more: Given = {}): { state: State; fight: () => ReturnType<typeof battle> } {
  const state = advanced({
    leaders: { "greece-2": "pella", "east-3": "larissa" },
    treasury: { greece: 0, east: 0 },
    ...more,
    pieces: {
      "greece pella": { HI: 5, LI: 6, CAV: 4 },
      "east larissa": { HI: 3, LI: 2, CAV: 2 },
      ...more.pieces,
    },
  });
  return { state, fight: () => battle(state, setOut(state, "greece", "pella", "larissa", 0), ["east"]) };
}

const playable = (state: State): unknown[] =>
  optionsNow(state).flatMap(({ type: verb, kind }) => (verb === "playCard" ? [kind] : []));

describe("17.2 Tactical Surprise", () => {
  test("10.51: example 2: Greece announces four shifts, The East plays the card, and two are left", () => {
    const { state, fight } = larissa();
    hold(state, "east", "tactical-surprise");
    const played = begin(state, fight(), [3, 5], [PASS, STAND, SURPRISE]);
    expect(told(played, "shiftsCounted").map(({ net }) => net)).toEqual([4, 2]);
    expect(told(played, "shiftsCounted").at(-1)!.list).toContainEqual({ side: "defender", cause: "surprise", n: 2 });
    expect([asked(state), machine.who(state)]).toEqual(["battle.raise", [GREECE]]);
    expect(optionsNow(state).map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  test("R304: after both dice; each play opens the window again: the other side answers, and two for one side add up", () => {
    const { state, fight } = larissa();
    hold(state, "east", "tactical-surprise");
    hold(state, "greece", "tactical-surprise");
    const played = begin(state, fight(), [3, 5], [PASS, PASS, STAND, PASS, SURPRISE, PASS]);
    expect(told(played, "battleRolled")).toHaveLength(1);
    // The East is answered.
    expect([asked(state), machine.who(state)]).toEqual(["card.window", [GREECE]]);
    answerFirst(state, SURPRISE, played);
    expect(told(played, "shiftsCounted").map(({ net }) => net)).toEqual([4, 2, 4]);
    const both = larissa();
    hold(both.state, "east", "tactical-surprise", "tactical-surprise");
    const twice = begin(both.state, both.fight(), [3, 5], [PASS, STAND, SURPRISE, SURPRISE]);
    expect(told(twice, "shiftsCounted").map(({ net }) => net)).toEqual([4, 2, 0]);
  });

  test("R303: powers of the two sides are asked, whatever they hold, and nobody else", () => {
    for (const card of ["tactical-surprise", "pontus"] as const) {
      const { state, fight } = larissa();
      hold(state, "east", card);
      hold(state, "rome", "tactical-surprise");
      begin(state, fight(), [3, 5], [PASS, STAND]);
      expect([asked(state), machine.who(state)]).toEqual(["card.window", [EAST]]);
    }
  });

  test("13.24, R303: nobody plays for a tribe or an independent; R172: whoever decides for it does not either", () => {
    const state = advanced({ pieces: { "greece pella": { HI: 5 }, "mamertines larissa": { LI: 3 } } });
    hold(state, "rome", "tactical-surprise");
    const call = battle(state, setOut(state, "greece", "pella", "larissa", 0), ["mamertines"]);
    const played = begin(state, call, [3, 5]);
    expect(told(played, "battleRolled")).toHaveLength(1);
    expect(told(played, "windowOpened")).toEqual([]);
  });

  test("7.34, R303: whose walls alone are attacked is asked, too", () => {
    const state = advanced({
      pieces: { "greece pella": { HI: 5 }, "east larissa": { city: 5 } },
      treasury: { greece: 0, east: 0 },
    });
    hold(state, "east", "tactical-surprise");
    const call = { ...battle(state, setOut(state, "greece", "pella", "larissa", 0), ["east"]), kind: "walls" } as const;
    const played = begin(
      state,
      { ...call, defender: { power: EAST, force: NONE, owners: [] } },
      [3, 5],
      [PASS, SURPRISE],
    );
    const { list } = told(played, "shiftsCounted").at(-1)!;
    expect(list).toContainEqual({ side: "defender", cause: "surprise", n: 2 });
  });

  test("12.55, R303: the player of Pontus plays for it, where it attacks and where it is attacked", () => {
    const askedIn = (...[attacker, defender]: readonly ["pontus" | "greece", "pontus" | "east"]) => {
      const state = advanced({ pieces: { [`${attacker} pella`]: { HI: 5 }, [`${defender} larissa`]: { HI: 3 } } });
      advancedOf(state).pontusPlayer = ROME;
      addArmy(state, pontus(ROME));
      hold(hold(hold(state, "rome", "tactical-surprise"), "east", "spies"), "greece", "spies");
      begin(state, battle(state, setOut(state, attacker, "pella", "larissa", 0), [defender]), []);
      return machine.who(state);
    };
    expect([askedIn("pontus", "east"), askedIn("greece", "pontus")]).toEqual([
      [ROME, EAST],
      [ROME, GREECE],
    ]);
  });

  test("13.43, R303: whoever moves a horde plays for it, and the power it attacks for itself", () => {
    const state = advanced({ pieces: { "east larissa": { HI: 3 } } });
    addArmy(state, horde(HORDE_0, "germans", ROME, NONE));
    const force = addForce(state, emptyForce(ROME, at(state, "larissa")));
    addToForce(state, state.forces[force]!, HORDE_0, FRESH, BI, 9);
    hold(hold(hold(state, "rome", "pontus"), "east", "spies"), "greece", "tactical-surprise");
    begin(state, battle(state, force, ["east"]), []);
    expect([asked(state), machine.who(state)]).toEqual(["card.window", [ROME, EAST]]);
  });

  test("R292: once both copies lie open nobody is asked when shifts are counted", () => {
    const { state, fight } = larissa();
    hold(state, "east", "pontus");
    hold(state, "rome", "tactical-surprise", "tactical-surprise");
    const { hands, discard } = cardsOf(state);
    discard.push(...hands[ROME]!.splice(0));
    discard.sort((a, b) => a - b);
    begin(state, fight(), [3, 5], [PASS, STAND]);
    expect(asked(state)).toBe("battle.raise");
  });

  test("10.51, §A13: it counts in full where walls are used, unlike a Tactical Rating", () => {
    const { state, fight } = larissa({ pieces: { "east larissa": { HI: 3, town: 2 } } });
    hold(state, "east", "tactical-surprise");
    const played = begin(state, fight(), [3, 5], [PASS, STAND, { type: "useWalls", yes: true }, SURPRISE]);
    const { list } = told(played, "shiftsCounted").at(-1)!;
    expect(list).toContainEqual({ side: "defender", cause: "surprise", n: 2 });
    expect(list).toContainEqual({ side: "attacker", cause: "tactics", n: 1 });
  });
});

describe("17.2 Archimedes Effect", () => {
  /** The East behind the walls of Larissa, a City; Rome holds the card. */
  const behind = (walls: boolean, works: object = { city: 5 }, card: CardName = "archimedes-effect") => {
    const { state, fight } = larissa({ pieces: { "east larissa": { HI: 3, ...works }, "rome roma": { city: 5 } } });
    hold(state, "rome", card);
    const played = begin(state, fight(), [3, 5], [STAND, { type: "useWalls", yes: walls }]);
    return { state, played };
  };

  test("R305: everybody is asked when a City is used, whatever he holds; two shifts for whoever uses its walls", () => {
    const { state, played } = behind(true);
    expect([asked(state), machine.who(state)]).toEqual(["card.window", [ROME]]);
    answerFirst(state, plays("archimedes-effect"), played);
    expect(asked(state)).toBe("inventor.where");
    answerFirst(state, { node: at(state, "larissa") }, played);
    expect(told(played, "shiftsCounted").at(-1)!.list).toContainEqual({ side: "defender", cause: "inventor", n: 2 });
    expect(behind(true, { city: 5 }, "pontus").state.frames.at(-1)?.proc).toBe("cardWindow");
  });

  test("§A14.8: nobody is asked for a Town, nor for a City left aside, and the Inventor is worth nothing there", () => {
    for (const { state } of [behind(true, { town: 2 }), behind(false)]) expect(asked(state)).toBe("battle.raise");
    const { state, fight } = larissa({ pieces: { "east larissa": { HI: 3, city: 5 } } });
    advancedOf(state).inventor = at(state, "larissa");
    const played = begin(state, fight(), [3, 5], [STAND, { type: "useWalls", yes: false }]);
    expect(told(played, "shiftsCounted")[0]!.list.map(({ cause }) => cause)).not.toContain("inventor");
  });

  test("R305: in the window of a battle without a used City it cannot be played", () => {
    const { state, fight } = larissa({ pieces: { "east larissa": { HI: 3, city: 5 } } });
    hold(state, "east", "archimedes-effect");
    begin(state, fight(), [3, 5], [PASS, STAND, { type: "useWalls", yes: false }]);
    expect([asked(state), playable(state)]).toEqual(["card.window", []]);
  });

  test("R305: the Inventor stays when the City changes hands, and goes when it is destroyed", () => {
    const { state } = larissa({ pieces: { "east larissa": { HI: 3, city: 5 } } });
    const node = at(state, "larissa");
    advancedOf(state).inventor = node;
    setWorks(state, node, { ...worksAt(state, node)!, owner: GREECE });
    expect(advancedOf(state).inventor).toBe(node);
    setWorks(state, node, undefined);
    expect(advancedOf(state).inventor).toBe(NONE);
  });

  test("§A13: with a landing the shifts add up", () => {
    const { state } = larissa({ pieces: { "greece pella": { HI: 5 }, "east ephesus": { HI: 3, city: 5 } } });
    advancedOf(state).inventor = at(state, "ephesus");
    const landing = battle(state, setOut(state, "greece", "pella", "ephesus", 0), ["east"], "amphibious");
    const played = begin(state, landing, [3, 5], [STAND, { type: "useWalls", yes: true }]);
    const { list } = told(played, "shiftsCounted")[0]!;
    expect(list).toContainEqual({ side: "defender", cause: "amphibious", n: 2 });
    expect(list).toContainEqual({ side: "defender", cause: "inventor", n: 2 });
  });
});

describe("17.2 Cunctator", () => {
  /** Carthage comes from Genua to Pisae, where Rome stands. */
  const pisae = (mark: "fresh" | "delayed") => {
    const state = advanced({
      pieces: { "carthage genua": { HI: 9 }, "rome pisae": { LG: 2 } },
      stability: { rome: 3 },
      treasury: { rome: 0, carthage: 0 },
    });
    if (mark === "delayed") setFlag(state, ROME, FLAGS.delayed);
    return { state, call: battle(state, setOut(state, "carthage", "genua", "pisae"), ["rome"]) };
  };
  const AWAY = (state: State) => [
    { type: "withdraw" },
    { type: "all" },
    { type: "step", node: at(state, "roma") },
    { type: "stop" },
  ];

  test("R313: leaving a Space of one's Home costs no Stability", () => {
    const left = (mark: "fresh" | "delayed"): number => {
      const { state, call } = pisae(mark);
      begin(state, call, [3], AWAY(state));
      expect(state.handed).toMatchObject({ winner: "vacated" });
      return state.powers[ROME]!.stability;
    };
    expect([left("fresh"), left("delayed")]).toEqual([2, 3]);
  });

  test("R313, 10.41: the same units withdraw again in the same Move", () => {
    const again = (mark: "fresh" | "delayed"): string | undefined => {
      const { state, call } = pisae(mark);
      begin(state, call, [3], AWAY(state));
      const force = state.forces[0]!;
      Object.assign(force, { node: at(state, "roma"), from: at(state, "pisae") });
      begin(state, battle(state, 0, ["rome"]), [3]);
      return asked(state);
    };
    expect([again("fresh"), again("delayed")]).toEqual([expect.not.stringMatching("withdrawal.ask"), "withdrawal.ask"]);
  });

  test("R292, R313: it is played before the battle by who is attacked", () => {
    const { state, call } = pisae("fresh");
    hold(state, "rome", "cunctator");
    begin(state, call, [3], [plays("cunctator")]);
    expect([asked(state), hasFlag(state, ROME, FLAGS.delayed)]).toEqual(["withdrawal.ask", true]);
  });
});

test("17.15, R319: mercenaries hired before the battle fight in it", () => {
  const state = advanced({
    pieces: { "rome roma": { LG: 3 }, "carthage capua": { HI: 2 } },
    treasury: { rome: 0, carthage: 2 },
  });
  hold(state, "carthage", "mercenaries");
  const call = battle(state, setOut(state, "rome", "roma", "capua"), ["carthage"]);
  const played = begin(state, call, [3, 5], [plays("mercenaries")]);
  expect(asked(state)).toBe("mercenaries.what");
  for (let i = 0; i < 4 && asked(state) !== "withdrawal.ask"; i++) answerFirst(state, {}, played);
  answerFirst(state, STAND, played);
  expect(told(played, "battleRolled")[0]!.battlePoints[1]).toBeGreaterThan(6);
  expect(standing(state, "carthage", "capua", "HI")).toBe(2);
});
