import { secretOf } from "./chain.ts";
import { hashEntry, hashHeader, hashSeal } from "./plain-chain.ts";
import { CHAIN, FORMAT_1, isEntry, type Entry, type GameRecord } from "./record.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { SaltedChain } from "./salted-chain.ts";
import type { Secret } from "./seeded.ts";

/** How the chain of a record is checked. A record of another program need not have one. */
export function checkOf(record: GameRecord): ChainCheck {
  if (record.format === FORMAT_1) return record.chain === CHAIN ? new PlainCheck(record) : noCheck("none");
  if (record.head === undefined && record.seal === undefined) return noCheck("none");
  const secret = secretOf(record);
  return secret ? new SaltedCheck(record, secret) : noCheck("hidden");
}

/** Looks at the chain of a record while that is replayed. */
interface ChainCheck {
  /** What can be said of the chain when nothing was found. */
  readonly chain: "verified" | "hidden" | "none";
  entry(entry: Entry): Refusal | undefined;
  end(): Refusal | undefined;
}

/** Where nothing can be checked: there is no chain, or the seed that salts it is hidden. */
const noCheck = (chain: "hidden" | "none"): ChainCheck => ({
  chain,
  entry: () => undefined,
  end: () => undefined,
});

class PlainCheck implements ChainCheck {
  readonly chain = "verified";
  readonly #record: GameRecord;
  #last: string;

  constructor(record: GameRecord) {
    this.#record = record;
    this.#last = hashHeader(record);
  }

  entry(entry: Entry): Refusal | undefined {
    if (isEntry(entry) && entry.prev !== this.#last) return refuse("chain.broken");
    this.#last = hashEntry(entry);
    return undefined;
  }

  end(): Refusal | undefined {
    const { result, seal } = this.#record;
    return seal === (result === undefined ? undefined : hashSeal(this.#last, result))
      ? undefined
      : refuse("chain.seal");
  }
}

class SaltedCheck implements ChainCheck {
  readonly chain = "verified";
  readonly #record: GameRecord;
  readonly #secret: Secret;

  constructor(record: GameRecord, secret: Secret) {
    this.#record = record;
    this.#secret = secret;
  }

  entry(): undefined {}

  end(): Refusal | undefined {
    const { head, seal } = new SaltedChain(this.#secret).close(this.#record);
    if (head !== this.#record.head) return refuse("chain.head");
    return seal === this.#record.seal ? undefined : refuse("chain.seal");
  }
}
