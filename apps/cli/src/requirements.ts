import type { Verdict } from "@ara/kernel";
import type { Proof } from "@ara/kernel/fair";
import { CliError, text, type Values } from "./command.ts";

/** What `ara verify --require` can ask of every record besides being consistent. */
export const REQUIREMENTS = ["chain", "seed", "nonces", "signatures", "finished"] as const;
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

/** What a record was found to be: consistent, and perhaps more. */
export interface Judged extends Verdict {
  readonly proof: Pick<Proof, "nonces" | "signatures">;
}

function foundOf(requirement: Requirement, { proof, ...verdict }: Judged): string {
  if (requirement === "finished") return verdict.finished ? "verified" : "none";
  return requirement === "nonces" || requirement === "signatures" ? proof[requirement] : verdict[requirement];
}

export function judge(met: Met, judged: Judged): void {
  const found = foundOf(met.requirement, judged);
  if (found === "verified") met.met++;
  else if (found === "hidden") met.hidden++;
  else met.absent++;
}
