import { worldOf } from "../../config.ts";
import { NONE, POWERS, type Node, type Owner, type Power, type Province, type Territory } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { isDenied } from "../barbarians/rebellions/rebels.ts";
import { denies, holderOf, occupierAt } from "./holder.ts";
import { isPower } from "./keeper.ts";
import { homePowerOf, isMost } from "./majority.ts";

/** Who controls a Space: looked up on the map, or remembered by somebody who has just done so. */
export type HolderAt = (state: State, node: Node) => Owner;

/** 5.21-5.23: the power that controls a province, or NONE. */
export function controllerOf(state: State, province: Province, holderAt: HolderAt = holderOf): Power {
  if (state.rebellions && isDenied(state, province)) return NONE;
  const home = homePowerOf(worldOf(state.config), province);
  return home === NONE ? ofNobodysHome(state, province, holderAt) : ofHome(state, province, home, holderAt);
}

const counts = POWERS.map(() => 0);

/** 5.21: whoever occupies more than half of it, or alone occupies anything in it (R41, R42). */
function ofNobodysHome(state: State, province: Province, holderAt: HolderAt): Power {
  const spaces = worldOf(state.config).map.spacesOf[province]!;
  counts.fill(0);
  let first = NONE;
  for (const node of spaces) {
    // Where nobody is at home, the holder is the occupier.
    const occupier = holderAt(state, node);
    if (!isPower(occupier)) continue;
    if (isMost(++counts[occupier]!, spaces.length)) return occupier;
    if (first === NONE) first = occupier;
  }
  if (first === NONE) return NONE;
  for (const node of spaces) if (denies(state, occupierAt(state, node), first)) return NONE;
  return first;
}

/** 5.22, 5.23: the owner by the capital, or by any Space while no other single power has more than half (R40). */
function ofHome(state: State, province: Province, home: Power, holderAt: HolderAt): Power {
  const { map } = worldOf(state.config);
  const spaces = map.spacesOf[province]!;
  counts.fill(0);
  for (const node of spaces) {
    const holder = holderAt(state, node);
    if (!isPower(holder)) continue;
    if (holder === home && map.capital[node] !== NONE) return home;
    counts[holder]!++;
  }
  for (let power = 0; power < counts.length; power++) if (isMost(counts[power]!, spaces.length)) return power;
  return counts[home]! > 0 ? home : NONE;
}

/** 5.31: a Territory is controlled by whoever controls all its provinces, as they were last settled. */
export function territoryController(
  { config, control }: Pick<State, "config" | "control">,
  territory: Territory,
): Power {
  const { provincesOf, whole } = worldOf(config).map;
  const provinces = provincesOf[territory]!;
  if (provinces.length === 0 || whole[territory] === 0) return NONE;
  const first = control[provinces[0]!]!;
  for (const province of provinces) if (control[province] !== first) return NONE;
  return first;
}
