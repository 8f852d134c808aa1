import { DEEP_SEA, isGuarded, isMountain, NAVAL_POINT, NONE, PORT, worksAt, type Node } from "@ara/pax-romana";
import { expectedShifts, prospect, type Fighter } from "./odds.ts";
import { OTHERS, type Outlook } from "./outlook.ts";

/** What a body of troops brings: its strength, and whether it has land units, without which it attacks nobody. */
export interface Body extends Fighter {
  readonly fights: boolean;
  /** Squadrons that sail with it, or could. */
  readonly escort: number;
  /** 7.12: it has garrisons, which can found Towns. */
  readonly settles?: boolean;
  /** 12.32: it goes nowhere by sea. */
  readonly staysAshore?: boolean;
  /** 13.4: a horde, which gains nothing but what it takes from rivals. */
  readonly raids?: boolean;
}

/** What an MP costs on the way to something worth having. */
const PER_MP = 0.84;
/** What is left of a worth after going aboard, coming ashore, and each node between. */
const ABOARD = 0.68;
const ASHORE = 0.9;
const POINT = 0.93;
const DEEP = 0.5;
const FRIENDLY_PORT = 0.97;
const FOREIGN_PORT = 0.75;
const ENEMY_FLEET = 0.25;
const PIRATES = 0.2;

/** What a battle must promise to be sought, and what a Battle Point is worth, won or lost. */
const BEST_ODDS = 0.55;
const BATTLE_POINT = 0.22;
/** What passing through an enemy leaves of what lies behind him. */
const THROUGH_ENEMY = 0.4;

const POWERS_OF = Array.from({ length: 6 }, (_, mp) => PER_MP ** mp);
const afterMp = (mp: number): number => POWERS_OF[mp] ?? PER_MP ** mp;

/** Differences that mean nothing. */
const SLACK = 0.02;

/**
 * How good it is for one body of troops to be in a node, ashore or afloat: the best that can be reached from there, less for
 * every MP and every danger on the way. Worked out from the prizes backwards.
 */
export class Field {
  readonly ashore: number[] = [];
  readonly afloat: number[] = [];
  readonly #outlook: Outlook;
  readonly #body: Body;
  readonly #queue: Node[] = [];

  constructor(outlook: Outlook, body: Body) {
    this.#outlook = outlook;
    this.#body = body;
    const { nodes, spaces } = outlook.world.map;
    for (let node = 0; node < nodes; node++) {
      this.afloat[node] = 0;
      const prize = node < spaces ? this.prize(node) : 0;
      this.ashore[node] = prize;
      if (prize > 0) this.#queue.push(node);
    }
    this.#spread();
  }

  /** What the body gains in a Space by going there and staying, battles included; less than nothing where it should not. */
  prize(node: Node): number {
    const { foe, isLastTurn } = this.#outlook;
    const site = this.#body.settles === true ? this.#outlook.siteWorth(node) : 0;
    const gain = this.#body.raids === true ? this.#spoils(node) : this.#outlook.gain(node) + site;
    if (!this.#outlook.isDefended(node)) return gain;
    if (!this.#body.fights) return -1;
    if (this.#outlook.opensItself(node)) return gain + 0.2;
    const { win, ownLoss, otherLoss } = prospect(this.#shiftsAt(node));
    if (win < BEST_ODDS) return -1;
    const point = isLastTurn ? BATTLE_POINT / 2 : BATTLE_POINT;
    const taken = Math.min(1, otherLoss * 1.5) * win;
    return taken * gain + point * (foe[node]! * otherLoss - this.#body.strength * ownLoss);
  }

  /** 10.51: the shifts the body would have; walls also cost time, because they must come down first. */
  #shiftsAt(node: Node): number {
    const { view, walls } = this.#outlook;
    const ground = { walls: walls[node]! > 0, mountain: isMountain(view, node), amphibious: false };
    const net = expectedShifts(view, this.#body, this.#outlook.foeAt(node), ground, walls[node]!);
    return ground.walls ? net - 1 : net;
  }

  /** What a horde takes from a rival. */
  #spoils(node: Node): number {
    const { holder, power, view, world } = this.#outlook;
    const isRival = holder[node] !== NONE && holder[node] !== power && holder[node]! < OTHERS;
    if (!isRival) return 0;
    return 1 + (worksAt(view, node) ? 1.5 : 0) + (world.map.capital[node] === NONE ? 0 : 2);
  }

  /** What a step over land is worth. */
  step(from: Node, to: Node): number {
    const { map } = this.#outlook.world;
    const isStrait = map.strait[from]!.includes(to);
    return this.ashore[to]! * afterMp(this.#priceOf(to, isStrait));
  }

  /** Whether a neighbour is good for nothing but the way back. */
  leadsBack(from: Node, to: Node): boolean {
    return this.ashore[to]! <= this.step(to, from) + SLACK;
  }

  /** Whether the best that can be done in a port is to go aboard. */
  isForSea(port: Node): boolean {
    const worth = this.ashore[port]!;
    return worth > 0 && this.embark(port) >= worth - SLACK;
  }

  /** What going aboard in a port is worth. */
  embark(port: Node): number {
    let best = 0;
    for (const to of this.#outlook.world.map.sea[port]!) best = Math.max(best, this.sail(to));
    return ABOARD * best;
  }

  /** What entering a node by sea is worth. */
  sail(to: Node): number {
    return this.afloat[to]! * this.#safety(to);
  }

  debark(port: Node): number {
    return ASHORE * this.ashore[port]!;
  }

  #priceOf(to: Node, isStrait: boolean): number {
    const { map, data } = this.#outlook.world;
    const { strait, attack } = data.charts.movement;
    return (isStrait ? strait : map.enter[to]!) + (this.#outlook.isDefended(to) ? attack : 0);
  }

  #spread(): void {
    const queue = this.#queue;
    for (let i = 0; i < queue.length; i++) {
      const node = queue[i]!;
      if (node >= this.#outlook.world.map.nodes) this.#spreadSea(node - this.#outlook.world.map.nodes);
      else this.#spreadLand(node);
    }
  }

  #spreadLand(node: Node): void {
    const { map, data } = this.#outlook.world;
    const worth = this.ashore[node]!;
    const through = worth * afterMp(this.#priceOf(node, false));
    for (const from of map.land[node]!) this.#raise(from, through);
    if (map.strait[node]!.length > 0 && this.#isOpenShore(node))
      for (const from of map.strait[node]!)
        if (this.#isOpenShore(from)) this.#raise(from, worth * afterMp(data.charts.movement.strait));
    if (this.#body.staysAshore === true) return;
    if (map.kind[node] === PORT && !this.#outlook.isDefended(node)) this.#raiseSea(node, worth * ASHORE);
  }

  #spreadSea(node: Node): void {
    const { map } = this.#outlook.world;
    const worth = this.afloat[node]! * this.#safety(node);
    if (worth === 0) return;
    for (const from of map.sea[node]!) {
      this.#raiseSea(from, worth);
      if (map.kind[from] === PORT) this.#raise(from, worth * ABOARD);
    }
  }

  /** 9.33: no enemy squadrons, and nobody else where the strait is guarded. */
  #isOpenShore(node: Node): boolean {
    const { view, foeFleet } = this.#outlook;
    return foeFleet[node] === 0 && !(isGuarded(view, node) && this.#outlook.isDefended(node));
  }

  #raise(node: Node, worth: number): void {
    const blocked = this.#outlook.isDefended(node);
    if (blocked && this.ashore[node]! < 0) return;
    const raised = blocked ? worth * THROUGH_ENEMY : worth;
    if (raised <= this.ashore[node]! + 0.01) return;
    this.ashore[node] = raised;
    this.#queue.push(node);
  }

  #raiseSea(node: Node, worth: number): void {
    if (worth <= this.afloat[node]! + 0.01) return;
    this.afloat[node] = worth;
    this.#queue.push(node + this.#outlook.world.map.nodes);
  }

  /** What is left of a worth behind a node at sea. */
  #safety(node: Node): number {
    const { world, foeFleet, holder, power, view } = this.#outlook;
    const kind = world.map.kind[node];
    if (kind === PORT && this.#outlook.isDefended(node)) return 0;
    const isOwn = holder[node] === power || (holder[node] === NONE && world.map.homeAt[node] === power);
    const calm = kind === DEEP_SEA ? DEEP : kind === NAVAL_POINT ? POINT : isOwn ? FRIENDLY_PORT : FOREIGN_PORT;
    if (view.pirates.includes(node)) return calm * PIRATES;
    return foeFleet[node]! > this.#body.escort ? calm * ENEMY_FLEET : calm;
  }
}
