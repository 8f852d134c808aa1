import { worldOf } from "../../config.ts";
import { FRESH, GARR, NONE, type Node, type Owner, type Power } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { changeTalents } from "../../state/ledger.ts";
import { builderOf, firstKeyAt } from "../../state/keys.ts";
import { ROW, type State } from "../../state/state.ts";
import { addUnits, countIn, keyOf, keysAt, ownerOfKey } from "../../state/table.ts";
import { setWorks, worksAt } from "../../state/works.ts";
import { unseenBy } from "../victory/objectives.ts";
import { isPermission, permit } from "./pacts.ts";
import type { Proposal, Term, TermKind } from "./term.ts";

export const term = (kind: TermKind, giver: Power, more: Partial<Term> = {}): Term => ({
  n: 0,
  node: NONE,
  text: "",
  turns: NONE,
  ...more,
  kind,
  giver,
});

/** The most Talents one proposal names. */
const MOST_TALENTS = 20;

/** Talents a power can give in a deal. */
export const mostTalents = ({ powers }: State, giver: Power): number => Math.min(MOST_TALENTS, powers[giver]!.treasury);

/**
 * 4.1: Spaces that a power can cede: it has works or garrisons there and nothing else, and nobody else is there. What stays
 * behind belongs to the other power.
 */
export function cedableBy(state: State, giver: Power): Node[] {
  const { spaces } = worldOf(state.config).map;
  const { keys } = state.table;
  const found: Node[] = [];
  let i = 0;
  for (let node = 0; node < spaces; node++) {
    const first = i;
    const end = firstKeyAt(node + 1);
    while (i < keys.length && keys[i]! < end) i++;
    const packed = state.works[node]!;
    if (packed === 0 ? first === i : builderOf(packed) !== giver) continue;
    if (areOwnGarrisons(state, giver, first, i) && !state.leaders.includes(node)) found.push(node);
  }
  return found;
}

/** Whether all stacks from one index to another are garrisons of one owner, and nothing else. */
function areOwnGarrisons({ table }: State, owner: Owner, first: number, end: number): boolean {
  for (let i = first; i < end; i++) {
    if (ownerOfKey(table.keys[i]!) !== owner) return false;
    for (let unit = 0; unit < ROW; unit++) if (unit !== GARR && table.counts[i * ROW + unit] !== 0) return false;
  }
  return true;
}

/** 4.1, R180, R431: terms are carried out at once, or stand as long as was agreed; promises are only recorded, and objectives are shown afterwards. */
export function carryOut(state: State, from: Power, to: Power, terms: readonly Term[], tell: Tell): void {
  for (const { kind, giver, n, node, turns } of terms) {
    const taker = giver === from ? to : from;
    if (kind === "talents") {
      changeTalents(state, giver, -n, "4.1", tell);
      changeTalents(state, taker, n, "4.1", tell);
    } else if (kind === "cede") cede(state, giver, taker, node, tell);
    else if (isPermission(kind)) permit(state, giver, taker, kind, turns);
  }
}

/**
 * 4.4: whether all terms can be carried out as they were proposed. What changes who is whose enemy, `firm` terms, waits
 * until no Move is under way (R430).
 */
export function canCarryOut(state: State, { from, to, terms }: Proposal, isFirm: boolean): boolean {
  const given = state.powers.map(() => 0);
  for (const { kind, giver, n } of terms) if (kind === "talents") given[giver]! += n;
  return terms.every(({ kind, giver, node }) => {
    if (kind === "talents") return given[giver]! <= state.powers[giver]!.treasury;
    if (kind === "cede") return isFirm && cedableBy(state, giver).includes(node);
    if (kind === "objective") return unseenBy(state, giver, giver === from ? to : from).length > 0;
    return isFirm || !isPermission(kind);
  });
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
  tell({ e: "spaceCeded", from: giver, to: taker, node, garrisons, rule: "4.1" });
}
