import { isObject } from "@ara/kernel";
import { FILES, type Data, type FileName } from "./data.ts";
import type { Confidence } from "./vocabulary.ts";

/** One fact of the data, how sure we are of it, and where it comes from. */
export interface Provenance {
  readonly file: FileName;
  /** `spaces.roma`, or `spaces.roma.port` for one property of it. */
  readonly path: string;
  /** What a person calls it, where it has a name. */
  readonly name: string | undefined;
  readonly confidence: Confidence;
  readonly source: string;
  readonly note: string | undefined;
}

/** Every marked item of the data, file by file. */
export function provenance(data: Data): readonly Provenance[] {
  return FILES.flatMap((file) => [...itemsIn(file, data.files[file], [])]);
}

/** What nobody has told us: every item and every property that was filled in here. */
export const inferred = (data: Data): readonly Provenance[] =>
  provenance(data).filter(({ confidence }) => confidence === "inferred");

/** How many items of a file have which confidence. */
export function confidenceCounts(data: Data, file: FileName): Readonly<Partial<Record<Confidence, number>>> {
  const counts: Partial<Record<Confidence, number>> = {};
  for (const { confidence } of itemsIn(file, data.files[file], [])) counts[confidence] = (counts[confidence] ?? 0) + 1;
  return counts;
}

function* itemsIn(file: FileName, value: unknown, path: readonly string[]): Generator<Provenance> {
  if (Array.isArray(value)) {
    for (const [i, inner] of value.entries()) yield* itemsIn(file, inner, [...path, String(i)]);
  }
  if (!isObject(value)) return;
  if (typeof value["confidence"] === "string") yield* marksOf(file, value, path.join("."));
  for (const [key, inner] of Object.entries(value)) yield* itemsIn(file, inner, [...path, key]);
}

function* marksOf(file: FileName, item: Readonly<Record<string, unknown>>, path: string): Generator<Provenance> {
  const said = (key: string): string | undefined => (typeof item[key] === "string" ? item[key] : undefined);
  const fact = { file, name: said("name") ?? said("title"), source: said("source") ?? "", note: said("note") };
  yield { ...fact, path, confidence: item["confidence"] as Confidence };
  for (const [property, confidence] of Object.entries(item["marks"] ?? {})) {
    yield { ...fact, path: `${path}.${property}`, confidence: confidence as Confidence };
  }
}
