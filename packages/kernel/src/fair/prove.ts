import { legalActions, type Game, type GameTypes, type Seat } from "../game.ts";
import { canonical, isObject, isWhole } from "../json.ts";
import { RECORD_FORMAT, type Entry, type GameRecord } from "../record.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { err, ok, type Result } from "../result.ts";
import { commitTo } from "../seeded.ts";
import { faultOf, marksOf, open, step } from "../step.ts";
import type { Mistake } from "../verify.ts";
import { hashAct, hashEnd, hashUndo, hashVouched, hashVouchedUndo, type IsSigned } from "./acts.ts";
import { drawSeats } from "./drawn.ts";
import { headsOf } from "./heads.ts";
import { keysLead, readKeyLeaf } from "./keys.ts";
import { addedToSeed, commitNonce, contributorsOf, hashRoster, readRoster, type Roster } from "./roster.ts";

/** What the record of an online game shows beyond that it is consistent. */
export interface Proof {
  readonly nonces: Shown;
  readonly signatures: Shown;
  /** Seats of people from which no nonce came, and those for which the server vouches alone somewhere. */
  readonly withoutNonce: readonly Seat[];
  readonly withoutSignature: readonly Seat[];
  /** Attempts to deal that came to nothing. */
  readonly voids: number;
  /** Those of them signed with a key to which nothing leads from the one that signed the roster. */
  readonly foreignVoids: number;
  readonly roster: Roster | undefined;
}

/** `verified`: of every person. `partly`: of some. `none`: of nobody. `hidden`: the seed is not revealed, nobody can tell. */
export type Shown = "verified" | "partly" | "none" | "hidden";

const NOTHING: Proof = {
  nonces: "none",
  signatures: "none",
  withoutNonce: [],
  withoutSignature: [],
  voids: 0,
  foreignVoids: 0,
  roster: undefined,
};

/**
 * Looks at everything a record says of who made its luck and who has signed what. The record must have been verified: here it
 * is not asked whether its chain and its seed are right. What is claimed and not true is a mistake.
 */
export async function prove<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  isSigned: IsSigned,
): Promise<Result<Proof, Mistake>> {
  try {
    return await proven(game, record, isSigned);
  } catch (error) {
    return mistake(0, refuse("record.fault", { detail: faultOf(error) }));
  }
}

async function proven<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  isSigned: IsSigned,
): Promise<Result<Proof, Mistake>> {
  const { online } = record;
  if (online === undefined) return ok(NOTHING);
  const roster = isObject(online) ? readRoster(online["roster"]) : undefined;
  if (!isObject(online) || !roster) return mistake(0, refuse("proof.roster"));
  const unlike = unlikeHeader(record, roster);
  if (unlike) return mistake(0, unlike);
  const { signature, voids, end } = online;
  const people = roster.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  if (!(await holds(isSigned, roster.server, hashRoster(roster), signature)))
    return mistake(0, refuse("proof.rosterSignature"));
  const { seal, head } = record;
  const isEndSigned = await holds(isSigned, roster.server, hashEnd(roster.table, String(seal ?? head)), end);
  if (!isEndSigned && end !== undefined) return mistake(0, refuse("proof.end"));
  // A server that has lost the key of a game has not signed its end: then nothing in it is vouched for.
  const isUnsigned = seal !== undefined && end === undefined;

  const all: readonly unknown[] = Array.isArray(voids) ? voids : [];
  for (let attempt = 1; attempt < Math.max(roster.attempt, all.length + 1); attempt++)
    if (!(await isVoid(all[attempt - 1], { ...roster, attempt }, isSigned)))
      return mistake(0, refuse("proof.void", { attempt }));
  const foreignVoids = await foreignIn(all, online["keys"], roster.server, isSigned);
  if (!isFairlyDrawn(record, roster)) return mistake(0, refuse("proof.drawn"));
  const wrongNonce = wrongNonces(record, roster);
  if (wrongNonce) return mistake(0, wrongNonce);
  const withoutNonce = people.filter((seat) => roster.seats[seat]!.commit === null);
  const signed = await signaturesOf(game, record, roster, isSigned, isEndSigned);
  if (!signed.ok) return signed;
  const withoutSignature = people.filter((seat) => isUnsigned || (signed.value?.has(seat) ?? true));
  return ok({
    nonces: shownOf(people.length, withoutNonce.length, foreignVoids > 0),
    signatures: signed.value === undefined ? "hidden" : shownOf(people.length, withoutSignature.length),
    withoutNonce,
    withoutSignature,
    voids: roster.attempt - 1,
    foreignVoids,
    roster,
  });
}

const shownOf = (people: number, without: number, isDoubted = false): Shown =>
  without === people && people > 0 ? "none" : without === 0 && !isDoubted ? "verified" : "partly";

const mistake = (entry: number, refusal: Refusal): Result<never, Mistake> => err({ entry, refusal });

const holds = async (isSigned: IsSigned, key: string, message: Uint8Array, signature: unknown): Promise<boolean> =>
  typeof signature === "string" && isSigned(key, message, signature);

/** The roster is of this very game, people and seed. */
function unlikeHeader({ game, rules, config, seats, seed }: GameRecord, roster: Roster): Refusal | undefined {
  const ours = { game, rules, config, seats, commitment: seed?.commitment };
  const theirs = {
    game: roster.game,
    rules: roster.rules,
    config: roster.config,
    seats: roster.seats.map(({ name }) => name),
    commitment: roster.commitment,
  };
  const field = Object.keys(ours).find(
    (name) => canonical(ours[name as keyof typeof ours]) !== canonical(theirs[name as keyof typeof ours]),
  );
  return field === undefined ? undefined : refuse("proof.unlike", { field });
}

/**
 * Whether this is an attempt at the same table that came to nothing: published and signed, of the seed that was committed to, and
 * with seats that had promised a nonce. The server may have had another key then; whether it was its own `foreignIn` asks.
 */
async function isVoid(json: unknown, now: Roster, isSigned: IsSigned): Promise<boolean> {
  const roster = isObject(json) ? readRoster(json["roster"]) : undefined;
  if (!isObject(json) || !roster) return false;
  const { attempt, seed, salt, silent, signature } = json;
  const { commitment, server, seats, drawn } = roster;
  const promised = contributorsOf(roster);
  return (
    attempt === now.attempt &&
    canonical(roster) === canonical({ ...now, commitment, server, seats, drawn }) &&
    (drawn === undefined) === (now.drawn === undefined) &&
    typeof seed === "string" &&
    typeof salt === "string" &&
    commitTo(RECORD_FORMAT, { seed, salt }) === commitment &&
    Array.isArray(silent) &&
    silent.length > 0 &&
    silent.every((seat) => promised.includes(seat as Seat)) &&
    holds(isSigned, server, hashRoster(roster), signature)
  );
}

/**
 * How many attempts that came to nothing are signed with a key of which nobody knows that it was the server's. It is known by the
 * key that signed the roster: the same, or one from which key by key, each signed by the one before it, leads to that one.
 */
async function foreignIn(
  voids: readonly unknown[],
  keys: unknown,
  server: string,
  isSigned: IsSigned,
): Promise<number> {
  const leaves = (Array.isArray(keys) ? keys : []).flatMap((leaf: unknown) => readKeyLeaf(canonical(leaf)) ?? []);
  let foreign = 0;
  for (const one of voids) {
    const key = isObject(one) ? readRoster(one["roster"])?.server : undefined;
    if (key === server) continue;
    if (key === undefined || (await keysLead(leaves, key, server, isSigned)) !== "signed") foreign++;
  }
  return foreign;
}

/** All people have their seats by the lot that the seed draws, or none has; nobody can tell before the seed is revealed. */
function isFairlyDrawn({ seed }: GameRecord, roster: Roster): boolean {
  const { drawn } = roster;
  if (drawn === undefined || seed?.reveal === undefined) return true;
  const people = roster.seats.map(({ bot }) => bot === null);
  return canonical(drawSeats(seed.reveal, roster, people)) === canonical(drawn);
}

/** Every nonce that was committed to is there and is the one; none is there besides. */
function wrongNonces({ seed }: GameRecord, roster: Roster): Refusal | undefined {
  const contributors = contributorsOf(roster);
  const [, ...shown] = seed?.nonces ?? [];
  if (canonical(addedToSeed(roster, shown)) !== canonical(seed?.nonces ?? []) || shown.length !== contributors.length)
    return refuse("proof.nonces");
  const wrong = contributors.find((seat, i) => {
    const { key, commit } = roster.seats[seat]!;
    return commitNonce(roster.table, key, shown[i]!) !== commit;
  });
  return wrong === undefined ? undefined : refuse("proof.nonce", { seat: wrong + 1 });
}

/** The seats of people for which the server alone vouches somewhere; `undefined` where nobody can tell. */
async function signaturesOf<T extends GameTypes>(
  newest: Game<T>,
  record: GameRecord,
  roster: Roster,
  isSigned: IsSigned,
  isEndSigned: boolean,
): Promise<Result<Set<Seat> | undefined, Mistake>> {
  const heads = headsOf(record);
  if (heads.length === 0) return ok(undefined);
  const opening = open(newest, record);
  if (!opening.ok) return mistake(0, opening.error);
  const { game, state } = opening.value;
  const vouched = new Set(roster.seats.flatMap(({ bot, key }, seat) => (bot === null && key === null ? [seat] : [])));
  const seen = new Set<string>();
  for (const [i, entry] of record.entries.entries()) {
    const { seat } = entry;
    const claim = claimOf(entry, roster, heads, i);
    // What nobody has signed stands in the chain, whose end the server signs: where it has not, nobody vouches for the game.
    const isInChain = claim === undefined || (claim.by === "server" && claim.signature === undefined);
    if (isInChain && !isEndSigned) for (const other of roster.seats.keys()) vouched.add(other);
    else if (claim === undefined) vouched.add(seat);
    else {
      if (!isInChain && !(await holds(isSigned, claim.key, claim.message, claim.signature)))
        return mistake(i + 1, refuse("proof.signature"));
      if (claim.by === "server") {
        // Where there is no choice nobody needs to sign.
        if (roster.seats[seat]?.bot === null && legalActions(game, state, seat).length !== 1) vouched.add(seat);
      } else {
        if (!isSameAction(game, state, entry, claim.sent)) return mistake(i + 1, refuse("proof.otherAction"));
        const name = `${seat} ${claim.id}`;
        if (seen.has(name)) return mistake(i + 1, refuse("proof.twice"));
        seen.add(name);
      }
    }
    const undone = await undoneBefore(entry, roster, isSigned);
    if (!undone.ok) return mistake(i + 1, undone.error);
    for (const one of undone.value) vouched.add(one);
    const done = step(game, state, entry);
    if (!done.ok) return mistake(i + 1, done.error);
  }
  return ok(vouched);
}

/** For which seats the server alone vouches that steps others had seen were taken back before an entry. */
async function undoneBefore(
  entry: Entry,
  roster: Roster,
  isSigned: IsSigned,
): Promise<Result<readonly Seat[], Refusal>> {
  const { undone = [] } = entry as Entry & { readonly undone?: unknown };
  if (!Array.isArray(undone)) return err(refuse("proof.signature"));
  const byServer = new Set<Seat>();
  for (const one of undone as readonly unknown[]) {
    const claim = isObject(one) ? undoOf(one, roster) : undefined;
    if (!claim || !(await holds(isSigned, claim.key, claim.message, claim.signature)))
      return err(refuse("proof.signature"));
    if (claim.by === "server") byServer.add(claim.seat);
  }
  // What nobody had seen was the player's own, and is no matter of others.
  if (marksOf(entry) === 0) return ok([]);
  return ok(undone.length > 0 ? [...byServer] : [entry.seat]);
}

interface UndoClaim extends Claim {
  readonly seat: Seat;
}

function undoOf(one: Readonly<Record<string, unknown>>, { table, server, seats }: Roster): UndoClaim | undefined {
  const { by, seat, head, to, id, v, steps, sig: signature } = one;
  if (!isWhole(seat, 0, seats.length - 1) || typeof head !== "string") return undefined;
  if (by === "server") {
    if (!isWhole(to, 0, Number.MAX_SAFE_INTEGER)) return undefined;
    return { by, seat, key: server, message: hashVouchedUndo(table, seat, head, to), signature };
  }
  const isWellFormed = isWhole(v, 0, Number.MAX_SAFE_INTEGER) && isWhole(steps, 1, Number.MAX_SAFE_INTEGER);
  if (!isWellFormed || typeof id !== "string") return undefined;
  const message = hashUndo({ table, seat, version: v, head, id, steps });
  return { by: "player", seat, key: seats[seat]!.key ?? "", message, signature };
}

/** Whether what was signed means the entry's action, where it is spelled otherwise. */
function isSameAction<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  { seat, action }: Entry,
  sent: unknown,
): boolean {
  if (sent === undefined) return true;
  const meant = sent as T["action"];
  return !game.check(state, seat, meant) && canonical(game.json.writeAction(state, seat, meant)) === canonical(action);
}

interface Claim {
  readonly by: "server" | "player";
  readonly key: string;
  readonly message: Uint8Array;
  readonly signature: unknown;
  readonly id?: string;
  /** What was signed, where it is spelled otherwise than in the record. */
  readonly sent?: unknown;
}

/** What somebody is said to have signed of an entry; `undefined` where nobody is. */
function claimOf(entry: Entry, roster: Roster, heads: readonly string[], index: number): Claim | undefined {
  const { table, server, seats } = roster;
  const { seat, action } = entry;
  const { by, sig: signature, id, v, on, sent } = entry as Entry & Readonly<Record<string, unknown>>;
  if (signature === undefined && by !== "server") return undefined;
  if (by === "server") {
    const message = hashVouched({ table, seat, head: heads[index]!, action });
    return { by, key: server, message, signature };
  }
  const key = seats[seat]?.key ?? "";
  const isWellFormed = isWhole(on, 0, index) && isWhole(v, 0, Number.MAX_SAFE_INTEGER) && typeof id === "string";
  if (!isWellFormed) return { by: "player", key: "", message: new Uint8Array(), signature };
  const act = { table, seat, version: v, head: heads[on]!, id, action: sent ?? action };
  return { by: "player", key, message: hashAct(act), signature, id, sent };
}
