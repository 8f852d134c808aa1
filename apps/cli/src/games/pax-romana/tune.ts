import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  advantageOf,
  evolve,
  startingWeights,
  WEIGHT_KINDS,
  weightsFor,
  type Kept,
  type Sets,
} from "@ara/bots/pax-romana/tune";
import { POWERS } from "@ara/pax-romana";
import { CliError, text, whole, type Values } from "../../command.ts";
import { readText, writeWhole } from "../../files.ts";
import { print } from "../../terminal.ts";
import { ROOT } from "../../test-names.ts";

const FILE = join(ROOT, "packages/bots/src/pax-romana/data/weights.json");
/** Games in which what was found must beat what it started from. */
const TRIAL = 100;
/** Which powers there are in games of two. */
const OF_TWO = 2;

/** `ara tune pax-romana`. */
export function tune(values: Values): number {
  const kind = WEIGHT_KINDS.find((name) => name === (text(values, "for") ?? "five"));
  if (kind === undefined) throw new CliError(`--for is one of ${WEIGHT_KINDS.join(", ")}`);
  const known = kind === "two" ? POWERS.slice(0, OF_TWO) : POWERS;
  const names = text(values, "power")?.split(",") ?? known;
  const powers = names.map((name) => known.indexOf(name as (typeof POWERS)[number]));
  if (powers.includes(-1)) throw new CliError(`--power is some of ${known.join(", ")}`);
  const most = whole(values, "generations", 1, 1_000_000) ?? Infinity;
  const minutes = whole(values, "minutes", 1, 100_000) ?? (most === Infinity ? 10 : Infinity);
  const seed = text(values, "seed") ?? "ara";
  const anew = values["anew"] === true;
  const keep = text(values, "keep");
  const start = POWERS.map((_, power) => (anew ? startingWeights : weightsFor(kind, power)));
  const kept = keep !== undefined && existsSync(keep) ? (JSON.parse(readText(keep)) as Kept) : undefined;
  const end = performance.now() + minutes * 60_000;
  let generations = kept?.generation ?? 0;
  let found: Sets = start;
  for (const { sets, advantages, kept: now } of evolve(start, kind, powers, seed, kept)) {
    generations = now.generation;
    found = sets;
    if (keep !== undefined) writeWhole(keep, `${JSON.stringify(now)}\n`);
    const said = names.map(
      (name, i) => `${name} ${advantages[i]!.toFixed(2)}, scatter ${now.memories[i]!.scatter.toFixed(2)}`,
    );
    print(`generation ${generations}: the best better by ${said.join("; ")}\n`);
    if (generations >= most || performance.now() > end) break;
  }
  const data = JSON.parse(readText(FILE)) as Record<
    typeof kind,
    Record<string, { readonly command: string; readonly weights: unknown } | undefined>
  >;
  let better = 0;
  for (const [i, power] of powers.entries()) {
    const name = names[i]!;
    const gained = advantageOf(found[power]!, start, kind, power, TRIAL, `${seed}/trial`);
    print(`${name}: better than at the start by ${gained.toFixed(2)} over ${TRIAL} fresh deals\n`);
    if (gained <= 0) continue;
    better++;
    const earlier = data[kind][name]?.command;
    const before = anew || earlier === undefined ? "" : `${earlier}, then `;
    const now = `ara tune pax-romana --for ${kind} --power ${names.join(",")} --generations ${generations} --seed ${seed}${anew ? " --anew" : ""}`;
    data[kind] = { ...data[kind], [name]: { command: before + now, weights: found[power]! } };
  }
  if (better === 0) return 1;
  writeWhole(FILE, `${JSON.stringify(data, null, 2)}\n`);
  return 0;
}
