import { fileURLToPath } from "node:url";
import { climb, startingWeights, weights } from "@ara/bots";
import { gameOf, whole, type Command } from "./command.ts";
import { seedOf } from "./contenders.ts";
import { readText, writeWhole } from "./files.ts";
import { print } from "./terminal.ts";

const FILE = fileURLToPath(new URL("../../../packages/bots/src/data/weights.json", import.meta.url));

export const tune: Command = {
  name: "tune",
  summary: "looks for better weights of the rule-based bot",
  usage: ["pax [--minutes 10] [--seed s] [--solo] [--anew]"],
  details: `Climbs by small random steps: a candidate plays the best so far over mirrored deals of two, three and four players, and
takes its place if it wins clearly more. The best ends up in packages/bots/src/data/weights.json.`,
  options: {
    minutes: { type: "string", value: "N", help: "how long (default 10)" },
    seed: { type: "string", value: "s", help: "of the climb (default ara); never one that a published table uses" },
    solo: { type: "boolean", help: "the weights for the campaign instead of those for a table" },
    anew: { type: "boolean", help: "from the first guesses instead of the weights in use" },
  },
  run(values, positionals) {
    gameOf(positionals);
    const minutes = whole(values, "minutes", 1, 100_000) ?? 10;
    const seed = seedOf(values);
    const anew = values["anew"] === true;
    const kind = values["solo"] === true ? "solo" : "table";
    const end = performance.now() + minutes * 60_000;
    const command = `ara tune pax --minutes ${minutes} --seed ${seed}${kind === "solo" ? " --solo" : ""}${anew ? " --anew" : ""}`;
    const data = JSON.parse(readText(FILE)) as object;
    let trials = 0;
    let steps = 0;
    for (const { weights: found, advantage, accepted } of climb(
      anew ? { ...weights, [kind]: startingWeights } : weights,
      kind,
      seed,
    )) {
      trials++;
      if (accepted) {
        steps++;
        writeWhole(FILE, `${JSON.stringify({ ...data, [kind]: { command, weights: found } }, null, 2)}\n`);
        print(`trial ${trials}: step ${steps}, better by ${(100 * advantage).toFixed(1)} %\n`);
      }
      if (performance.now() > end) break;
    }
    print(`${steps} steps in ${trials} trials\n`);
    return 0;
  },
};
