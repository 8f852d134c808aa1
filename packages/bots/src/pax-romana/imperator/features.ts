import {
  cvpOf,
  GARR,
  gopOf,
  GS,
  isFullTown,
  isTownSite,
  nodeOfKey,
  NONE,
  ownerOfKey,
  POWERS,
  powerBehind,
  prizes,
  ROW,
  SETTLERS,
  worksAt,
  worldOf,
  worthOf,
  type Power,
  type Province,
  type State,
} from "@ara/pax-romana";
import { strengthOf } from "../board.ts";

/** What the learned value is told of one power; the order is that of the weights. */
const OF_POWER = 19;
/** What it is told of the whole: how the asking power stands to the others, how long the game lasts, who asks. */
const OF_TABLE = 20;

export const FEATURES = OF_POWER * POWERS.length + OF_TABLE;

/** What stands in a state, counted once for all powers. */
export class Survey {
  readonly #state: State;
  readonly gop: readonly number[];
  readonly cvp: readonly number[];
  /** 15.23, 15.33: the points that the standing would bring now. */
  readonly prize: readonly number[];
  readonly strength = POWERS.map(() => 0);
  readonly largest = POWERS.map(() => 0);
  readonly squadrons = POWERS.map(() => 0);
  readonly garrisons = POWERS.map(() => 0);
  readonly income = POWERS.map(() => 0);
  readonly sites = POWERS.map(() => 0);
  readonly towns = POWERS.map(() => 0);
  /** Provinces that one unit alone keeps; near to which others are stronger; that could be had. */
  readonly thin = POWERS.map(() => 0);
  readonly exposed = POWERS.map(() => 0);
  readonly near = POWERS.map(() => 0);
  readonly homes = POWERS.map(() => 0);
  readonly guards = POWERS.map(() => 0);
  /** By node: Battle Points and land units of each power, side by side. */
  readonly #points: number[];
  readonly #units: number[];

  constructor(state: State) {
    this.#state = state;
    const { map, data, seatOf } = worldOf(state.config);
    this.gop = POWERS.map((_, power) => (seatOf[power] === NONE ? 0 : gopOf(state, power)));
    this.cvp = POWERS.map((_, power) => (seatOf[power] === NONE ? 0 : cvpOf(state, power)));
    const playing = POWERS.flatMap((_, power) => (seatOf[power] === NONE ? [] : [power]));
    const forGop = prizes(
      playing.map((power) => this.gop[power]!),
      data.charts.victory.gop,
    );
    const forCvp = prizes(
      playing.map((power) => this.cvp[power]!),
      data.charts.victory.cvp,
    );
    this.prize = POWERS.map((_, power) => {
      const i = playing.indexOf(power);
      return i < 0 ? 0 : forGop[i]! + forCvp[i]!;
    });
    this.#points = Array.from({ length: map.nodes * POWERS.length }, () => 0);
    this.#units = this.#points.slice();
    this.#countTable();
    this.#countForces();
    this.#countWorks();
    for (let province: Province = 0; province < map.spacesOf.length; province++) this.#countProvince(province);
    for (const power of playing) {
      const capitals = map.capitalsOf[power]!;
      const least = Math.min(...capitals.map((node) => this.#points[node * POWERS.length + power]!));
      this.guards[power] = capitals.length === 0 ? 0 : least;
    }
  }

  #countTable(): void {
    const { keys, counts } = this.#state.table;
    for (let i = 0; i < keys.length; i++) this.#count(nodeOfKey(keys[i]!), ownerOfKey(keys[i]!), counts, i * ROW);
  }

  #countForces(): void {
    for (const force of this.#state.forces)
      if (force) for (const { owner, counts } of force.rows) this.#count(force.node, owner, counts, 0);
  }

  #count(node: number, owner: number, counts: readonly number[], at: number): void {
    const power = powerBehind(this.#state, owner);
    if (power === NONE) return;
    const points = strengthOf(this.#state, counts, at);
    const cell = node * POWERS.length + power;
    this.#points[cell]! += points;
    this.strength[power]! += points;
    this.largest[power] = Math.max(this.largest[power]!, this.#points[cell]!);
    this.squadrons[power]! += counts[at + GS]!;
    this.garrisons[power]! += counts[at + GARR]!;
    const { isLand } = worldOf(this.#state.config).data.units;
    let units = counts[at + GARR]!;
    for (let unit = 0; unit < isLand.length; unit++) if (isLand[unit] === 1) units += counts[at + unit]!;
    this.#units[cell]! += units;
    if (owner >= POWERS.length) return;
    if (counts[at + GARR]! > 0 && isTownSite(this.#state, node)) this.sites[power]!++;
    if (SETTLERS.some((unit) => counts[at + unit]! > 0) && isFullTown(this.#state, power, node)) this.towns[power]!++;
  }

  #countWorks(): void {
    const { works } = this.#state;
    for (let node = 0; node < works.length; node++) {
      if (works[node] === 0) continue;
      const { owner } = worksAt(this.#state, node)!;
      if (owner < POWERS.length) this.income[owner]! += worthOf(this.#state, node).income;
    }
  }

  #countProvince(province: Province): void {
    const { map } = worldOf(this.#state.config);
    const holder = this.#state.control[province]!;
    const spaces = map.spacesOf[province]!;
    const [inside, units, around] = [POWERS.map(() => 0), POWERS.map(() => 0), POWERS.map(() => 0)];
    for (const node of spaces) {
      for (let power = 0; power < POWERS.length; power++) {
        inside[power]! += this.#points[node * POWERS.length + power]!;
        units[power]! += this.#units[node * POWERS.length + power]!;
        for (const to of map.land[node]!)
          if (map.province[to] !== province) around[power]! += this.#points[to * POWERS.length + power]!;
      }
    }
    for (let power = 0; power < POWERS.length; power++) {
      if (power === holder) continue;
      const isNear = inside[power]! + around[power]! > 0;
      const others = holder === NONE ? 0 : inside[holder]!;
      if (isNear && spaces.length > 0 && inside[power]! + around[power]! > others) this.near[power]!++;
    }
    if (holder === NONE || holder >= POWERS.length) return;
    this.income[holder]! += map.income[province]!;
    if (map.home[province] === holder) this.homes[holder]!++;
    if (units[holder]! <= 1) this.thin[holder]!++;
    const threat = Math.max(...around.map((points, power) => (power === holder ? 0 : points + inside[power]!)));
    if (threat > inside[holder]!) this.exposed[holder]!++;
  }

  /** What the value is told when a power asks: first of itself, then of the others in turn. */
  features(power: Power): number[] {
    const state = this.#state;
    const { measures, seatOf, map } = worldOf(state.config);
    const told: number[] = [];
    for (let i = 0; i < POWERS.length; i++) {
      const one = (power + i) % POWERS.length;
      const { treasury, stability, victoryPoints } = state.powers[one]!;
      const markers = state.cup[one]! + state.row.reduce((sum, next) => sum + Number(next === one), 0);
      told.push(
        seatOf[one] === NONE ? 0 : 1,
        this.gop[one]! / 10,
        this.cvp[one]! / 10,
        victoryPoints / 30,
        this.prize[one]! / 12,
        treasury / 20,
        this.strength[one]! / 40,
        this.largest[one]! / 20,
        this.squadrons[one]! / 5,
        this.garrisons[one]! / 8,
        this.income[one]! / 20,
        stability / 8,
        markers / 4,
        this.thin[one]! / 8,
        this.exposed[one]! / 8,
        this.near[one]! / 8,
        this.homes[one]! / Math.max(1, map.homeProvinces[one]!.length),
        Math.min(2, this.guards[one]! / 10),
        (this.sites[one]! + this.towns[one]!) / 6,
      );
    }
    const others = POWERS.flatMap((_, one) => (one === power || seatOf[one] === NONE ? [] : [one]));
    const points = state.powers.map(({ victoryPoints }) => victoryPoints);
    const then = points.map((n, one) => n + this.prize[one]!);
    const ahead = (list: readonly number[]): number => list[power]! - Math.max(...others.map((one) => list[one]!));
    const above = (list: readonly number[]): number => {
      const higher = others.map((one) => list[one]! - list[power]!).filter((gap) => gap >= 0);
      return higher.length === 0 ? 5 : Math.min(5, ...higher);
    };
    const below = (list: readonly number[]): number => {
      const lower = others.map((one) => list[power]! - list[one]!).filter((gap) => gap >= 0);
      return lower.length === 0 ? 5 : Math.min(5, ...lower);
    };
    const left = measures.lastTurn - state.turn;
    const isScoring = state.phase === "H" || state.phase === "I" ? 0 : 1;
    const early = "ABCDE".includes(state.phase) ? 1 : 0;
    told.push(
      ahead(points) / 20,
      ahead(then) / 20,
      ahead(this.gop) / 6,
      ahead(this.cvp) / 6,
      above(this.gop) / 5,
      below(this.gop) / 5,
      above(this.cvp) / 5,
      below(this.cvp) / 5,
      left / 5,
      left === 0 ? 1 : 0,
      isScoring,
      early,
      (ahead(then) / 20) * (left === 0 ? 1 : 0),
      (ahead(this.prize) / 12) * (left / 5),
      (others.length + 1) / 4,
      state.cards ? 1 : 0,
    );
    for (let one = 0; one < POWERS.length; one++) told.push(one === power ? 1 : 0);
    return told;
  }
}

/** What the learned value is told of a state when a power asks. */
export const featuresOf = (state: State, power: Power): number[] => new Survey(state).features(power);
