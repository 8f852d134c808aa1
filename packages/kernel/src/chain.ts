import type { Chain } from "./links.ts";
import { PlainChain } from "./plain-chain.ts";
import { FORMAT_1, type GameRecord, type RecordFormat } from "./record.ts";
import { SaltedChain } from "./salted-chain.ts";
import type { Secret } from "./seeded.ts";

/** The chain of a game that grows. */
export const chainOf = (format: RecordFormat, secret: Secret | undefined): Chain =>
  format === FORMAT_1 ? new PlainChain() : new SaltedChain(secret);

/** Adds the chain to a record, and the seal where there is a result. In format 2 that takes the seed. */
export const chain = (record: GameRecord, secret = secretOf(record)): GameRecord =>
  chainOf(record.format, secret).close(record);

/** What a record reveals. */
export const secretOf = ({ seed }: GameRecord): Secret | undefined =>
  seed?.reveal === undefined ? undefined : { seed: seed.reveal, salt: seed.salt };
