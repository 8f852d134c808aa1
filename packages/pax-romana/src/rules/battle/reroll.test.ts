import { expect, test } from "vitest";
import { position } from "../../testing/position.ts";
import { asked, battle, begin, optionsNow, setOut, told } from "./testing.ts";

/** Greece attacks The East in Larissa with twice the BP and rolls 1 against 5; its leaders are a 2-4 and a 1-5. */
function larissa(
  leaders: Record<string, string> = { "greece-2": "pella", "east-3": "larissa" },
  east: object = { HI: 2 },
) {
  const state = position("V", {
    config: { options: ["rerolls"] },
    pieces: { "greece pella": { HI: 4 }, "east larissa": east },
    leaders,
  });
  return { state, frame: battle(state, setOut(state, "greece", "pella", "larissa", 0), ["east"]) };
}

const DEMAND = [{ type: "stand" }, { type: "reroll", yes: true }];
/** Two dice that fail the larger side: 11 is more than 2 and 4. */
const FAILED = [6, 5];

test("10.55: two dice of no more than both ratings succeed: 6 for a 2-4 leader; then his own die is rolled again, less 1", () => {
  const { state, frame } = larissa();
  const played = begin(state, frame, [1, 5, 3, 3, 6], [...DEMAND, { kind: "own" }]);
  expect(told(played, "rerolled")).toMatchObject([{ side: "attacker", dice: [3, 3], success: true }]);
  expect(told(played, "rerollResult")).toMatchObject([{ side: "attacker", die: 5 }]);
  expect(asked(state)).toBe("battle.raise");
});

test("10.55: or the smaller army's die, and 1 more", () => {
  const { state, frame } = larissa();
  const played = begin(state, frame, [1, 5, 3, 3, 2], [...DEMAND, { kind: "other" }]);
  expect(told(played, "rerollResult")).toMatchObject([{ side: "defender", die: 3 }]);
});

test("10.55: 7 is too much for a 2-4 leader; then the smaller army may demand, with 2 less, and no modifiers after", () => {
  const { state, frame } = larissa();
  begin(state, frame, [1, 5, 4, 3], DEMAND);
  expect(asked(state)).toBe("reroll.smaller");
  for (const [kind, side] of [
    ["own", "defender"],
    ["other", "attacker"],
  ] as const) {
    const other = larissa();
    // 8 less 2 are 6: as much as 1 and 5.
    const answers = [...DEMAND, { type: "reroll", yes: true }, { kind }];
    const played = begin(other.state, other.frame, [1, 5, ...FAILED, 4, 4, 2], answers);
    expect(told(played, "rerolled")[1]).toMatchObject({ side: "defender", success: true });
    expect(told(played, "rerollResult")).toMatchObject([{ side, die: 2 }]);
  }
  const late = larissa();
  const played = begin(late.state, late.frame, [1, 5, ...FAILED, 5, 4], [...DEMAND, { type: "reroll", yes: true }]);
  expect(told(played, "rerolled")[1]).toMatchObject({ side: "defender", success: false });
  expect(asked(late.state)).toBe("battle.raise");
});

test("10.55: an Elite leader adds 1 to the die that his own side rolls again (R273)", () => {
  const elite = { "greece-1": "pella", "east-3": "larissa" };
  const own = larissa(elite);
  const higher = begin(own.state, own.frame, [1, 5, 3, 3, 4], [...DEMAND, { kind: "own" }]);
  expect(told(higher, "rerollResult")).toMatchObject([{ side: "attacker", die: 4 }]);
  const other = larissa(elite);
  const same = begin(other.state, other.frame, [1, 5, 3, 3, 4], [...DEMAND, { kind: "other" }]);
  expect(told(same, "rerollResult")).toMatchObject([{ side: "defender", die: 5 }]);
  const against = larissa({ "greece-2": "pella", "east-1": "larissa" });
  const helped = begin(against.state, against.frame, [1, 5, 3, 3, 4], [...DEMAND, { kind: "other" }]);
  expect(told(helped, "rerollResult")).toMatchObject([{ side: "defender", die: 6 }]);
});

test("10.55: only with twice the BP and the lower die, and the smaller side demands nothing before the larger has failed", () => {
  const questions = (east: object, dice: readonly number[], answers: readonly object[] = [{ type: "stand" }]) => {
    const { state, frame } = larissa(undefined, east);
    begin(state, frame, dice, answers);
    return asked(state);
  };
  expect(questions({ HI: 2 }, [1, 5])).toBe("reroll.larger");
  expect(questions({ HI: 2, LI: 1 }, [1, 5])).not.toBe("reroll.larger");
  expect(questions({ HI: 2 }, [5, 5])).not.toBe("reroll.larger");
  expect(questions({ HI: 2 }, [1, 5], [{ type: "stand" }, { type: "reroll", yes: false }])).toBe("battle.raise");
});

test("10.55, 8.22: an army without a leader has a 0-0: the smaller side succeeds with a double one (R244)", () => {
  for (const [dice, success] of [
    [[1, 1], true],
    [[1, 2], false],
  ] as const) {
    const { state, frame } = larissa({ "greece-2": "pella" });
    const played = begin(state, frame, [1, 5, ...FAILED, ...dice], [...DEMAND, { type: "reroll", yes: true }]);
    expect(told(played, "rerolled")[1]).toMatchObject({ side: "defender", dice, success });
    expect(asked(state)).toBe(success ? "reroll.smallerChooses" : "battle.raise");
  }
});

test("10.55, 8.22: the larger side without a leader is not asked: no two dice are as low as 0 (R244)", () => {
  const { state, frame } = larissa({ "east-3": "larissa" });
  begin(state, frame, [1, 5], [{ type: "stand" }]);
  expect(asked(state)).toBe("battle.raise");
  expect(optionsNow(state).length).toBeGreaterThan(1);
});

test("10.55: the larger side may be the defender", () => {
  const { state, frame } = larissa(undefined, { HI: 8 });
  const played = begin(state, frame, [5, 1, 3, 3, 6], [...DEMAND, { kind: "own" }]);
  expect(told(played, "rerolled")).toMatchObject([{ side: "defender", success: true }]);
  expect(told(played, "rerollResult")).toMatchObject([{ side: "defender", die: 5 }]);
});
