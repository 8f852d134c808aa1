import { isObject, toHex } from "@ara/kernel";
import {
  fromHex,
  hashCheckpoint,
  hashLeaf,
  hashRoster,
  isConsistent,
  isIncluded,
  nameInLog,
  readCheckpoint,
  type Checkpoint,
  type Roster,
} from "@ara/kernel/fair";
import { isSigned } from "./keys.ts";

/**
 * What the server's public log says of a game: `good` if it says the same as the record, `other` if it does not, or does not
 * continue the log this browser saw before; `unknown` where it could not be asked.
 */
export type Logged = "good" | "other" | "unknown";

const KEPT = "ara.log";

/** The newest checkpoint this browser has seen. */
function kept(): Checkpoint | undefined {
  try {
    return readCheckpoint(JSON.parse(localStorage.getItem(KEPT) ?? "null"));
  } catch {
    return undefined;
  }
}

function keep(checkpoint: Checkpoint): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(checkpoint));
  } catch {
    // A browser that keeps nothing has nothing to compare.
  }
}

const ask = async (path: string): Promise<unknown> => (await fetch(path)).json();
const grown = ({ size, root }: Checkpoint) => ({ size, root: fromHex(root) });
const hashes = (proof: unknown): Uint8Array[] => (Array.isArray(proof) ? proof.map(fromHex) : []);

/** Whether a checkpoint is signed and continues the newest one seen before, which it then replaces. */
async function continues(checkpoint: Checkpoint): Promise<boolean> {
  if ((await isSigned(checkpoint.key, hashCheckpoint(checkpoint), checkpoint.signature)) !== true) return false;
  const before = kept();
  if (before) {
    const [first, second] = before.size <= checkpoint.size ? [before, checkpoint] : [checkpoint, before];
    const answer = await ask(`/log/consistency?from=${first.size}&to=${second.size}`);
    const proof = isObject(answer) ? hashes(answer["proof"]) : [];
    if (before.key !== checkpoint.key || !isConsistent(grown(first), grown(second), proof)) return false;
    if (second === before) return true;
  }
  keep(checkpoint);
  return true;
}

/** Takes a newer checkpoint where there is one, so that a log rewritten since is noticed later. */
export async function watchLog(): Promise<void> {
  const answer = await ask("/log/checkpoint").catch(() => undefined);
  const checkpoint = isObject(answer) ? readCheckpoint(answer["checkpoint"]) : undefined;
  if (checkpoint) await continues(checkpoint).catch(() => false);
}

export async function loggedOf(roster: Roster, voids: number, seal: unknown): Promise<Logged> {
  try {
    const answer = await ask(`/log/tables/${roster.table}`);
    if (!isObject(answer) || answer["refusal"] !== undefined) return "unknown";
    const checkpoint = readCheckpoint(answer["checkpoint"]);
    if (!checkpoint) return "unknown";
    if (!(await continues(checkpoint))) return "other";
    return saysTheSame(answer["leaves"], checkpoint, roster, voids, seal);
  } catch {
    return "unknown";
  }
}

/** Whether leaves that stand in the log tell of this very deal, of as many that came to nothing, and of this end. */
export function saysTheSame(
  leaves: unknown,
  checkpoint: Checkpoint,
  roster: Roster,
  voids: number,
  seal: unknown,
): Logged {
  const all = (Array.isArray(leaves) ? leaves : []) as readonly { n: number; body: string; proof: unknown }[];
  const { size, root } = checkpoint;
  if (!all.every(({ n, body, proof }) => isIncluded(hashLeaf(body), n, size, hashes(proof), fromHex(root))))
    return "other";
  const said = all.map(({ body }) => JSON.parse(body) as Readonly<Record<string, unknown>>);
  // A log may be older than the names it has for tables, and say their addresses.
  const names: readonly unknown[] = [nameInLog(roster.table), roster.table];
  if (said.some(({ table }) => !names.includes(table))) return "other";
  const of = (kind: string) => said.filter((leaf) => leaf["kind"] === kind);
  // What was said a moment ago may not be numbered yet.
  if (of("roster").length === 0) return "unknown";
  const now = (leaf: Readonly<Record<string, unknown>>): boolean => leaf["attempt"] === roster.attempt;
  const [tables, rosters] = [of("table").filter(now), of("roster").filter(now)];
  const isSame =
    tables.length === 1 &&
    tables[0]!["commitment"] === roster.commitment &&
    rosters.length === 1 &&
    rosters[0]!["roster"] === toHex(hashRoster(roster)) &&
    said.indexOf(tables[0]!) < said.indexOf(rosters[0]!) &&
    of("void").length === voids &&
    of("seal").every((leaf) => leaf["seal"] === seal);
  return isSame ? "good" : "other";
}
