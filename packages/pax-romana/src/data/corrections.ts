import { canonical, isObject, type JsonObject, type Refusal, type Result } from "@ara/kernel";
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
 *       "leaders": { "leaders": { "rome-1": { "tactical": 4 } } },
 *       "cards": { "cards": { "alliance-with-rhodes": { "cost": 4 }, "spies": { "notFor": ["east"] } } },
 *       "scenarios": { "scenarios": { "VI": { "setup": { "treasury": { "talents": { "greece": 9 } } } } } }
 *     }
 *
 * It has the form of our files, file by file, and names only what differs. Objects are merged, lists and values
 * replaced; `null` takes an item away, `"new": true` adds one. An item that is touched counts as corrected, with the
 * file's `source` unless it brings its own. The whole is then read like our own files. When a card is
 * played, and whether it is held, are rules and no facts: these are not corrected.
 */
export const CORRECTIONS_FORMAT = "ara-corrections/1";

/** Corrections that were read without a refusal: they are part of a table's config, as they were written. */
export type Corrections = JsonObject;

const FILE = "corrections.json";
const IN_FILE: Place = { file: FILE, path: "" };

/** Data of the last corrections, by content: the same table is read many times, in records, positions and threads. */
const built = new Map<string, Result<Data, Refusal>>();
const MOST = 8;

/** The default data with corrections, or what is wrong with them; `at` is where the user finds them. */
export function readCorrections(json: unknown, at = IN_FILE): Result<Data, Refusal> {
  // In the order of the spelling that records are hashed in: a file whose members are moved says the same.
  const content = canonical(json);
  const known = built.get(content);
  if (known) return known;
  const merged = attempt(() => mergeFiles(JSON.parse(content), at));
  const read = merged.ok ? buildData(merged.value, (file) => inside(at, file)) : merged;
  if (!read.ok) return read;
  if (built.size === MOST) built.delete(built.keys().next().value!);
  built.set(content, read);
  return read;
}

type Entries = Readonly<Record<string, unknown>>;

function mergeFiles(json: unknown, at: Place): Files {
  if (!isObject(json)) return wrong("data.type", at, "an object", json);
  if (json["format"] !== CORRECTIONS_FORMAT) {
    return wrong("data.format", inside(at, "format"), CORRECTIONS_FORMAT, json["format"] ?? null);
  }
  const source = json["source"] ?? FILE;
  if (typeof source !== "string" || source === "") return wrong("data.type", inside(at, "source"), "a text", source);
  for (const key of Object.keys(json)) {
    const known = key === "format" || key === "source" || FILES.some((file) => file === key);
    if (!known) wrong("data.unknown", inside(at, key), FILES.join(", "));
  }
  const merged = FILES.map((file) => {
    const patch = json[file];
    return [
      file,
      patch === undefined ? defaultFiles[file] : merge(defaultFiles[file], patch, inside(at, file), source),
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
