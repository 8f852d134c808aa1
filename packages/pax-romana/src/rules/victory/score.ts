import { worldOf } from "../../config.ts";
import { POWERS, type Power } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import type { StabilityCause } from "../../state/events.ts";
import { changePoints, changeStability } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import { awardsOf, returnUsed } from "./objectives.ts";
import { prizes } from "./places.ts";
import { cvpOf, gopOf } from "./points.ts";

/** Whether the scenario counts Victory Points at all. */
export const isScored = ({ config }: Pick<State, "config">): boolean =>
  worldOf(config).scenario.victory.end !== "pyrrhicWar";

/** 15.11, 15.12: Victory Points, and the Stability that follows them. */
export function score(state: State, tell: Tell): void {
  givePoints(state, tell);
  adjustStability(state, tell);
}

/** 15.11: VP for the standings in GOP and CVP, and for objectives. */
function givePoints(state: State, tell: Tell): void {
  const { scenario, data } = worldOf(state.config);
  const { powers } = scenario;
  const gop = powers.map((power) => gopOf(state, power) + awardsOf(state, power, "gop"));
  const cvp = powers.map((power) => cvpOf(state, power));
  const forGop = prizes(gop, data.charts.victory.gop);
  const forCvp = prizes(cvp, data.charts.victory.cvp);
  powers.forEach((power, i) => {
    const forObjectives = awardsOf(state, power, "vp");
    changePoints(state, power, forGop[i]! + forCvp[i]! + forObjectives, "15.11", tell);
    tell({
      type: "scored",
      power,
      gop: gop[i]!,
      cvp: cvp[i]!,
      forGop: forGop[i]!,
      forCvp: forCvp[i]!,
      forObjectives,
      rule: "15.11",
    });
    returnUsed(state, power, tell);
  });
}

/** 15.12, R109, 14.21, R179: most and fewest VP gained, ties apart; and for each capital still lost. */
function adjustStability(state: State, tell: Tell): void {
  const { scenario, data, map } = worldOf(state.config);
  const { mostVictoryPoints, fewestVictoryPoints, loseCapital } = data.charts.stability.changes;
  const changes = POWERS.map(() => 0);
  const gains = scenario.powers.map((power) => state.powers[power]!.gained);
  const only = (gained: number): Power | undefined => {
    const those = scenario.powers.filter((power) => state.powers[power]!.gained === gained);
    return those.length === 1 ? those[0] : undefined;
  };
  const most = only(Math.max(...gains));
  const fewest = only(Math.min(...gains));
  if (most !== undefined) changes[most]! += mostVictoryPoints;
  if (fewest !== undefined) changes[fewest]! += fewestVictoryPoints;
  for (const power of scenario.powers) {
    const lost = map.capitalsOf[power]!.filter(
      (capital) => (state.capitals & (1 << map.capital[capital]!)) === 0,
    ).length;
    const causes: StabilityCause[] = [
      ...(changes[power] === 0 ? [] : (["points"] as const)),
      ...(lost === 0 ? [] : (["capital"] as const)),
    ];
    const change = changes[power]! + lost * loseCapital;
    // 14.21 has both causes; 15.12 knows nothing of capitals.
    if (change !== 0) changeStability(state, power, change, causes, lost === 0 ? "15.12" : "14.21", tell);
  }
}
