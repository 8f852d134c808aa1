import type { Power, View } from "@ara/pax-romana";

/** Between lists of unknown length. */
const END = -99;

/**
 * Everything an `Outlook` counts on a board, as one list of numbers: as long as it stays the same, so does what was counted.
 * Numbers are copied, for a view may belong to somebody who goes on with it.
 */
export class Stamp {
  readonly #numbers: number[] = [];
  #view: View | undefined;
  #at = 0;
  #isSame = true;

  /** Whether this is the board it was asked about before, seen by the same power. */
  isOf(view: View, power: Power): boolean {
    this.#isSame = this.#view?.config === view.config;
    this.#view = view;
    this.#at = 0;
    this.#put(power);
    this.#put(view.turn);
    this.#putAll(view.table.keys);
    this.#putAll(view.table.counts);
    this.#putAll(view.works);
    this.#putAll(view.control);
    this.#putAll(view.pirates);
    this.#putAll(view.pacts);
    this.#putTribes(view);
    this.#putArmies(view);
    this.#putForces(view, power);
    for (const { victoryPoints } of view.powers) this.#put(victoryPoints);
    this.#putAll(view.objectives.hands[power] ?? []);
    this.#putAll(view.objectives.shown[power]!);
    this.#isSame &&= this.#at === this.#numbers.length;
    this.#numbers.length = this.#at;
    return this.#isSame;
  }

  #put(n: number): void {
    if (this.#numbers[this.#at] !== n) {
      this.#isSame = false;
      this.#numbers[this.#at] = n;
    }
    this.#at++;
  }

  #putAll(list: readonly number[]): void {
    for (let i = 0; i < list.length; i++) this.#put(list[i]!);
    this.#put(END);
  }

  #putTribes({ tribes, unseenTribes, knownTribes }: View): void {
    for (const there of tribes) this.#put(Number(there));
    this.#putAll(unseenTribes);
    if (knownTribes) this.#putAll(knownTribes);
  }

  #putArmies({ armies }: View): void {
    for (const { owner, keeper, origin } of armies) {
      this.#put(owner);
      this.#put(keeper);
      this.#put(origin);
    }
    this.#put(END);
  }

  /** Own forces on the move are counted nowhere. */
  #putForces({ forces }: View, power: Power): void {
    for (const force of forces) {
      if (force === null || force.aboard || force.power === power) continue;
      this.#put(force.node);
      for (const { owner, counts } of force.rows) {
        this.#put(owner);
        this.#putAll(counts);
      }
    }
  }
}
