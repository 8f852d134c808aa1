import { expect, test } from "vitest";
import { CARTHAGE, GREECE, HI, MOVED, ROME } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { addToForce } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { position, type Given } from "../../testing/position.ts";
import type { Spoken } from "../../testing/spoken.ts";
import { SEA } from "../control/relation.ts";
import { permit } from "../diplomacy/pacts.ts";
import { machine } from "../index.ts";
import { debarkOf } from "../naval/testing.ts";
import {
  answerFirst,
  asked,
  at,
  begin,
  entering,
  intercepted,
  optionsNow,
  setOut,
  told,
  type Played,
} from "./testing.ts";

/** A position in which Greece lets its units march with Rome's. */
function allied(pieces: NonNullable<Given["pieces"]>): State {
  const treasury = { rome: 0, carthage: 0, greece: 0, east: 0 };
  const state = position("V", { pieces, treasury, settled: true });
  permit(state, GREECE, ROME, "join");
  return state;
}

/** Rome's force enters a Space with heavy infantry of Greece in it. */
function together(state: State, from: string, to: string, greeks = 2): number {
  const force = setOut(state, "rome", from, to);
  addToForce(state, state.forces[force]!, GREECE, MOVED, HI, greeks);
  return force;
}

const CALM: Readonly<Record<string, Spoken>> = {
  "withdrawal.ask": { type: "stand" },
  "battle.retreat": { yes: false },
  "battle.force": { yes: false },
  "battle.raise": { n: 0 },
  "battle.lower": { n: 0 },
};

/** Answers calmly until a question comes, or until the end. */
function until(state: State, prompt: string, played: Played): void {
  for (let i = 0; i < 60 && state.frames.length > 0 && asked(state) !== prompt; i++)
    answerFirst(state, CALM[asked(state)!] ?? {}, played);
}

test("4.1, R431: every power whose units attack forfeits what the victim permits it", () => {
  const state = allied({ "rome roma": { LG: 2 }, "carthage capua": { LI: 1 } });
  for (const ally of [ROME, GREECE]) state.pacts[CARTHAGE * 4 + ally] = SEA;
  begin(state, entering(together(state, "roma", "capua"), 1), [6, 1], [{ type: "stand" }]);
  expect([state.pacts[CARTHAGE * 4 + ROME], state.pacts[CARTHAGE * 4 + GREECE]]).toEqual([0, 0]);
});

test("4.1, R431: so does every power whose units sweep away garrisons together", () => {
  const state = allied({ "rome roma": { LG: 2 }, "carthage capua": { GARR: 1 } });
  for (const ally of [ROME, GREECE]) state.pacts[CARTHAGE * 4 + ally] = SEA;
  begin(state, entering(together(state, "roma", "capua"), 1), []);
  expect([state.pacts[CARTHAGE * 4 + ROME], state.pacts[CARTHAGE * 4 + GREECE]]).toEqual([0, 0]);
});

test("12.31, R449: the power at Home calls militia for losses of its own, though a guest decides for its side", () => {
  const calls = (greek: object, stand: readonly Spoken[]): number | undefined => {
    const state = allied({ "rome larissa": { LG: 1 }, "greece larissa": greek, "carthage pella": { HI: 20 } });
    state.pacts[ROME * 4 + GREECE] = 0;
    const played = begin(state, entering(setOut(state, "carthage", "pella", "larissa"), 1), [6, 1], stand);
    until(state, "militia", played);
    return asked(state) === "militia" ? machine.who(state)[0] : undefined;
  };
  expect(calls({ HI: 3 }, [{ type: "stand" }, { type: "stand" }])).toBe(GREECE);
  // A guest's losses are not its own.
  expect(calls({ MIL: 1 }, [{ type: "stand" }])).toBeUndefined();
});

test("4.1, 12.42, R445: the Soldier of Fortune is a friend of a force in which his keeper's units march", () => {
  for (const where of ["pella", "thessalonica"]) {
    const state = allied({ "rome scupi": { LG: 2 }, [`sof ${where}`]: { HI: 4 } });
    addArmy(state, soldier(GREECE));
    const force = together(state, "scupi", "pella");
    const played = begin(state, where === "pella" ? entering(force, 1) : intercepted(force), []);
    expect([asked(state), told(played, "battleOpened")]).toEqual([undefined, []]);
  }
});

/** Who may give up walls in which a joint force has just landed, whatever the defender throws. */
function breachers(builder: "rome" | "greece"): Set<number> {
  const asking = new Set<number>();
  for (let die = 1; die <= 6; die++) {
    const state = allied({
      "rome lilybaeum": { LG: 2 },
      [`${builder} panormus`]: { town: 2 },
      "carthage agrigentum": { HI: 9 },
    });
    const force = together(state, "lilybaeum", "panormus");
    state.forces[force]!.aboard = true;
    const answers = [{ type: "intercept" }, { type: "all" }, { type: "useWalls", yes: true }] as const;
    const played = begin(state, debarkOf(force), [6, 6, die, 1], answers);
    for (let i = 0; i < 60 && state.frames.length > 0; i++) {
      if (optionsNow(state).some((option) => option.type === "loseWalls")) asking.add(machine.who(state)[0]!);
      answerFirst(state, CALM[asked(state)!] ?? {}, played);
    }
  }
  return asking;
}

test("7.32, 10.39, R446: a joint force that has landed uses walls of either ally, and their owner may lose them", () => {
  expect([[...breachers("rome")], [...breachers("greece")]]).toEqual([[ROME], [GREECE]]);
});

test("4.1, 10.51, R447: residents of an ally in the force defend with it, or stay behind their own walls", () => {
  const met = (yes: boolean): [number | undefined, number] => {
    const state = allied({
      "rome roma": { LG: 2 },
      "greece capua": { HI: 5, town: 2 },
      "carthage paestum": { HI: 9 },
    });
    const force = together(state, "roma", "capua");
    const played = begin(state, entering(force, 1), [6, 6, 3, 3], [{ type: "intercept" }, { type: "all" }]);
    const who = asked(state) === "interception.shelter" ? machine.who(state)[0] : undefined;
    answerFirst(state, { type: "useWalls", yes }, played);
    until(state, "", played);
    return [who, told(played, "battleRolled")[0]!.battlePoints[1]];
  };
  expect([met(false), met(true)]).toEqual([
    [GREECE, 29],
    [GREECE, 14],
  ]);
});

test("10.84, 10.53, R448: allies in one force lose what one owner would, and reduce one unit at most", () => {
  const lost = (greeks: number, die: number) => {
    const state = allied({ "rome capua": { HI: 5 }, "carthage roma": { HI: 30 } });
    const played = begin(state, entering(together(state, "capua", "roma", greeks), 1), [1, die], [{ type: "stand" }]);
    until(state, "", played);
    const ours = told(played, "losses").filter(({ owner }) => owner !== CARTHAGE);
    const flips = told(played, "flipped").filter(({ owner }) => owner !== CARTHAGE);
    return [ours.map(({ power, owner, units }) => [power, owner, units[HI]]), flips.map(({ owner }) => owner)];
  };
  // 3 of 30 BP, and 5 of 27.
  expect(lost(5, 1)).toEqual([[[ROME, ROME, 1]], []]);
  expect(lost(4, 2)).toEqual([[[ROME, ROME, 1]], [GREECE]]);
});

test("7.41, R398: a Town is the mover's; if none of his units are left, it is the ally's who took it", () => {
  const taken = (rome: object, greeks: number): number | undefined => {
    const state = allied({ "rome roma": rome, "carthage capua": { LI: 1, town: 1 } });
    const force = together(state, "roma", "capua", greeks);
    const answers = [{ type: "stand" }, { type: "useWalls", yes: true }] as const;
    const played = begin(state, entering(force, 1), [6, 3], answers);
    until(state, "", played);
    return worksAt(state, at(state, "capua"))?.owner;
  };
  expect([taken({ LI: 2 }, 9), taken({ LI: 1 }, 3)]).toEqual([ROME, GREECE]);
});

test("10.71, 4.1, R478: the mover of a joint force bids and pays for it; if no units of his are left, the ally does", () => {
  const bidders = (turned: boolean, romans: boolean): readonly number[] => {
    const state = allied({ "rome roma": { LG: 2 }, "carthage capua": { LI: 3, city: 5 } });
    for (const power of state.powers) power.treasury = 3;
    const force = together(state, "roma", "capua");
    const { rows } = state.forces[force]!;
    if (turned) rows.reverse();
    if (!romans)
      rows.splice(
        rows.findIndex(({ owner }) => owner === ROME),
        1,
      );
    const played = begin(state, entering(force, 1), [], [{ type: "stand" }, { type: "useWalls", yes: true }]);
    until(state, "siege.bid", played);
    return machine.who(state);
  };
  expect(bidders(false, true)).toEqual([ROME, CARTHAGE]);
  expect(bidders(true, true)).toEqual([ROME, CARTHAGE]);
  expect(bidders(false, false)).toEqual([GREECE, CARTHAGE]);
});

test("10.91, 5.11, R479: where allies defend without works, the one whose Space it was decides for all of them", () => {
  const decides = (host: "rome" | "greece"): readonly number[] => {
    const state = allied({ "rome larissa": { LG: 3 }, "greece larissa": { HI: 3 }, "carthage pella": { HI: 20 } });
    state.held[at(state, "larissa")] = host === "rome" ? ROME : GREECE;
    const force = setOut(state, "carthage", "pella", "larissa");
    const played = begin(state, entering(force, 1), [6, 1], [{ type: "stand" }, { type: "stand" }]);
    until(state, "battle.retreat", played);
    return machine.who(state);
  };
  expect([decides("rome"), decides("greece")]).toEqual([[ROME], [GREECE]]);
});

test("10.67, R398: each ally gives up his own units to elephants", () => {
  const state = allied({ "rome roma": { LI: 2 }, "carthage capua": { HI: 9, EL: 3 } });
  const force = together(state, "roma", "capua", 2);
  const played = begin(state, entering(force, 1), [1, 1, 1], [{ type: "stand" }, { type: "commit", n: 3 }]);
  until(state, "battle.raise", played);
  const lost = told(played, "losses").filter(({ rule }) => rule === "10.67");
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.every(({ power, owner }) => power === owner)).toBe(true);
});
