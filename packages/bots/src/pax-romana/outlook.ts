import {
  isTownSite,
  legionaryCavalry,
  NONE,
  POWERS,
  worldOf,
  type Node,
  type Owner,
  type Power,
  type View,
  type World,
} from "@ara/pax-romana";
import { aimsOf, type Aims } from "./aims.ts";
import { Census } from "./census.ts";
import type { Fighter } from "./odds.ts";
import { Stamp } from "./stamp.ts";
import { keepWorth, menaceOf, provinceWorth, seizeWorth } from "./stakes.ts";
import { standingOf, type Standing } from "./standing.ts";
import { threatTo } from "./threat.ts";
import { kindOf, startingWeights, weightsFor, type Weights } from "./weights.ts";
import { USUAL_LEVY, type Aim, type Levy } from "./wish.ts";

export { OTHERS } from "./census.ts";

/** Where event markers are counted in the cup. */
const EVENT_MARKERS = POWERS.length;

/**
 * What matters to one power now: who stands where and how strong, what Spaces and provinces are worth, what the Treasury is
 * needed for. One object is used again and again.
 */
export class Outlook {
  view!: View;
  world!: World;
  power: Power = 0;
  /** What this power goes by. */
  weights: Weights = startingWeights;
  readonly #given: Weights | undefined;
  readonly #counted = new Census();
  readonly #stamp = new Stamp();
  #isStale = true;
  #menace: readonly number[] = [];
  /** What whoever plans with this player wants besides; and what was counted with. */
  aim: Aim | undefined;
  levy: Levy = USUAL_LEVY;
  /** What whoever plans with this player has it go by instead. */
  mood: Partial<Weights> | undefined;
  #aimedAt: Aim | undefined;
  #moodThen: Partial<Weights> | undefined;
  #aims: Aims | undefined;
  #standing!: Standing;
  /** By Space, what was asked for since something changed on the board. */
  #gains: (number | undefined)[] = [];
  #threats: (number | undefined)[] = [];
  /** What was worked out since the last look, and since something changed on the board. */
  readonly #known = new Map<string, unknown>();
  readonly #kept = new Map<string, unknown>();

  /** With weights of somebody's own, or for each game and power those that were found for it. */
  constructor(weights?: Weights) {
    this.#given = weights;
  }

  /** Looks at a position; what stands on the board is counted when it is asked for, and only where it has changed. */
  look(view: View, power: Power): void {
    this.#known.clear();
    this.view = view;
    this.power = power;
    this.world = worldOf(view.config);
    const usual = this.#given ?? weightsFor(kindOf(view.config), power);
    this.weights = this.mood === undefined ? usual : { ...usual, ...this.mood };
    this.#isStale = true;
  }

  get #census(): Census {
    if (this.#isStale) this.#refresh();
    return this.#counted;
  }

  #refresh(): void {
    this.#isStale = false;
    const isSame = this.#stamp.isOf(this.view, this.power);
    if (isSame && this.#aimedAt === this.aim && this.#moodThen === this.mood) return;
    this.#aimedAt = this.aim;
    this.#moodThen = this.mood;
    this.#kept.clear();
    this.#gains = [];
    this.#threats = [];
    this.#counted.take(this.view, this.power);
    this.#aims = aimsOf(this);
    this.#standing = standingOf(this);
    this.#menace = menaceOf(this);
  }

  /** By node: see `Census`. */
  get own(): readonly number[] {
    return this.#census.own;
  }

  get foe(): readonly number[] {
    return this.#census.foe;
  }

  get foeHorse(): readonly number[] {
    return this.#census.foeHorse;
  }

  get foeLegions(): readonly number[] {
    return this.#census.foeLegions;
  }

  get peril(): readonly number[] {
    return this.#census.peril;
  }

  get foeFleet(): readonly number[] {
    return this.#census.foeFleet;
  }

  get ownUnits(): readonly number[] {
    return this.#census.ownUnits;
  }

  get ownGarrisons(): readonly number[] {
    return this.#census.ownGarrisons;
  }

  get mine(): readonly number[] {
    return this.#census.mine;
  }

  get theirs(): readonly number[] {
    return this.#census.theirs;
  }

  get walls(): readonly number[] {
    return this.#census.walls;
  }

  get holder(): readonly Owner[] {
    return this.#census.holder;
  }

  get risen(): readonly boolean[] {
    return this.#census.risen;
  }

  get heavies(): number {
    return this.#census.heavies;
  }

  get lights(): number {
    return this.#census.lights;
  }

  get garrisons(): number {
    return this.#census.garrisons;
  }

  get squadrons(): number {
    return this.#census.squadrons;
  }

  get cities(): number {
    return this.#census.cities;
  }

  get sites(): number {
    return this.#census.sites;
  }

  /** By power: how much it is worth that it loses something. */
  get menace(): readonly number[] {
    if (this.#isStale) this.#refresh();
    return this.#menace;
  }

  /** 15.2, 15.3: what points are worth by rank. */
  get standing(): Standing {
    if (this.#isStale) this.#refresh();
    return this.#standing;
  }

  /** 15.4: what the own objectives ask for. */
  get aims(): Aims | undefined {
    if (this.#isStale) this.#refresh();
    return this.#aims;
  }

  get treasury(): number {
    return this.view.powers[this.power]!.treasury;
  }

  get isLastTurn(): boolean {
    return this.view.turn >= this.world.measures.lastTurn;
  }

  /** Markers of this power that are still to come in this turn. */
  get markersLeft(): number {
    const { cup, row } = this.view;
    return cup[this.power]! + row.reduce((sum, power) => sum + Number(power === this.power), 0);
  }

  /**
   * Talents that are not to be spent on anything else. 3.44: four when the markers of a turn are made ready; while they are
   * drawn no more than those still to come cost, and a little where events may come.
   */
  get reserve(): number {
    const { phase, cup, powers } = this.view;
    const markers = this.markersLeft * powers[this.power]!.markerCost;
    if (phase !== "F" && phase !== "G")
      return this.isLastTurn ? markers : Math.max(Math.round(this.weights.leastTreasury), markers);
    return markers > 0 && cup[EVENT_MARKERS]! > 0 ? markers + 1 : markers;
  }

  /** Works something out once for all options of a question. */
  once<T>(key: string, make: () => T): T {
    let found = this.#known.get(key) as T | undefined;
    if (found === undefined) this.#known.set(key, (found = make()));
    return found;
  }

  /** Works something out once for as long as nothing changes on the board; it may depend on nothing else. */
  kept<T>(key: string, make: () => T): T {
    if (this.#isStale) this.#refresh();
    let found = this.#kept.get(key) as T | undefined;
    if (found === undefined) this.#kept.set(key, (found = make()));
    return found;
  }

  isHostile(owner: Owner): boolean {
    return this.#census.hostile[owner]!;
  }

  /** Whether anything hostile has to be fought or swept away in a Space. */
  isDefended(node: Node): boolean {
    return this.#census.defended[node]!;
  }

  /** Whether whoever enters a Space has nobody to fight: empty, or at its least walls without infantry (7.34). */
  opensItself(node: Node): boolean {
    return this.#census.open[node]!;
  }

  /** All hostile units in a Space, as they would fight. */
  foeAt(node: Node): Fighter {
    const [strength, regular] = [this.foe[node]!, this.foeHorse[node]!];
    const legionary = legionaryCavalry(this.view, this.foeLegions[node]!);
    return { strength, onFoot: strength - regular, tactics: 0, horse: { regular, legionary } };
  }

  /** What it is worth to have units in a Space where none of one's own stand. */
  gain(node: Node): number {
    if (node >= this.world.map.spaces) return 0;
    if (this.#isStale) this.#refresh();
    return (this.#gains[node] ??= seizeWorth(this, node) + this.#aimWorth(node));
  }

  /** 5.21: how many more Spaces of a province have to be held to control it; 0 where that cannot be had without a fight. */
  lacking(node: Node): number {
    const { map } = this.world;
    const province = map.province[node]!;
    if (this.holder[node] !== NONE || map.home[province] !== NONE || this.view.control[province] === this.power)
      return 0;
    if (this.theirs[province] === 0) return 1;
    const spaces = map.spacesOf[province]!;
    const lacking = Math.floor(spaces.length / 2) + 1 - this.mine[province]!;
    const free = spaces.reduce((sum, one) => sum + Number(this.holder[one] === NONE), 0);
    return lacking > free ? 0 : lacking;
  }

  /** What the province of a Space is worth. */
  worth(node: Node): number {
    return provinceWorth(this, this.world.map.province[node]!);
  }

  /** A plan counts where nothing of one's own stands yet. */
  #aimWorth(node: Node): number {
    if (this.aim === undefined || this.holder[node] === this.power || this.world.map.inPlay[node] !== 1) return 0;
    return this.world.map.province[node] === this.aim.province ? this.aim.worth : 0;
  }

  /** 7.12: what a garrison is worth in a Space because a Town can be built there; not more than can be paid for. */
  siteWorth(node: Node): number {
    const { map } = this.world;
    if (node >= map.spaces || !isTownSite(this.view, node)) return 0;
    if (this.holder[node] !== NONE && this.holder[node] !== this.power) return 0;
    const isMine = this.view.control[map.province[node]!] === this.power;
    return isMine && this.ownGarrisons[node] === 0 && this.sites < this.weights.mostSites ? this.weights.site : 0;
  }

  /** What is lost if all own units leave a Space. */
  keepWorth(node: Node): number {
    return this.ownUnits[node] === 0 ? 0 : keepWorth(this, node);
  }

  /** Hostile Battle Points of powers and armies that could come to a Space soon, by land or sea, the far ones less. */
  threat(node: Node): number {
    if (this.#isStale) this.#refresh();
    return (this.#threats[node] ??= threatTo(this.world.map, this.peril, node));
  }
}
