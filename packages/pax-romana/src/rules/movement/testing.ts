import { worldOf } from "../../config.ts";
import { ROME, UNITS, type Node, type Owner, type Power, type Unit, type UnitName } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { countAt } from "../../state/table.ts";
import { March } from "../../testing/march.ts";
import { nodeIn, position, type Given } from "../../testing/position.ts";
import { setControl } from "../stability/settle.ts";
import { majorMoveOf } from "./major-move.ts";

/** Words for tests of marches. */

export const node = (state: State, id: string): Node => nodeIn(worldOf(state.config).map, id);
export const unit = (name: UnitName): Unit => UNITS.indexOf(name);
export const count = (state: State, id: string, name: UnitName, owner: Owner = ROME): number =>
  countAt(state, node(state, id), owner, unit(name));

/** A position of scenario V in which control is settled. */
export function given(pieces: NonNullable<Given["pieces"]>, more: Given = {}): State {
  const state = position("V", { ...more, pieces });
  setControl(state);
  return state;
}

/** A Major Move from a Space with everything there, and its die. */
export function march(
  state: State,
  from: string,
  die: number,
  power: Power = ROME,
  choices: readonly string[] = ["all"],
): March {
  const table = new March(state, majorMoveOf(power, "own"), [die]).answer(`at ${from}`);
  for (const choice of choices) if (table.options.includes(choice)) table.answer(choice);
  return table;
}

export const mpOf = ({ state }: March): number | undefined => state.forces[0]?.mp;
