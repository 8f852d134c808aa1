import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { EVENTS } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import type { AnyProcedure } from "../../engine/machine.ts";
import { loose } from "../../testing/loose.ts";
import { FLAGS, hasFlag, setFlag } from "../../state/flags.ts";
import type { State } from "../../state/state.ts";
import { position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { recruitment } from "../economy/recruitment.ts";
import { activation } from "./activation.ts";
import { activationPhase, EVENT_MARKERS } from "./activation-phase.ts";
import { Machine } from "../../engine/machine.ts";

/** Stands for a procedure that is not looked at: it ends at once. */
const empty = (name: string): AnyProcedure =>
  loose<Frame>({
    name,
    rule: "3.41",
    steps: { begin: (_state, _frame, course) => course.end(), choose: (_state, _frame, course) => course.end() },
  });

/** Plays a whole Phase F in which nobody does anything; who was activated, event markers included. */
function activated(state: State, seed: string): number[] {
  const seen: number[] = [];
  const note = loose<Frame & { power: number }>({
    name: "activation",
    rule: "3.41",
    steps: {
      begin(_state, frame, course) {
        seen.push(frame.power);
        course.end();
      },
    },
  });
  const machine = new Machine([activationPhase, note, empty("eventSegment")], () => undefined);
  state.frames.push({ proc: "activationPhase", step: "next" });
  machine.run(state, new FastChance(seed), (event) => {
    if (event.type === "markerDrawn" && event.power === EVENT_MARKERS) seen.push(EVENT_MARKERS);
  });
  return seen;
}

function cup(row: readonly number[], markers: readonly number[], streak = { power: -1, times: 0 }): State {
  const state = position("V");
  state.row = [...row];
  state.cup = [...markers];
  state.streak = { ...streak };
  return state;
}

test("3.41, 3.42, 3.43: the row comes first, in order; then the cup is emptied, and the turn's Activations are over", () => {
  const seen = activated(cup([2, 0, 1, 3], [1, 1, 1, 1, 2]), "a");
  expect(seen.slice(0, 4)).toEqual([2, 0, 1, 3]);
  expect(seen.slice(4).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 4]);
});

test("3.42, R24, R116: no third marker in a row; event markers do not cut the chain", () => {
  for (let seed = 0; seed < 60; seed++) {
    const seen = activated(cup([], [2, 1, 0, 0, 1], { power: 0, times: 2 }), `third ${seed}`);
    const powers = seen.filter((power) => power !== EVENT_MARKERS);
    expect(powers[0]).toBe(1);
  }
});

test("3.42, R24: markers of the row count", () => {
  for (let seed = 0; seed < 60; seed++) {
    const powers = activated(cup([0], [3, 3, 0, 0, 0]), `row ${seed}`);
    const isThird = (i: number): boolean => i > 1 && powers[i] === powers[i - 1] && powers[i] === powers[i - 2];
    const others = (i: number): boolean => powers.slice(i).some((power) => power !== powers[i]);
    powers.forEach((_, i) => expect(isThird(i) && others(i)).toBe(false));
  }
});

test("3.42, R25: the rule is waived when only one power's markers are left, with event markers or without", () => {
  const seen = new Set<number>();
  for (let seed = 0; seed < 40; seed++)
    seen.add(activated(cup([], [1, 0, 0, 0, 1], { power: 0, times: 2 }), `${seed}`)[0]!);
  expect([...seen].toSorted((a, b) => a - b)).toEqual([0, EVENT_MARKERS]);
});

test("3.42, R24: the second marker in a row may be one's own; a marker of another begins a new chain", () => {
  const seen = new Set<number>();
  for (let seed = 0; seed < 40; seed++)
    seen.add(activated(cup([], [1, 1, 0, 0, 0], { power: 0, times: 1 }), `second ${seed}`)[0]!);
  expect(seen).toEqual(new Set([0, 1]));
  const chain = (row: readonly number[]): State["streak"] => {
    const state = cup(row, [0, 0, 0, 0, 0], { power: 0, times: 2 });
    activated(state, "chain");
    return state.streak;
  };
  expect(chain([1])).toEqual({ power: 1, times: 1 });
  expect(chain([1, 1])).toEqual({ power: 1, times: 2 });
});

test("16.13, R28: only markers that are drawn from the cup meet events that wait", () => {
  const struck = (row: readonly number[], markers: readonly number[]): number => {
    const state = cup(row, markers);
    state.waiting = [EVENTS.indexOf("galleyTechnology")];
    const frame: Frame = { proc: "activationPhase", step: "next" };
    return new Table(state, [activationPhase, activation], frame, [0]).told("eventStruck").length;
  };
  expect([struck([0], [0, 0, 0, 0, 0]), struck([], [1, 0, 0, 0, 0])]).toEqual([0, 1]);
});

const active = (given: Given): Table =>
  new Table(
    position("V", { settled: true, ...given }),
    [activation, recruitment, empty("expansion"), empty("meeting")],
    { proc: "activation", step: "pay", power: 0, drawn: false } as never,
  );

test("3.44, R3: a marker costs a Talent, or lapses and is used up", () => {
  const table = active({ treasury: { rome: 3 } }).take("rome", { type: "pay" });
  expect(table.state.powers[0]!.treasury).toBe(2);
  // R117: after a Civil War it may cost more.
  const dear = position("V", { treasury: { rome: 3 } });
  dear.powers[0]!.markerCost = 2;
  const frame = { proc: "activation", step: "pay", power: 0, drawn: false } as never;
  const dearer = new Table(dear, [activation, empty("expansion")], frame).take("rome", { type: "pay" });
  expect(dearer.state.powers[0]!.treasury).toBe(1);
  const lapsed = active({ treasury: { rome: 3 } }).take("rome", { type: "lapse" });
  expect(lapsed.isOpen).toBe(false);
  expect(lapsed.state.powers[0]!.treasury).toBe(3);
});

test("3.44, R115: without Talents there is only a Meeting, or nothing", () => {
  const table = active({ treasury: { rome: 0 } });
  expect(new Set(table.choices("rome", "type"))).toEqual(new Set(["callMeeting", "lapse"]));
  expect(table.refusal("rome", { type: "pay" })).toBe("activation.cannotPay 3.44");
});

test("3.45, 3.51, 6.21: one operation: Expansion, or Recruitment if anything can be raised", () => {
  const rich = active({ treasury: { rome: 5 } }).take("rome", { type: "pay" });
  expect(rich.choices("rome", "kind")).toEqual(["expansion", "recruitment"]);
  const poor = active({ treasury: { rome: 1 } }).take("rome", { type: "pay" });
  expect(poor.choices("rome", "kind")).toEqual(["expansion"]);
  rich.take("rome", { kind: "recruitment" }).take("rome", { kind: "galleys" }).take("rome", { type: "done" });
  expect(rich.isOpen).toBe(false);
});

test("12.32: with a new Activation militia may be raised again", () => {
  const state = cup([1], [0, 0, 0, 0, 0]);
  setFlag(state, 0, FLAGS.levied);
  activated(state, "levy");
  expect(hasFlag(state, powerOf("rome"), FLAGS.levied)).toBe(false);
});

test("12.32, R285: an event marker begins anew, too: militia may be raised again in an invasion", () => {
  const state = cup([], [0, 0, 0, 0, 1]);
  setFlag(state, 0, FLAGS.levied);
  activated(state, "levy");
  expect(hasFlag(state, powerOf("rome"), FLAGS.levied)).toBe(false);
});
