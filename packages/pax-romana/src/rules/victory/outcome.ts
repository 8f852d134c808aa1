import { worldOf } from "../../config.ts";
import { GREECE, LG, ROME, SOLDIER_OF_FORTUNE, type Owner, type Power } from "../../data/index.ts";
import { FLAGS, hasFlag } from "../../state/flags.ts";
import { ROW, type Outcome, type State } from "../../state/state.ts";
import { ownerOfKey } from "../../state/table.ts";
import { holderOf } from "../control/holder.ts";
import { FREE_LEGIONS } from "../economy/recruiting.ts";
import { cvpOf } from "./points.ts";

/** 3.7, 15.11: who has won after the last turn. */
export function outcomeOf(state: State): Outcome {
  const { end } = worldOf(state.config).scenario.victory;
  const points = state.powers.map(
    ({ victoryPoints }, power) => victoryPoints + (end === "mostPointsWithAsiaMinor" ? asiaMinor(state, power) : 0),
  );
  if (end === "pyrrhicWar") return { winners: [pyrrhicVictor(state)], points, reason: "3.7" };
  const { seats } = state.config;
  const winners = seats.length > 1 && seats.some(({ length }) => length > 1) ? bestSeats : first;
  return { winners: winners(state, points), points, reason: "15.11" };
}

/** Those of a list that have the most of something. */
function best<T>(of: readonly T[], measure: (one: T) => number): T[] {
  const most = Math.max(...of.map(measure));
  return of.filter((one) => measure(one) === most);
}

/** R254: a player with several powers has the points of the last of them; a tie goes to the next, else it is shared. */
function bestSeats({ config }: State, points: readonly number[]): readonly Power[] {
  const lowest = (powers: readonly Power[]): number[] =>
    powers.map((power) => points[power]!).toSorted((a, b) => a - b);
  const most = Math.max(...config.seats.map(({ length }) => length));
  let left = config.seats.slice();
  for (let i = 0; i < most; i++) left = best(left, (powers) => lowest(powers)[Math.min(i, powers.length - 1)]!);
  return left.flat();
}

/** Most Victory Points win; a tie goes to the higher Stability, then to more CVP, else it is shared. */
function first(state: State, points: readonly number[]): readonly Power[] {
  const byPoints = best(worldOf(state.config).scenario.powers, (power) => points[power]!);
  const byStability = best(byPoints, (power) => state.powers[power]!.stability);
  return best(byStability, (power) => cvpOf(state, power));
}

/** Scenario III: each province of Asia Minor is worth two points more. */
const ASIA_MINOR_POINTS = 2;

function asiaMinor({ config, control }: State, power: Power): number {
  const { map } = worldOf(config);
  const provinces = map.provincesOf[map.territoryNumbers.get("asia_minor")!]!;
  return ASIA_MINOR_POINTS * provinces.filter((province) => control[province] === power).length;
}

/** Scenario I: the fate of Tarentum and Capua, then who has lost fewer Battle Points. */
function pyrrhicVictor(state: State): Power {
  const { map } = worldOf(state.config);
  const [tarentum, capua] = [map.nodeOf.get("tarentum")!, map.nodeOf.get("capua")!];
  const isGreek = (owner: Owner): boolean => owner === GREECE || owner === SOLDIER_OF_FORTUNE;
  const tarentine = holderOf(state, tarentum);
  if (isGreek(tarentine) && (isGreek(holderOf(state, capua)) || state.works[capua] === 0)) return GREECE;
  if (tarentine === ROME) return ROME;
  return lostBy(state, [ROME]) > lostBy(state, [GREECE, SOLDIER_OF_FORTUNE]) ? GREECE : ROME;
}

/** Battle Points that owners have lost since the scenario began: what they had and raised, less what they have. */
function lostBy(state: State, owners: readonly Owner[]): number {
  const { scenario, data } = worldOf(state.config);
  const { bp } = data.units;
  const worth = (row: readonly number[], at: number): number =>
    bp.reduce((sum, points, unit) => sum + points * (row[at + unit] ?? 0), 0);
  const began = scenario.forces.reduce(
    (sum, { owner, units }) => sum + (owners.includes(owner) ? worth(units, 0) : 0),
    0,
  );
  const raised = owners.includes(ROME) && hasFlag(state, ROME, FLAGS.recruited) ? FREE_LEGIONS * bp[LG]! : 0;
  const { keys, counts } = state.table;
  const left = keys.reduce((sum, key, i) => sum + (owners.includes(ownerOfKey(key)) ? worth(counts, i * ROW) : 0), 0);
  return began + raised - left;
}
