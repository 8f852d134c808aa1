import { isObject, type Refusal, type Result } from "@ara/kernel";
import { buildData, defaultFiles, FILES, type Data, type Files } from "./data.ts";
import { attempt } from "./reader.ts";
import { inside, wrong, type Place } from "./refusal.ts";

/**
 * An owner of the box corrects facts with one file:
 *
 *     {
 *       "format": "ara-corrections/1",
 *       "source": "my copy, first edition",
 *       "map": {
 *         "spaces": { "roma": { "name": "Roma" }, "florentia": { "new": true, ... }, "zama": null },
 *         "edges": { "land:capua~roma": null }
 *       },
 *       "leaders": { "leaders": { "rome-1": { "tactical": 4 } } }
 *     }
 *
 * It has the form of our files, file by file, and names only what differs. Objects are merged, lists and values
 * replaced; `null` takes an item away, `"new": true` adds one. An item that is touched counts as corrected, with the
 * file's `source` unless it brings its own. The whole is then read like our own files.
 */
export const CORRECTIONS_FORMAT = "ara-corrections/1";

const FILE = "corrections.json";
const TOP: Place = { file: FILE, path: "" };

/** The default data with corrections: a new `Data`, or what is wrong with the file and where. */
export function readCorrections(json: unknown): Result<Data, Refusal> {
  const merged = attempt(() => mergeFiles(json));
  return merged.ok ? buildData(merged.value, (file) => ({ file: FILE, path: file })) : merged;
}

type Entries = Readonly<Record<string, unknown>>;

function mergeFiles(json: unknown): Files {
  if (!isObject(json)) return wrong("data.type", TOP, "an object", json);
  if (json["format"] !== CORRECTIONS_FORMAT) {
    return wrong("data.format", inside(TOP, "format"), CORRECTIONS_FORMAT, json["format"] ?? null);
  }
  const source = json["source"] ?? FILE;
  if (typeof source !== "string" || source === "") return wrong("data.type", inside(TOP, "source"), "a text", source);
  for (const key of Object.keys(json)) {
    const known = key === "format" || key === "source" || FILES.some((file) => file === key);
    if (!known) wrong("data.unknown", inside(TOP, key), FILES.join(", "));
  }
  const merged = FILES.map((file) => {
    const patch = json[file];
    return [
      file,
      patch === undefined ? defaultFiles[file] : merge(defaultFiles[file], patch, inside(TOP, file), source),
    ];
  });
  return Object.fromEntries(merged) as Record<(typeof FILES)[number], unknown>;
}

/** A table of the files: an object whose members are all objects, known by their ids. */
const isTable = (value: Entries): boolean => Object.keys(value).length > 0 && Object.values(value).every(isObject);

function merge(base: unknown, patch: unknown, at: Place, source: string): unknown {
  if (!isObject(base)) return patch;
  if (!isObject(patch)) return wrong("data.type", at, "an object", patch);
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(patch)) {
    const place = inside(at, key);
    if (value === null) takeAway(merged, key, place);
    else if (Object.hasOwn(base, key)) merged.set(key, merge(base[key], value, place, source));
    else merged.set(key, isTable(base) ? added(base, value, place, source) : value);
  }
  const result = Object.fromEntries(merged);
  return "confidence" in base ? corrected(result, patch, source) : result;
}

function takeAway(items: Map<string, unknown>, key: string, at: Place): void {
  if (!items.delete(key)) wrong("data.unknown", at, "something there is to take away");
}

/** Only what says it is new may be new: any other unknown id is a slip of the pen. */
function added(base: Entries, value: unknown, at: Place, source: string): unknown {
  if (!isObject(value) || value["new"] !== true) {
    return wrong("data.unknown", at, nearest(at.path.split(".").at(-1)!, Object.keys(base)));
  }
  const { new: _, ...item } = value;
  return corrected(item, item, source);
}

/** An owner has looked at this item: it is no longer inferred. */
function corrected(item: Entries, patch: Entries, source: string): unknown {
  const { marks: _, ...rest } = item;
  return {
    ...rest,
    confidence: patch["confidence"] ?? "corrected",
    source: patch["source"] ?? source,
    ...("marks" in patch && { marks: patch["marks"] }),
  };
}

/** The known id that shares the most letters in order with the one written: what was probably meant. */
function nearest(written: string, ids: readonly string[]): string {
  const likeness = (id: string): number => {
    let at = 0;
    for (const letter of id) if (letter === written[at]) at++;
    return at * 2 - id.length;
  };
  return ids.reduce((best, id) => (likeness(id) > likeness(best) ? id : best));
}
