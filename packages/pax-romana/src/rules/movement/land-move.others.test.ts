/** Marches of and among others: hordes, slaves, allies whose Spaces one only passes. */
import { Machine } from "../../engine/machine.ts";
import { loose } from "../../testing/loose.ts";
import { afterStep } from "../after-step.ts";
import { chooseForce } from "./choose-force.ts";
import { chooseUnits } from "./choose-units.ts";
import { landMove } from "./land-move.ts";
import { majorMove } from "./major-move.ts";
import { move } from "./move.ts";
import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import {
  BI,
  CARTHAGE,
  FRESH,
  HORDE_0,
  GALLIC_REBEL,
  HORDE_LEADER,
  INDEPENDENT,
  NONE,
  ROME,
  type Power,
} from "../../data/index.ts";
import { procedure, type Body, type Call } from "../../engine/procedure.ts";
import { addArmy, armyOf, forgetParts, gallicRevolt, horde, slavesOf, soldier } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce, moveForce } from "../../state/force.ts";
import { DEAD } from "../../state/leaders.ts";
import type { Force, State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { enemiesTogether, leaderAmongEnemies } from "../../invariants/company.ts";
import { worksAt } from "../../state/works.ts";
import { marchMachine, March } from "../../testing/march.ts";
import { ownerOf, putPieces, type Pieces } from "../../testing/position.ts";
import { deciderFor, lastMover } from "../control/keeper.ts";
import { PASS, relation } from "../control/relation.ts";
import { permit } from "../diplomacy/pacts.ts";
import { majorMoveOf } from "./major-move.ts";
import { majorStarts } from "./movers.ts";
import { canStep, mayRest } from "./steps.ts";
import { count, given, march, mpOf, node } from "./testing.ts";

/** A horde that Rome moves, on the map. */
function hordeAt(state: State, id: string, mp: number): Force {
  addArmy(state, horde(HORDE_0, "germans", ROME, 0));
  const force = { ...emptyForce(ROME, node(state, id)), mp };
  addForce(state, force);
  addToForce(state, force, HORDE_0, FRESH, BI, 4);
  return force;
}

describe("13.42: hordes on the march", () => {
  test("7.45, 13.37, R396: a horde may destroy what is independent, also in the Home of its mover; the mover's own army may not (7.43)", () => {
    const options = (owner: string, isHorde: boolean): readonly string[] => {
      const state = given({
        [`${owner} placentia`]: { town: 1 },
        ...(!isHorde && { "rome placentia": { LI: 2, town: 1 } }),
      });
      if (!isHorde) return march(state, "placentia", 4, ROME).options;
      hordeAt(state, "placentia", 4);
      return new March(state, { proc: "landMove", force: 0 }).options;
    };
    expect(options("independent", true)).toContain("destroy");
    expect(options("rome", false)).not.toContain("destroy");
  });

  test("7.45, 7.42, 5.12, R468: a Town that a horde takes beside land units of its mover is his, any other independent", () => {
    for (const [guest, owner] of [
      [{ LI: 1 }, ROME],
      [{ GARR: 1 }, INDEPENDENT],
      [{}, INDEPENDENT],
    ] as const) {
      const state = given({ "carthage placentia": { town: 1 }, "rome placentia": guest });
      permit(state, CARTHAGE, ROME, "stack");
      hordeAt(state, "parma", 4);
      new March(state, { proc: "landMove", force: 0 }).answer("step placentia");
      expect(worksAt(state, node(state, "placentia"))!.owner).toBe(owner);
    }
  });

  test("7.43, 13.37, R468: a horde destroys Towns of its mover as he himself does: not in his Home", () => {
    const offered = (where: string): boolean => {
      const state = given({ [`rome ${where}`]: { LI: 1, town: 1 } });
      hordeAt(state, where, 4);
      return new March(state, { proc: "landMove", force: 0 }).options.includes("destroy");
    };
    expect([offered("massilia"), offered("placentia")]).toEqual([true, false]);
  });

  test("13.42, R101, R138: a horde goes into and through Spaces with forces of its mover", () => {
    const state = given({ "rome capua": { LI: 1 }, "carthage pisae": { LI: 1 } });
    const force = hordeAt(state, "roma", 2);
    force.mp = 1;
    expect([mayRest(state, force, node(state, "capua")), canStep(state, force, node(state, "capua"))]).toEqual([
      true,
      true,
    ]);
    expect(relation(state, HORDE_0, ROME, CARTHAGE)).toBe("hostile");
    expect(relation(state, HORDE_0, CARTHAGE, ROME)).toBe("hostile");
  });

  test("13.42, R103: an army that anybody may use takes the place of his Major Move", () => {
    const state = given({ "horde0 lutetia": { BI: 4 } });
    const germans = horde(HORDE_0, "germans", ROME, 0);
    germans.use = "anybody";
    addArmy(state, germans);
    state.leaders[HORDE_LEADER] = node(state, "lutetia");
    const table = new March(state, majorMoveOf(CARTHAGE, "horde0"), [1]).answer(["at lutetia", "all"]);
    expect(table.options).toContain("leader horde-0 yes");
    table.answer("leader horde-0 yes");
    // 13.4: its leader's Campaign Rating counts, and nobody else's units are touched.
    expect([mpOf(table)! > 1, table.state.forces[0]!.rows[0]!.owner, table.asked]).toEqual([true, HORDE_0, CARTHAGE]);
    // R286: it leaves behind and takes up its own people, and nothing more: no ships, no garrisons.
    expect(table.options.filter((name) => !name.startsWith("step"))).toEqual(["drop", "stop"]);
    addUnits(state, keyOf(node(state, "lutetia"), HORDE_0, FRESH), BI, 2);
    expect(table.options).toContain("pickUp");
    table.answer(["drop", "some", "takeUnits BI 1"]);
    expect(table.answer(["pickUp", "all"]).state.forces[0]!.rows[0]!.counts[BI]).toBe(5);
    expect(table.options.filter((name) => name === "drop")).toHaveLength(1);
  });

  test("13.42, R286: the leader of a horde goes nowhere without his people", () => {
    const state = given({ "horde0 lutetia": { BI: 4 } });
    addArmy(state, { ...horde(HORDE_0, "germans", ROME, 0), use: "anybody" });
    state.leaders[HORDE_LEADER] = node(state, "lutetia");
    const table = new March(state, majorMoveOf(CARTHAGE, "horde0"), [1]).answer("at lutetia");
    expect(table.options).toEqual(["all", "some"]);
    state.leaders[HORDE_LEADER] = node(state, "massilia");
    expect(majorStarts(state, CARTHAGE, "horde0")).toEqual([node(state, "lutetia")]);
  });

  test("13.3, R286: nor does the leader of the Gallic revolt", () => {
    const state = given({ "gallicRevolt lutetia": { BI: 4 } });
    addArmy(state, { ...gallicRevolt(ROME), use: "anybody" });
    state.leaders[GALLIC_REBEL] = node(state, "massilia");
    expect(majorStarts(state, CARTHAGE, "gallicRevolt")).toEqual([node(state, "lutetia")]);
  });

  test("13.42, 8.44, R286: if his people with him are lost, and he is back among others of his horde, he stays with them", () => {
    const state = given({ "horde0 lutetia": { BI: 4 } });
    addArmy(state, { ...horde(HORDE_0, "germans", ROME, 0), use: "anybody" });
    state.leaders[HORDE_LEADER] = node(state, "lutetia");
    const beaten = loose({
      name: "arrival",
      rule: "9.21",
      steps: {
        begin(now, _frame, course) {
          addToForce(now, now.forces[0]!, HORDE_0, now.forces[0]!.rows[0]!.mark, BI, -1);
          moveForce(now, 0, node(now, "lutetia"));
          course.end({ how: "back", contested: true });
        },
      },
    });
    const machine = new Machine([landMove, move, majorMove, chooseForce, chooseUnits, beaten], afterStep);
    const table = new March(state, majorMoveOf(CARTHAGE, "horde0"), [3], machine);
    table.answer(["at lutetia", "some", "takeUnits BI 1", "leader horde-0 yes"]);
    table.answer(table.options.find((name) => name.startsWith("step"))!);
    expect([table.asked, state.leaders[HORDE_LEADER]]).toEqual([undefined, node(state, "lutetia")]);
  });

  test.each([
    ["units", { LG: 2 }],
    ["a garrison", { GARR: 1 }],
    ["a Town", { town: 2 }],
  ])(
    "5.12, 13.42, R451: taken over among %s of another power, those of a horde that set out have to go on",
    (_, pieces) => {
      const taken = (power: Power): March => {
        const state = given({ "horde0 genua": { BI: 5 }, "rome genua": pieces });
        addArmy(state, { ...horde(HORDE_0, "germans", ROME, 0), use: "anybody" });
        state.leaders[HORDE_LEADER] = node(state, "genua");
        return new March(state, majorMoveOf(power, "horde0"), [2]).answer("at genua");
      };
      const table = taken(CARTHAGE).answer("all").answer("leader horde-0 yes");
      expect(table.options.filter((name) => !name.startsWith("step"))).toEqual([]);
      expect(table.state.forces[0]!.rows[0]!.counts[BI]).toBe(5);
      expect(table.why({ type: "stop" })).toBe("5.12");
      expect(table.answer("step pisae").options).toContain("stop");
    },
  );

  test("5.12, R451: a horde that finds no way out stays, and counts as moved by those it stands with", () => {
    const state = given({ "horde0 genua": { BI: 1 }, "rome genua": { LG: 2 } });
    addArmy(state, { ...horde(HORDE_0, "germans", ROME, 0), use: "anybody" });
    const { map } = worldOf(state.config);
    for (const to of map.land[node(state, "genua")]!)
      if (to < map.spaces) putPieces(state, `greece ${map.ids[to]!}`, { HI: 9 });
    const table = new March(state, majorMoveOf(CARTHAGE, "horde0"), [1]).answer("at genua");
    expect([table.asked, lastMover(state, HORDE_0, node(state, "genua"))]).toEqual([undefined, ROME]);
  });

  test("13.42, R451: what nobody moves of a horde stays whose it was, and with whom it stands", () => {
    const state = given({ "horde0 genua": { BI: 5 }, "horde0 mediolanum": { BI: 3 }, "rome mediolanum": { LG: 2 } });
    addArmy(state, { ...horde(HORDE_0, "germans", ROME, 0), use: "anybody" });
    const leader = worldOf(state.config).data.leaders.power.indexOf(ROME);
    state.leaders[leader] = node(state, "genua");
    const table = new March(state, majorMoveOf(CARTHAGE, "horde0"), [2]).answer("at genua");
    table.answer("some").answer("takeUnits BI 2").answer("step pisae").answer("stop");
    const movers = ["genua", "mediolanum", "pisae"].map((id) => lastMover(state, HORDE_0, node(state, id)));
    expect(movers).toEqual([ROME, ROME, CARTHAGE]);
    // Rome's leader beside them is not among enemies, nor do they count as Carthage's for a battle (R172).
    expect([state.leaders[leader], table.asked]).toEqual([node(state, "genua"), undefined]);
    expect([enemiesTogether(state), leaderAmongEnemies(state)]).toEqual([NONE, NONE]);
    expect(deciderFor(state, HORDE_0, CARTHAGE, node(state, "mediolanum"))).toBe(ROME);
    // So does its leader, whom the others have left alone with friends.
    const chief = given({ "horde0 genua": { BI: 5 }, "rome mediolanum": { LG: 2 } });
    addArmy(chief, { ...horde(HORDE_0, "germans", ROME, 0), use: "anybody" });
    chief.leaders[HORDE_LEADER] = node(chief, "mediolanum");
    new March(chief, majorMoveOf(CARTHAGE, "horde0"), [2]).answer("at genua").answer("all").answer("step pisae");
    expect([chief.leaders[HORDE_LEADER], leaderAmongEnemies(chief)]).toEqual([node(chief, "mediolanum"), NONE]);
    expect(lastMover(chief, HORDE_0, node(chief, "mediolanum"))).toBe(ROME);
    // What stands nowhere any more is forgotten.
    addUnits(state, keyOf(node(state, "genua"), HORDE_0, FRESH), BI, -3);
    forgetParts(state);
    expect(armyOf(state, HORDE_0)!.parts).toEqual([{ node: node(state, "mediolanum"), keeper: ROME }]);
  });
});

test("12.44: the Soldier of Fortune and his player stack; others fight him", () => {
  const state = given({});
  addArmy(state, soldier(2));
  const sof = ownerOf("sof");
  expect([relation(state, sof, 2, 2), relation(state, 2, 2, sof), relation(state, ROME, ROME, sof)]).toEqual([
    "friend",
    "friend",
    "hostile",
  ]);
});

test("5.12: whoever may only pass does not stop, and needs the MP to go on", () => {
  const passing = (die: number): March => {
    const state = given({ "rome roma": { LG: 1 }, "greece capua": { LI: 1 } });
    state.pacts[2 * 4 + ROME] = 1;
    return march(state, "roma", die);
  };
  expect(passing(1).options).not.toContain("step capua");
  expect(passing(2).answer("step capua").options).not.toContain("stop");
  // Nobody stays there either: neither units, nor garrisons made of them (12.14).
  const names = passing(4).answer("step capua").options;
  expect(names.filter((name) => !name.startsWith("step"))).toEqual([]);
  expect(passing(1).why({ type: "step", node: node(passing(1).state, "capua") })).toBe("5.12");
});

test("9.32, 8.44, R261: a leader whose army has died in a pass is lost with it; garrisons that are left save him", () => {
  const over = (valentia: Pieces): State => {
    const state = given({ "rome valentia": valentia }, { leaders: { "rome-7": "valentia" } });
    return march(state, "valentia", 1, ROME, ["all", "leader rome-7 yes"]).answer("step ap_cottiae", [1]).state;
  };
  const lost = over({ LI: 1 });
  expect([lost.leaders.includes(DEAD), lost.forces]).toEqual([true, []]);
  expect(over({ LI: 1, GARR: 1 }).leaders.includes(DEAD)).toBe(false);
});

test("5.12, 12.14: in a Space that is only passed through nobody is left behind, garrisons neither", () => {
  const state = given({ "rome roma": { LG: 2 }, "carthage capua": { LI: 1 } });
  state.pacts[CARTHAGE * 4 + ROME] = PASS;
  const table = march(state, "roma", 4);
  expect(table.options).toContain("breakDown");
  table.answer("step capua");
  expect(table.options.filter((name) => /^(breakDown|drop|stop)/u.test(name))).toEqual([]);
});

test("5.12, 10.97, R226, R239: whoever is beaten back into a Space he may only pass goes on to the last one he may stay in", () => {
  const beaten = procedure<Body<"landBattle", { acts: "begin" }>>({
    name: "landBattle",
    rule: "10.2",
    steps: {
      begin(state, { attacker }, course) {
        const force = state.forces[attacker.force]!;
        force.node = force.from;
        course.end({ winner: "defender", holds: false, gone: "stayed" });
      },
    },
  });
  const state = given({ "rome roma": { LG: 1 }, "carthage capua": { LI: 1 }, "greece barium": { HI: 1 } });
  state.pacts[CARTHAGE * 4 + ROME] = PASS;
  const table = new March(state, majorMoveOf(ROME, "own"), [3], marchMachine([beaten])).answer("at roma");
  table.answer(["step capua", "step barium"]);
  expect([count(state, "capua", "LG"), count(state, "roma", "LG")]).toEqual([0, 1]);
});

test("5.12, 12.14: nobody makes garrisons, or drops units, in a Space that he may only pass", () => {
  const state = given({ "rome roma": { LG: 2 }, "carthage capua": { LI: 1 } });
  state.pacts[CARTHAGE * 4 + ROME] = PASS;
  const table = new March(state, majorMoveOf(ROME, "own"), [5]).answer(["at roma", "all"]);
  expect(table.options).toContain("breakDown");
  table.answer("step capua");
  expect(table.options.filter((word) => !word.startsWith("step"))).toEqual([]);
});

test("12.71, R172, R240: a power decides for its own units when slaves that it moves attack them", () => {
  const sides: Call<"landBattle">[] = [];
  const watching = procedure<Body<"landBattle", { acts: "begin" }>>({
    name: "landBattle",
    rule: "10.2",
    steps: {
      begin(_state, frame, course) {
        sides.push(frame);
        course.end({ winner: "attacker", holds: true, gone: "stayed" });
      },
    },
  });
  const state = given({ "rome capua": { LI: 1 } });
  addArmy(state, slavesOf(CARTHAGE, node(state, "roma")));
  const force = emptyForce(ROME, node(state, "capua"));
  const index = addForce(state, force);
  addToForce(state, force, ownerOf("slavesCarthage"), FRESH, BI, 4);
  const arrives: Call<"arrival"> = {
    proc: "arrival",
    force: index,
    entry: "slaves",
    reserved: 0,
    barred: [],
    bySea: false,
  };
  expect(() => new March(state, arrives, [], marchMachine([watching]))).not.toThrow();
  expect(sides[0]).toMatchObject({ defender: { power: ROME } });
  expect(sides[0]!.attacker.power).not.toBe(ROME);
});
