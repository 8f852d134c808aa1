import { inside, type Place } from "./refusal.ts";
import { expectCount, item, shape, tableOf, text, whole } from "./reader.ts";

const STRENGTHS = ["2", "3", "4", "5", "6", "7", "8"] as const;

const readFile = shape({ title: text, counters: item({ strengths: tableOf(STRENGTHS, whole(0, 30)) }) });

/** 13.11, 13.12: the strength of each of the 30 tribal counters, in order. */
export type TribeCounters = readonly number[];

/** Reads `tribes.json`. */
export function readTribes(json: unknown, at: Place): TribeCounters {
  const { strengths } = readFile(json, at).counters;
  const counters = STRENGTHS.flatMap((strength) => Array.from({ length: strengths[strength] }, () => Number(strength)));
  expectCount(counters.length, 30, inside(at, "counters.strengths"), "13.11");
  return counters;
}
