import { noCheck, type Chain, type ChainCheck } from "./links.ts";
import { PlainChain, PlainCheck } from "./plain-chain.ts";
import { CHAIN, FORMAT_1, type GameRecord, type RecordFormat } from "./record.ts";
import { SaltedChain, SaltedCheck } from "./salted-chain.ts";
import type { Secret } from "./seeded.ts";

/** The chain of a game that grows. */
export const chainOf = (format: RecordFormat, secret: Secret | undefined): Chain =>
  format === FORMAT_1 ? new PlainChain() : new SaltedChain(secret);

/** Adds the chain to a record, and the seal where there is a result. In format 2 that takes the seed. */
export const chain = (record: GameRecord, secret = secretOf(record)): GameRecord =>
  chainOf(record.format, secret).close(record);

/** How the chain of a record is checked. A record of another program need not have one. */
export function checkOf(record: GameRecord): ChainCheck {
  if (record.format === FORMAT_1) return record.chain === CHAIN ? new PlainCheck(record) : noCheck("none");
  if (record.head === undefined && record.seal === undefined) return noCheck("none");
  const secret = secretOf(record);
  return secret ? new SaltedCheck(record, secret) : noCheck("hidden");
}

/** What a record reveals. */
export const secretOf = ({ seed }: GameRecord): Secret | undefined =>
  seed?.reveal === undefined ? undefined : { seed: seed.reveal, salt: seed.salt };
