import { canonical, toHex, type Seat } from "@ara/kernel";
import { commitNonce, hashRoster, readRoster, satAt, type Roster } from "@ara/kernel/fair";
import { TableError } from "@ara/protocol";
import { signal } from "@preact/signals";
import { toBase64 } from "../../store/base64.ts";
import { dealOf, reveal, sit, table, type Deal, type OnlineTable } from "../api.ts";
import { isSigned, newKeys } from "./keys.ts";
import { watchLog } from "./log.ts";
import { fixNonce, keepPart, partAt, type Part } from "./shelf.ts";

/** The table at which something else was published than this browser had agreed to: it keeps its nonce to itself. */
export const broken = signal<string | null>(null);

const TRY_AGAIN = 2000;
const at = new Set<string>();

/** Sits down with a nonce of this browser, fixed before any is shown. */
export async function sitFairly(here: OnlineTable, seat: Seat): Promise<void> {
  const { id, commitment } = here;
  const config = canonical(here.config);
  const keys = await newKeys();
  const drawn = toBase64(crypto.getRandomValues(new Uint8Array(32)));
  // Kept first: a nonce that was committed to and lost would void the deal.
  const { publicKey, nonces } = await fixNonce({ id, ...keys, commitment, config, nonces: { [seat]: drawn } });
  const nonce = nonces[seat]!;
  await sit(id, seat, commitNonce(id, publicKey, nonce), publicKey);
  void watchLog();
}

/**
 * Does at a table what is owed to the deal, until the game has begun or nothing there is ours, whether or not anybody looks at
 * the page: it waits for answers, not for timers, which a hidden page is short of.
 */
export function contribute(id: string): void {
  if (at.has(id)) return;
  at.add(id);
  void attend(id).finally(() => at.delete(id));
}

async function attend(id: string): Promise<void> {
  let seen: string | undefined;
  for (;;) {
    try {
      const deal = await dealOf(id, seen);
      if (deal.status !== "open" && deal.status !== "dealing") return;
      const here = await table(id);
      if (here.mine.length === 0) return;
      if (here.status === "open") for (const seat of here.owes) await sitFairly(here, seat);
      if (deal.status === "dealing") await show(here, deal);
      seen = deal.stamp;
    } catch (error) {
      if (error instanceof TableError && error.refusal.key === "table.unknown") return;
      seen = undefined;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
    }
  }
}

/** Shows our nonces where everything stands in the roster as it was when they were fixed. */
async function show({ id, mine }: OnlineTable, { roster: published, signature, shown }: Deal): Promise<void> {
  const part = await partAt(id);
  const roster = readRoster(published);
  if (!part || !roster || signature === null) return;
  // Where seats were drawn, a nonce is that of the seat at which one sat down.
  const nonceOf = (seat: Seat): string | undefined => part.nonces[satAt(roster.drawn, seat)];
  const own = mine.filter((seat) => nonceOf(seat) !== undefined && !shown.includes(seat));
  if (own.length === 0) return;
  const hash = hashRoster(roster);
  const isGood = await isSigned(roster.server, hash, signature);
  // A nonce is shown for one roster only: of two, somebody who knows the seed could choose.
  const isOnly = part.roster === undefined || part.roster === toHex(hash);
  if (!isOnly || !isAsAgreed(part, roster, own, nonceOf) || isGood === false) {
    broken.value = id;
    return;
  }
  await keepPart({ ...part, roster: toHex(hash) });
  for (const seat of own) await reveal(id, seat, nonceOf(seat)!);
}

const isAsAgreed = (
  part: Part,
  { table: id, commitment, config, seats }: Roster,
  own: readonly Seat[],
  nonceOf: (seat: Seat) => string | undefined,
): boolean =>
  id === part.id &&
  commitment === part.commitment &&
  canonical(config) === part.config &&
  own.every(
    (seat) =>
      seats[seat]?.key === part.publicKey && seats[seat].commit === commitNonce(id, part.publicKey, nonceOf(seat)!),
  );
