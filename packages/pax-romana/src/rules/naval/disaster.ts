import { worldOf } from "../../config.ts";
import { DEEP_SEA, NAVAL_POINT } from "../../data/index.ts";
import type { Happening } from "../../event.ts";
import type { Force, State } from "../../state/state.ts";

interface Disaster {
  readonly what: "none" | "blown" | "storm";
  /** 11.21: squadrons, and as many BP of land units. */
  readonly toll: number;
}

const CALM: Disaster = { what: "none", toll: 0 };

/** 11.21: what the sea does to a fleet that enters a naval point or the deep sea. */
export function rollDisaster(state: State, { power, node }: Force, { chance, tell }: Happening): Disaster {
  const { map, data } = worldOf(state.config);
  const { pointBlownFrom, deepBlownFrom, deepStormFrom } = data.charts.naval;
  const kind = map.kind[node];
  if (kind !== NAVAL_POINT && kind !== DEEP_SEA) return CALM;
  const die = chance.die(6);
  const isStorm = kind === DEEP_SEA && die >= deepStormFrom;
  const isBlown = die >= (kind === DEEP_SEA ? deepBlownFrom : pointBlownFrom);
  const what = isStorm ? "storm" : isBlown ? "blown" : "none";
  const toll = isStorm ? chance.die(6) : 0;
  tell({ type: "disaster", power, node, die, what, toll, rule: "11.21" });
  return { what, toll };
}
