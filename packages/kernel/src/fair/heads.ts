import { secretOf } from "../chain.ts";
import { FORMAT_1, type GameRecord } from "../record.ts";
import type { Standing } from "../match.ts";
import { SaltedChain } from "../salted-chain.ts";

/**
 * The heads of a record after so many entries; none where the seed is hidden, or there is no salted chain. Where one is known,
 * those after it are made from it.
 */
export function headsAt(
  { result: _result, ...record }: GameRecord,
  lengths: readonly number[],
  known?: Standing,
): Map<number, string> {
  const secret = secretOf(record);
  if (record.format === FORMAT_1 || !record.seed || !secret) return new Map();
  // It remembers what it has hashed, so that each entry is hashed once.
  const growing = new SaltedChain(secret);
  if (known && lengths.every((length) => length >= known.on))
    growing.goOn(record.entries.slice(0, known.on), known.head);
  const headAt = (length: number): string =>
    String(growing.close({ ...record, entries: record.entries.slice(0, length) }).head);
  return new Map(lengths.toSorted((a, b) => a - b).map((length) => [length, headAt(length)]));
}

/** All of them, the one before the first entry first. */
export const headsOf = (record: GameRecord): string[] => [
  ...headsAt(record, [...record.entries.keys(), record.entries.length]).values(),
];
