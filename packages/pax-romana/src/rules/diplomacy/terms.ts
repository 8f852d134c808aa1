import { seatsOf, worldOf } from "../../config.ts";
import { FRESH, GARR, GS, NONE, type Card, type Node, type Power, type Unit } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { handOf, passCard, seeHand } from "../../state/cards.ts";
import { changeTalents } from "../../state/ledger.ts";
import { builderOf, firstKeyAt } from "../../state/keys.ts";
import { ROW, type State } from "../../state/state.ts";
import { addUnits, countIn, firstAt, keyOf, keysAt, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { builderAt, setWorks, worksAt } from "../../state/works.ts";
import { ownerOfLeader, powerBehind } from "../control/keeper.ts";
import { unseenBy } from "../victory/objectives.ts";
import type { Occasion } from "../frames.ts";
import { isPermission, permit } from "./pacts.ts";
import type { Proposal, Term, TermKind } from "./term.ts";

export const term = (
  kind: TermKind,
  giver: Power,
  { n = 0, node = NONE, text = "", turns = NONE }: Partial<Term> = {},
): Term => ({ n, node, text, turns, kind, giver });

/** The most Talents one proposal names. */
const MOST_TALENTS = 20;

/** Talents a power can give in a deal. */
export const mostTalents = ({ powers }: State, giver: Power): number => Math.min(MOST_TALENTS, powers[giver]!.treasury);

/**
 * 4.1, R211: the first Space after `after` that a power can cede to another, or NONE: it has works or garrisons there and no
 * other land pieces, and nobody else is there but the taker. What stays behind belongs to him; squadrons lie in any port (5.12).
 */
export function nextCedable(state: State, giver: Power, taker: Power, after: Node): Node {
  const { spaces } = worldOf(state.config).map;
  const { keys } = state.table;
  let built = nextBuilt(state, giver, after);
  let i = nextGarrison(state, giver, firstAt(state, after + 1));
  for (;;) {
    const node = Math.min(built, i < keys.length ? nodeOfKey(keys[i]!) : spaces);
    if (node >= spaces) return NONE;
    if (isCedable(state, giver, taker, node)) return node;
    if (built === node) built = nextBuilt(state, giver, node);
    while (i < keys.length && nodeOfKey(keys[i]!) === node) i = nextGarrison(state, giver, i + 1);
  }
}

/** The first Space after `after` with works of a power; past the last Space where there is none. */
function nextBuilt({ works }: State, power: Power, after: Node): Node {
  let node = after + 1;
  while (node < works.length && (works[node] === 0 || builderOf(works[node]!) !== power)) node++;
  return node;
}

/** The index of the first stack of a power with garrisons, from one index on; past the last stack where there is none. */
function nextGarrison({ table: { keys, counts } }: State, power: Power, from: number): number {
  let i = from;
  while (i < keys.length && (counts[i * ROW + GARR] === 0 || ownerOfKey(keys[i]!) !== power)) i++;
  return i;
}

/** Whether a power can cede a Space where it has works or garrisons. */
function isCedable(state: State, giver: Power, taker: Power, node: Node): boolean {
  const builder = builderAt(state, node);
  if (builder !== NONE && builder !== giver) return false;
  return !hasTroopsBut(state, giver, taker, node) && !hasLeaderBut(state, taker, node);
}

/** Whether there are land pieces in a Space that are neither the giver's garrisons nor the taker's. */
function hasTroopsBut(state: State, giver: Power, taker: Power, node: Node): boolean {
  const { keys, counts } = state.table;
  const end = firstKeyAt(node + 1);
  for (let i = firstAt(state, node); i < keys.length && keys[i]! < end; i++) {
    const owner = ownerOfKey(keys[i]!);
    if (owner !== giver && powerBehind(state, owner) === taker) continue;
    if (hasOtherThan(counts, i * ROW, owner === giver ? GARR : GS)) return true;
  }
  return false;
}

/** Whether there is anything in a row but squadrons and units of one more sort. */
function hasOtherThan(counts: readonly number[], at: number, sort: Unit): boolean {
  for (let unit = 0; unit < ROW; unit++) if (unit !== GS && unit !== sort && counts[at + unit] !== 0) return true;
  return false;
}

/** Whether anybody else than the taker has a leader in a Space. */
const hasLeaderBut = (state: State, taker: Power, node: Node): boolean =>
  state.leaders.includes(node) &&
  state.leaders.some((place, leader) => place === node && powerBehind(state, ownerOfLeader(state, leader)) !== taker);

/** 4.1, R180, R431: terms are carried out at once, or stand as long as was agreed; promises are only recorded, and objectives are shown afterwards. */
export function carryOut(state: State, from: Power, to: Power, terms: readonly Term[], tell: Tell): void {
  for (const { kind, giver, n, node, turns } of terms) {
    const taker = giver === from ? to : from;
    if (kind === "talents") {
      changeTalents(state, giver, -n, "4.1", tell);
      changeTalents(state, taker, n, "4.1", tell);
    } else if (kind === "cede") cede(state, giver, taker, node, tell);
    else if (isPermission(kind)) permit(state, giver, taker, kind, turns);
    else if (kind === "card") giveCard(state, giver, taker, n, tell);
    else if (kind === "hand") showHand(state, giver, taker, tell);
  }
}

/**
 * 4.4: whether all terms can be carried out as they were proposed. What changes who is whose enemy waits until no Move is
 * under way (R430), and Talents until none are being counted out (R483).
 */
export function canCarryOut(state: State, { from, to, terms }: Proposal, occasion: Occasion): boolean {
  const isFirm = occasion === "between";
  const given = state.powers.map(() => 0);
  for (const { kind, giver, n } of terms) if (kind === "talents") given[giver]! += n;
  return terms.every(({ kind, giver, node }) => {
    if (kind === "talents") return occasion !== "counting" && given[giver]! <= state.powers[giver]!.treasury;
    if (kind === "cede") return isFirm && nextCedable(state, giver, giver === from ? to : from, node - 1) === node;
    if (kind === "objective") return unseenBy(state, giver, giver === from ? to : from).length > 0;
    return isFirm || !isPermission(kind);
  });
}

/** 4.2, R341: a card changes hands; giver and taker know which. */
function giveCard(state: State, giver: Power, taker: Power, card: Card, tell: Tell): void {
  if (!handOf(state, giver).includes(card)) return;
  passCard(state, giver, taker, card);
  const heard = seatsOf(state.config, [giver, taker]);
  tell({ type: "cardGiven", power: giver, to: taker, card, heard, rule: "4.2" });
}

function showHand(state: State, giver: Power, taker: Power, tell: Tell): void {
  seeHand(state, taker, giver);
  const heard = seatsOf(state.config, [giver, taker]);
  tell({ type: "handSeen", power: taker, of: giver, cards: handOf(state, giver).slice(), heard, rule: "4.2" });
}

function cede(state: State, giver: Power, taker: Power, node: Node, tell: Tell): void {
  const works = worksAt(state, node);
  if (works) setWorks(state, node, { ...works, owner: taker });
  let garrisons = 0;
  for (const key of keysAt(state, node, giver)) {
    const here = countIn(state, key, GARR);
    addUnits(state, key, GARR, -here);
    addUnits(state, keyOf(node, taker, FRESH), GARR, here);
    garrisons += here;
  }
  // R458: it is no guest's, whatever the giver permits.
  state.held[node] = taker;
  tell({ type: "spaceCeded", from: giver, to: taker, node, garrisons, rule: "4.1" });
}
