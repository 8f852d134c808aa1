import { worldOf } from "../../config.ts";
import {
  GREECE,
  NONE,
  ROME,
  SOLDIER_LEADER,
  SOLDIER_OF_FORTUNE,
  type Node,
  type Owner,
  type Power,
} from "../../data/index.ts";
import { ROW, type Outcome, type State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { holderOf } from "../control/holder.ts";
import { territoryController } from "../control/province.ts";
import { hasLand } from "../movement/contents.ts";

/** 3.2 H.2, R183: how a scenario is won at once; settled after every step. `null` while nobody has. */
export function victoryAtOnce(state: State): Outcome | null {
  const { victory } = worldOf(state.config).scenario;
  if (victory.automatic === "none") return null;
  if (victory.automatic === "pyrrhicWar") return won(state, pyrrhicVictor(state));
  return won(state, conqueror(state));
}

/** 3.2 H.2: what is tested in the Victory Phase: scenario III is won with all of Asia Minor. */
export function victoryInPhase(state: State): Outcome | null {
  const { scenario, map } = worldOf(state.config);
  const atOnce = victoryAtOnce(state);
  if (atOnce || scenario.victory.automatic !== "bothCapitalsOrAsiaMinor") return atOnce;
  return won(state, territoryController(state, map.territoryNumbers.get("asia_minor")!));
}

function won(state: State, power: Power): Outcome | null {
  if (power === NONE) return null;
  return { winners: [power], points: state.powers.map(({ victoryPoints }) => victoryPoints), reason: "3.2" };
}

/** Scenarios II and III: whoever holds all the capitals of his only enemy. */
function conqueror(state: State): Power {
  const { scenario, map } = worldOf(state.config);
  for (const power of scenario.powers)
    for (const enemy of scenario.powers) {
      if (enemy !== power && holdsAll(state, power, map.capitalsOf[enemy]!)) return power;
    }
  return NONE;
}

export function holdsAll(state: State, power: Power, capitals: readonly Node[]): boolean {
  for (const capital of capitals) if (holderOf(state, capital) !== power) return false;
  return true;
}

/** Scenario I: Greece takes Roma; or Pyrrhus is dead and no Greek land unit is left in Italy. */
function pyrrhicVictor(state: State): Power {
  const { map } = worldOf(state.config);
  const roma = holderOf(state, map.nodeOf.get("roma")!);
  if (roma === GREECE || roma === SOLDIER_OF_FORTUNE) return GREECE;
  const isAlive = state.leaders[SOLDIER_LEADER]! >= 0;
  return isAlive || standsInItaly(state, GREECE) || standsInItaly(state, SOLDIER_OF_FORTUNE) ? NONE : ROME;
}

/** Whether an owner has land units in the Roman Home. */
function standsInItaly(state: State, owner: Owner): boolean {
  const { map } = worldOf(state.config);
  const { keys, counts } = state.table;
  return (
    keys.some(
      (key, i) => ownerOfKey(key) === owner && map.homeAt[nodeOfKey(key)] === ROME && hasLand(state, counts, i * ROW),
    ) ||
    state.forces.some(
      (force) =>
        force !== null &&
        map.homeAt[force.node] === ROME &&
        force.rows.some((row) => row.owner === owner && hasLand(state, row.counts)),
    )
  );
}
