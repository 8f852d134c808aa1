import type { Owner } from "../../data/index.ts";
import type { Force, State } from "../../state/state.ts";
import { ownerOfLeader } from "./keeper.ts";

/** Whose name pieces bear in the log: that of the power that decides where some are its own, else that of the first. */
export const faceOf = (power: Owner, owners: readonly Owner[]): Owner =>
  owners.includes(power) ? power : (owners[0] ?? power);

/** 12.42, 12.71, 13.42: whose name a force bears: slaves, hordes and the Soldier of Fortune are not their mover's. */
export function faceOfForce(state: Pick<State, "config">, { power, rows, leaders }: Force): Owner {
  for (const { owner } of rows) if (owner === power) return power;
  if (rows.length > 0) return rows[0]!.owner;
  for (const leader of leaders) if (ownerOfLeader(state, leader) === power) return power;
  return leaders.length > 0 ? ownerOfLeader(state, leaders[0]!) : power;
}
