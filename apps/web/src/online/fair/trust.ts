import type { GameRecord, Mistake, Result, Seat } from "@ara/kernel";
import { hashTold, headsOf, satAt, type IsSigned, type Proof, type Roster } from "@ara/kernel/fair";
import type { Logged } from "./log.ts";
import type { Part } from "./shelf.ts";

/** How far a finished game can be trusted by whoever looks at it in this browser: one word, never more, and why no more. */
export interface Trust {
  readonly word: "consistent" | "committed" | "proven";
  readonly notes: readonly Note[];
}

export type Note =
  | {
      readonly says:
        | "local"
        | "notHere"
        | "noKey"
        | "ownNonce"
        | "rewritten"
        | "unlogged"
        | "unsealed"
        | "cut"
        | "logOther";
    }
  | { readonly says: "wrong"; readonly entry: number }
  | { readonly says: "voids" | "foreignVoids"; readonly n: number }
  | { readonly says: "withoutNonce" | "withoutSignature"; readonly seats: readonly Seat[] };

/**
 * A record alone shows no more than that it is consistent: anybody can write one. What this browser kept while the game was
 * played (its nonce, its key, what the table had committed to, receipts) shows the rest, and only here.
 */
export async function trustIn(
  record: GameRecord,
  proof: Result<Proof, Mistake> | null,
  part: Part | undefined,
  isSigned: (...args: Parameters<IsSigned>) => Promise<boolean | undefined>,
  loggedOf: (roster: Roster, voids: number, seal: unknown) => Promise<Logged>,
): Promise<Trust> {
  if (record.online === undefined) return { word: "consistent", notes: [{ says: "local" }] };
  // Where nobody can tell what is signed, what the browser remembers still says what was committed to.
  if (!proof)
    return part?.commitment === record.seed?.commitment
      ? { word: "committed", notes: [{ says: "noKey" }] }
      : { word: "consistent", notes: [{ says: "notHere" }, { says: "noKey" }] };
  if (!proof.ok) return { word: "consistent", notes: [{ says: "wrong", entry: proof.error.entry }] };
  const { nonces, signatures, withoutNonce, withoutSignature, voids, foreignVoids, roster } = proof.value;
  const lacking: Note[] = [
    ...(withoutNonce.length > 0 ? [{ says: "withoutNonce", seats: withoutNonce } as const] : []),
    ...(withoutSignature.length > 0 ? [{ says: "withoutSignature", seats: withoutSignature } as const] : []),
    ...(voids > 0 ? [{ says: "voids", n: voids } as const] : []),
    ...(foreignVoids > 0 ? [{ says: "foreignVoids", n: foreignVoids } as const] : []),
  ];
  if (!roster || !part || part.id !== roster.table || part.commitment !== roster.commitment)
    return { word: "consistent", notes: [{ says: "notHere" }, ...lacking] };
  // Who sat there was another thing when the nonces were shown.
  if (part.roster !== undefined && record.seed?.nonces[0] !== part.roster)
    return { word: "consistent", notes: [{ says: "rewritten" }] };
  const heads = new Set(headsOf(record));
  for (const { seat, version, head, signature } of Object.values(part.receipts ?? {})) {
    const isReceipt = await isSigned(roster.server, hashTold(roster.table, seat, version, head), signature);
    if (isReceipt === true && !heads.has(head)) return { word: "consistent", notes: [{ says: "rewritten" }] };
  }
  const logged = await loggedOf(roster, voids, record.seal);
  if (logged === "other") return { word: "consistent", notes: [{ says: "logOther" }, ...lacking] };
  const own = Object.entries(part.nonces);
  // A nonce is kept by the seat at which one sat down; lots may have been drawn since.
  const seatOf = (sat: Seat): Seat => roster.seats.findIndex((_, seat) => satAt(roster.drawn, seat) === sat);
  const isOwnIn =
    own.length > 0 && own.every(([sat, nonce]) => isIn(record, roster.seats, seatOf(Number(sat)), nonce, part));
  const isWhole = isOwnIn && part.publicKey !== null && nonces === "verified" && signatures === "verified";
  // What followed the last receipt nobody but the server vouches for, where the log does not know how the game ended.
  const isCut = record.seal === undefined;
  if (isWhole && logged === "good" && !isCut) return { word: "proven", notes: lacking };
  const why: Note[] = [
    ...(isOwnIn ? [{ says: "ownNonce" } as const] : []),
    ...(part.publicKey === null ? [{ says: "noKey" } as const] : []),
    ...(logged === "unknown" ? [{ says: "unlogged" } as const] : []),
    ...(logged === "unsealed" ? [{ says: "unsealed" } as const] : []),
    ...(logged === "good" && isCut ? [{ says: "cut" } as const] : []),
  ];
  return { word: "committed", notes: [...why, ...lacking] };
}

const isIn = ({ seed }: GameRecord, seats: Roster["seats"], seat: Seat, nonce: string, { publicKey }: Part): boolean =>
  seats[seat]?.key === publicKey && (seed?.nonces.includes(nonce) ?? false);
