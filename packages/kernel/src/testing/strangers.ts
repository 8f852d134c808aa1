import type { Chance } from "../chance.ts";
import { legalActions, type Game, type GameTypes, type Seat } from "../game.ts";
import { canonical, isObject } from "../json.ts";
import { demand } from "./demand.ts";

/** What somebody might send who has never read the rules, or has read them too well. */
const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  true,
  "",
  "5",
  -1,
  0.5,
  2 ** 31,
  -(2 ** 31),
  Number.MAX_SAFE_INTEGER,
  NaN,
  Infinity,
  [],
  [0],
  {},
  { do: "constructor" },
  { do: 5 },
  { type: "toString" },
  JSON.parse('{"__proto__":{"do":"pass"},"constructor":1}'),
];

const VALUES: readonly unknown[] = [
  null,
  -1,
  -5,
  0.5,
  1e9,
  "0",
  "",
  "constructor",
  true,
  [],
  {},
  [[0]],
  { a: { b: 1 } },
];
const MEMBERS = ["constructor", "toString", "__proto__", "extra", "n", "node", "text"] as const;

/** An action with something wrong about it; sometimes nothing is. */
function forged(action: unknown, chance: Chance): unknown {
  if (typeof action === "number")
    return chance.pick([action + 1, action - 1, -action, action + 0.5, String(action), action + 2 ** chance.below(40)]);
  if (!isObject(action)) return chance.pick(NONSENSE);
  const members = Object.entries(action);
  const at = chance.below(members.length);
  const value = chance.pick(VALUES);
  const kind = chance.below(4);
  if (kind === 0) return Object.fromEntries(members.filter((_, i) => i !== at));
  if (kind === 1) return Object.fromEntries([...members, [chance.pick(MEMBERS), value]]);
  const near = typeof members[at]![1] === "number" ? members[at]![1] + chance.pick([-2, -1, 1, 2]) : value;
  return Object.fromEntries(members.map(([key, old], i) => [key, i === at ? (kind === 2 ? value : near) : old]));
}

/** Asks `check` about what nobody was offered: it never throws, and lets nothing pass that `legal` does not list. */
export function checkStrangers<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  seat: Seat,
  chance: Chance,
  stands: (listed: T["action"], sent: unknown) => boolean = () => false,
): void {
  const listed = legalActions(game, state, seat);
  for (const one of [chance.pick(NONSENSE), forged(chance.pick(listed), chance)]) {
    const isListed = (): boolean =>
      listed.some((action) => canonical(action) === canonical(one) || stands(action, one));
    const refusal = game.check(state, seat, one);
    demand(refusal !== undefined || isListed(), () => `${canonical(one)} is offered to nobody, but not refused`);
    const read = game.json.readAction(state, seat, one);
    if (read.ok)
      demand(game.check(state, seat, read.value) === undefined, () => `${canonical(one)} is read, not legal`);
  }
}
