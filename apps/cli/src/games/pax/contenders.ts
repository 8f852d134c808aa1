import { decisionOf, type Match } from "@ara/kernel";
import { Bot, LABORATORY, LEVELS, Plain, Sibylla, type Budget } from "@ara/bots/pax";
import type { Action, Pax } from "@ara/pax";
import { CliError, text, whole, type Values } from "../../command.ts";

/** Who can be measured: the ladder, and the two of the laboratory. */
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
  const now = (): number => performance.now();
  if (contender === "sibylla") {
    const sibylla = new Sibylla(seed, { iterations: 200, ...budget, now });
    return (match, seat) => sibylla.chooseSeeing(match.state, decisionOf(match, seat).legal);
  }
  const player =
    contender === "plain"
      ? new Plain(seed, { ...(budget ?? { milliseconds: 1000 }), now })
      : new Bot(contender, { seed, budget, now });
  return (match, seat) => player.choose(decisionOf(match, seat));
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
