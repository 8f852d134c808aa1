import { worldOf } from "../../config.ts";
import type { Leader, Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";

/** The leaders of a power that are on the map, from its own pool. */
export function leadersInPlay({ config, leaders }: State, power: Power): Leader[] {
  const { power: poolOf } = worldOf(config).data.leaders;
  return leaders.flatMap((place, leader) => (place >= 0 && poolOf[leader] === power ? [leader] : []));
}
