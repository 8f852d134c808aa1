import { worldOf } from "../config.ts";
import { FRESH, GARR, GS, MIL, NONE, PONTUS, type Node, type Owner, type Power } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { commandedBy, majorMoversOf, ownersLedBy } from "../rules/control/command.ts";
import { holderOf } from "../rules/control/holder.ts";
import { campaignOf } from "../rules/movement/allowance.ts";
import { hasLand, leadersOf } from "../rules/movement/contents.ts";
import { relation } from "../rules/control/relation.ts";
import { emptyForce } from "../state/force.ts";
import type { Force, State } from "../state/state.ts";
import { keyOf, nodeOfKey, ownerOfKey, sumAt } from "../state/table.ts";
import { worksAt } from "../state/works.ts";
import type { View } from "../view.ts";
import { comesTo, type Come } from "./marching.ts";

/** An army that could come, and how. */
export interface Comer {
  readonly owner: Owner;
  readonly from: Node;
  readonly battlePoints: number;
  readonly by: Come;
}

/** A Space of one's own that others could come to. */
export interface Threatened {
  readonly node: Node;
  /** The strongest first. */
  readonly comers: readonly Comer[];
  /** Battle Points that stand there, and walls. */
  readonly battlePoints: number;
  readonly walls: number;
}

/** 9.12: what is taken for the die of somebody who has yet to throw it. */
export const AVERAGE_DIE = 3;

/** The Spaces of a power that somebody else's army could come to in one Major Move, with an average die. */
export function threatTo(view: View, power: Power): Threatened[] {
  const state = seenState(view);
  const { map } = worldOf(state.config);
  const comers = new Map<Node, Comer[]>();
  for (const force of armiesAgainst(state, power)) {
    const { owner } = force.rows[0]!;
    const battlePoints = force.rows.reduce((sum, { counts }) => sum + pointsIn(state, counts), 0);
    for (const [node, by] of comesTo(state, force))
      if (isOurs(state, power, node))
        comers.set(node, [...(comers.get(node) ?? []), { owner, from: force.node, battlePoints, by }]);
  }
  const threatened = (node: Node): Threatened[] => {
    const found = comers.get(node);
    if (!found) return [];
    const works = worksAt(state, node);
    return [
      {
        node,
        comers: found.toSorted((a, b) => b.battlePoints - a.battlePoints || a.from - b.from),
        battlePoints: standing(state, power, node),
        walls: works?.owner === power ? works.walls : 0,
      },
    ];
  };
  return Array.from({ length: map.spaces }, (_, node) => node).flatMap(threatened);
}

/** 10.51: whether the strongest of those who could come is stronger than what stands there. */
export const isWeak = ({ comers, battlePoints, walls }: Threatened): boolean =>
  comers[0]!.battlePoints > battlePoints + walls;

const isOurs = (state: State, power: Power, node: Node): boolean =>
  node < worldOf(state.config).map.spaces && (holderOf(state, node) === power || standing(state, power, node) > 0);

const standing = (state: State, power: Power, node: Node): number =>
  commandedBy(state, power).reduce((sum, owner) => sum + pointsIn(state, sumAt(state, node, owner)), 0);

const pointsIn = ({ config }: State, counts: readonly number[]): number => {
  const { bp } = worldOf(config).data.units;
  return counts.reduce((sum, n, unit) => sum + (unit === GS ? 0 : n * (bp[unit] ?? 0)), 0);
};

/** Every army that others could lead against a power: those that march just now with what they have left. */
function armiesAgainst(state: State, power: Power): Force[] {
  const marching = state.forces.filter(
    (force): force is Force =>
      force !== null && force.mp >= 0 && !force.aboard && isAgainst(state, power, force.power, force.rows[0]?.owner),
  );
  const led = new Map<Owner, Power>();
  for (const other of state.order)
    for (const mover of majorMoversOf(state))
      for (const owner of ownersLedBy(state, other, mover))
        if (!led.has(owner) && isAgainst(state, power, other, owner)) led.set(owner, other);
  // 12.55: it moves by a marker of its own.
  const { pontusPlayer = NONE } = state.advanced ?? {};
  if (pontusPlayer !== NONE && isAgainst(state, power, pontusPlayer, PONTUS)) led.set(PONTUS, pontusPlayer);
  const places = new Set(
    state.table.keys
      .filter((key) => led.has(ownerOfKey(key)))
      .map((key) => keyOf(nodeOfKey(key), ownerOfKey(key), FRESH)),
  );
  const waiting = [...places].flatMap((key) =>
    armyAt(state, led.get(ownerOfKey(key))!, ownerOfKey(key), nodeOfKey(key)),
  );
  return [...marching, ...waiting];
}

const isAgainst = (state: State, power: Power, by: Power, owner: Owner | undefined): boolean =>
  by !== power && owner !== undefined && relation(state, owner, by, power) === "hostile";

/** 9.11: all of an army that can leave its Space, under the leader who goes farthest. */
function armyAt(state: State, power: Power, owner: Owner, node: Node): Force[] {
  const counts = sumAt(state, node, owner).map((n, unit) => (STAYS.includes(unit) ? 0 : n));
  if (node >= worldOf(state.config).map.spaces || !hasLand(state, counts)) return [];
  const leaders = leadersOf(state, node, owner);
  const campaign = Math.max(0, ...leaders.map((leader) => campaignOf(state, leader)));
  const led = leaders.find((leader) => campaignOf(state, leader) === campaign) ?? NONE;
  return [
    { ...emptyForce(power, node), rows: [{ owner, mark: FRESH, counts }], leaders, led, mp: campaign + AVERAGE_DIE },
  ];
}

/** 12.13, 12.32: garrisons and militia stay; squadrons are others' concern. */
const STAYS: readonly number[] = [GARR, MIL, GS];
