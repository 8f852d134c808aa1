import { FastChance, type Decision } from "@ara/kernel";
import { askedPower, questionOf, underWay, type Action, type PaxRomana } from "@ara/pax-romana";
import { USUAL_LEVY } from "../wish.ts";
import { Steady } from "../steady.ts";
import type { Mind } from "../table.ts";
import { WHIMS } from "./levies.ts";
import { targetsOf } from "./targets.ts";

/** How often an Activation has an aim of its own, a turn another levy than the usual, and how often an answer is not the best one. */
const AIMED = 0.5;
const LEVIED = 0.7;
const STRAYING = 0.05;
/** Answers and aims that are tried, and what an aim is worth. */
const WIDTH = 3;
const TARGETS = 8;
const AIM = 4;

/** Plays as `steady` does but for a whim now and then: so a value can be learned of what `steady` would not do. */
export class Explorer implements Mind {
  readonly #steady: Steady;
  readonly #chance: FastChance;
  #turn = -1;

  constructor(seed: string) {
    this.#steady = new Steady({ seed });
    this.#chance = new FastChance(`${seed}/whim`);
  }

  choose(decision: Decision<PaxRomana>): Action {
    if (decision.legal.length === 1) return decision.legal[0]!;
    const { view, seat } = decision;
    const power = askedPower(view, seat);
    if (power === undefined) return this.#steady.choose(decision);
    if (questionOf(view)?.key === "manpower.plan") this.#plan(view.turn);
    const isOwn = underWay(view, "activation")?.power === power;
    if (questionOf(view)?.key === "activation.pay") {
      const targets = targetsOf(view, power).slice(0, TARGETS);
      this.#steady.aim =
        targets.length > 0 && this.#happens(AIMED) ? { province: this.#chance.pick(targets), worth: AIM } : undefined;
    }
    if (!isOwn || !this.#happens(STRAYING)) return this.#steady.choose(decision);
    const best = this.#steady.weigh(decision).filter(({ worth }) => worth > -1);
    const few = best.toSorted((a, b) => b.worth - a.worth).slice(0, WIDTH);
    return few.length === 0 ? this.#steady.choose(decision) : this.#chance.pick(few).action;
  }

  /** One levy for all orders of a turn. */
  #plan(turn: number): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#steady.levy = this.#happens(LEVIED) ? this.#chance.pick(WHIMS) : USUAL_LEVY;
  }

  #happens(share: number): boolean {
    return this.#chance.below(1000) < 1000 * share;
  }
}
