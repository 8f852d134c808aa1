import { worldOf } from "../../config.ts";
import type { Tell } from "../../event.ts";
import { changeStability } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";

/** 16.2: below the first a power is poor, above the second it is rich. */
const POOR_BELOW = 3;
const RICH_ABOVE = 12;

/** 16.2 Revenues and Stability: empty treasuries cost Stability, full ones give it. */
export function revenues(state: State, tell: Tell): void {
  for (const power of worldOf(state.config).scenario.powers) {
    const { treasury } = state.powers[power]!;
    if (treasury < POOR_BELOW) changeStability(state, power, -1, ["revenues"], "16.2", tell);
    else if (treasury > RICH_ABOVE) changeStability(state, power, 1, ["revenues"], "16.2", tell);
  }
}
