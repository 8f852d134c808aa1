import { NONE, OBJECTIVES, type Node, type Power, type Province, type View, type World } from "@ara/pax-romana";
import type { Weights } from "./weights.ts";

/** What has to be known of a position to say what objectives ask for. */
interface Position {
  readonly world: World;
  readonly view: View;
  readonly power: Power;
  readonly holder: readonly number[];
  readonly weights: Weights;
}

/** 15.4: what the Opportunity Objectives of a power make of provinces and Spaces, beside what these are worth. */
export interface Aims {
  readonly provinces: ReadonlyMap<Province, number>;
  readonly spaces: ReadonlyMap<Node, number>;
}

const INVADER = OBJECTIVES.indexOf("M");
const COLLECTOR = OBJECTIVES.indexOf("N");
/** 15.49 N: Territories of which each counts. */
const COLLECTED: readonly string[] = ["sicilies", "germania", "chersonese"];

/** The objectives a power holds, hidden or shown. */
export const objectivesOf = ({ objectives }: View, power: Power): readonly number[] => [
  ...(objectives.hands[power] ?? []),
  ...objectives.shown[power]!,
];

/** 15.49: the provinces and Spaces that an objective asks for; those that leave a choice ask for none in particular. */
function askedFor(
  { data, map }: World,
  objective: number,
): { provinces: readonly Province[]; spaces: readonly Node[] } {
  const { control } = data.charts.objectives[objective]!;
  if (!control) return { provinces: [], spaces: [] };
  const ofTerritories = control.territories.flatMap((territory) => map.provincesOf[territory]!);
  return { provinces: [...control.provinces, ...ofTerritories], spaces: control.spaces };
}

/** How many provinces and Spaces a power still lacks for an objective. */
export function lackingFor({ world, view, power, holder }: Omit<Position, "weights">, objective: number): number {
  const { provinces, spaces } = askedFor(world, objective);
  const lacks = provinces.filter((province) => view.control[province] !== power);
  return lacks.length + spaces.filter((node) => holder[node] !== power).length;
}

/** What the objectives of a power make of the map; undefined where it has none. */
export function aimsOf(position: Position): Aims | undefined {
  const { world, view, power, weights } = position;
  const held = objectivesOf(view, power);
  if (held.length === 0) return undefined;
  const provinces = new Map<Province, number>();
  const spaces = new Map<Node, number>();
  const raise = <K>(map: Map<K, number>, key: K, by: number): void => void map.set(key, (map.get(key) ?? 0) + by);
  for (const objective of held) {
    const { award, kind } = world.data.charts.objectives[objective]!;
    const asked = askedFor(world, objective);
    const worth =
      ((kind === "vp" ? weights.objectiveVp : weights.objectiveGop) * award[power]!) /
      (1 + lackingFor(position, objective));
    for (const province of asked.provinces) raise(provinces, province, worth);
    for (const node of asked.spaces) raise(spaces, node, worth);
    if (objective === INVADER)
      for (const province of homesOfRivals(world, power)) raise(provinces, province, worth / 2);
    if (objective === COLLECTOR)
      for (const id of COLLECTED) for (const province of inTerritory(world, id)) raise(provinces, province, worth / 2);
  }
  return { provinces, spaces };
}

const homesOfRivals = ({ map, seatOf }: World, power: Power): Province[] =>
  map.home.flatMap((home, province) => (home !== NONE && home !== power && seatOf[home] !== NONE ? [province] : []));

const inTerritory = ({ map }: World, id: string): readonly Province[] =>
  map.provincesOf[map.territoryIds.indexOf(id)] ?? [];
