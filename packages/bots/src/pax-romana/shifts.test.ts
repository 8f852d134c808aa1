import { CARTHAGE, config, NONE, paxRomana, ROME, worldOf, type Action, type Frames, type View } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { Outlook } from "./outlook.ts";
import type { Worth } from "./question.ts";
import { driveOut, raise } from "./shifts.ts";
import { opening, withStacks } from "./testing.ts";

const SPACE = "lilybaeum";

/** A battle of five legions against others in the Space. */
function battleOf(defenders: Record<string, number>, given: Partial<Frames["landBattle"]>): View {
  const state = withStacks(opening(config("II"), "shifts"), {
    [`carthage ${SPACE}`]: defenders,
    [`rome ${SPACE}`]: { LG: 5 },
  });
  const space = worldOf(state.config).map.nodeOf.get(SPACE)!;
  const side = { force: NONE };
  const frame = {
    proc: "landBattle" as const,
    step: "raise",
    space,
    walled: "none",
    kind: "attack",
    negated: [0, 0],
    attacker: { ...side, power: ROME, owners: [ROME] },
    defender: { ...side, power: CARTHAGE, owners: [CARTHAGE] },
    ...given,
  };
  return { ...paxRomana.view(state, 0), frames: [frame] };
}

function best<A extends Action>(view: View, worth: Worth, answers: readonly A[]): A {
  const outlook = new Outlook();
  outlook.look(view, ROME);
  const worths = answers.map((answer) => worth(view, answer, outlook));
  return answers[worths.indexOf(Math.max(...worths))]!;
}

const raised = (view: View, most: number): number =>
  best(
    view,
    raise,
    Array.from({ length: most + 1 }, (_, n): Action<"raise"> => ({ type: "raise", n })),
  ).n;

test("10.51, 7.41: shifts raise its own die at walls, where that takes the place", () => {
  const walls = { walled: "defender", bp: [12, 2], net: 4, dice: [5, 4] } as const;
  expect(raised(battleOf({ GARR: 1 }, walls as unknown as Partial<Frames["landBattle"]>), 4)).toBeGreaterThanOrEqual(2);
});

test("10.51: in the open a large army spares its own", () => {
  const open = { bp: [20, 6], net: 3, dice: [4, 4] } as unknown as Partial<Frames["landBattle"]>;
  expect(raised(battleOf({ HI: 2 }, open), 3)).toBe(0);
});

test("10.92: nobody pays to drive out whom his losses destroy", () => {
  const after = (defenders: Record<string, number>, bp: number, pips: number): boolean =>
    best(
      battleOf(defenders, { bp: [20, bp], pips: [1, pips] } as unknown as Partial<Frames["landBattle"]>),
      driveOut,
      [true, false].map((yes): Action<"force"> => ({ type: "force", yes })),
    ).yes;
  expect(after({ LI: 1 }, 1, 5)).toBe(false);
  expect(after({ HI: 2 }, 6, 5)).toBe(true);
});
