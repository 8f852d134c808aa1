import { err, isObject, isWhole, ok, type Refusal, type Result } from "@ara/kernel";
import { inside, wrong, Wrong, type Place } from "./refusal.ts";
import { CONFIDENCES, type Confidence } from "./vocabulary.ts";

/** Turns a value nobody vouches for into a typed one, or refuses it. */
export type Reader<T> = (value: unknown, at: Place) => T;
/** What a reader gives. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** Runs readers; a refusal anywhere inside becomes the result. */
export function attempt<T>(read: () => T): Result<T, Refusal> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Wrong) return err(error.refusal);
    throw error;
  }
}

function refuse(at: Place, expected: string, found: unknown): never {
  return found === undefined ? wrong("data.missing", at, expected) : wrong("data.type", at, expected, found);
}

export const text: Reader<string> = (value, at) =>
  typeof value === "string" && value !== "" ? value : refuse(at, "a text", value);

export const flag: Reader<boolean> = (value, at) =>
  typeof value === "boolean" ? value : refuse(at, "true or false", value);

export const number =
  (low: number, high: number): Reader<number> =>
  (value, at) =>
    typeof value === "number" && value >= low && value <= high
      ? value
      : refuse(at, `a number from ${low} to ${high}`, value);

export const whole =
  (low: number, high: number): Reader<number> =>
  (value, at) =>
    isWhole(value, low, high) ? value : refuse(at, `a whole number from ${low} to ${high}`, value);

export const oneOf =
  <const Name extends string>(names: readonly Name[]): Reader<Name> =>
  (value, at) =>
    names.find((name) => name === value) ?? refuse(at, names.join(", "), value);

export const either =
  <A, B extends string>(read: Reader<A>, word: B): Reader<A | B> =>
  (value, at) =>
    value === word ? word : read(value, at);

export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, at) =>
    value === null ? null : read(value, at);

/** A list of any length, or of exactly `length`. */
export const list =
  <T>(read: Reader<T>, length?: number): Reader<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) return refuse(at, "a list", value);
    if (length !== undefined && value.length !== length) return wrong("data.count", at, length, value.length);
    return value.map((item: unknown, i) => read(item, inside(at, i)));
  };

/** An object used as a table: any keys, all values of one kind. */
export const table =
  <T>(read: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (value, at) => {
    if (!isObject(value)) return refuse(at, "an object", value);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, read(item, inside(at, key))]));
  };

/** A table with exactly these keys, whatever their order in the file. */
export const tableOf =
  <const Name extends string, T>(names: readonly Name[], read: Reader<T>): Reader<Readonly<Record<Name, T>>> =>
  (value, at) => {
    if (!isObject(value)) return refuse(at, "an object", value);
    onlyKeys(value, names, at);
    return Object.fromEntries(names.map((name) => [name, read(value[name], inside(at, name))])) as Record<Name, T>;
  };

/** A table with some of these keys. */
export const someOf =
  <const Name extends string, T>(names: readonly Name[], read: Reader<T>): Reader<Readonly<Partial<Record<Name, T>>>> =>
  (value, at) => {
    if (!isObject(value)) return refuse(at, "an object", value);
    onlyKeys(value, names, at);
    const given = names.filter((name) => Object.hasOwn(value, name));
    return Object.fromEntries(given.map((name) => [name, read(value[name], inside(at, name))])) as Partial<
      Record<Name, T>
    >;
  };

function onlyKeys(value: object, names: readonly string[], at: Place): void {
  for (const key of Object.keys(value)) {
    if (!names.includes(key)) wrong("data.unknown", inside(at, key), names.join(", "));
  }
}

type Shape = Readonly<Record<string, Reader<unknown>>>;
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no optional fields
type NoFields = Record<never, never>;
type Fields<S extends Shape> = { readonly [Key in keyof S]: Read<S[Key]> };
type OptionalFields<S extends Shape> = { readonly [Key in keyof S]?: Read<S[Key]> };

/** An object with these fields, these optional ones, and no others. */
export const shape =
  <S extends Shape, O extends Shape = NoFields>(fields: S, optional?: O): Reader<Fields<S> & OptionalFields<O>> =>
  (value, at) => {
    if (!isObject(value)) return refuse(at, "an object", value);
    const names = [...Object.keys(fields), ...Object.keys(optional ?? {})];
    onlyKeys(value, names, at);
    const read: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries(fields)) read[key] = reader(value[key], inside(at, key));
    for (const [key, reader] of Object.entries(optional ?? {})) {
      if (Object.hasOwn(value, key)) read[key] = reader(value[key], inside(at, key));
    }
    return read as Fields<S> & OptionalFields<O>;
  };

const confidence: Reader<Confidence> = oneOf(CONFIDENCES);
const MARK = { confidence, source: text };
const MARK_OPTIONAL = { note: text, marks: table(confidence) };

/** An item of the data: its fields, how sure we are of it, and where it comes from. */
export const item = <S extends Shape, O extends Shape = NoFields>(
  fields: S,
  optional?: O,
): Reader<Fields<S & typeof MARK> & OptionalFields<O & typeof MARK_OPTIONAL>> =>
  shape({ ...fields, ...MARK }, { ...(optional as O), ...MARK_OPTIONAL });

/** A sum that must come out, with the rule that states it. */
export function expectCount(found: number, expected: number, at: Place, rule: string): void {
  if (found !== expected) wrong("data.count", at, expected, found, rule);
}

/** A field that must have one value, given the others. */
export function wrongUnless(fits: boolean, at: Place, expected: string, found: unknown): void {
  if (!fits) wrong("data.type", at, expected, found);
}
