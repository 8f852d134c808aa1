import { UNITS, type Leader, type Node, type Owner } from "../data/index.ts";
import type { Event } from "../event.ts";
import type { BattleKind } from "../rules/frames.ts";

type Winner = "attacker" | "defender" | "draw" | "vacated";
type Two<T> = readonly [attacker: T, defender: T];

/** A battle as it is reported afterwards; pairs are attacker's and defender's. */
export interface Battle {
  /** Its first line among those it was found in. */
  readonly at: number;
  readonly node: Node;
  readonly kind: BattleKind | "sea";
  readonly sides: Two<Owner>;
  readonly winner: Winner;
  /** Whether the attacker has the field. */
  readonly holds: boolean;
  /** `null` where it did not come to blows. */
  readonly battlePoints: Two<number> | null;
  /** As thrown, and after shifts. */
  readonly dice: Two<number> | null;
  readonly shifted: Two<number> | null;
  /** By sort of unit. */
  readonly lost: Two<readonly number[]>;
  /** 10.84: and what was turned to its weaker side. */
  readonly reduced: Two<readonly number[]>;
  /** Walls that were broken. */
  readonly walls: number;
  readonly fallen: readonly Leader[];
}

type Draft = { -readonly [Key in keyof Battle]: Battle[Key] } & {
  rows: [number[], number[]];
  turned: [number[], number[]];
};

const emptyRow = (): number[] => UNITS.map(() => 0);

/** 10.2, 11.43: all battles that are over, on land and at sea. */
export function battlesIn(events: readonly Event[]): Battle[] {
  const over: Draft[] = [];
  const open: Draft[] = [];
  events.forEach((event, at) => {
    if (event.type === "battleOpened") open.push(begun(at, event.space, event.kind, [event.attacker, event.defender]));
    else if (event.type === "navalBattle") over.push(atSea(at, event));
    // Who loses ships of it is told after a naval battle.
    else if (event.type === "sunk" && over.at(-1)?.kind === "sea") lose(over.at(-1)!, event.owner, event.units);
    const now = open.at(-1);
    if (!now) return;
    note(now, event);
    if (event.type !== "battleEnded" || event.space !== now.node) return;
    now.winner = event.winner;
    now.holds = event.holds;
    over.push(open.pop()!);
  });
  return over
    .map(({ rows, turned, ...battle }) => ({ ...battle, lost: rows, reduced: turned }))
    .toSorted((a, b) => a.at - b.at);
}

function begun(at: number, node: Node, kind: Battle["kind"], sides: Two<Owner>): Draft {
  const rows: [number[], number[]] = [emptyRow(), emptyRow()];
  const turned: [number[], number[]] = [emptyRow(), emptyRow()];
  return {
    at,
    node,
    kind,
    sides,
    winner: "vacated",
    holds: false,
    battlePoints: null,
    dice: null,
    shifted: null,
    lost: rows,
    rows,
    reduced: turned,
    turned,
    walls: 0,
    fallen: [],
  };
}

const RESULTS = { won: "attacker", lost: "defender", draw: "draw" } as const;

function atSea(at: number, event: Extract<Event, { type: "navalBattle" }>): Draft {
  return {
    ...begun(at, event.node, "sea", event.fleets),
    winner: RESULTS[event.result],
    holds: event.result === "won",
    battlePoints: event.battlePoints,
    dice: event.dice,
  };
}

function note(battle: Draft, event: Event): void {
  if (event.type === "battleRolled") [battle.battlePoints, battle.dice] = [event.battlePoints, event.dice];
  else if (event.type === "shifted") battle.shifted = event.dice;
  else if (event.type === "losses" || event.type === "eliminated") lose(battle, event.owner, event.units);
  else if (event.type === "flipped") battle.turned[event.owner === battle.sides[0] ? 0 : 1][event.unit]!++;
  else if (event.type === "wallsLost" && event.space === battle.node) battle.walls += event.walls;
  else if (event.type === "leaderChecked" && event.dead) battle.fallen = [...battle.fallen, event.leader];
}

/** Whoever is not the attacker stands with the defender. */
function lose({ rows, sides }: Draft, owner: Owner, units: readonly number[]): void {
  const row = rows[owner === sides[0] ? 0 : 1];
  units.forEach((n, unit) => {
    if (unit < row.length) row[unit]! += n;
  });
}
