import { FastChance, legalActions } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, worldOf } from "../../../config.ts";
import { CARTHAGE, data, FRESH, GARR, MHI, MLI, REBELLIONS, ROME, type RebellionName } from "../../../data/index.ts";
import { deal } from "../../../deal.ts";
import type { AnyCall } from "../../../engine/procedure.ts";
import { paxRomana } from "../../../game.ts";
import { setup } from "../../../setup.ts";
import type { State } from "../../../state/state.ts";
import { addUnits, keyOf } from "../../../state/table.ts";
import { crowd } from "../../../testing/crowd.ts";
import { controlMistakes } from "../../../testing/oracles/control.ts";
import { machine } from "../../index.ts";
import { setControl } from "../../stability/settle.ts";
import { isUnoccupied, provincesOf, spacesOf } from "./rebels.ts";
import { Loaded } from "../../../testing/loaded.ts";

/** A crowded board; Rome has garrisons all over Gaul, Carthage mercenaries in Africa. */
function board(seed: string): State {
  const table = config("V", { game: "advanced" });
  const chance = new FastChance(seed);
  const state = setup(table, deal(table, chance));
  crowd(state, chance, 150);
  for (const node of spacesOf(state, provincesOf(state, "gaul")))
    if (isUnoccupied(state, node)) addUnits(state, keyOf(node, ROME, FRESH), GARR, 1);
  for (const node of spacesOf(state, provincesOf(state, "africa")))
    if (chance.below(2) === 0 && isUnoccupied(state, node)) addUnits(state, keyOf(node, CARTHAGE, FRESH), MLI, 2);
  addUnits(state, keyOf(worldOf(table).map.nodeOf.get("carthago")!, CARTHAGE, FRESH), MHI, 2);
  setControl(state);
  return state;
}

function checkAll(state: State, what: string): void {
  const broken = paxRomana.invariants.find((invariant) => !invariant.holds(state));
  expect(broken?.name, what).toBeUndefined();
}

test.each(REBELLIONS)(
  "13.3: whatever is answered in a rebellion of %s and after it, the position is a possible one",
  (name: RebellionName) => {
    const sum = data.charts.rebellions.indexOf(REBELLIONS.indexOf(name));
    for (let n = 0; n < 6; n++) {
      const seed = `${name} ${n}`;
      const state = board(seed);
      const chance = new Loaded([...(sum <= 7 ? [1, sum - 1] : [6, sum - 6]), ...(name === "gaul" ? [6] : [])], seed);
      const answers = new FastChance(seed);
      state.frames.push(machine.begin({ proc: "rebellion", power: n % 4 } as AnyCall, state));
      machine.run(state, chance, undefined);
      for (let step = 0; step < 60 && !state.over; step++) {
        checkAll(state, `${seed}, step ${step}, ${machine.question(state)?.ask.prompt}`);
        const seat = paxRomana.toAct(state)[0]!;
        paxRomana.apply(state, seat, answers.pick(legalActions(paxRomana, state, seat)), chance);
      }
      if (!state.frames.some(({ proc }) => proc === "landBattle" || proc === "arrival"))
        expect(controlMistakes(state), seed).toEqual([]);
    }
  },
);
