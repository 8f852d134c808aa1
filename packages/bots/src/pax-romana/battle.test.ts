import { CARTHAGE, config, emptyRow, LI, NONE, paxRomana, ROME, worldOf, type Force, type View } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { battleQuestions } from "./battle.ts";
import { Outlook } from "./outlook.ts";
import { opening, withStacks } from "./testing.ts";

const SPACE = "lilybaeum";
/** 7.1: a Town of Carthage, as it is kept in `works`: the owner times 16, and its walls. */
const townWith = (walls: number): number => CARTHAGE * 16 + walls;

/** A Roman light infantry comes to a Town of Carthage; Carthage is asked whether it withdraws. */
function besieged(defenders: Record<string, number>, walls: number): View {
  const state = withStacks(opening(config("II"), "battle"), { [`carthage ${SPACE}`]: defenders });
  const space = worldOf(state.config).map.nodeOf.get(SPACE)!;
  state.works[space] = townWith(walls);
  const counts = emptyRow();
  counts[LI] = 1;
  const force = { power: ROME, rows: [{ owner: ROME, mark: 0, counts }], leaders: [], node: space, aboard: false };
  const defender = { power: CARTHAGE, force: NONE, owners: [CARTHAGE] };
  const frame = { proc: "withdrawal" as const, step: "ask", space, defender, attacker: 0, landing: false };
  return { ...paxRomana.view(state, 1), frames: [frame], forces: [force as unknown as Force] };
}

function goes(view: View): boolean {
  const outlook = new Outlook();
  outlook.look(view, CARTHAGE);
  const worth = (verb: "withdraw" | "stand"): number =>
    battleQuestions["withdrawal.ask"]!(view, { type: verb }, outlook);
  return worth("withdraw") > worth("stand");
}

test("7.34, 7.41: cavalry leaves walls that fall at once, though it would win in the open", () => {
  expect(goes(besieged({ CAV: 4 }, 1))).toBe(true);
  expect(goes(besieged({ CAV: 4 }, 2))).toBe(false);
  expect(goes(besieged({ CAV: 4, LI: 4 }, 1))).toBe(false);
});

test("7.34: a place at its least walls without infantry is nothing to fight for whoever comes", () => {
  const open = (defenders: Record<string, number>, walls: number): boolean => {
    const view = besieged(defenders, walls);
    const outlook = new Outlook();
    outlook.look(view, ROME);
    return outlook.opensItself(worldOf(view.config).map.nodeOf.get(SPACE)!);
  };
  expect([open({ CAV: 4 }, 1), open({ CAV: 4 }, 2), open({ LI: 1 }, 1), open({ GARR: 1 }, 1)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
