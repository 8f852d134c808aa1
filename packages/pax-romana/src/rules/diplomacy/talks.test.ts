import { describe, expect, test } from "vitest";
import { EAST, LG, ROME } from "../../data/index.ts";
import type { Action } from "../../action.ts";
import type { AnyAsk } from "../../engine/machine.ts";
import type { Call } from "../../engine/procedure.ts";
import { seen } from "../../telling.ts";
import { position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { view } from "../../view.ts";
import { allows, PASS, SEA } from "../control/relation.ts";
import { arrivalThat, idleExpansion, idleMove, PROCEDURES } from "../chance-events/testing.ts";
import { expansion } from "../sequence/expansion.ts";
import { expansionOf } from "../sequence/operations.ts";
import { emptyRow, type State } from "../../state/state.ts";
import { chooseFrom, chooseUnits } from "../movement/choose-units.ts";
import { construction } from "../cities/construction.ts";
import { machine, machineOf } from "../index.ts";
import { permit } from "./pacts.ts";
import { term } from "./terms.ts";
import { passage } from "./passage.ts";
import { withTalks } from "./talks.ts";
import { withoutTalks } from "./silence.ts";

const RICH = { rome: 9, carthage: 9, greece: 9, east: 9 } as const;
const TALKS = { options: ["secretAlliances"] } as const;

function talkative(given: Given = {}): State {
  const state = position("V", { treasury: RICH, config: TALKS, ...given });
  state.order = [0, 1, 2, 3];
  return state;
}

/** A power before its marker is paid for. */
function activates(state: State, power: "rome" | "carthage" | "east", talks = withTalks): Table {
  state.frames = [];
  state.streak = { power: powerOf(power), times: 1 };
  const frame = { proc: "activation", step: "pay", power: powerOf(power), drawn: false } as never;
  return new Table(state, talks([...PROCEDURES, arrivalThat("held"), idleMove, idleExpansion]), frame);
}

/** Rome has laid a proposal before the East: so many Talents, and passage for two turns. */
function proposed(state: State): State {
  const table = activates(state, "rome").take("rome", { type: "talk", power: "east" });
  table.take("rome", { kind: "talents", power: "rome" }).take("rome", { n: 2 });
  table
    .take("rome", { kind: "pass", power: "east" })
    .take("rome", { type: "send" })
    .take("rome", { type: "lasting", n: 2 });
  return state;
}

const talksIn = (table: Table, power: "rome" | "carthage" | "east"): unknown[] =>
  table
    .options(power)
    .flatMap(({ type: verb, power: other }) => (verb === "talk" || verb === "hear" ? [[verb, other]] : []));

describe("4.4, R430: talks", () => {
  test("4.4: only where the table has agreed to them; without, the refusal says so", () => {
    const table = activates(position("V", { treasury: RICH }), "rome", withoutTalks);
    expect(table.choices("rome", "type")).toEqual(["pay", "lapse", "callMeeting"]);
    expect(table.refusal("rome", { type: "talk", power: EAST })).toBe("talk.notAgreed 4.4");
  });

  test("4.4, R212, R430: a proposal stalls nobody: whoever makes it goes on at once, and the other answers at a decision of its own", () => {
    const state = proposed(talkative());
    expect(state.proposals).toMatchObject([{ from: ROME, to: EAST }]);
    // The question of Rome is open again, with no second word to the East in this decision.
    const table = new Table(state, withTalks(PROCEDURES), state.frames.pop()!);
    expect(talksIn(table, "rome")).toEqual([
      ["talk", "carthage"],
      ["talk", "greece"],
    ]);
    expect(table.refusal("rome", { type: "talk", power: EAST })).toBe("talk.enough 4.4");
    expect(table.refusal("rome", { type: "talk", power: ROME })).toBe("meeting.invite 4.4");
    table.take("rome", { type: "lapse" });
    const answers = activates(state, "east");
    expect(talksIn(answers, "east")[0]).toEqual(["hear", "rome"]);
    answers.take("east", { type: "hear" }).take("east", { type: "accept" });
    expect([state.powers[ROME]!.treasury, state.powers[EAST]!.treasury]).toEqual([7, 11]);
    expect(allows(state, EAST, ROME, PASS)).toBe(true);
    expect(state.proposals).toEqual([]);
    expect(answers.told("dealMade")).toMatchObject([{ rule: "4.4" }]);
    expect(answers.choices("east", "type")).toContain("pay");
  });

  test("4.4, R430: after a decision one may speak to the same power again; the new proposal takes the place of the old", () => {
    const state = proposed(talkative());
    const table = activates(state, "rome").take("rome", { type: "pay" });
    expect(talksIn(table, "rome")).toContainEqual(["talk", "east"]);
    table.take("rome", { type: "talk", power: "east" }).take("rome", { kind: "sea", power: "rome" });
    table.take("rome", { type: "send" }).take("rome", { type: "lasting", n: 0 });
    expect(state.proposals).toMatchObject([{ terms: [{ kind: "sea", turns: 0 }] }]);
  });

  test("4.4, R430: an answer can wait; what can no longer be carried out cannot be accepted", () => {
    const state = proposed(talkative());
    const table = activates(state, "east").take("east", { type: "hear" }).take("east", { type: "postpone" });
    expect(state.proposals).toHaveLength(1);
    expect(talksIn(table, "east")).not.toContainEqual(["hear", "rome"]);
    expect(table.refusal("east", { type: "hear", power: ROME })).toBe("talk.nothingToHear 4.4");
    state.powers[ROME]!.treasury = 1;
    const poor = activates(state, "east");
    state.talked = 0;
    poor.take("east", { type: "hear" });
    expect(poor.choices("east", "type")).toEqual(["decline", "postpone"]);
    expect(poor.refusal("east", { type: "accept" })).toBe("deal.notNow 4.4");
    poor.take("east", { type: "decline" });
    expect(state.proposals).toEqual([]);
  });

  test("4.4, R430: in the middle of a Move Talents may pass, but nobody becomes a friend", () => {
    const asked = (kind: "pass" | "talents"): unknown[] => {
      const state = talkative();
      const turns = kind === "pass" ? 1 : -1;
      state.proposals = [{ from: ROME, to: EAST, terms: [{ kind, giver: ROME, n: 1, node: -1, text: "", turns }] }];
      const call: Call<"passage"> = { proc: "passage", owner: EAST, power: powerOf("carthage"), node: 0 };
      const table = new Table(state, withTalks([...PROCEDURES, passage]), call);
      return table.take("east", { type: "hear" }).choices("east", "type");
    };
    expect(asked("talents")).toContain("accept");
    expect(asked("pass")).not.toContain("accept");
  });

  test("4.4, R483: at every question of the game but sealed plans, the set-up and talks themselves", () => {
    const state = talkative();
    const silent = [...machine.questions()].filter(({ proc, ask }) => {
      const bare = { ...ask, options: () => undefined };
      const { steps } = withTalks([{ name: proc, rule: "4.4", steps: { bare } }])[0]!;
      const into: Action[] = [];
      (steps["bare"] as AnyAsk).options(state, { proc, step: "bare" }, ROME, into);
      return into.length === 0;
    });
    expect(silent.map(({ ask }) => ask.prompt).toSorted()).toEqual([
      "alliance.speak",
      "card.keep",
      "card.window",
      "deal.answer",
      "deal.card",
      "deal.cede",
      "deal.lasting",
      "deal.show",
      "deal.talents",
      "deal.terms",
      "leaders.place",
      "maintenance.plan",
      "manpower.plan",
      "meeting.invite",
      "meeting.speak",
      "objective.claim",
      "objective.discard",
      "placement.where",
      "rhodes.replace",
      "siege.bid",
    ]);
  });

  test("4.4: a table without talks asks its questions as if there were none", () => {
    const [plain] = withoutTalks([expansion]);
    for (const [name, step] of Object.entries(expansion.steps)) {
      if (typeof step === "function") continue;
      expect(plain!.steps[name]).toEqual({ ...step, refuse: expect.any(Function) });
    }
    expect(machineOf(position("V"))).toBe(machine);
    expect(machineOf(talkative())).not.toBe(machine);
  });

  test("4.4, R483: a part of a decision under way is an occasion to talk, too, and comes back afterwards", () => {
    const state = talkative();
    const pool = emptyRow();
    pool[LG] = 3;
    const call = chooseFrom(ROME, "units.drop", "9.21", pool, false);
    const table = new Table(state, withTalks([...PROCEDURES, chooseUnits]), call).take("rome", { type: "some" });
    const before = table.choices("rome", "n");
    table.take("rome", { type: "talk", power: "east" }).take("rome", { kind: "talents", power: "rome" });
    table.take("rome", { n: 2 }).take("rome", { type: "send" });
    expect(table.choices("rome", "n")).toEqual(before);
    expect(state.proposals).toMatchObject([{ from: ROME, to: EAST }]);
  });

  test("4.4, R483: while Talents are being counted out none pass, but promises can be made", () => {
    const asked = (kind: "promise" | "talents"): unknown[] => {
      const state = talkative({ pieces: { "rome roma": { GARR: 2 }, "rome capua": { LG: 1, town: 2 } } });
      state.proposals = [{ from: EAST, to: ROME, terms: [term(kind, ROME, { n: 9, text: "peace" })] }];
      const table = new Table(state, withTalks([...PROCEDURES, construction]), {
        proc: "construction",
        power: ROME,
        noTown: [],
      });
      return table.take("rome", { type: "hear" }).choices("rome", "type");
    };
    expect(asked("promise")).toContain("accept");
    expect(asked("talents")).toEqual(["decline", "postpone"]);
  });

  test("4.4, 15.45: whoever proposes shows no objective, for nobody could ask him which one", () => {
    const state = talkative();
    state.objectives.hands[ROME] = [0, 2];
    state.objectives.hands[EAST] = [1, 3];
    const table = activates(state, "rome").take("rome", { type: "talk", power: "east" });
    const givers = table.options("rome").flatMap(({ kind, power }) => (kind === "objective" ? [power] : []));
    expect(givers).toEqual(["east"]);
  });

  test("4.4, 3.8: nobody talks to himself", () => {
    const state = talkative({ config: { ...TALKS, seats: [[0, 3], [1], [2]] } });
    expect(talksIn(activates(state, "rome"), "rome")).toEqual([
      ["talk", "carthage"],
      ["talk", "greece"],
    ]);
  });

  test("4.4, R180: with talks an agreement can be ended between two Moves, too", () => {
    const state = talkative();
    permit(state, ROME, EAST, "sea");
    const table = new Table(state, withTalks([expansion]), expansionOf(ROME));
    table.take("rome", { type: "breakPact", power: "east" });
    expect(allows(state, ROME, EAST, SEA)).toBe(false);
    expect(table.refusal("rome", { type: "breakPact", power: EAST })).toBe("talk.noPact 4.1");
  });

  test("4.4, R247: talks are as private as a Meeting: others see that a proposal waits, and not what it says", () => {
    const state = talkative();
    const table = activates(state, "rome").take("rome", { type: "talk", power: "east" });
    table.take("rome", { kind: "talents", power: "rome" });
    expect(view(state, powerOf("carthage")).frames.at(-1)).toMatchObject({ proc: "deal", step: "terms", terms: [] });
    table.take("rome", { n: 1 }).take("rome", { type: "send" });
    expect(seen(table.told("proposal")[0]!, powerOf("carthage"))).toMatchObject({ terms: null, rule: "4.4" });
    const terms = (viewer: number | "spectator"): unknown[] =>
      view(state, viewer).proposals.map((proposal) => proposal.terms.length);
    expect([ROME, EAST, powerOf("carthage"), "spectator" as const].map(terms)).toEqual([[1], [1], [0], [0]]);
  });
});
