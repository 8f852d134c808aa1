import { isObject, toHex } from "@ara/kernel";
import {
  fromHex,
  hashCheckpoint,
  hashLeaf,
  hashRoster,
  isConsistent,
  isIncluded,
  keysLead,
  nameInLog,
  readCheckpoint,
  readKeyLeaf,
  type Checkpoint,
  type Roster,
} from "@ara/kernel/fair";
import { isSigned } from "./keys.ts";

/**
 * What the server's public log says of a game: `good` if it says the same as the record, `other` if it does not, or does not
 * continue the log this browser saw before; `unsealed` if it says nothing of the end of a game that has one; `unknown` where it
 * could not be asked.
 */
export type Logged = "good" | "other" | "unsealed" | "unknown";

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

/** Whether one key of the server leads to another, each signed by the one before it, as the log says. */
async function leads(from: string, to: string, { size, root }: Checkpoint): Promise<"signed" | "unsigned" | "none"> {
  if (from === to) return "signed";
  const answer = await ask("/log/keys");
  const found = isObject(answer) && Array.isArray(answer["leaves"]) ? answer["leaves"] : [];
  const newest = isObject(answer) ? readCheckpoint(answer["checkpoint"]) : undefined;
  // The log may have grown since; then its newest checkpoint is the one the proofs are for.
  const shown = newest?.size === size && newest.root === root ? { size, root } : newest;
  const leaves = (found as readonly { n: number; body: string; proof: unknown }[])
    .filter(({ n, body, proof }) =>
      isIncluded(hashLeaf(body), n, shown?.size ?? 0, hashes(proof), fromHex(shown?.root)),
    )
    .flatMap(({ body }) => readKeyLeaf(body) ?? []);
  return keysLead(leaves, from, to, isSigned);
}

/**
 * Whether a checkpoint is signed and continues the newest one seen before, which it then replaces. A server that has lost its
 * key says so in its log: nobody vouches for the new one, and nothing can be told by it.
 */
async function continues(checkpoint: Checkpoint): Promise<boolean | "unvouched"> {
  if ((await isSigned(checkpoint.key, hashCheckpoint(checkpoint), checkpoint.signature)) !== true) return false;
  const before = kept();
  if (before) {
    const [first, second] = before.size <= checkpoint.size ? [before, checkpoint] : [checkpoint, before];
    const answer = await ask(`/log/consistency?from=${first.size}&to=${second.size}`);
    const proof = isObject(answer) ? hashes(answer["proof"]) : [];
    if (!isConsistent(grown(first), grown(second), proof)) return false;
    const way = await leads(first.key, second.key, second);
    if (way === "none") return false;
    if (way === "unsigned") {
      keep(second);
      return "unvouched";
    }
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
    const isSame = await continues(checkpoint);
    if (isSame !== true) return isSame === "unvouched" ? "unknown" : "other";
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
  // The order is that of the log, however they are served.
  const said = all
    .toSorted((a, b) => a.n - b.n)
    .map(({ body }) => JSON.parse(body) as Readonly<Record<string, unknown>>);
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
  if (!isSame) return "other";
  return typeof seal === "string" && of("seal").length === 0 ? "unsealed" : "good";
}
