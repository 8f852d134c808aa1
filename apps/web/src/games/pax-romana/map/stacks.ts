import {
  GARR,
  GS,
  NONE,
  POWERS,
  REBELS,
  SLAVES_ROME,
  UNITS,
  worldOf,
  type Config,
  type Leader,
  type Node,
  type Owner,
} from "@ara/pax-romana";
import type { Place } from "@ara/pax-romana/overview";

/** What stands in a place, by whose it is: an army with its leaders, a fleet, leaders alone; or a pile of several such. */
export interface Stack {
  readonly node: Node;
  readonly owner: Owner;
  readonly type: "army" | "fleet" | "leader" | "pile";
  /** By sort of unit; of a fleet only squadrons. */
  readonly counts: readonly number[];
  readonly units: number;
  readonly battlePoints: number;
  readonly leaders: readonly Ratings[];
  /** In motion just now. */
  readonly isMoving: boolean;
}

export interface Ratings {
  readonly tactical: number;
  readonly campaign: number;
  readonly isElite: boolean;
}

export interface Garrison {
  readonly owner: Owner;
  readonly n: number;
}

/** 12.73, R356: slaves and rebels keep a Town or City from its owner: it brings him nothing. */
export const isDenied = ({ works, stacks }: Place): boolean =>
  works !== null && stacks.some(({ owner }) => owner === REBELS || owner >= SLAVES_ROME);

/** The power of that name, or somebody without a colour of his own. */
export const colourOf = (owner: Owner): string => POWERS[owner] ?? "free";

const NOTHING: readonly number[] = UNITS.map(() => 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Where the strongest army of some owners stands. */
export function strongest(
  config: Config,
  places: readonly Place[],
  isOwn: (owner: Owner) => boolean,
): Node | undefined {
  const own = places.flatMap((place) => stacksAt(config, place)).filter(({ owner }) => isOwn(owner));
  return own.toSorted((a, b) => b.battlePoints - a.battlePoints)[0]?.node;
}

export function stacksAt(config: Config, place: Place): Stack[] {
  const standing = gathered(place.stacks);
  const owners = [...new Set([...standing.keys(), ...place.leaders.map(({ owner }) => owner)])];
  const leadersOf = (owner: Owner): Leader[] =>
    place.leaders.flatMap((one) => (one.owner === owner ? [one.leader] : []));
  const moving = place.forces.flatMap((force) =>
    [...gathered(force.rows)].flatMap(([owner, counts], i) =>
      made(config, { node: place.node, owner, isMoving: true }, counts, i === 0 ? force.leaders : []),
    ),
  );
  const rest = owners.flatMap((owner) =>
    made(config, { node: place.node, owner, isMoving: false }, standing.get(owner) ?? NOTHING, leadersOf(owner)),
  );
  return [...moving, ...rest];
}

/** So many stacks of a place are shown one by one. */
const MOST = 3;
const rankOf = ({ isMoving, type, battlePoints }: Stack): number =>
  (isMoving ? 1000 : 0) + (type === "army" ? 100 : 0) + battlePoints;

/** Of more than three stacks the two foremost, and the others as one pile. */
export function piled(stacks: readonly Stack[]): readonly Stack[] {
  if (stacks.length <= MOST) return stacks;
  const order = stacks.toSorted((a, b) => rankOf(b) - rankOf(a));
  const hidden = order.slice(MOST - 1);
  const pile: Stack = {
    node: order[0]!.node,
    owner: NONE,
    type: "pile",
    counts: NOTHING,
    units: hidden.length,
    battlePoints: 0,
    leaders: [],
    isMoving: false,
  };
  return [...order.slice(0, MOST - 1), pile];
}

export const garrisonsAt = ({ stacks }: Place): Garrison[] =>
  [...gathered(stacks)].flatMap(([owner, counts]) => (counts[GARR]! > 0 ? [{ owner, n: counts[GARR]! }] : []));

/** Units that have done something and units that have not stand in one stack. */
function gathered(rows: Place["stacks"] | Place["forces"][number]["rows"]): Map<Owner, readonly number[]> {
  const found = new Map<Owner, readonly number[]>();
  for (const { owner, counts } of rows) {
    const before = found.get(owner);
    found.set(
      owner,
      UNITS.map((_, unit) => (before?.[unit] ?? 0) + (counts[unit] ?? 0)),
    );
  }
  return found;
}

type Whose = Pick<Stack, "node" | "owner" | "isMoving">;

function made(config: Config, whose: Whose, counts: readonly number[], leaders: readonly Leader[]): Stack[] {
  const { units, leaders: known } = worldOf(config).data;
  const land = counts.map((n, unit) => (unit === GS || unit === GARR ? 0 : n));
  const ships = counts.map((n, unit) => (unit === GS ? n : 0));
  const led = leaders.map((leader) => ({
    tactical: known.tactical[leader]!,
    campaign: known.campaign[leader]!,
    isElite: known.elite[leader] === 1,
  }));
  const [army, fleet] = [sum(land), sum(ships)];
  const battlePoints = sum(land.map((n, unit) => n * units.bp[unit]!));
  const stack = (type: Stack["type"], rest: Omit<Stack, keyof Whose | "type">): Stack => ({ ...whose, type, ...rest });
  return [
    ...(army > 0 ? [stack("army", { counts: land, units: army, battlePoints, leaders: led })] : []),
    ...(fleet > 0 ? [stack("fleet", { counts: ships, units: fleet, battlePoints: fleet, leaders: [] })] : []),
    ...(army === 0 && led.length > 0
      ? [stack("leader", { counts: land, units: 0, battlePoints: 0, leaders: led })]
      : []),
  ];
}
