import { isObject } from "@ara/kernel";
import { FILES, type Data, type FileName, type Files } from "./data.ts";
import type { Confidence } from "./vocabulary.ts";
import cards from "./cards.json" with { type: "json" };
import charts from "./charts.json" with { type: "json" };
import formats from "./formats.json" with { type: "json" };
import leaders from "./leaders.json" with { type: "json" };
import map from "./map.json" with { type: "json" };
import scenarios from "./scenarios.json" with { type: "json" };
import tribes from "./tribes.json" with { type: "json" };
import units from "./units.json" with { type: "json" };

/** Our files with all they say. The web client plays with files that leave out what nobody but this reads. */
const WHOLE: Files = { map, charts, units, leaders, tribes, scenarios, formats, cards };
/** Stands for a text that was left out; where no source is named, how sure we are was left out too. */
const LEFT_OUT = "-";

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
  return FILES.flatMap((file) => [...itemsIn(file, data.files[file], WHOLE[file], [])]);
}

/** What stands at the path of a fact: as an owner corrected it, else as our own file has it, with all it says. */
export function factAt(data: Data, { file, path }: Pick<Provenance, "file" | "path">): unknown {
  const [ours, fact] = [WHOLE[file], data.files[file]].map((whole) =>
    path.split(".").reduce<unknown>((value, key) => (value as Item | undefined)?.[key], whole),
  );
  return isObject(fact) && fact["source"] !== LEFT_OUT ? fact : (ours ?? fact);
}

/** What nobody has told us: every item and every property that was filled in here. */
export const inferred = (data: Data): readonly Provenance[] =>
  provenance(data).filter(({ confidence }) => confidence === "inferred");

/** How many items of a file have which confidence. */
export function confidenceCounts(data: Data, file: FileName): Readonly<Partial<Record<Confidence, number>>> {
  const counts: Partial<Record<Confidence, number>> = {};
  for (const { confidence } of itemsIn(file, data.files[file], WHOLE[file], []))
    counts[confidence] = (counts[confidence] ?? 0) + 1;
  return counts;
}

type Path = readonly string[];

function* itemsIn(file: FileName, value: unknown, whole: unknown, path: Path): Generator<Provenance> {
  if (typeof value !== "object" || value === null) return;
  const ours = isObject(whole) || Array.isArray(whole) ? (whole as Item) : {};
  if (isObject(value) && typeof value["confidence"] === "string") yield* marksOf(file, value, ours, path.join("."));
  for (const [key, inner] of Object.entries(value)) yield* itemsIn(file, inner, ours[key], [...path, key]);
}

type Item = Readonly<Record<string, unknown>>;

function* marksOf(file: FileName, item: Item, ours: Item, path: string): Generator<Provenance> {
  const said = (key: string): string | undefined =>
    [item[key], ours[key]].find((text) => typeof text === "string" && text !== LEFT_OUT) as string | undefined;
  const fact = { file, name: said("name") ?? said("title"), source: said("source") ?? "", note: said("note") };
  const marked = item["source"] === LEFT_OUT ? ours : item;
  yield { ...fact, path, confidence: marked["confidence"] as Confidence };
  for (const [property, confidence] of Object.entries(marked["marks"] ?? {})) {
    yield { ...fact, path: `${path}.${property}`, confidence: confidence as Confidence };
  }
}
