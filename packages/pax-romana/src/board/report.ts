import { HI, HI_REDUCED, LG, LG_REDUCED, NONE, type Leader, type Node, type Owner } from "../data/index.ts";
import type { Event } from "../event.ts";
import type { Shift } from "../rules/battle/shifts.ts";
import type { BattleKind, BattleSide, Pair } from "../rules/frames.ts";
import { emptyRow } from "../state/state.ts";

/** What became of somebody after a battle, or before it. */
export interface Moved {
  readonly owner: Owner;
  readonly to: Node;
  readonly how: "withdrew" | "retreated" | "regrouped" | "wentBack" | "aboard" | "fled";
}

/** A battle as its events tell it, for a card in the log. Pairs are attacker's and defender's. */
export interface BattleReport {
  /** Its events in the log; `to` is NONE while it is under way. */
  readonly from: number;
  to: number;
  readonly kind: BattleKind | "sea";
  readonly at: Node;
  readonly sides: Pair<Owner>;
  readonly leads: [Leader, Leader];
  points: Pair<number> | null;
  /** The dice as they fell, and as they stood after shifts. */
  thrown: Pair<number> | null;
  dice: Pair<number> | null;
  shifts: readonly Shift[];
  net: number;
  /** 7.31: the walls that were used, and what is left of them. */
  walls: { readonly before: number; left: number } | null;
  bids: Pair<number> | null;
  elephants: Pair<readonly number[]> | null;
  winner: BattleSide | "draw" | "vacated" | null;
  holds: boolean;
  /** Units lost, by sort; reduced ones apart. */
  readonly lost: Pair<number[]>;
  readonly reduced: Pair<number[]>;
  readonly dead: Leader[];
  readonly moved: Moved[];
  /** 7.41, 5.2: what changed hands. */
  readonly taken: { readonly node: Node; readonly from: Owner; readonly to: Owner }[];
  readonly provinces: { readonly province: number; readonly to: Owner }[];
  /** 7.52: Talents of a sack; NONE where there was none. */
  plunder: number;
}

type Draft = BattleReport & { readonly powers: [Owner, Owner] };

const begun = (from: number, kind: BattleReport["kind"], at: Node, sides: Pair<Owner>): Draft => ({
  from,
  to: NONE,
  kind,
  at,
  sides,
  powers: [sides[0], sides[1]],
  leads: [NONE, NONE],
  points: null,
  thrown: null,
  dice: null,
  shifts: [],
  net: 0,
  walls: null,
  bids: null,
  elephants: null,
  winner: null,
  holds: false,
  lost: [emptyRow(), emptyRow()],
  reduced: [emptyRow(), emptyRow()],
  dead: [],
  moved: [],
  taken: [],
  provinces: [],
  plunder: NONE,
});

/** What may follow a battle before anything else happens. */
const AFTERWARDS: ReadonlySet<Event["type"]> = new Set([
  "captured",
  "controlChanged",
  "sackRolled",
  "plundered",
  "sackEnded",
  "talents",
  "points",
  "stability",
  "capitalLost",
  "capitalRetaken",
  "fleetTaken",
  "elephantsAlone",
  "pairCombined",
] as Event["type"][]);

/** What a battle at sea, which is told by its dice, is followed by. */
const AT_SEA: ReadonlySet<Event["type"]> = new Set(["sunk", "losses", "flipped", "leaderLost", "fleetFled"]);

/** Every battle of a log, in the order in which they ended; those under way come last. */
export function reportsOf(log: readonly Event[]): BattleReport[] {
  const open: Draft[] = [];
  const done: Draft[] = [];
  let after: Draft | undefined;
  log.forEach((event, at) => {
    if (after && (AFTERWARDS.has(event.type) || (after.kind === "sea" && AT_SEA.has(event.type)))) {
      note(after, event);
      after.to = at;
      return;
    }
    after = undefined;
    if (event.type === "battleOpened") open.push(begun(at, event.kind, event.space, [event.attacker, event.defender]));
    else if (event.type === "navalBattle") {
      after = atSea(at, event);
      done.push(after);
    } else if (open.length > 0) note(open.at(-1)!, event);
    if (event.type !== "battleEnded" || open.length === 0) return;
    after = open.pop()!;
    after.to = at;
    done.push(after);
  });
  return [...done, ...open];
}

function atSea(
  at: number,
  { node, fleets, battlePoints, dice, result }: Extract<Event, { type: "navalBattle" }>,
): Draft {
  const winner = result === "won" ? "attacker" : result === "lost" ? "defender" : "draw";
  const report = begun(at, "sea", node, fleets);
  return Object.assign(report, { to: at, points: battlePoints, thrown: dice, dice, winner });
}

/** Adds what an event tells to a report. */
function note(report: Draft, event: Event): void {
  switch (event.type) {
    case "leads":
      report.leads[event.side === "attacker" ? 0 : 1] = event.leader;
      return;
    case "wallsUsed":
      report.walls = { before: event.walls, left: event.walls };
      return;
    case "wallsLost":
      if (report.walls) report.walls = { ...report.walls, left: event.left };
      return;
    case "siegeBids":
      report.bids = [event.attacker, event.defender];
      return;
    case "elephantsRolled":
      report.elephants = [event.attacker, event.defender];
      return;
    case "battleRolled":
      Object.assign(report, { points: event.battlePoints, thrown: event.dice, dice: event.dice });
      return;
    case "rerollResult": {
      const [own, theirs] = report.thrown!;
      report.thrown = event.side === "attacker" ? [event.die, theirs] : [own, event.die];
      return;
    }
    case "shiftsCounted":
      Object.assign(report, { shifts: event.list, net: event.net });
      return;
    case "shifted":
      report.dice = event.dice;
      return;
    case "battleJudged":
      report.winner = event.winner;
      return;
    case "battleEnded":
      Object.assign(report, { winner: event.winner, holds: event.holds });
      return;
    default:
      aftermath(report, event);
  }
}

function aftermath(report: Draft, event: Event): void {
  switch (event.type) {
    case "losses":
      report.powers[sideOf(report, event.owner, event.power)] = event.power;
      lose(report, sideOf(report, event.owner, event.power), event.units);
      return;
    case "eliminated":
    case "sunk":
      lose(report, sideOf(report, event.owner), event.units);
      return;
    case "flipped":
      report.reduced[sideOf(report, event.owner)][event.unit]!++;
      return;
    case "leaderLost":
      report.dead.push(event.leader);
      return;
    case "withdrew":
    case "retreated":
      move(report, { owner: event.owner, to: event.to, how: event.type });
      return;
    case "regrouped":
    case "wentBack":
      move(report, { owner: event.owner, to: event.to, how: event.aboard ? "aboard" : event.type });
      return;
    case "fleetFled":
      move(report, { owner: event.fleet, to: event.to, how: "fled" });
      return;
    case "captured":
      report.taken.push({ node: event.node, from: event.from, to: event.to });
      return;
    case "controlChanged":
      report.provinces.push({ province: event.province, to: event.to });
      return;
    case "plundered":
      report.plunder = event.talents;
  }
}

/** Of a way of several steps only its end is told. */
function move({ moved }: Draft, one: Moved): void {
  const known = moved.findIndex(({ owner, how }) => owner === one.owner && how === one.how);
  if (known === NONE) moved.push(one);
  else moved[known] = one;
}

/** On which side somebody fought: his own name, or that of whoever decides for him; strangers help the defender. */
const sideOf = ({ sides, powers }: Draft, owner: Owner, power: Owner = owner): 0 | 1 =>
  owner === sides[0] || (owner !== sides[1] && power === powers[0]) ? 0 : 1;

/** What a sort is once it is reduced. */
const REDUCED_OF = [
  [LG, LG_REDUCED],
  [HI, HI_REDUCED],
] as const;

/** Units are lost; one that was reduced in the same battle is counted once, as the full one that it was. */
function lose({ lost, reduced }: Draft, side: 0 | 1, units: readonly number[]): void {
  units.forEach((n, unit) => (lost[side][unit]! += n));
  for (const [full, less] of REDUCED_OF) {
    const both = Math.min(reduced[side][full]!, units[less] ?? 0);
    reduced[side][full]! -= both;
    lost[side][less]! -= both;
    lost[side][full]! += both;
  }
}
