import { describe, expect, test } from "vitest";
import {
  CARTHAGE,
  data,
  EAST,
  ESCORTED,
  GREECE,
  GS,
  INVASIONS,
  LI,
  MOVED,
  OWNERS,
  ROME,
  WITHDRAWN,
  type PowerName,
} from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { addArmy, slavesOf } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countIn, keyOf, markOfKey, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { position, powerOf, type Given } from "../../testing/position.ts";
import { answerFirst, asked, at, battle, begin, play, setOut, standing } from "../battle/testing.ts";
import { twoDice } from "../chance-events/testing.ts";
import { RHODES } from "../units/independents.ts";
import { closeActivation, closeWithdrawals } from "./marks.ts";
import { majorStarts } from "./movers.ts";

/** Slaves of a power stand in a Space, and another power leads them. */
function slaves(state: State, victim: PowerName, space: string): void {
  addArmy(state, slavesOf(powerOf(victim), at(state, space)));
}
const duty = (power: number): Frame => ({ proc: "slaveDuty", step: "begin", power }) as Frame;

const step = (state: State, id: string) => ({ type: "step", node: at(state, id) }) as const;

describe("9.14, 10.41: when marks end", () => {
  const marked = (): State => {
    const state = position("V", {});
    const narbo = at(state, "narbo");
    const marks: readonly [owner: number, mark: number, unit: number][] = [
      [ROME, MOVED, LI],
      [ROME, ESCORTED, GS],
      [CARTHAGE, WITHDRAWN, LI],
      [CARTHAGE, WITHDRAWN, GS],
      [GREECE, MOVED | WITHDRAWN, LI],
      [GREECE, MOVED | WITHDRAWN, GS],
      [RHODES, MOVED, GS],
    ];
    for (const [owner, mark, unit] of marks) addUnits(state, keyOf(narbo, owner, mark), unit, 1);
    return state;
  };
  const found = (state: State): string[] =>
    state.table.keys
      .filter((key) => nodeOfKey(key) === at(state, "narbo"))
      .map(
        (key) => `${OWNERS[ownerOfKey(key)]} ${markOfKey(key)}: ${countIn(state, key, LI)} ${countIn(state, key, GS)}`,
      );

  test("9.14, 11.42, R230: when an Activation closes all are fresh, also squadrons of others that a 12 barred", () => {
    const state = marked();
    closeActivation(state);
    expect(found(state)).toEqual(["rome 0: 1 1", "carthage 0: 1 1", "greece 0: 1 1", "rhodes 0: 0 1"]);
  });

  test("10.41, 11.42, R387: when a Move closes those who withdrew may do so again, but no squadrons; whoever moved has moved", () => {
    const state = marked();
    closeWithdrawals(state);
    expect(found(state)).toEqual([
      `rome ${ESCORTED}: 0 1`,
      `rome ${MOVED}: 1 0`,
      "carthage 0: 1 0",
      `carthage ${WITHDRAWN}: 0 1`,
      `greece ${MOVED}: 1 0`,
      `greece ${MOVED | WITHDRAWN}: 0 1`,
      `rhodes ${MOVED}: 0 1`,
    ]);
  });
});

describe("10.41: withdrawing is no Move", () => {
  const given = (pieces: NonNullable<Given["pieces"]>): State => position("V", { pieces });
  const canMove = (state: State, power: number, id: string): boolean =>
    majorStarts(state, power, "own").includes(at(state, id));

  test("9.14, 10.41, 12.71: whoever withdrew from slaves moves in the next Activation, even if that is the one in which they came", () => {
    for (const power of ["rome", "carthage"] as const) {
      const state = given({ "slavesRome capua": { BI: 3 }, [`${power} venusia`]: { LI: 2 } });
      slaves(state, "rome", "capua");
      play(
        state,
        duty(CARTHAGE),
        [3],
        [step(state, "venusia"), { type: "withdraw" }, { type: "all" }, step(state, "tarentum"), { type: "stop" }],
      );
      expect(standing(state, power, "tarentum", "LI")).toBe(2);
      expect(canMove(state, powerOf(power), "tarentum")).toBe(true);
    }
  });

  test("10.41, 12.71: whoever withdrew from one slave army withdraws from the next: they are two Moves", () => {
    const state = given({
      "slavesRome capua": { BI: 3 },
      "slavesGreece croton": { BI: 3 },
      "carthage venusia": { LI: 2 },
    });
    slaves(state, "rome", "capua");
    slaves(state, "greece", "croton");
    begin(
      state,
      duty(EAST),
      [3],
      [
        step(state, "venusia"),
        { type: "withdraw" },
        { type: "all" },
        step(state, "tarentum"),
        { type: "stop" },
        step(state, "tarentum"),
      ],
    );
    expect(asked(state)).toBe("withdrawal.ask");
  });

  test("9.14, 10.41, 13.42: whoever withdrew from an invasion moves in the next Activation", () => {
    const state = given({ "carthage nemausus": { LI: 2 } });
    const gauls = twoDice(data.charts.invasions, INVASIONS.indexOf("westGauls")).map((die) => die + 1);
    const frame = { proc: "invasion", step: "begin", power: ROME } as Frame;
    begin(
      state,
      frame,
      [...gauls, 3, 3, 3, 1],
      [
        { type: "chooseProvince", province: data.map.provinceOf.get("narbonensis")! },
        { type: "choose", node: at(state, "narbo") },
        step(state, "nemausus"),
        { type: "withdraw" },
        { type: "all" },
        { type: "step" },
        { type: "stop" },
      ],
    );
    while (state.frames.length > 0) answerFirst(state, { type: "stop" });
    expect(majorStarts(state, CARTHAGE, "own")).toHaveLength(1);
  });

  test("9.14, 10.41, R387: units that have moved may withdraw, and have still moved when the Move closes", () => {
    const state = given({ "carthage genua": { HI: 9 } });
    addUnits(state, keyOf(at(state, "pisae"), ROME, MOVED), LI, 2);
    const force = setOut(state, "carthage", "genua", "pisae");
    begin(
      state,
      battle(state, force, ["rome"]),
      [1],
      [{ type: "withdraw" }, { type: "all" }, step(state, "arretium"), { type: "stop" }],
    );
    const arretium = (mark: number): number => countIn(state, keyOf(at(state, "arretium"), ROME, mark), LI);
    expect(arretium(MOVED | WITHDRAWN)).toBe(2);
    closeWithdrawals(state);
    expect([arretium(MOVED), canMove(state, ROME, "arretium")]).toEqual([2, false]);
  });
});
