import { decisionOf, type Match } from "@ara/kernel";
import { Bot, Contrast, LABORATORY, LEVELS, type Budget, type LaboratoryName } from "@ara/bots/pax";
import type { Action, Pax } from "@ara/pax";
import { CliError, text, whole, type Values } from "../../command.ts";

/** Who can be measured: the ladder, and those of the laboratory. */
export const CONTENDERS = [...LEVELS, ...LABORATORY];
export type Contender = (typeof CONTENDERS)[number];

export function contenderOf(name: string | undefined): Contender {
  const known = CONTENDERS.find((contender) => contender === name);
  if (known === undefined) throw new CliError(`"${name ?? ""}" is no level; there are: ${CONTENDERS.join(", ")}`);
  return known;
}

/** Decides in a match it sits at; only the laboratory's cheat looks at more than her seat may know. */
export type Mind = (match: Match<Pax>, seat: number) => Action;

export function mindOf(contender: Contender, seed: string, budget: Budget | undefined): Mind {
  if (isInLaboratory(contender)) {
    const player = new Contrast(contender, seed, { ...(budget ?? { iterations: 200 }), now: ownTime });
    return (match, seat) => player.choose(decisionOf(match, seat), match.state);
  }
  const player = new Bot(contender, { seed, budget, now: ownTime });
  return (match, seat) => player.choose(decisionOf(match, seat));
}

const isInLaboratory = (contender: Contender): contender is LaboratoryName =>
  LABORATORY.some((name) => name === contender);

/** Milliseconds of the processor that this thread has had: what else a machine does takes nothing from either side. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export function budgetOf(values: Values, suffix = ""): Budget | undefined {
  const milliseconds = whole(values, `budget${suffix}`, 1, 3_600_000);
  const iterations = whole(values, `iterations${suffix}`, 1, 1_000_000_000);
  if (milliseconds !== undefined && iterations !== undefined) {
    throw new CliError(`say --budget${suffix} or --iterations${suffix}, not both`);
  }
  if (milliseconds !== undefined) return { milliseconds };
  return iterations === undefined ? undefined : { iterations };
}

export const seedOf = (values: Values): string => text(values, "seed") ?? "ara";
