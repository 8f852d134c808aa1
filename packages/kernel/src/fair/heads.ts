import { secretOf } from "../chain.ts";
import { FORMAT_1, type GameRecord } from "../record.ts";
import { nextHead, openingHead, saltKey, saltOf } from "../salted-chain.ts";
import { toHex } from "../sha256.ts";

/** The heads of a record, the one before the first entry first; none where the seed is hidden, or there is no salted chain. */
export function headsOf(record: GameRecord): string[] {
  const secret = secretOf(record);
  if (record.format === FORMAT_1 || !record.seed || !secret) return [];
  const key = saltKey(secret, record.seed.nonces);
  let head = openingHead(record);
  const heads = [toHex(head)];
  for (const [i, entry] of record.entries.entries()) {
    head = nextHead(head, saltOf(key, i + 1), entry);
    heads.push(toHex(head));
  }
  return heads;
}
