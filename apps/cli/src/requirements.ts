import type { Verdict } from "@ara/kernel";
import { CliError, text, type Values } from "./command.ts";

/** What `ara verify --require` can ask of every record besides being consistent. */
export const REQUIREMENTS = ["chain", "seed", "finished"] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** How many records of a file meet a requirement, how many have nothing to meet it with, and of how many nobody can tell. */
export interface Met {
  readonly requirement: Requirement;
  met: number;
  absent: number;
  hidden: number;
}

export function requirementsOf(values: Values): readonly Requirement[] {
  const given = text(values, "require");
  if (given === undefined) return [];
  const wanted = given.split(",").map((name) => name.trim());
  const unknown = wanted.find((name) => !REQUIREMENTS.some((known) => known === name));
  if (unknown !== undefined) throw new CliError(`--require takes ${REQUIREMENTS.join(", ")}, not "${unknown}"`);
  return REQUIREMENTS.filter((known) => wanted.includes(known));
}

export function judge(met: Met, verdict: Verdict): void {
  const found = met.requirement === "finished" ? (verdict.finished ? "verified" : "none") : verdict[met.requirement];
  if (found === "verified") met.met++;
  else if (found === "hidden") met.hidden++;
  else met.absent++;
}
