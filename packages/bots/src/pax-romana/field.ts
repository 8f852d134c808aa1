import { isMountain, NONE, PORT, worksAt, type Node } from "@ara/pax-romana";
import { expectedShifts, prospect, type Fighter } from "./odds.ts";
import { OTHERS, type Outlook } from "./outlook.ts";
import { afterMp, terrainOf, type Terrain } from "./terrain.ts";

/** What a body of troops brings: its strength, and whether it has land units, without which it attacks nobody. */
export interface Body extends Fighter {
  readonly fights: boolean;
  /** Squadrons that sail with it, or could. */
  readonly escort: number;
  /** 7.12: it has garrisons, which can found Towns. */
  readonly settles?: boolean;
  /** 12.16: Spaces that could be held by what it can leave behind. */
  readonly holds?: number;
  /** 9.43: what part of it the Alps leave. */
  readonly alps?: number;
  /** 12.32: it goes nowhere by sea. */
  readonly staysAshore?: boolean;
  /** 13.4: a horde, which gains nothing but what it takes from rivals. */
  readonly raids?: boolean;
}

/** What is left of a worth among stronger fleets. */
const ENEMY_FLEET = 0.25;

/** So many times one's own strength, and no leader helps. */
const HOPELESS = 4;

/** Differences that mean nothing. */
const SLACK = 0.02;

/** Worths that are as good as equal are not spread again. */
const STEP = 0.01;

/**
 * How good it is for one body of troops to be in a node, ashore or afloat: the best that can be reached from there, less for
 * every MP and every danger on the way. Worked out from the prizes backwards.
 */
export class Field {
  readonly ashore: Float64Array;
  readonly afloat: Float64Array;
  readonly #outlook: Outlook;
  readonly #body: Body;
  readonly #terrain: Terrain;
  readonly #queue: Node[] = [];

  constructor(outlook: Outlook, body: Body) {
    this.#outlook = outlook;
    this.#body = body;
    this.#terrain = terrainOf(outlook);
    const { nodes, spaces } = outlook.world.map;
    this.ashore = new Float64Array(nodes);
    this.afloat = new Float64Array(nodes);
    let most = 0;
    for (let node = 0; node < spaces; node++) most = Math.max(most, (this.ashore[node] = this.prize(node)));
    // The best first: what they outshine is not spread.
    for (let node = 0; node < spaces; node++) if (2 * this.ashore[node]! > most) this.#queue.push(node);
    for (let node = 0; node < spaces; node++)
      if (this.ashore[node]! > 0 && 2 * this.ashore[node]! <= most) this.#queue.push(node);
    this.#spread();
  }

  /** What the body gains in a Space by going there and staying, battles included; less than nothing where it should not. */
  prize(node: Node): number {
    const site = this.#body.settles === true ? this.#outlook.siteWorth(node) : 0;
    const gain = this.#body.raids === true ? this.#spoils(node) : this.#gain(node) + site;
    if (this.#terrain.isDefended[node] === 0) return gain;
    const { foe, isLastTurn, weights } = this.#outlook;
    if (!this.#body.fights) return -1;
    if (this.#outlook.opensItself(node)) return gain + 0.2;
    if (HOPELESS * this.#body.strength < foe[node]!) return -1;
    const { win, ownLoss, otherLoss } = prospect(this.#shiftsAt(node));
    if (win < weights.bestOdds) return -1;
    const point = isLastTurn ? weights.battlePoint / 2 : weights.battlePoint;
    const taken = Math.min(1, otherLoss * 1.5) * win;
    return taken * gain + point * (foe[node]! * otherLoss - this.#body.strength * ownLoss);
  }

  /** 5.21: whoever can hold as many Spaces as are lacking sees the whole province, less for the steps it takes. */
  #gain(node: Node): number {
    const gain = this.#outlook.gain(node);
    const lacking = this.#outlook.lacking(node);
    if (lacking < 2 || lacking > (this.#body.holds ?? 0)) return gain;
    return Math.max(gain, this.#outlook.weights.majority * this.#outlook.worth(node) * afterMp(lacking));
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
    const { map, data } = this.#outlook.world;
    if (!map.strait[from]!.includes(to)) return this.ashore[to]! * this.#terrain.byLand[to]! * this.#leftAt(to);
    const { strait, attack } = data.charts.movement;
    return this.ashore[to]! * afterMp(strait + (this.#outlook.isDefended(to) ? attack : 0));
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
    return this.#outlook.weights.aboard * best;
  }

  /** What entering a node by sea is worth. */
  sail(to: Node): number {
    return this.afloat[to]! * this.#safety(to);
  }

  debark(port: Node): number {
    return this.#outlook.weights.ashore * this.ashore[port]!;
  }

  /** Kept in one loop with everything at hand: this is where most of the player's time goes. */
  #spread(): void {
    const { nodes, land, strait, sea, kind } = this.#outlook.world.map;
    const { byLand, isOpenShore, overStrait, isDefended } = this.#terrain;
    const { ashore, afloat } = this;
    const { ashore: atShore, aboard, throughEnemy } = this.#outlook.weights;
    const queue = this.#queue;
    const sails = this.#body.staysAshore !== true;
    const raise = (node: Node, worth: number): void => {
      const now = ashore[node]!;
      if (worth <= now + STEP) return;
      const isBlocked = isDefended[node] === 1;
      const raised = isBlocked ? worth * throughEnemy : worth;
      if ((isBlocked && now < 0) || raised <= now + STEP) return;
      ashore[node] = raised;
      queue.push(node);
    };
    const raiseSea = (node: Node, worth: number): void => {
      if (worth <= afloat[node]! + STEP) return;
      afloat[node] = worth;
      queue.push(node + nodes);
    };
    for (let i = 0; i < queue.length; i++) {
      const node = queue[i]!;
      if (node < nodes) {
        const worth = ashore[node]!;
        const through = worth * byLand[node]! * this.#leftAt(node);
        if (through === 0) continue;
        for (const from of land[node]!) raise(from, through);
        if (strait[node]!.length > 0 && isOpenShore[node] === 1)
          for (const from of strait[node]!) if (isOpenShore[from] === 1) raise(from, worth * overStrait);
        if (sails && kind[node] === PORT && isDefended[node] === 0) raiseSea(node, worth * atShore);
      } else {
        const at = node - nodes;
        const worth = afloat[at]! * this.#safety(at);
        if (worth === 0) continue;
        for (const from of sea[at]!) {
          raiseSea(from, worth);
          if (kind[from] === PORT) raise(from, worth * aboard);
        }
      }
    }
  }

  /** 9.43: what part of the body comes through a node on land. */
  #leftAt(node: Node): number {
    return this.#terrain.isAlps[node] === 1 ? (this.#body.alps ?? 1) : 1;
  }

  /** What is left of a worth behind a node at sea. */
  #safety(node: Node): number {
    const calm = this.#terrain.bySea[node]!;
    return this.#terrain.fleets[node]! > this.#body.escort ? calm * ENEMY_FLEET : calm;
  }
}
