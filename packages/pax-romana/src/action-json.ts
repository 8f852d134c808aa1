import { brief, err, isObject, ok, type JsonObject, type Refusal, type Result } from "@ara/kernel";
import { isSameAction, type Action } from "./action.ts";
import { worldOf, type World } from "./config.ts";
import { OWNERS, POWERS, UNITS, type Power } from "./data/index.ts";
import { machineOf } from "./rules/index.ts";
import type { State } from "./state/state.ts";
import { refusal } from "./refusal.ts";

/** How a number is written in records: by its name, so that records outlive renumbering. */
function namesOf({ map, data }: World): Readonly<Record<string, readonly string[]>> {
  return {
    node: map.ids,
    unit: UNITS,
    leader: data.leaders.ids,
    power: POWERS,
    owner: OWNERS,
    province: map.provinceIds,
  };
}

export function writeAction(state: State, action: Action): JsonObject {
  const names = namesOf(worldOf(state.config));
  return Object.fromEntries(
    Object.entries(action).map(([field, value]) => [field, names[field]?.[value as number] ?? value]),
  );
}

/** Reads an action and checks it: what comes back can be taken. */
export function readAction(state: State, power: Power, json: unknown): Result<Action, Refusal> {
  if (!isObject(json) || typeof json["do"] !== "string") return err(refusal("action.shape", { found: brief(json) }));
  const names = namesOf(worldOf(state.config));
  const action: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(json)) {
    const number = names[field]?.indexOf(value as string);
    if (number === -1) return err(refusal("action.name", { field, found: brief(value) }));
    action[field] = number ?? value;
  }
  const read = action as unknown as Action;
  const refused = machineOf(state).refuse(state, power, read);
  return refused ? err(refused) : ok(canonical(state, power, read));
}

/** The very action of the list, not one that only looks like it. */
function canonical(state: State, power: Power, action: Action): Action {
  const options: Action[] = [];
  machineOf(state).options(state, power, options);
  return options.find((option) => isSameAction(option, action)) ?? action;
}
