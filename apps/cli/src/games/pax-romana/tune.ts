import { existsSync } from "node:fs";
import { join } from "node:path";
import { advantageOf, evolve, startingWeights, WEIGHT_KINDS, weightsFor, type Kept } from "@ara/bots/pax-romana/tune";
import { POWERS } from "@ara/pax-romana";
import { CliError, text, whole, type Values } from "../../command.ts";
import { readText, writeWhole } from "../../files.ts";
import { print } from "../../terminal.ts";
import { ROOT } from "../../test-names.ts";

const FILE = join(ROOT, "packages/bots/src/pax-romana/data/weights.json");
/** Games in which what was found must beat what it started from. */
const TRIAL = 60;
/** Which powers there are in games of two. */
const OF_TWO = 2;

/** `ara tune pax-romana`. */
export function tune(values: Values): number {
  const kind = WEIGHT_KINDS.find((name) => name === (text(values, "for") ?? "five"));
  if (kind === undefined) throw new CliError(`--for is one of ${WEIGHT_KINDS.join(", ")}`);
  const powers = kind === "two" ? POWERS.slice(0, OF_TWO) : POWERS;
  const name = text(values, "power") ?? "rome";
  const power = powers.indexOf(name as (typeof POWERS)[number]);
  if (power < 0) throw new CliError(`--power is one of ${powers.join(", ")}`);
  const most = whole(values, "generations", 1, 1_000_000) ?? Infinity;
  const minutes = whole(values, "minutes", 1, 100_000) ?? (most === Infinity ? 10 : Infinity);
  const seed = text(values, "seed") ?? "ara";
  const anew = values["anew"] === true;
  const keep = text(values, "keep");
  const start = anew ? startingWeights : weightsFor(kind, power);
  const kept = keep !== undefined && existsSync(keep) ? (JSON.parse(readText(keep)) as Kept) : undefined;
  const end = performance.now() + minutes * 60_000;
  let generations = kept?.generation ?? 0;
  let found = start;
  for (const { weights, advantage, kept: now } of evolve(start, kind, power, seed, kept)) {
    generations = now.generation;
    found = weights;
    if (keep !== undefined) writeWhole(keep, `${JSON.stringify(now)}\n`);
    print(
      `generation ${generations}: the best better by ${advantage.toFixed(2)}, scatter ${now.memory.scatter.toFixed(2)}\n`,
    );
    if (generations >= most || performance.now() > end) break;
  }
  const gained = advantageOf(found, start, kind, power, TRIAL, `${seed}/trial`);
  print(`${generations} generations, better than at the start by ${gained.toFixed(2)} over ${TRIAL} fresh deals\n`);
  if (gained <= 0) return 1;
  const data = JSON.parse(readText(FILE)) as Record<
    typeof kind,
    Record<string, { readonly command: string; readonly weights: unknown } | undefined>
  >;
  const earlier = data[kind][name]?.command;
  const before = anew || earlier === undefined ? "" : `${earlier}, then `;
  const now = `ara tune pax-romana --for ${kind} --power ${name} --generations ${generations} --seed ${seed}${anew ? " --anew" : ""}`;
  data[kind] = { ...data[kind], [name]: { command: before + now, weights: found } };
  writeWhole(FILE, `${JSON.stringify(data, null, 2)}\n`);
  return 0;
}
