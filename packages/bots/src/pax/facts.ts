import type { Seat } from "@ara/kernel";
import { countSymbols, every, romeNext, sumOfValues, WEALTH, withBonus, type Card, type View } from "@ara/pax";

/** Income of a turn in which nothing is laid out (3.11): what somebody surely has more next turn. */
const SURE_INCOME = 2;

/**
 * What a reason may speak of. `forAll`: what a spectator knows, displays, legions and Rome's open cards; a reason told to
 * the whole table is made of nothing else. For the seat itself its purse, its hand and what it saw of Rome count too.
 */
export class Facts {
  readonly view: View;
  readonly seat: Seat;
  readonly aurei: number | null;
  readonly hand: readonly Card[];
  /** Symbols in each display, and in Rome's, with bonuses; of the displays also without. */
  readonly plain: readonly (readonly number[])[];
  readonly displays: readonly (readonly number[])[];
  readonly rome: readonly number[];

  constructor(view: View, forAll: boolean) {
    const { decider, players } = view;
    this.view = view;
    this.seat = decider;
    this.aurei = forAll ? null : players[decider]!.aurei;
    this.hand = forAll ? [] : (players[decider]!.hand ?? []);
    this.plain = players.map(({ display }) => countSymbols(display));
    this.displays = this.plain.map((symbols) => withBonus([...symbols]));
    const seen = forAll ? [] : view.rome.hidden.filter((c) => c !== null);
    this.rome = withBonus(countSymbols(view.rome.open, seen));
  }

  /** 6.3: whoever is primus conspiratus wins if Rome wins. */
  get isAlly(): boolean {
    return this.view.conspiratus === this.seat;
  }

  get own(): readonly number[] {
    return this.plain[this.seat]!;
  }

  /** The most symbols that any other player has. */
  bestOther(category: number): number {
    return Math.max(0, ...this.displays.flatMap((symbols, other) => (other === this.seat ? [] : [symbols[category]!])));
  }

  /** What a group costs this seat with so much more in it. */
  price(legion: number, more = 0): number {
    const sum = sumOfValues(this.view.legions[legion]!) + more;
    return Math.max(0, sum - every(3, this.own[WEALTH]!));
  }

  /** The legion whose group Rome takes next, if a card were added to one. */
  romeNext(legion?: number, c?: Card): number {
    const { legions } = this.view;
    const then = legions.map((group, i) => (i === legion ? [...group, c!] : group));
    return romeNext({ ...this.view, legions: then });
  }

  /** Whether a price can be paid next turn, whatever happens until then; nobody knows another's purse. */
  isInReach(price: number): boolean {
    return this.aurei !== null && price <= this.aurei + SURE_INCOME;
  }
}
