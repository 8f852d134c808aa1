/** 17.2: random Successor Wars on crowded boards. */
import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "../../../action.ts";
import { worldOf } from "../../../config.ts";
import { CAV, FRESH, GARR, GREECE, HI, LI, MIL, NONE, TOWN } from "../../../data/index.ts";
import { invariants } from "../../../invariants/index.ts";
import { withoutOwner } from "../../../state/keys.ts";
import { putLeader } from "../../../state/leaders.ts";
import type { State } from "../../../state/state.ts";
import { addUnits, keyOf } from "../../../state/table.ts";
import { builderAt, setWorks } from "../../../state/works.ts";
import { crowd } from "../../../testing/crowd.ts";
import { occupiersAt } from "../../control/holder.ts";
import { machine } from "../../index.ts";
import { setControl } from "../../stability/settle.ts";
import { advanced, struckBy } from "../testing.ts";

const broken = (state: State): string[] => invariants.filter((rule) => !rule.holds(state)).map(({ name }) => name);

/** Greeks in most Spaces of Greece where there is room for them, some behind walls, and leaders among them. */
function settle(state: State, chance: FastChance): void {
  const { map, data } = worldOf(state.config);
  const home = map.homeAt.flatMap((power, node) => (power === GREECE ? [node] : []));
  for (const node of home) {
    if (withoutOwner(occupiersAt(state, node), GREECE) !== 0 || chance.below(4) === 0) continue;
    const key = keyOf(node, GREECE, FRESH);
    for (const unit of [HI, LI, CAV, GARR, MIL]) addUnits(state, key, unit, chance.below(3));
    if (chance.below(4) === 0 && builderAt(state, node) === NONE)
      setWorks(state, node, { owner: GREECE, works: TOWN, walls: 1 + chance.below(2) });
  }
  data.leaders.power.forEach((power, leader) => {
    if (power === GREECE && state.leaders[leader]! < 0 && chance.below(2) === 0) {
      const node = chance.pick(home);
      if (withoutOwner(occupiersAt(state, node), GREECE) === 0) putLeader(state, leader, node);
    }
  });
  setControl(state);
}

const WISHED: ReadonlySet<string> = new Set(["attackKin", "intercept", "step"]);

test("17.2, R332-R334: whatever is chosen, nothing breaks, and the army stands at the end", () => {
  let marched = 0;
  let fought = 0;
  for (let n = 0; n < 40; n++) {
    const chance = new FastChance(`successors ${n}`);
    const state = advanced({ treasury: { rome: n % 5, greece: n % 3, carthage: 2 }, bribery: n % 2 === 0 });
    crowd(state, chance, 30);
    settle(state, chance);
    const call = struckBy(state, n % 3 === 0 ? "carthage" : "rome", "successor-wars-roll-on");
    state.frames = [machine.begin(call, state)];
    machine.run(state, chance, undefined);
    for (let i = 0; i < 400 && state.frames.length > 0; i++) {
      const [power] = machine.who(state);
      const options: Action[] = [];
      machine.options(state, power!, options);
      const wished = options.filter((option) => WISHED.has(option.type) && (option.type !== "attackKin" || option.yes));
      const from = wished.length > 0 && chance.below(3) > 0 ? wished : options;
      const { proc, step } = state.frames.at(-1)!;
      machine.answer(state, power!, chance.pick(from), chance, (event) => {
        if (event.type === "moveEnded") marched++;
        if (event.type === "battleOpened" && event.attacker === GREECE && event.defender === GREECE) fought++;
      });
      if (state.frames.length > 0) expect([n, i, proc, step, broken(state)]).toEqual([n, i, proc, step, []]);
    }
    expect([n, state.frames, state.forces]).toEqual([n, [], []]);
  }
  expect(marched).toBeGreaterThan(20);
  expect(fought).toBeGreaterThan(20);
});
