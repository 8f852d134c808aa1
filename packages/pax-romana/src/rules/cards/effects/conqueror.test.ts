/** 17.2: Conqueror, and what it meets. */
import { describe, expect, test } from "vitest";
import { data, EAST, FRESH, HI, PONTUS, ROME, type CardName } from "../../../data/index.ts";
import { addArmy, pontus } from "../../../state/armies.ts";
import { advancedOf } from "../../../state/cards.ts";
import { FLAGS, hasFlag, setFlag } from "../../../state/flags.ts";
import { joinForce } from "../../../state/force.ts";
import { DEAD } from "../../../state/leaders.ts";
import type { State } from "../../../state/state.ts";
import { addUnits, keyOf } from "../../../state/table.ts";
import { answerFirst, asked, at, begin, optionsNow, play, setOut } from "../../battle/testing.ts";
import { expansionOf } from "../../sequence/operations.ts";
import { advanced, hold, playedBy, struckBy } from "../testing.ts";

const ELITE = data.leaders.ids.find((_, id) => data.leaders.power[id] === ROME && data.leaders.elite[id] === 1)!;
const PLAIN = data.leaders.ids.find((_, id) => data.leaders.power[id] === ROME && data.leaders.elite[id] === 0)!;
const leader = (id: string): number => data.leaders.leaderOf.get(id)!;

/** Rome in Roma, with a leader. */
const roma = (id = ELITE): State =>
  advanced({ pieces: { "rome roma": { LG: 3 }, "rome capua": { LI: 1 } }, leaders: { [id]: "roma" }, settled: true });

const offered = (state: State): CardName[] =>
  optionsNow(state).flatMap(({ type: verb, kind }) => (verb === "playCard" ? [kind as CardName] : []));

const OPERATION = { proc: "activation", step: "operation", power: ROME, drawn: false } as const;

describe("17.2 Conqueror", () => {
  test("R312: before the first Move, with an Elite leader on the map", () => {
    const plays = (state: State): boolean => {
      begin(hold(state, "rome", "conqueror"), expansionOf(ROME), []);
      return offered(state).includes("conqueror");
    };
    expect([plays(roma()), plays(roma(PLAIN))]).toEqual([true, false]);
    const state = hold(roma(), "rome", "conqueror");
    begin(state, expansionOf(ROME), [], [{ type: "minor" }]);
    for (let i = 0; i < 20 && asked(state) !== "expansion.choose"; i++) answerFirst(state, { type: "stop" });
    expect([asked(state), offered(state)]).toEqual(["expansion.choose", []]);
  });

  test("12.55, R312: it is for an Activation of one's own, not for that of Pontus", () => {
    const state = hold(roma(), "rome", "conqueror", "cunctator");
    addUnits(state, keyOf(at(state, "sinope"), PONTUS, FRESH), HI, 1);
    advancedOf(state).pontusPlayer = ROME;
    addArmy(state, pontus(ROME));
    begin(state, { proc: "pontusActivation", power: ROME }, []);
    expect([asked(state), offered(state)]).toEqual(["expansion.choose", ["cunctator"]]);
  });

  test("13.3, R312, R359: it is too late for it when the Gallic revolt has marched", () => {
    const state = hold(roma(), "rome", "conqueror");
    state.rebellions!.marched = true;
    begin(state, OPERATION, []);
    expect(offered(state)).toEqual([]);
  });

  test("R312: it gives nothing to a Recruitment, and is not played in one", () => {
    const state = hold(roma(), "rome", "conqueror", "cunctator");
    begin(state, { proc: "recruitment", power: ROME }, []);
    expect(offered(state)).toEqual(["cunctator"]);
  });

  /** The Major Move from Roma with one of two leaders at the head; the question after it. */
  const moves = (state: State, led: string): string | undefined => {
    begin(
      state,
      expansionOf(ROME),
      [],
      [
        { type: "major", kind: "own" },
        { type: "at", node: at(state, "roma") },
      ],
    );
    for (let i = 0; i < 20 && asked(state) !== "major.again" && asked(state) !== "expansion.choose"; i++)
      answerFirst(
        state,
        [{ type: "all" }, { type: "lead", leader: leader(led) }, { type: "stop" }].find((wanted) =>
          optionsNow(state).some((one) => Object.entries(wanted).every(([k, v]) => one[k as "type"] === v)),
        ),
      );
    return asked(state);
  };

  test("R104, R312: the Major Move that he led is followed by another; only in this Activation", () => {
    const state = roma();
    play(state, playedBy(state, "rome", "conqueror"), []);
    expect(hasFlag(state, ROME, FLAGS.conqueror)).toBe(true);
    expect(moves(state, ELITE)).toBe("major.again");
    const led = advanced({
      pieces: { "rome roma": { LG: 3 } },
      leaders: { [ELITE]: "roma", [PLAIN]: "roma" },
      settled: true,
    });
    setFlag(led, ROME, FLAGS.conqueror);
    expect(moves(led, PLAIN)).toBe("expansion.choose");
  });

  test("8.24, R136, R312, R398: among leaders with one Campaign Rating it is his own Elite leader who leads, though an ally's is there", () => {
    const state = advanced({
      pieces: { "east antiochia": { HI: 2 } },
      leaders: { "rome-2": "antiochia", "east-1": "antiochia" },
    });
    const force = setOut(state, "east", "antiochia", "antiochia");
    joinForce(state, force, leader("rome-2"));
    begin(state, { proc: "majorMove", step: "lead", power: EAST, mover: "own", force, isSecond: false } as never, []);
    expect([asked(state), state.forces[force]!.led]).toEqual(["land.step", leader("east-1")]);
  });

  test("R312: it is over when the Activation closes; that it was played is remembered for the turn", () => {
    const state = roma();
    play(state, playedBy(state, "rome", "conqueror"), []);
    play(state, { proc: "activation", step: "close", power: ROME, drawn: false, capitals: null } as never, []);
    expect([hasFlag(state, ROME, FLAGS.conqueror), hasFlag(state, ROME, FLAGS.conquered)]).toEqual([false, true]);
  });
});

test("§A13: Disease before Conqueror: with no Elite leader left it cannot be played", () => {
  const state = hold(roma(), "rome", "conqueror");
  play(state, struckBy(state, "rome", "disease"), [1], []);
  expect(state.leaders[leader(ELITE)]).toBe(DEAD);
  begin(state, OPERATION, []);
  expect(offered(state)).toEqual([]);
});

describe("§A13: Conqueror and Cunctator", () => {
  test("R301, R313: never both by one power in one turn, in either order; another power is not bound", () => {
    for (const [first, second] of [
      ["conqueror", "cunctator"],
      ["cunctator", "conqueror"],
    ] as const) {
      const state = roma();
      play(state, playedBy(state, "rome", first), []);
      hold(state, "rome", second);
      begin(state, OPERATION, []);
      expect([first, offered(state)]).toEqual([first, []]);
    }
    const state = roma();
    play(state, playedBy(state, "carthage", "cunctator"), []);
    begin(hold(state, "rome", "conqueror"), OPERATION, []);
    expect(offered(state)).toEqual(["conqueror"]);
  });

  test("R301: a cancelled one does not count", () => {
    const state = hold(roma(), "carthage", "deus-ex-machina");
    play(state, playedBy(state, "rome", "cunctator"), [], [{ type: "playCard", kind: "deus-ex-machina" }]);
    begin(hold(state, "rome", "conqueror"), OPERATION, []);
    expect(offered(state)).toEqual(["conqueror"]);
  });
});
