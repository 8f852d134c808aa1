import { worldOf } from "../../config.ts";
import { GREECE, type Node, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { holdsAll } from "./automatic.ts";

/** 3.2 H.2: whether a power that takes this Space as well has won at once. */
export function winsWith(state: State, power: Power, node: Node): boolean {
  const { scenario, map } = worldOf(state.config);
  const { automatic } = scenario.victory;
  if (automatic === "none") return false;
  if (automatic === "pyrrhicWar") return power === GREECE && node === map.nodeOf.get("roma");
  return scenario.powers.some((enemy) => {
    const capitals = map.capitalsOf[enemy]!;
    const others = capitals.filter((capital) => capital !== node);
    return enemy !== power && others.length < capitals.length && holdsAll(state, power, others);
  });
}
