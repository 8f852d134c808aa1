import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, FRESH, GREECE, GS, HORDE_0, ROME, type Power } from "../../data/index.ts";
import { addArmy, horde, slavesOf } from "../../state/armies.ts";
import { DEAD } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { clearTouched } from "../../state/touched.ts";
import { marchMachine, March } from "../../testing/march.ts";
import { nodeIn, position, putPieces, type Given } from "../../testing/position.ts";
import { loose } from "../../testing/loose.ts";
import { invariants } from "../../invariants/index.ts";
import { returnTribe } from "../barbarians/tribes.ts";
import { hasTribe } from "../control/holder.ts";
import { breakPact, permit } from "../diplomacy/pacts.ts";

const whereIs = (state: State, leader: string): number =>
  state.leaders[worldOf(state.config).data.leaders.leaderOf.get(leader)!]!;
const node = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

/** A Carthaginian leader alone in Capua, and something that happens around him while Rome decides something else. */
function around(happens: (state: State) => void, given: Given = {}, before?: (state: State) => void): March {
  const state = position("V", { leaders: { "carthage-4": "capua" }, settled: true, ...given });
  before?.(state);
  const outer = loose({
    name: "game",
    rule: "9.21",
    steps: {
      begin: (_state, _frame, course) => course.call({ proc: "sack" }, "between"),
      between(now, _frame, course) {
        happens(now);
        course.go("ask");
      },
      ask: {
        prompt: "activation.pay",
        rule: "9.21",
        who: () => [ROME],
        options: (_state, _frame, _power, into) => void into.push({ type: "done" }),
        take: (_state, _frame, _power, _action, course) => course.end(),
      },
    },
  });
  const machine = marchMachine([outer]);
  return new March(state, { proc: "game", step: "begin" }, [], machine);
}

const raise = (where: string) => (state: State) => putPieces(state, where, { LI: 1 });

test("9.21, 5.12, R422: enemies raised or placed around a leader alone catch him as if they had marched in", () => {
  const table = around(raise("rome capua"));
  expect([table.asked, table.options]).toEqual([CARTHAGE, ["withdraw", "stand"]]);
  // What was under way goes on, and is handed what it would have been handed.
  expect(table.state.frames.map(({ proc }) => proc)).toEqual(["game", "surprise", "leaderCaught"]);
  table.answer("stand");
  expect([table.asked, table.state.handed]).toEqual([ROME, { finished: false }]);
  expect(whereIs(table.state, "carthage-4")).toBe(DEAD);
});

test("9.21, R137, R422: he flees by a die, any way he likes: nobody came from anywhere", () => {
  const table = around(raise("rome capua")).answer("withdraw", [2]);
  expect(table.options).toContain("step roma");
  table.answer(["step roma", "stop"]);
  expect([table.asked, whereIs(table.state, "carthage-4")]).toEqual([ROME, node(table.state, "roma")]);
});

test("12.71, R422: slaves of his own power catch him, too", () => {
  const happens = (state: State): void => {
    addArmy(state, slavesOf(CARTHAGE, node(state, "capua")));
    putPieces(state, "slavesCarthage capua", { BI: 2 });
  };
  expect(around(happens).asked).toBe(CARTHAGE);
});

test("8.43, R270, R422: aboard his fleet nobody catches him; when it leaves without him he is ashore", () => {
  const inPort = { pieces: { "carthage paestum": { GS: 1 } }, leaders: { "carthage-4": "paestum" } };
  const aboard = around(raise("rome paestum"), inPort);
  expect([aboard.asked, whereIs(aboard.state, "carthage-4")]).toEqual([ROME, node(aboard.state, "paestum")]);
  const left = around((state) => {
    raise("rome paestum")(state);
    addUnits(state, keyOf(node(state, "paestum"), CARTHAGE, FRESH), GS, -1);
  }, inPort);
  expect(left.asked).toBe(CARTHAGE);
});

test("5.12, R269, R422: garrisons, friends, and those who let him or whom he lets pass catch nobody", () => {
  const isCaught = (happens: (state: State) => void): boolean => around(happens).asked === CARTHAGE;
  expect(isCaught((state) => putPieces(state, "rome capua", { GARR: 2, town: 1 }))).toBe(false);
  expect(isCaught(raise("carthage capua"))).toBe(false);
  for (const [giver, taker] of [
    [ROME, CARTHAGE],
    [CARTHAGE, ROME],
  ] as const)
    for (const permission of ["stack", "pass"] as const) {
      const happens = (state: State): void => {
        permit(state, giver, taker, permission);
        raise("rome capua")(state);
      };
      expect(isCaught(happens)).toBe(false);
    }
});

test("13.42, R138, R422: a horde catches no leader of the power that moved it last", () => {
  const asked = (keeper: Power): unknown =>
    around((state) => {
      addArmy(state, horde(HORDE_0, "germans", keeper, 0));
      putPieces(state, "horde0 capua", { BI: 3 });
    }).asked;
  expect([asked(CARTHAGE), asked(GREECE)]).toEqual([ROME, CARTHAGE]);
});

test("13.18, 17.2 Tribal Resurgence, R422: a tribe that comes back to where he is alone catches him, unseen as it is", () => {
  const alone = { leaders: { "carthage-4": "gergovia" } };
  const comes = (state: State): void => returnTribe(state, node(state, "gergovia"), new FastChance("tribe"), () => {});
  const table = around(comes, alone);
  expect([table.asked, table.options]).toEqual([CARTHAGE, ["withdraw", "stand"]]);
  table.answer("stand");
  expect([table.asked, whereIs(table.state, "carthage-4")]).toEqual([ROME, DEAD]);
  expect(hasTribe(table.state, node(table.state, "gergovia"))).toBe(true);
  const stays = position("V", alone);
  stays.tribes[worldOf(stays.config).map.tribal[node(stays, "gergovia")]!] = 5;
  expect(invariants.filter((one) => !one.holds(stays)).map(({ name }) => name)).toContain(
    "5.12: no leader stands among enemies",
  );
});

test("9.21, R422: several who are caught at once are all asked, one after the other, also in other provinces", () => {
  const leaders = { "carthage-4": "capua", "carthage-2": "ancona", "carthage-3": "ancona", "greece-2": "ancona" };
  const happens = (state: State): void => {
    raise("rome capua")(state);
    raise("rome ancona")(state);
  };
  const table = around(happens, { leaders });
  const asked: unknown[] = [];
  while (table.asked !== ROME) {
    asked.push(table.asked);
    expect(invariants.filter((rule) => !rule.holds(table.state)).map(({ name }) => name)).toEqual([]);
    table.answer("stand");
  }
  expect(asked).toEqual([CARTHAGE, CARTHAGE, GREECE]);
  expect(Object.keys(leaders).map((leader) => whereIs(table.state, leader))).toEqual([DEAD, DEAD, DEAD, DEAD]);
});

test("9.21, R422: who is no longer among enemies when his turn comes is not asked", () => {
  const happens = (state: State): void => {
    raise("rome capua")(state);
    raise("rome ancona")(state);
  };
  const table = around(happens, { leaders: { "carthage-4": "capua", "greece-2": "ancona" } });
  putPieces(table.state, "greece ancona", { LI: 1 });
  table.answer("stand");
  expect([table.asked, table.state.handed]).toEqual([ROME, { finished: false }]);
});

test("4.1, 9.21, R206, R422: whoever was safe from a horde with the units of another flees when the agreement ends", () => {
  for (const [giver, taker] of [
    [ROME, CARTHAGE],
    [CARTHAGE, ROME],
  ] as const) {
    const table = around(
      (state) => breakPact(state, ROME, CARTHAGE),
      { pieces: { "rome capua": { GARR: 1 } } },
      (state) => {
        permit(state, giver, taker, "stack");
        addArmy(state, horde(HORDE_0, "germans", ROME, 0));
        putPieces(state, "horde0 capua", { BI: 3 });
        clearTouched(state);
      },
    );
    expect([giver, table.asked, table.options]).toEqual([giver, CARTHAGE, ["withdraw", "stand"]]);
  }
});
