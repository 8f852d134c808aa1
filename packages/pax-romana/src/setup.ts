import { noChance } from "@ara/kernel";
import { hasFullRebellions, isAdvanced, worldOf, type Config, type World } from "./config.ts";
import { FRESH, NONE, POWERS, SOLDIER_LEADER, type Node, type Scenario, type SetupForce } from "./data/index.ts";
import type { Deal } from "./deal.ts";
import type { Tell } from "./event.ts";
import { machine } from "./rules/machine.ts";
import { setControl } from "./rules/stability/settle.ts";
import { dealObjectives } from "./rules/victory/objectives.ts";
import { fillRowAndCup } from "./rules/victory/play-order.ts";
import { soldier } from "./state/armies.ts";
import { newAdvanced, newCards } from "./state/cards.ts";
import { IN_POOL, putLeader } from "./state/leaders.ts";
import { OPEN, PAIRS, PERMISSIONS } from "./state/pairs.ts";
import type { PowerState, State } from "./state/state.ts";
import { addRow, keyOf } from "./state/table.ts";
import { setWorks } from "./state/works.ts";
import { zeros } from "./zeros.ts";

/** 3.6: the pieces of the scenario, the counters as they were dealt, and the first question. */
export function setup(config: Config, deal: Deal, tell?: Tell): State {
  const world = worldOf(config);
  const state = emptyState(config, world, deal);
  if (isAdvanced(config)) {
    state.cards = newCards(config);
    state.advanced = newAdvanced(config);
  }
  if (hasFullRebellions(config)) state.rebellions = { cyprusClosed: false, massiveUsed: false, marched: false };
  for (const force of [...world.scenario.forces, ...world.scenario.independents[config.game]])
    putForce(state, world, force);
  for (const { leader, space } of world.scenario.leaders) putLeader(state, leader, space);
  setControl(state);
  dealObjectives(state);
  fillRowAndCup(state);
  state.frames.push(machine.begin({ proc: "game" }, state));
  machine.run(state, noChance, tell);
  return state;
}

function emptyState(config: Config, world: World, deal: Deal): State {
  const { scenario, measures, data, map } = world;
  const onMap = map.tribalSpaces.filter((node) => map.inPlay[node] === 1).length;
  return {
    config,
    turn: scenario.start.turn,
    phase: "F",
    frames: [],
    handed: null,
    over: null,
    order: scenario.order.slice(),
    row: scenario.order.slice(),
    cup: [
      ...POWERS.map((_, power) => (scenario.powers.includes(power) ? measures.activations - 1 : 0)),
      measures.events,
    ],
    streak: { power: NONE, times: 0 },
    waiting: [],
    powers: POWERS.map((_, power) => newPower(world, power)),
    table: { keys: [], counts: [] },
    forces: [],
    leaders: zeros(data.leaders.count).fill(IN_POOL),
    leaderFree: zeros(data.leaders.count),
    works: zeros(map.spaces),
    tribes: layTribes(map.tribalSpaces, map.inPlay, deal.tribes),
    tribePool: deal.tribes.slice(onMap).toSorted((a, b) => a - b),
    pirates: [],
    armies: scenario.leaders.flatMap(({ leader, power, space }) =>
      leader === SOLDIER_LEADER ? [soldier(power, isPyrrhus(scenario) ? map.province[space] : NONE)] : [],
    ),
    mutinies: [],
    control: zeros(map.provinceIds.length).fill(NONE),
    capitals: 0,
    held: zeros(map.spaces).fill(NONE),
    touched: [0, 0],
    pacts: zeros(PAIRS),
    pactTurns: zeros(PAIRS * PERMISSIONS).fill(OPEN),
    proposals: [],
    talked: 0,
    objectives: {
      pool: deal.objectives.slice(),
      hands: POWERS.map(() => []),
      shown: POWERS.map(() => []),
      known: Array.from({ length: PAIRS }, () => []),
    },
  };
}

/** R370: whether the Soldier of Fortune of the set-up has friends of his own. */
const isPyrrhus = ({ special }: Scenario): boolean => special.includes("pyrrhusMovesFirst");

/** 14.12: Talents and Stability of the scenario. */
const newPower = ({ scenario, data }: World, power: number): PowerState => ({
  treasury: Math.max(0, scenario.treasury?.[power] ?? 0),
  stability: scenario.powers.includes(power) ? (scenario.stability?.[power] ?? 0) : 0,
  victoryPoints: 0,
  gained: 0,
  markerCost: data.charts.prices.activation,
  flags: 0,
  unpaid: NONE,
  slate: null,
  reserve: scenario.reserves.reduce((set, army, i) => (army.power === power ? set | (1 << i) : set), 0),
});

/** 13.11: one counter on every tribal Space in play. */
function layTribes(spaces: readonly Node[], inPlay: readonly number[], strengths: readonly number[]): number[] {
  let next = 0;
  return spaces.map((node) => (inPlay[node] === 1 ? strengths[next++]! : 0));
}

function putForce(state: State, { data }: World, { owner, space, units, works }: SetupForce): void {
  addRow(state, keyOf(space, owner, FRESH), units);
  if (works !== NONE) setWorks(state, space, { owner, works, walls: data.units.works[works]!.walls });
}
