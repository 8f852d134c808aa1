import { worldOf } from "../../config.ts";
import { FRESH, GARR, NONE, type Node, type Power } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { changeTalents } from "../../state/ledger.ts";
import { ROW, type State } from "../../state/state.ts";
import { addUnits, countIn, eachStack, keyOf, ownerOfKey } from "../../state/table.ts";
import { setWorks, worksAt } from "../../state/works.ts";
import { ownerOfLeader } from "../control/keeper.ts";
import { permit } from "./pacts.ts";
import type { Term, TermKind } from "./term.ts";

export const term = (kind: TermKind, giver: Power, more: Partial<Term> = {}): Term => ({
  n: 0,
  node: NONE,
  text: "",
  ...more,
  kind,
  giver,
});

/** The most Talents one proposal names. */
const MOST_TALENTS = 20;

/** Talents a power can give in a deal. */
export const mostTalents = ({ powers }: State, giver: Power): number => Math.min(MOST_TALENTS, powers[giver]!.treasury);

/**
 * 4.1: Spaces a power can cede: it has works or garrisons there and nothing else, and nobody else is there. What stays
 * behind belongs to the other power.
 */
export function cedableBy(state: State, giver: Power): Node[] {
  const { map } = worldOf(state.config);
  const found: Node[] = [];
  for (let node = 0; node < map.spaces; node++)
    if (map.inPlay[node] === 1 && isCedable(state, giver, node)) found.push(node);
  return found;
}

function isCedable(state: State, giver: Power, node: Node): boolean {
  let garrisons = 0;
  let others = false;
  eachStack(state, node, (key, at) => {
    if (ownerOfKey(key) !== giver) return void (others = true);
    for (let unit = 0; unit < ROW; unit++)
      if (unit === GARR) garrisons += state.table.counts[at + unit]!;
      else if (state.table.counts[at + unit] !== 0) others = true;
  });
  const works = worksAt(state, node);
  if (others || (works && works.owner !== giver) || (!works && garrisons === 0)) return false;
  return !state.leaders.some((place, leader) => place === node && ownerOfLeader(state, leader) === giver);
}

/** 4.1, R180: terms are carried out at once, or stand to the end of the turn; promises are only recorded. */
export function carryOut(state: State, from: Power, to: Power, terms: readonly Term[], tell: Tell): void {
  for (const { kind, giver, n, node } of terms) {
    const taker = giver === from ? to : from;
    if (kind === "talents") {
      changeTalents(state, giver, -n, "4.1", tell);
      changeTalents(state, taker, n, "4.1", tell);
    } else if (kind === "cede") cede(state, giver, taker, node, tell);
    else if (kind !== "promise") permit(state, giver, taker, kind);
  }
}

function cede(state: State, giver: Power, taker: Power, node: Node, tell: Tell): void {
  const works = worksAt(state, node);
  if (works) setWorks(state, node, { ...works, owner: taker });
  for (let mark = 0; mark < 3; mark++) {
    const garrisons = countIn(state, keyOf(node, giver, mark), GARR);
    addUnits(state, keyOf(node, giver, mark), GARR, -garrisons);
    addUnits(state, keyOf(node, taker, FRESH), GARR, garrisons);
  }
  tell({ e: "spaceCeded", from: giver, to: taker, node, rule: "4.1" });
}
