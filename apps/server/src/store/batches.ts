import type { EntryTable } from "./database.ts";

interface Waiting {
  readonly row: EntryTable;
  readonly resolve: (isKept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** So many entries go into one transaction. */
const MOST_IN_BATCH = 64;

/**
 * Entries that are kept together: whatever waits while some are on their way goes into one transaction, and leaves when the last
 * is done, so that a table alone waits for nobody.
 */
export class Batches {
  readonly #insert: (rows: readonly EntryTable[]) => Promise<readonly boolean[]>;
  readonly #waiting: Waiting[] = [];
  readonly #listeners: ((rows: number) => void)[] = [];
  #writing: Promise<void> | undefined;

  constructor(insert: (rows: readonly EntryTable[]) => Promise<readonly boolean[]>) {
    this.#insert = insert;
  }

  add(row: EntryTable): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  onBatch(listener: (rows: number) => void): void {
    this.#listeners.push(listener);
  }

  /** Settles when nothing waits. */
  async done(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    // Whatever comes in this very moment goes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#writeBatch(this.#waiting.splice(0, MOST_IN_BATCH));
    this.#writing = undefined;
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    for (const listener of this.#listeners) listener(batch.length);
    try {
      const kept = await this.#insert(batch.map(({ row }) => row));
      for (const [i, { resolve }] of batch.entries()) resolve(kept[i]!);
    } catch (error) {
      // One row must not spoil the others: where a batch fails, each is tried by itself.
      if (batch.length > 1) for (const one of batch) await this.#writeBatch([one]);
      else batch[0]!.reject(error);
    }
  }
}
