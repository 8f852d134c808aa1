import { brief, err, isObject, ok, type JsonObject, type Refusal, type Result } from "@ara/kernel";
import { isSameAction, isShaped, type Action } from "./action.ts";
import { worldOf, type World } from "./config.ts";
import { OWNERS, POWERS, UNITS, type Power } from "./data/index.ts";
import { machineOf } from "./rules/machine.ts";
import type { State } from "./state/state.ts";
import { refusal } from "./refusal.ts";

/** How a number is written in records: by its name, so that records outlive renumbering. */
const namesOf = ({ map, data }: World): ReadonlyMap<string, readonly string[]> =>
  new Map<string, readonly string[]>([
    ["node", map.ids],
    ["unit", UNITS],
    ["leader", data.leaders.ids],
    ["power", POWERS],
    ["owner", OWNERS],
    ["province", map.provinceIds],
  ]);

export function writeAction(state: State, action: Action): JsonObject {
  const names = namesOf(worldOf(state.config));
  return Object.fromEntries(
    Object.entries(action).map(([field, value]) => [field, names.get(field)?.[value as number] ?? value]),
  );
}

/** Whether something that was sent has the shape of an action here. */
export function isAction(state: Pick<State, "config">, value: unknown): value is Action {
  const { map, data } = worldOf(state.config);
  return isShaped(value, {
    node: map.nodes,
    unit: UNITS.length,
    leader: data.leaders.count,
    power: POWERS.length,
    owner: OWNERS.length,
    province: map.provinceIds.length,
  });
}

/** Reads an action and checks it: what comes back can be taken. */
export function readAction(state: State, power: Power, json: unknown): Result<Action, Refusal> {
  if (!isObject(json) || typeof json["type"] !== "string") return err(refusal("action.shape", { found: brief(json) }));
  const names = namesOf(worldOf(state.config));
  const action: [string, unknown][] = [];
  for (const [field, value] of Object.entries(json)) {
    const number = names.get(field)?.indexOf(value as string);
    if (number === -1) return err(refusal("action.name", { field, found: brief(value) }));
    action.push([field, number ?? value]);
  }
  const read: unknown = Object.fromEntries(action);
  if (!isAction(state, read)) return err(refusal("action.shape", { found: brief(json) }));
  const refused = machineOf(state).refuse(state, power, read);
  return refused ? err(refused) : ok(canonical(state, power, read));
}

/** The very action of the list, not one that only looks like it. */
function canonical(state: State, power: Power, action: Action): Action {
  const options: Action[] = [];
  machineOf(state).options(state, power, options);
  return options.find((option) => isSameAction(option, action)) ?? action;
}
