import type { FastChance } from "@ara/kernel";

/** Frames that somebody might send who means no good, or whose program is broken. */

const TYPES = [
  "hello",
  "watch",
  "unwatch",
  "act",
  "undo",
  "why",
  "preview",
  "advise",
  "record",
  "done",
  "news",
  "",
  "__proto__",
];

const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  "",
  "0",
  "spectator",
  "__proto__",
  "constructor",
  "a".repeat(41),
  "\u0000",
  "\ud800",
  "💥",
  [],
  [[]],
  {},
  { length: 3 },
  { toString: 1 },
  ["spectator"],
  { seat: 0 },
];

const ACTIONS: readonly unknown[] = [
  { type: "keep", card: 0 },
  { type: "keep" },
  { type: "draw" },
  { type: "buy", place: 0 },
  { type: "play", card: -1 },
  { type: "end" },
  { type: "pass" },
  { type: "__proto__" },
  { type: "keep", card: "A1" },
  0,
  1,
  17,
  4096,
  -1,
  "pass",
  ["keep", 1],
];

/** What a frame is made of: whatever was asked truly, and what never is. */
export interface Known {
  readonly version: number;
  readonly action: unknown;
}

export function forged(chance: FastChance, { version, action }: Known): string | Buffer {
  const any = (of: readonly unknown[]): unknown => chance.pick(of);
  const kind = chance.below(20);
  if (kind === 0) return Buffer.from(Array.from({ length: chance.below(200) }, () => chance.below(256)));
  if (kind === 1) return String.fromCharCode(...Array.from({ length: chance.below(300) }, () => chance.below(0x2000)));
  if (kind === 2) return "[".repeat(chance.below(4000));
  if (kind === 3) return `{"t":"act","id":"${"x".repeat(chance.below(4500))}"`;
  if (kind === 4) return JSON.stringify(any(ODD)) ?? "undefined";
  if (kind === 5) return '{"t":"hello","v":[1],"__proto__":{"seats":[0,1]},"constructor":{"prototype":{"own":[0]}}}';
  const version1 = version + chance.below(5) - 2;
  const honest: Record<string, unknown> = {
    t: any(TYPES),
    id: `f${chance.below(500)}`,
    n: chance.below(20),
    seat: chance.below(4) - 1,
    viewer: any([0, 1, 2, "spectator", -1]),
    v: any([version, version1, 0, [1], Number.MAX_SAFE_INTEGER]),
    since: any([version, 0, version1]),
    steps: any([1, 2, 1000, 0]),
    action: any([action, ...ACTIONS]),
    actions: any([[action], ACTIONS, [[]], Array.from({ length: 50 }, () => action)]),
  };
  for (const name of Object.keys(honest)) {
    if (chance.below(12) === 0) honest[name] = any(ODD);
    if (chance.below(12) === 0) delete honest[name];
  }
  return JSON.stringify(honest);
}
