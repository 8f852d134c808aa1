import {
  canCapture,
  CAV,
  GARR,
  GS,
  isTownSite,
  LG,
  MCAV,
  nodeOfKey,
  NONE,
  ownerOfKey,
  OWNERS,
  powerBehind,
  POWERS,
  relation,
  ROW,
  SLAVES_ROME,
  TRIBES,
  worksAt,
  worldOf,
  worthOf,
  type Node,
  type Owner,
  type Power,
  type Province,
  type View,
  type World,
} from "@ara/pax-romana";
import { occupantsIn, strengthOf } from "./board.ts";

/** Whom a Space belongs to by the pieces in it: a power, others, or nobody. */
export const OTHERS: Owner = POWERS.length;

/** 13.3, 13.4, 12.7: from here on owners are armies that move. */
const FIRST_MOBILE = OWNERS.indexOf("gallicRevolt");

/** What an unseen tribe is taken for when nobody knows any. */
const USUAL_TRIBE = 4;

/** Who stands where and how strong, for one power. One object is used again and again. */
export class Census {
  view!: View;
  world!: World;
  power: Power = 0;
  /** By node: Battle Points of the own side, of hostile owners, and what of it is cavalry; their full legions. */
  readonly own: number[] = [];
  readonly foe: number[] = [];
  readonly foeHorse: number[] = [];
  readonly foeLegions: number[] = [];
  /** By node: hostile Battle Points that can come elsewhere; tribes and independents stay where they are. */
  readonly peril: number[] = [];
  /** By node: squadrons of hostile owners. */
  readonly foeFleet: number[] = [];
  /** By node: own land units and garrisons, and those garrisons alone. */
  readonly ownUnits: number[] = [];
  readonly ownGarrisons: number[] = [];
  /** By Space: who has it: a power, `OTHERS`, or NONE. */
  readonly holder: Owner[] = [];
  /** By province: Spaces of the own side, and of all others. */
  readonly mine: number[] = [];
  readonly theirs: number[] = [];
  /** Own heavy infantry, light infantry, garrisons, squadrons on the map; Civilization Points. */
  heavies = 0;
  lights = 0;
  garrisons = 0;
  squadrons = 0;
  cities = 0;
  /** Spaces where a Town could be built now. */
  sites = 0;
  /** 7.32, 7.42: by Space, hostile walls that have to be fought; at their least and without troops they fall at once. */
  readonly walls: number[] = [];
  /** 12.7: by node, whether slaves of one's own have risen there. */
  readonly risen: boolean[] = [];
  /** By owner. */
  readonly hostile: boolean[] = [];
  /** By node: whether anything hostile has to be fought or swept away; and whether nobody has to be fought (7.34). */
  readonly defended: boolean[] = [];
  readonly open: boolean[] = [];

  take(view: View, power: Power): void {
    this.view = view;
    this.power = power;
    this.world = worldOf(view.config);
    const { nodes } = this.world.map;
    const sums = [this.own, this.foe, this.peril, this.foeHorse, this.foeLegions, this.foeFleet];
    for (const list of [...sums, this.ownUnits, this.ownGarrisons]) reset(list, nodes, 0);
    reset(this.holder, nodes, NONE);
    reset(this.risen, nodes, false);
    this.heavies = this.lights = this.garrisons = this.squadrons = this.cities = this.sites = 0;
    for (let owner = 0; owner < OWNERS.length; owner++)
      this.hostile[owner] = relation(view, power, power, owner) === "hostile";
    this.#countTable();
    this.#countForces();
    this.#countWorks();
    this.#countTribes();
    this.#countProvinces();
    this.#countDefenders();
  }

  #countTable(): void {
    const { keys, counts } = this.view.table;
    for (let i = 0; i < keys.length; i++) this.#count(nodeOfKey(keys[i]!), ownerOfKey(keys[i]!), counts, i * ROW);
  }

  /** Own forces on the move are counted nowhere: what they leave behind is what the questions are about. */
  #countForces(): void {
    for (const force of this.view.forces) {
      if (force === null || force.aboard || force.power === this.power) continue;
      for (const { owner, counts } of force.rows)
        if (powerBehind(this.view, owner) !== this.power) this.#count(force.node, owner, counts, 0);
    }
  }

  #count(node: Node, owner: Owner, counts: readonly number[], at: number): void {
    const occupants = occupantsIn(this.view, counts, at);
    const side = powerBehind(this.view, owner);
    if (side === this.power) {
      this.own[node]! += strengthOf(this.view, counts, at);
      this.ownUnits[node]! += occupants;
      if (owner === this.power) this.#countOwn(node, counts, at);
    } else if (this.hostile[owner]) {
      const strength = strengthOf(this.view, counts, at);
      this.foe[node]! += strength;
      if (side !== NONE || owner >= FIRST_MOBILE) this.peril[node]! += strength;
      this.foeHorse[node]! += counts[at + CAV]! + counts[at + MCAV]!;
      this.foeLegions[node]! += counts[at + LG]!;
      this.foeFleet[node]! += counts[at + GS]!;
    }
    if (owner === SLAVES_ROME + this.power) this.risen[node] = true;
    if (occupants > 0) this.#hold(node, side === NONE ? OTHERS : side);
  }

  #countOwn(node: Node, counts: readonly number[], at: number): void {
    const { isHeavy, isInfantry } = this.world.data.units;
    if (counts[at + GARR]! > 0 && this.ownGarrisons[node] === 0 && isTownSite(this.view, node)) this.sites++;
    this.ownGarrisons[node]! += counts[at + GARR]!;
    this.garrisons += counts[at + GARR]!;
    this.squadrons += counts[at + GS]!;
    for (let unit = 0; unit < isHeavy.length; unit++) {
      if (isHeavy[unit] === 1) this.heavies += counts[at + unit]!;
      else if (isInfantry[unit] === 1) this.lights += counts[at + unit]!;
    }
  }

  #hold(node: Node, side: Owner): void {
    if (this.holder[node] === NONE || side === this.power) this.holder[node] = side;
  }

  #countWorks(): void {
    const { works } = this.view;
    for (let node = 0; node < works.length; node++) {
      const here = works[node] === 0 ? undefined : worksAt(this.view, node);
      if (!here) continue;
      const side = powerBehind(this.view, here.owner);
      this.#hold(node, side === NONE ? OTHERS : side);
      if (side !== this.power) continue;
      this.cities += worthOf(this.view, node).cvp;
    }
  }

  /** R316: one seat alone may have looked at some of them; reasons are told to all, so each is taken for the mean of all. */
  #countTribes(): void {
    const { tribes, unseenTribes, knownTribes = [] } = this.view;
    const { map } = this.world;
    const hidden = [...unseenTribes, ...knownTribes.filter((strength) => strength > 0)];
    const sum = hidden.reduce((all, one) => all + one, 0);
    const usual = hidden.length > 0 ? sum / hidden.length : USUAL_TRIBE;
    tribes.forEach((there, tribal) => {
      const node = map.tribalSpaces[tribal]!;
      if (!there || map.inPlay[node] !== 1) return;
      this.foe[node]! += usual;
      this.#hold(node, this.hostile[TRIBES] ? OTHERS : NONE);
    });
  }

  #countDefenders(): void {
    for (let node = 0; node < this.world.map.nodes; node++) {
      const holder = this.holder[node]!;
      this.defended[node] = this.foe[node]! > 0 || holder === OTHERS || (holder !== NONE && this.hostile[holder]!);
      const works = this.view.works[node] ? worksAt(this.view, node)! : undefined;
      const isHostile = works !== undefined && this.hostile[works.owner]!;
      const falls = isHostile && canCapture(this.view, node, this.power);
      this.walls[node] = isHostile && !falls ? works.walls : 0;
      this.open[node] = falls || (this.foe[node] === 0 && this.walls[node] === 0);
    }
  }

  #countProvinces(): void {
    const { spacesOf } = this.world.map;
    for (let province: Province = 0; province < spacesOf.length; province++) {
      let [mine, theirs] = [0, 0];
      for (const node of spacesOf[province]!) {
        const holder = this.holder[node]!;
        if (holder === this.power) mine++;
        else if (holder !== NONE) theirs++;
      }
      this.mine[province] = mine;
      this.theirs[province] = theirs;
    }
  }
}

function reset<T>(list: T[], length: number, value: T): void {
  if (list.length !== length) list.length = length;
  list.fill(value);
}
