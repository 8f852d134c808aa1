import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, FRESH, NONE, ROME, MOVED } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { DEAD } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { marchMachine, standIn, March, UNHINDERED } from "../../testing/march.ts";
import { putPieces } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import type { Arrived } from "../frames.ts";
import { majorMoveOf } from "./major-move.ts";
import { minorMoveOf } from "./minor-move.ts";
import { count, given, march, mpOf, node, unit } from "./testing.ts";

describe("9.2: prices", () => {
  test("9.21: 1 MP for a Space, and what is not there cannot be spent", () => {
    const table = march(given({ "rome roma": { LG: 1 } }), "roma", 2);
    expect(mpOf(table.answer("step capua"))).toBe(1);
    table.answer("step venusia");
    // Without MP the Move is over.
    expect(table.state.forces).toEqual([]);
    expect(count(table.state, "venusia", "LG")).toBe(1);
  });

  test("9.21: 2 MP for a Mountain Fortress, as the note says: with a 1 it is not entered", () => {
    const pieces = { "carthage thevestis": { HI: 1 } };
    expect(march(given(pieces), "thevestis", 1, CARTHAGE).options).not.toContain("step cirta");
    const table = march(given(pieces), "thevestis", 3, CARTHAGE);
    expect(mpOf(table.answer("step cirta"))).toBe(1);
  });

  test("9.22: only along land connections", () => {
    const table = march(given({ "rome gergovia": { LG: 1 } }), "gergovia", 6);
    expect(table.options).not.toContain("step uxellodunum");
    expect(table.why({ type: "step", node: node(table.state, "uxellodunum") })).toBe("9.22");
  });

  test("9.21, R58: the MP of an attack must be there on entering, and are paid for a battle", () => {
    const pieces = { "rome roma": { LG: 1 }, "carthage capua": { LI: 1 } };
    const short = march(given(pieces), "roma", 1);
    expect(short.options).not.toContain("step capua");
    expect(short.why({ type: "step", node: node(short.state, "capua") })).toBe("9.21");
    const table = march(given(pieces), "roma", 3).answer("step capua");
    expect([mpOf(table), count(table.state, "capua", "LI", CARTHAGE)]).toEqual([1, 0]);
  });

  test("9.21, 10.42: the MP come back when the Space is vacated; walls left behind are attacked with them (R146)", () => {
    const state = given({ "rome roma": { LG: 1 }, "carthage capua": { LI: 1 } });
    let battles = 0;
    const vacated = procedure<Body<"landBattle", { acts: "begin" }>>({
      name: "landBattle",
      rule: "10.42",
      steps: {
        begin(s, _, course) {
          battles++;
          addUnits(s, keyOf(node(s, "capua"), CARTHAGE, FRESH), unit("LI"), -1);
          course.end({ winner: "vacated", holds: true, gone: "moved" });
        },
      },
    });
    const machine = marchMachine([vacated]);
    const table = new March(state, majorMoveOf(ROME, "own"), [], machine).answer("at roma", [4]);
    table.answer("step capua");
    expect([battles, mpOf(table)]).toEqual([1, 3]);
  });

  test("9.21: galleys in a Space do not matter", () => {
    const table = march(given({ "rome roma": { LG: 1 }, "carthage brundisium": { GS: 2 } }), "roma", 6);
    table.answer(["step capua", "step barium"]);
    expect(table.options).toContain("step brundisium");
    expect(mpOf(table.answer("step brundisium"))).toBe(3);
  });

  test("8.46, 12.11, R55: a lone garrison dies for 1 MP more, without a battle, and its leader with it", () => {
    const state = given(
      { "rome roma": { LG: 1 }, "carthage capua": { GARR: 2 } },
      { leaders: { "carthage-4": "capua" } },
    );
    const table = march(state, "roma", 4).answer("step capua");
    expect([mpOf(table), count(state, "capua", "GARR", CARTHAGE)]).toEqual([2, 0]);
    expect(table.events.map(({ type: e }) => e)).toContain("garrisonLost");
    expect(table.events.map(({ type: e }) => e)).toContain("leaderLost");
    expect(state.leaders[worldOf(state.config).data.leaders.leaderOf.get("carthage-4")!]).toBe(-3);
  });

  test("9.21, 12.11: squadrons in the port of a garrison that is lost stay afloat", () => {
    const state = given({ "rome capua": { LG: 1 }, "carthage paestum": { GARR: 1, GS: 2 } });
    const table = march(state, "capua", 4).answer("step paestum");
    expect([mpOf(table), count(state, "paestum", "GARR", CARTHAGE), count(state, "paestum", "GS", CARTHAGE)]).toEqual([
      2, 0, 2,
    ]);
  });

  test("10.35: those who waited inside walls are attacked at no cost", () => {
    for (const free of [true, false]) {
      const state = given({
        "rome roma": { LG: 1 },
        "carthage capua": { LI: 1, town: 2 },
        "carthage venusia": { LI: 1 },
      });
      const machine = marchMachine([standIn("interception", { ...UNHINDERED, free })]);
      const table = new March(state, majorMoveOf(ROME, "own"), [], machine).answer("at roma", [5]).answer("step capua");
      expect(mpOf(table)).toBe(free ? 4 : 3);
    }
  });

  test("R196: leaders and garrisons alone do not enter a Space that must be attacked", () => {
    const state = given({ "carthage capua": { GARR: 1 } }, { leaders: { "rome-3": "roma" } });
    const table = new March(state, majorMoveOf(ROME, "own"));
    table.answer("at roma", [3]);
    expect(table.options).not.toContain("step capua");
    expect(table.why({ type: "step", node: node(state, "capua") })).toBe("9.21");
    expect(table.options).toContain("step pisae");
  });

  test("7.42, R139: empty works at their least walls fall on entry, for 1 MP, to a land unit", () => {
    const table = march(given({ "rome roma": { LG: 1 }, "carthage capua": { town: 1 } }), "roma", 4);
    table.answer("step capua");
    expect([mpOf(table), worksAt(table.state, node(table.state, "capua"))?.owner]).toEqual([2, ROME]);
  });

  test("7.22, 7.34: works with walls above their least are attacked, once, and taken when they are low", () => {
    const table = march(given({ "rome roma": { LG: 1 }, "carthage capua": { town: 2, LI: 1 } }), "roma", 4);
    table.answer("step capua");
    expect([mpOf(table), worksAt(table.state, node(table.state, "capua"))?.owner]).toEqual([2, ROME]);
  });

  test("9.21: the example of movement, over the Alps into Italia", () => {
    const state = given(
      { "carthage emporiae": { HI: 6, LI: 4 }, "rome arretium": { LG: 1 } },
      { leaders: { "carthage-1": "emporiae" }, tribes: { nemausus: 2 } },
    );
    const table = march(state, "emporiae", 5, CARTHAGE, ["all", "leader carthage-1 yes"]);
    expect(mpOf(table)).toBe(11);
    table.answer("step narbo");
    expect(mpOf(table)).toBe(10);
    table.answer("step nemausus");
    expect(table.events.find(({ type: e }) => e === "tribeRevealed")).toMatchObject({ strength: 2 });
    expect(mpOf(table)).toBe(8);
    table.answer("step valentia");
    expect(mpOf(table)).toBe(7);
    table.answer("step ap_cottiae", [1]);
    // A tenth of ten units: one light infantryman is lost.
    while (table.options[0]?.startsWith("lose") || table.options[0]?.startsWith("flip"))
      table.answer(table.options.includes("lose LI 1") ? "lose LI 1" : table.options[0]);
    expect(mpOf(table)).toBe(5);
    table.answer("step taurinorum");
    expect(mpOf(table)).toBe(4);
    table.answer(["step mediolanum", "step parma"]);
    expect(mpOf(table)).toBe(2);
    table.answer("step arretium");
    expect(table.state.forces).toEqual([]);
    expect(count(state, "arretium", "LI", CARTHAGE)).toBe(3);
    expect(count(state, "arretium", "LG", ROME)).toBe(0);
  });
});

describe("10.31: who is asked on the way", () => {
  test("10.31: interception is asked for where others stand next to the Space, but not over a strait", () => {
    let asked = 0;
    const counting = procedure<Body<"interception", { acts: "begin" }>>({
      name: "interception",
      rule: "10.31",
      steps: {
        begin(_state, _frame, course) {
          asked++;
          course.end(UNHINDERED);
        },
      },
    });
    const machine = marchMachine([counting]);
    const state = given({ "rome rhegium": { LG: 1 }, "carthage syracusae": { HI: 1 } });
    const table = new March(state, majorMoveOf(ROME, "own"), [], machine).answer("at rhegium", [6]);
    table.answer("step messana");
    expect(asked).toBe(0);
    table.answer("step panormus");
    expect(asked).toBe(
      worldOf(state.config).map.direct[node(state, "panormus")]!.includes(node(state, "syracusae")) ? 1 : 0,
    );
    expect(state.forces[0]?.from ?? NONE).not.toBe(NONE);
  });

  test("9.21, R143: on entering the tribe is turned over, then others intercept, then leaders alone flee, then it attacks", () => {
    const order: string[] = [];
    const note = (name: string, state: State): void => {
      const leader = worldOf(state.config).data.leaders.leaderOf.get("carthage-4")!;
      order.push(`${name}: ${state.tribes.some((strength) => strength > 0)} ${state.leaders[leader]}`);
    };
    const interception = procedure<Body<"interception", { acts: "begin" }>>({
      name: "interception",
      rule: "10.31",
      steps: {
        begin(now, _frame, course) {
          note("interception", now);
          course.end(UNHINDERED);
        },
      },
    });
    const landBattle = procedure<Body<"landBattle", { acts: "begin" }>>({
      name: "landBattle",
      rule: "10.2",
      steps: {
        begin(now, _frame, course) {
          note("landBattle", now);
          course.end({ winner: "attacker", holds: true, gone: "stayed" });
        },
      },
    });
    const machine = marchMachine([interception, landBattle]);
    const pieces = { "rome narbo": { LG: 3 }, "carthage massilia": { LI: 1 } };
    const state = given(pieces, { leaders: { "carthage-4": "nemausus" } });
    const table = new March(state, majorMoveOf(ROME, "own"), [], machine).answer("at narbo").answer("all", [4]);
    // R422: nobody stays beside a tribe; here it comes just before the step.
    state.tribes[worldOf(state.config).map.tribal[node(state, "nemausus")]!] = 5;
    table.answer("step nemausus");
    // The counter is gone before anybody is asked; the leader stands until he has been.
    expect(order).toEqual([`interception: false ${node(state, "nemausus")}`]);
    expect([table.asked, table.options]).toEqual([CARTHAGE, ["withdraw", "stand"]]);
    table.answer("stand");
    expect(order.slice(1)).toEqual([`landBattle: false ${DEAD}`]);
  });

  test("13.12: a tribe is revealed when its Space is entered, and attacked", () => {
    const state = given({ "rome narbo": { LG: 3 } }, { tribes: { nemausus: 5 } });
    const pool = state.tribePool.length;
    const table = march(state, "narbo", 4).answer("step nemausus");
    expect(table.events.find(({ type: e }) => e === "tribeRevealed")).toMatchObject({ strength: 5 });
    expect([state.tribePool.length, mpOf(table)]).toEqual([pool + 1, 2]);
    putPieces(state, "rome narbo", { LI: 1 });
  });
});

describe("9.21: after an arrival", () => {
  /** A force meets another reduced legion in Capua; interceptors beside it have decided what becomes of it. */
  const entering = (how: Arrived): string[] => {
    const pieces = { "rome roma": { lg: 1, LI: 1 }, "rome capua": { lg: 1 }, "carthage venusia": { LI: 1 } };
    const machine = marchMachine([standIn("interception", { ...UNHINDERED, how })]);
    const table = new March(given(pieces), majorMoveOf(ROME, "own"), [6], machine).answer(["at roma", "all"]);
    return table.answer("step capua").options;
  };

  test("7.53, 10.37: whoever is finished ends his Move; whoever was put back goes on without meeting anybody", () => {
    expect(entering("finished")).toEqual([]);
    expect(entering("back")).not.toContain("mergePair yes");
    expect(entering("back")).toContain("step barium");
    expect(entering("held")).toContain("mergePair yes");
  });
});

describe("10.86: reduced units that meet", () => {
  test("10.86, R135: without an MP, and in a Minor Move, the full unit stays where they met", () => {
    const pieces = { "rome roma": { lg: 1, LI: 1 }, "rome capua": { lg: 1 } };
    const spent = march(given(pieces), "roma", 1).answer("step capua");
    expect([count(spent.state, "capua", "LG"), count(spent.state, "capua", "lg")]).toEqual([1, 0]);
    const minor = new March(given(pieces), minorMoveOf(ROME)).answer("at roma").answer("moveUnit lg", [6]);
    minor.answer("step capua");
    expect([minor.options, count(minor.state, "capua", "LG"), minor.state.forces]).toEqual([[], 1, []]);
  });

  test("10.86, R135: with exactly one MP it may join; one that has moved and rests there joins too", () => {
    const state = given({ "rome roma": { LI: 1, hi: 1 } });
    addUnits(state, keyOf(node(state, "capua"), ROME, MOVED), unit("hi"), 1);
    const table = march(state, "roma", 2).answer("step capua");
    expect(table.options).toEqual(["mergePair yes", "mergePair no"]);
    table.answer("mergePair yes");
    expect([count(state, "capua", "HI"), count(state, "capua", "hi")]).toEqual([1, 0]);
  });

  test("10.86: a reduced unit of a friend, or of another sort, is nobody's other half", () => {
    const state = given({ "rome roma": { lg: 1 }, "rome capua": { hi: 1 }, "carthage capua": { LI: 1, lg: 1 } });
    state.pacts[CARTHAGE * 4 + ROME] = STACK;
    expect(march(state, "roma", 4).answer("step capua").options).not.toContain("mergePair yes");
    const none = march(given({ "rome roma": { LG: 1 }, "rome capua": { lg: 1 } }), "roma", 4).answer("step capua");
    expect(none.options).not.toContain("mergePair yes");
  });
});
