import { data, INVASIONS, type InvasionName } from "../../data/index.ts";
import type { AnyProcedure } from "../../engine/machine.ts";
import type { State } from "../../state/state.ts";
import type { Table } from "../../testing/table.ts";
import { draws, twoDice } from "../chance-events/testing.ts";

/** Rome has drawn an invasion; `chance` is what follows the dice for its kind. */
export const invades = (
  state: State,
  name: InvasionName,
  chance: readonly number[] = [],
  others?: readonly AnyProcedure[],
): Table =>
  draws(state, "rome", "invasion", [...twoDice(data.charts.invasions, INVASIONS.indexOf(name)), ...chance], others);
