/** What can be taken back, and until when: across all chapters. */
import { FastChance, legalActions, Match, noChance, type Viewer } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "./action.ts";
import { config, worldOf } from "./config.ts";
import { GS, LG, type PowerName } from "./data/index.ts";
import { paxRomana, type PaxRomana } from "./game.ts";
import { playOf } from "./rules/cards/own-plays.ts";
import { hold } from "./rules/cards/testing.ts";
import { machine } from "./rules/index.ts";
import { expansionOf } from "./rules/sequence/operations.ts";
import { drawObjective } from "./rules/victory/objectives.ts";
import { cardOf } from "./state/cards.ts";
import { pairOf } from "./state/pairs.ts";
import { addUnits, keyOf } from "./state/table.ts";

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, "spectator"];

function begun(): Match<PaxRomana> {
  const seats = ["Rome", "Carthage", "Greece", "the East"];
  const match = new Match(paxRomana, config("V", { format: "ultraBasic" }), { seats, seed: "undo" });
  const chance = new FastChance("hands");
  for (let n = 0; n < 2; n++) for (const power of [0, 1]) drawObjective(match.state, power, chance, () => undefined);
  return match;
}

/** Takes the first answer in which all these fields are so. */
function act(match: Match<PaxRomana>, seat: number, given: Partial<Action>): void {
  const wanted = Object.entries(given) as [keyof Action, unknown][];
  const action = legalActions(paxRomana, match.state, seat).find((one) => wanted.every(([at, is]) => one[at] === is));
  expect(action && match.act(seat, action).ok, JSON.stringify(given)).toBe(true);
}

const bytesOf = (match: Match<PaxRomana>, viewer: Viewer): string =>
  JSON.stringify([paxRomana.view(match.state, viewer), match.log(viewer)]);
const undoableOf = (match: Match<PaxRomana>): number[] => match.seats.map((_, seat) => match.undoable(seat));

/** The first power of the order at a Meeting with the second, and what it has said. */
function talks(): { match: Match<PaxRomana>; host: number; guest: number } {
  const match = begun();
  match.state.order = [0, 1, 2, 3];
  match.state.frames = [{ proc: "activation", step: "pay", power: 0, drawn: false } as never];
  act(match, 0, { type: "callMeeting" });
  act(match, 0, { type: "invite", power: 1 });
  act(match, 0, { type: "begin" });
  act(match, 0, { type: "propose", power: 1 });
  return { match, host: 0, guest: 1 };
}

test("4.1: at a Meeting everything back to the last word of another is taken back, and nobody else notices", () => {
  const { match, host, guest } = talks();
  const before = VIEWERS.map((viewer) => bytesOf(match, viewer));
  act(match, host, { type: "term", kind: "talents", power: host });
  act(match, host, { type: "termTalents", n: 1 });
  act(match, host, { type: "send" });
  expect(undoableOf(match)).toEqual([7, 0, 0, 0]);
  for (let n = 0; n < 3; n++) expect(match.undo(host).ok).toBe(true);
  expect(VIEWERS.map((viewer) => bytesOf(match, viewer))).toEqual(before);
  act(match, host, { type: "term", kind: "pass", power: host });
  act(match, host, { type: "send" });
  act(match, host, { type: "lasting", n: 1 });
  act(match, guest, { type: "decline" });
  expect(undoableOf(match)).toEqual([0, 1, 0, 0]);
  expect(match.undo(guest).ok).toBe(true);
  expect(match.undo(host).ok).toBe(false);
});

test("15.45, R249: an objective that was shown is not taken back, neither by the one who shows it nor by the one who agreed to it", () => {
  const { match, host, guest } = talks();
  act(match, host, { type: "term", kind: "objective", power: host });
  act(match, host, { type: "send" });
  act(match, guest, { type: "accept" });
  expect(undoableOf(match)).toEqual([0, 1, 0, 0]);
  act(match, host, { type: "show" });
  expect(undoableOf(match)).toEqual([0, 0, 0, 0]);
  act(match, guest, { type: "propose", power: host });
  act(match, guest, { type: "term", kind: "objective", power: host });
  act(match, guest, { type: "send" });
  // The only one that is left is shown at once.
  act(match, host, { type: "accept" });
  expect(match.state.objectives.known[pairOf(host, guest)]).toHaveLength(2);
  expect(undoableOf(match)).toEqual([0, 0, 0, 0]);
});

/** Everybody plans at the same time. */
function plans(): Match<PaxRomana> {
  const match = begun();
  for (const power of match.state.powers) power.treasury = 9;
  match.state.frames = [machine.begin({ proc: "manpower" }, match.state)];
  machine.run(match.state, noChance, undefined);
  return match;
}

test("3.2 E: whoever plans takes back his own orders, to the last one that somebody else gave, and others learn nothing of it", () => {
  const match = plans();
  const [first, second] = paxRomana.toAct(match.state) as [number, number];
  const isOther = (seat: number) => (viewer: Viewer) => viewer !== seat;
  const before = VIEWERS.filter(isOther(first)).map((viewer) => bytesOf(match, viewer));
  const same = (): void =>
    expect(VIEWERS.filter(isOther(first)).map((viewer) => bytesOf(match, viewer))).toEqual(before);
  act(match, first, { type: "order", kind: "objective" });
  same();
  expect(match.undo(first).ok).toBe(true);
  same();
  act(match, first, { type: "order", kind: "objective" });
  const own = bytesOf(match, first);
  act(match, second, { type: "order", kind: "objective" });
  expect([match.undoable(first), match.undoable(second)]).toEqual([0, 1]);
  expect(match.undo(first).ok).toBe(false);
  expect(match.undo(second).ok).toBe(true);
  expect(bytesOf(match, first)).toBe(own);
});

test("3.2 E: a plan is unlocked while others plan; once all are shown nothing is taken back", () => {
  const match = plans();
  const seats = paxRomana.toAct(match.state).slice();
  const [first] = seats;
  act(match, first!, { type: "lock" });
  expect(match.undoable(first!)).toBe(1);
  expect(match.undo(first!).ok).toBe(true);
  for (const seat of seats) act(match, seat, { type: "lock" });
  expect(match.events.some(({ type: e }) => e === "plansShown")).toBe(true);
  expect(undoableOf(match)).toEqual([0, 0, 0, 0]);
});

test("10.71: a bid is taken back until the other has bid too", () => {
  const match = begun();
  for (const power of match.state.powers) power.treasury = 5;
  match.state.frames = [{ proc: "siegeBid", step: "begin", attacker: 0, defender: 1 } as never];
  machine.run(match.state, noChance, undefined);
  act(match, 0, { type: "bid", n: 2 });
  expect(undoableOf(match)).toEqual([1, 0, 0, 0]);
  const seen = bytesOf(match, 1);
  expect(match.undo(0).ok).toBe(true);
  act(match, 0, { type: "bid", n: 4 });
  expect(bytesOf(match, 1)).toBe(seen);
  act(match, 1, { type: "bid", n: 1 });
  expect(match.state.powers.slice(0, 2).map(({ treasury }) => treasury)).toEqual([1, 4]);
  expect(undoableOf(match)).toEqual([0, 0, 0, 0]);
});

test("17.15, R292: an answer in a window is taken back until all have answered: nobody looks at the others' answers first", () => {
  const match = new Match(paxRomana, config("V", { game: "advanced" }), { seats: ["R", "C", "G", "E"], seed: "undo" });
  const { state } = match;
  hold(hold(hold(state, "carthage", "deus-ex-machina"), "greece", "cunctator"), "rome", "corvus");
  state.frames = [machine.begin(playOf(0, cardOf("corvus"), "event"), state)];
  machine.run(state, noChance, undefined);
  act(match, 1, { type: "playCard", kind: "deus-ex-machina" });
  expect(undoableOf(match)).toEqual([0, 1, 0, 0]);
  act(match, 2, { type: "passCard", kind: "now" });
  expect(match.log(2).map(({ type: e }) => e)).toContain("cardCancelled");
  expect(undoableOf(match)).toEqual([0, 0, 0, 0]);
});

test("17.15, R292: that all others have passed is seen as well; who is asked alone has nothing to see", () => {
  const passed = (...others: readonly PowerName[]): number => {
    const match = new Match(paxRomana, config("V", { game: "advanced" }), {
      seats: ["R", "C", "G", "E"],
      seed: "undo",
    });
    const { state } = match;
    for (const name of others) hold(state, name, "cunctator");
    hold(hold(state, "greece", "spies"), "rome", "corvus");
    state.order = [0, 1, 2, 3];
    state.frames = [machine.begin(expansionOf(0), state)];
    machine.run(state, noChance, undefined);
    act(match, 0, { type: "playCard", kind: "corvus" });
    for (const seat of paxRomana.toAct(match.state).slice()) act(match, seat, { type: "passCard", kind: "now" });
    return match.undoable(2);
  };
  expect([passed("carthage"), passed()]).toEqual([0, 1]);
});

test("17.15, R296: a card that was played or discarded has been seen, and is not taken back", () => {
  const undoable = (type: "playCard" | "discardCard"): number => {
    const match = new Match(paxRomana, config("V", { game: "advanced" }), {
      seats: ["R", "C", "G", "E"],
      seed: "undo",
    });
    const { state } = match;
    hold(state, "rome", "corvus");
    state.frames = [machine.begin(expansionOf(0), state)];
    machine.run(state, noChance, undefined);
    act(match, 0, { type, kind: "corvus" });
    return match.undoable(0);
  };
  expect([undoable("playCard"), undoable("discardCard")]).toEqual([0, 0]);
});

test("11.11: a fleet sets out without a die, so that it can be called back; an army, whose die has shown, cannot", () => {
  const match = begun();
  const node = worldOf(match.state.config).map.nodeOf.get("roma")!;
  addUnits(match.state, keyOf(node, 0, 0), GS, 1);
  match.state.frames = [machine.begin(expansionOf(0), match.state)];
  const setsOut = (unit: number): number => {
    act(match, 0, { type: "minor" });
    act(match, 0, { type: "at", node });
    act(match, 0, { type: "moveUnit", unit });
    return match.undoable(0);
  };
  expect(setsOut(GS)).toBe(3);
  for (let n = 0; n < 3; n++) expect(match.undo(0).ok).toBe(true);
  expect(setsOut(LG)).toBe(0);
});

test("15.48: an objective that all have seen is not taken back", () => {
  const { power, objective } = { power: 0, objective: 2 };
  expect(paxRomana.reveals({ type: "objectiveShown", power, objective, rule: "15.48" })).toBe(true);
});
