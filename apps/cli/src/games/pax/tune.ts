import { join } from "node:path";
import { advantageOf, evolve, startingWeights, WEIGHT_SETS, weights } from "@ara/bots/pax";
import { CliError, text, whole, type Values } from "../../command.ts";
import { seedOf } from "./contenders.ts";
import { readText, writeWhole } from "../../files.ts";
import { print } from "../../terminal.ts";
import { ROOT } from "../../test-names.ts";

const FILE = join(ROOT, "packages/bots/src/pax/data/weights.json");
/** Games at each kind of table in which what was found must beat what it started from. */
const TRIAL = 4000;

/** `ara tune pax`. */
export function tune(values: Values): number {
  const kind = WEIGHT_SETS.find((name) => name === (text(values, "for") ?? "table"));
  if (kind === undefined) throw new CliError(`--for is one of ${WEIGHT_SETS.join(", ")}`);
  const most = whole(values, "generations", 1, 1_000_000) ?? Infinity;
  const minutes = whole(values, "minutes", 1, 100_000) ?? (most === Infinity ? 10 : Infinity);
  const seed = seedOf(values);
  const anew = values["anew"] === true;
  const start = anew ? { ...weights, [kind]: startingWeights } : weights;
  const end = performance.now() + minutes * 60_000;
  let generations = 0;
  let found = start;
  for (const { weights: middle, advantage, scatter } of evolve(start, kind, seed)) {
    generations++;
    found = { ...start, [kind]: middle };
    const best = `the best better by ${(100 * advantage).toFixed(1)} %`;
    print(`generation ${generations}: ${best}, scatter ${scatter.toFixed(2)}\n`);
    if (generations >= most || performance.now() > end) break;
  }
  const gained = advantageOf(found, start, kind, TRIAL, `${seed}/trial`);
  print(`${generations} generations, better than at the start by ${(100 * gained).toFixed(1)} %\n`);
  if (gained <= 0) return 1;
  const data = JSON.parse(readText(FILE)) as Record<typeof kind, { readonly command: string }>;
  const before = anew ? "" : `${data[kind].command}, then `;
  const now = `ara tune pax --for ${kind} --generations ${generations} --seed ${seed}${anew ? " --anew" : ""}`;
  const command = before + now;
  writeWhole(FILE, `${JSON.stringify({ ...data, [kind]: { command, weights: found[kind] } }, null, 2)}\n`);
  return 0;
}
