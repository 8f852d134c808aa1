/** What others learn of Meetings and deals: what is told, what is seen, what is kept. */
import { FastChance, type Viewer } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { NONE, OBJECTIVES } from "../../data/index.ts";
import type { Event } from "../../event.ts";
import { seen } from "../../telling.ts";
import { invariants } from "../../invariants/index.ts";
import { pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import { position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { determinize } from "../../determinize.ts";
import { view } from "../../view.ts";
import { removal } from "../sequence/removal.ts";
import { victoryPhase } from "../victory/victory-phase.ts";
import { bribe, bribeOf } from "./bribe.ts";
import { deal } from "./deal.ts";
import { meeting } from "./meeting.ts";
import { meetingOf } from "./invitation.ts";

const [ROME, CARTHAGE, GREECE, EAST] = [0, 1, 2, 3] as const;
const RICH = { rome: 9, carthage: 9, greece: 9, east: 9 } as const;
const marker = (letter: (typeof OBJECTIVES)[number]): number => OBJECTIVES.indexOf(letter);

/** Rome has invited Carthage and Greece, and speaks to Carthage; the East is not there. */
function proposes(given: Given = {}, hands: Partial<Record<number, number[]>> = {}): Table {
  const state = position("V", { treasury: RICH, pieces: { "rome massilia": { GARR: 1 } }, settled: true, ...given });
  state.order = [0, 1, 2, 3];
  for (const [power, hand] of Object.entries(hands)) take(state, Number(power), hand!);
  return new Table(state, [meeting, deal], meetingOf(powerOf("rome")))
    .take("rome", { type: "invite", power: "carthage" })
    .take("rome", { type: "invite", power: "greece" })
    .take("rome", { type: "begin" })
    .take("rome", { type: "propose", power: "carthage" });
}

/** Markers from the pool into a hand. */
function take({ objectives: { pool, hands } }: State, power: number, hand: number[]): void {
  for (const objective of hand) hands[power]!.push(...pool.splice(pool.indexOf(objective), 1));
}

const brokenIn = (state: State): string[] => invariants.filter((one) => !one.holds(state)).map(({ name }) => name);

const bytes = ({ state, events }: Table, viewer: Viewer): string =>
  JSON.stringify([view(state, viewer), events.map((event) => seen(event, viewer))]);

describe("4.1, R247: what is said at a Meeting", () => {
  test("4.1, R247: whoever is not invited cannot tell one proposal from another, while it is made, put and declined", () => {
    const [one, other] = [proposes(), proposes()];
    const alike = (): void => {
      for (const viewer of [EAST, "spectator"] as const) expect(bytes(one, viewer)).toBe(bytes(other, viewer));
      for (const viewer of [ROME, CARTHAGE, GREECE]) expect(bytes(one, viewer)).not.toBe(bytes(other, viewer));
    };
    one.take("rome", { kind: "talents", power: "rome" });
    other.take("rome", { kind: "cede", power: "rome" });
    alike();
    one.take("rome", { n: 2 });
    other.take("rome", { node: "massilia" });
    alike();
    one.take("rome", { kind: "promise", power: "carthage" });
    alike();
    for (const table of [one, other]) table.take("rome", { type: "send" });
    alike();
    for (const table of [one, other]) table.take("carthage", { type: "decline" });
    alike();
  });

  test("4.1, R247: he does learn who speaks to whom, and whether they agree", () => {
    const table = proposes().take("rome", { kind: "pass", power: "rome" }).take("rome", { type: "send" });
    // 4.1, R247: nor does he learn that the length of a permission is being named.
    expect(view(table.state, EAST).frames.at(-1)).toMatchObject({ step: "terms" });
    table.take("rome", { type: "lasting", n: 1 });
    const told = table.events.map((event) => seen(event, EAST));
    expect(told.at(-1)).toMatchObject({ type: "proposal", from: ROME, to: CARTHAGE, terms: null });
    expect(view(table.state, EAST).frames.at(-1)).toMatchObject({ step: "answer", power: ROME, partner: CARTHAGE });
    expect(view(table.state, GREECE).frames.at(-1)).toMatchObject({ terms: [{ kind: "pass" }] });
  });

  test("4.1, R247: of a deal that is made all learn what the table shows, and only those present the promises", () => {
    const table = proposes()
      .take("rome", { kind: "talents", power: "rome" })
      .take("rome", { n: 1 })
      .take("rome", { kind: "pass", power: "carthage" })
      .take("rome", { kind: "promise", power: "rome" })
      .take("rome", { type: "send" })
      .take("rome", { type: "lasting", n: 1 })
      .take("carthage", { type: "accept" });
    const kinds = (viewer: Viewer): string[] => {
      const told = table.events.map((event) => seen(event, viewer)).find(({ type: e }) => e === "dealMade");
      return told?.type === "dealMade" ? told.terms!.map(({ kind }) => kind) : [];
    };
    expect(kinds(GREECE)).toEqual(["talents", "pass", "promise"]);
    expect(kinds(EAST)).toEqual(["talents", "pass"]);
    expect(kinds("spectator")).toEqual(["talents", "pass"]);
  });

  test("4.1, 3.8: a seat hears what any of its powers hears", () => {
    const table = proposes({ config: { seats: [[0], [1], [2, 3]] } });
    table.take("rome", { kind: "stack", power: "rome" }).take("rome", { type: "send" });
    table.take("rome", { type: "lasting", n: 1 });
    expect(seen(table.told("proposal")[0]!, 2)).toMatchObject({ terms: [{ kind: "stack" }] });
    expect(view(table.state, 2).frames.at(-1)).toMatchObject({ terms: [{ kind: "stack" }] });
  });

  test("4.3, R248: a bribe is offered and answered before all", () => {
    const state = position("V", { treasury: RICH, bribery: true });
    const table = new Table(state, [bribe], bribeOf(powerOf("rome"), powerOf("carthage"), "attack", 0));
    table.take("carthage", { n: 3, kind: "desist" });
    expect(view(state, EAST).frames.at(-1)).toMatchObject({ n: 3 });
    expect(seen(table.told("bribeOffered")[0]!, "spectator")).toMatchObject({ n: 3 });
  });
});

describe("15.45, R249: an objective is shown in a deal", () => {
  const HANDS = { 0: [marker("A"), marker("C")], 1: [marker("N")] };
  const agreed = (...givers: readonly ("rome" | "carthage")[]): Table => {
    const table = proposes({}, HANDS);
    for (const power of givers) table.take("rome", { kind: "objective", power });
    return table.take("rome", { type: "send" }).take("carthage", { type: "accept" });
  };
  const knows = ({ state }: Table, viewer: Viewer): unknown =>
    view(state, viewer).objectives.known[pairOf(ROME, CARTHAGE)];
  const shown = (table: Table, viewer: Viewer): Event[] =>
    table.told("objectiveShownTo").map((event) => seen(event, viewer));

  test("15.45, R249: the giver chooses which once the deal is made; he and the other know it, the rest that one was shown", () => {
    const table = agreed("rome");
    expect(table.who).toEqual([ROME]);
    expect(table.choices("rome", "kind")).toEqual(["A", "C"]);
    expect(table.refusal("rome", { type: "show", kind: "N" })).toBe("deal.objective 15.45");
    table.take("rome", { type: "show", kind: "C" });
    for (const viewer of [ROME, CARTHAGE]) {
      expect(knows(table, viewer)).toEqual([marker("C")]);
      expect(shown(table, viewer)).toMatchObject([{ power: ROME, to: CARTHAGE, objective: marker("C") }]);
    }
    for (const viewer of [GREECE, EAST, "spectator"] as const) {
      expect(knows(table, viewer)).toBeNull();
      expect(shown(table, viewer)).toMatchObject([{ power: ROME, to: CARTHAGE, objective: NONE }]);
    }
    expect(table.state.objectives.hands[ROME]).toEqual(HANDS[0]);
  });

  test("15.45: others cannot tell which one it was", () => {
    const [one, other] = [agreed("rome"), agreed("rome")];
    one.take("rome", { type: "show", kind: "A" });
    other.take("rome", { type: "show", kind: "C" });
    for (const viewer of [GREECE, EAST, "spectator"] as const) expect(bytes(one, viewer)).toBe(bytes(other, viewer));
    expect(bytes(one, CARTHAGE)).not.toBe(bytes(other, CARTHAGE));
  });

  test("15.45: both sides may show; whoever has only one that was not seen is not asked", () => {
    const table = agreed("rome", "carthage").take("rome", { type: "show", kind: "A" });
    expect(table.state.objectives.known[pairOf(CARTHAGE, ROME)]).toEqual([marker("N")]);
    expect(table.state.frames.at(-1)).toMatchObject({ proc: "meeting" });
  });

  test("15.45, R249: nothing is shown twice, and whoever has nothing left to show cannot offer it", () => {
    const table = agreed("rome").take("rome", { type: "show", kind: "C" });
    const offers = (power: string): unknown[] =>
      table.options("carthage").filter(({ kind, power: giver }) => kind === "objective" && giver === power);
    table.take("carthage", { type: "propose", power: "rome" });
    expect(offers("rome")).toHaveLength(1);
    expect(offers("carthage")).toHaveLength(1);
    table.take("carthage", { kind: "objective", power: "rome" }).take("carthage", { type: "send" });
    table.take("rome", { type: "accept" }).take("greece", { type: "pass" }).take("rome", { type: "pass" });
    expect(knows(table, CARTHAGE)).toEqual([marker("C"), marker("A")]);
    table.take("carthage", { type: "propose", power: "rome" });
    expect(offers("rome")).toEqual([]);
  });

  test("15.45, 15.46: what was seen is known until it is discarded", () => {
    const table = agreed("rome").take("rome", { type: "show", kind: "C" });
    const { state } = table;
    state.frames = [];
    const phase = new Table(state, [removal], { proc: "removal" });
    phase.take("rome", { type: "discardObjective", kind: "A" }).take("rome", { type: "lock" });
    phase.take("carthage", { type: "lock" });
    expect(knows(table, CARTHAGE)).toEqual([marker("C")]);
    state.frames = [];
    const again = new Table(state, [removal], { proc: "removal" });
    again.take("rome", { type: "discardObjective", kind: "C" }).take("rome", { type: "lock" });
    again.take("carthage", { type: "lock" });
    expect(knows(table, CARTHAGE)).toEqual([]);
  });

  test("15.45, 15.48: of two alike, the one that was seen is turned over first: the other stays secret", () => {
    const state = position("V", { settled: true });
    take(state, CARTHAGE, [marker("B"), marker("B")]);
    state.objectives.known[pairOf(CARTHAGE, ROME)] = [marker("B")];
    state.control.fill(CARTHAGE);
    const phase = new Table(state, [victoryPhase], { proc: "victoryPhase" });
    phase.take("carthage", { type: "show", kind: "B" }).take("carthage", { type: "lock" });
    expect(state.objectives).toMatchObject({ shown: [[], [marker("B")], [], []] });
    expect(state.objectives.hands[CARTHAGE]).toEqual([marker("B")]);
    expect(state.objectives.known[pairOf(CARTHAGE, ROME)]).toEqual([]);
  });

  test("15.45, 15.47: a state guessed from what was seen has it where it is, and nobody holds what he cannot use", () => {
    const { state } = agreed("rome").take("rome", { type: "show", kind: "C" });
    take(state, EAST, [marker("A"), marker("D"), marker("K")]);
    for (const viewer of [ROME, CARTHAGE, GREECE, EAST, "spectator"] as const) {
      const seenHere = view(state, viewer);
      for (let seed = 0; seed < 20; seed++) {
        const guess = determinize(seenHere, new FastChance(`guess ${seed}`));
        expect(JSON.stringify(view(guess, viewer))).toBe(JSON.stringify(seenHere));
        expect(brokenIn(guess)).toEqual([]);
        if (viewer === CARTHAGE) expect(guess.objectives.hands[ROME]).toContain(marker("C"));
        expect(guess.objectives.hands[EAST]).not.toContain(marker("B"));
      }
    }
  });

  test("15.45: the invariant knows a marker that is nowhere", () => {
    const { state } = agreed("rome").take("rome", { type: "show", kind: "C" });
    expect(brokenIn(state)).toEqual([]);
    state.objectives.known[pairOf(ROME, CARTHAGE)] = [marker("C"), marker("C")];
    expect(brokenIn(state)).toHaveLength(1);
    state.objectives.known[pairOf(ROME, CARTHAGE)] = [];
    state.objectives.pool.pop();
    expect(brokenIn(state)).toHaveLength(1);
  });
});
