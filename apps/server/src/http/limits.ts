import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { World } from "../world.ts";

/** So often in so many milliseconds; what was saved up is spent at once. */
interface Rate {
  readonly most: number;
  readonly per: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is counted by itself: for each address, or for each account. */
export const RATES = {
  /** Everything an account asks. */
  account: { most: 120, per: MINUTE },
  /** Everything from one address: a household, a club. */
  address: { most: 600, per: MINUTE },
  signIn: { most: 30, per: HOUR },
  mail: { most: 10, per: HOUR },
  guest: { most: 30, per: HOUR },
  table: { most: 60, per: HOUR },
  /** Tables from one address, whoever makes them: as many guests as somebody pleases make no more. */
  tables: { most: 240, per: HOUR },
  /** Lines that are opened, and opened again, from one address: each may wake a game. */
  line: { most: 120, per: MINUTE },
} as const satisfies Readonly<Record<string, Rate>>;
export type Counted = Exclude<keyof typeof RATES, "account" | "address" | "line" | "tables">;

/** So many are remembered; beyond that the oldest are forgotten. */
const MOST_KNOWN = 50_000;

interface Bucket {
  left: number;
  since: number;
}

/** Who asks too often waits. Each node counts for itself. */
export class Limits {
  readonly #world: World;
  readonly #buckets = new Map<string, Bucket>();

  constructor(world: World) {
    this.#world = world;
  }

  /** How many seconds somebody has to wait: 0 for not at all. */
  wait(what: keyof typeof RATES, who: string): number {
    const { most, per } = RATES[what];
    const key = `${what} ${who}`;
    const now = this.#world.mono();
    const before = this.#buckets.get(key) ?? { left: most, since: now };
    const left = Math.min(most, before.left + ((now - before.since) / per) * most);
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: Math.max(0, left - 1), since: now });
    if (this.#buckets.size > MOST_KNOWN) this.#buckets.delete(this.#buckets.keys().next().value!);
    return left >= 1 ? 0 : Math.max(1, Math.ceil(((1 - left) * per) / most / 1000));
  }
}

/**
 * From where somebody asks, as far as it is counted; `undefined` for this machine itself. With a program before this one, that
 * says it: the last it has added is the one to believe.
 */
export function addressOf(request: IncomingMessage, isBehindProxy: boolean): string | undefined {
  const forwarded = request.headers["x-forwarded-for"];
  const said = isBehindProxy ? [forwarded].flat().join(",").split(",").at(-1)?.trim() : undefined;
  const address = said !== undefined && isIP(said) > 0 ? said : (request.socket.remoteAddress ?? "");
  if (!isBehindProxy && /^(::1|(::ffff:)?127\.)/.test(address)) return undefined;
  return networkOf(address);
}

/** Whoever has IPv6 has as many addresses as he likes: a network of 56 bits is one. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIP(plain) !== 6) return plain;
  const [before = "", after = ""] = plain.toLowerCase().split("::");
  const [head, tail] = [before, after].map((part) => part.split(":").filter((group) => group !== "")) as [
    string[],
    string[],
  ];
  const middle = plain.includes("::")
    ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0")
    : [];
  const groups = [...head, ...middle, ...tail].slice(0, 4).map((group) => group.padStart(4, "0"));
  return `${groups.join("").slice(0, 14)}/56`;
}
