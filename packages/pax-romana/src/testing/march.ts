import type { Spoken } from "./spoken.ts";
import { Chance } from "@ara/kernel";
import type { Action, Parts } from "../action.ts";
import { worldOf } from "../config.ts";
import { UNITS, type Power } from "../data/index.ts";
import { Machine, type AnyProcedure } from "../engine/machine.ts";
import { procedure, type AnyCall, type Body, type HandedBy } from "../engine/procedure.ts";
import type { ProcName } from "../rules/frames.ts";
import type { Event } from "../event.ts";
import { afterStep } from "../rules/after-step.ts";
import { leaderCaught } from "../rules/leaders/leader-caught.ts";
import { surprise } from "../rules/leaders/surprise.ts";
import { arrival } from "../rules/movement/arrival.ts";
import { attrition } from "../rules/movement/attrition.ts";
import { attritionPhase } from "../rules/movement/attrition-phase.ts";
import { chooseForce } from "../rules/movement/choose-force.ts";
import { join } from "../rules/movement/join.ts";
import { chooseUnits } from "../rules/movement/choose-units.ts";
import { landMove } from "../rules/movement/land-move.ts";
import { majorMove } from "../rules/movement/major-move.ts";
import { minorMove } from "../rules/movement/minor-move.ts";
import { move } from "../rules/movement/move.ts";
import { expansion } from "../rules/sequence/expansion.ts";
import { DEAD, putLeader } from "../state/leaders.ts";
import type { State } from "../state/state.ts";
import { addRow, keysAt, rowOf } from "../state/table.ts";
import { setWorks, worksAt } from "../state/works.ts";
import { heard } from "./hear.ts";

/** Movement without battles: whoever is attacked is gone, nobody intercepts, nobody sacks. */
const landBattle = procedure<Body<"landBattle", { acts: "begin" }>>({
  name: "landBattle",
  rule: "10.2",
  steps: {
    begin(state, { space, defender }, course) {
      for (const owner of defender.owners) {
        for (const key of keysAt(state, space, owner)) {
          const row = rowOf(state, key);
          row[UNITS.indexOf("GS")] = 0;
          addRow(state, key, row, -1);
        }
      }
      const here = worksAt(state, space);
      if (here)
        setWorks(state, space, { ...here, walls: worldOf(state.config).data.units.works[here.works]!.leastWalls });
      for (const [leader, place] of state.leaders.entries()) if (place === space) putLeader(state, leader, DEAD);
      course.end({ winner: "attacker", holds: true, gone: "stayed" });
    },
  },
});

/** What comes of it where nobody intercepts. */
export const UNHINDERED: HandedBy<"interception"> = { how: "held", contested: false, free: false, inside: false };

/** A procedure that ends at once. */
export const standIn = <P extends ProcName>(
  name: P,
  ...handed: HandedBy<P> extends null ? [] : [HandedBy<P>]
): AnyProcedure =>
  procedure<Body<P, { acts: "begin" }>>({
    name,
    rule: "",
    steps: { begin: (_state, _frame, course) => course.end(...handed) },
  });

const OWN: readonly AnyProcedure[] = [
  arrival,
  attrition,
  attritionPhase,
  chooseForce,
  join,
  chooseUnits,
  expansion,
  landMove,
  leaderCaught,
  majorMove,
  minorMove,
  move,
  surprise,
];

const STAND_INS: readonly AnyProcedure[] = [
  landBattle,
  standIn("interception", UNHINDERED),
  standIn("sack", { finished: false }),
  standIn("construction"),
  standIn("hireMercenaries"),
];

/** A machine for movement; `others` take the place of stand-ins of the same name. */
export const marchMachine = (others: readonly AnyProcedure[] = []): Machine =>
  new Machine(
    [...OWN, ...others, ...STAND_INS.filter(({ name }) => !others.some((one) => one.name === name))],
    afterStep,
  );

/** A game in the middle of one procedure, answered by hand. */
export class March {
  readonly state: State;
  readonly events: Event[] = [];
  readonly #machine: Machine;
  readonly #dice = new Dice();

  constructor(
    state: State,
    frame: AnyCall | { readonly proc: ProcName; readonly step?: string },
    dice: readonly number[] = [],
    machine: Machine = marchMachine(),
  ) {
    this.state = state;
    this.#machine = machine;
    state.frames.push(this.#machine.begin(frame, state));
    this.#dice.left.push(...dice);
    machine.run(state, this.#dice, (event) => this.events.push(heard(this.state, event)));
  }

  /** The names of what can be answered now: `step roma`, `take LG 2`, `stop`. */
  get options(): string[] {
    const [power] = this.#machine.who(this.state);
    return power === undefined ? [] : this.#listed(power).map((action) => nameOf(this.state, action));
  }

  /** The power that is asked. */
  get asked(): Power | undefined {
    return this.#machine.who(this.state)[0];
  }

  /** Gives answers by name, one after the other; dice are rolled when they are needed. */
  answer(names: string | readonly string[], dice: readonly number[] = []): this {
    this.#dice.left.push(...dice);
    for (const name of typeof names === "string" ? [names] : names) {
      const power = this.asked!;
      const action = this.#listed(power).find((one) => nameOf(this.state, one) === name);
      if (!action) throw new Error(`${name} is not among ${this.options.join(", ")}`);
      this.#machine.answer(this.state, power, action, this.#dice, (event) =>
        this.events.push(heard(this.state, event)),
      );
    }
    return this;
  }

  /** Why something is refused: the rule. */
  why(action: Spoken): string | undefined {
    return this.#machine.refuse(this.state, this.asked!, action as Action)?.rule;
  }

  #listed(power: Power): Action[] {
    const options: Action[] = [];
    this.#machine.options(this.state, power, options);
    return options;
  }
}

/** Dice in the order in which they will be rolled. */
class Dice extends Chance {
  readonly left: number[] = [];

  below(n: number): number {
    const die = this.left.shift();
    if (die === undefined || die > n) throw new Error(`no die of ${n} sides is left to roll`);
    return die - 1;
  }
}

/** An action in words. */
export function nameOf({ config }: State, action: Parts): string {
  const { map, data } = worldOf(config);
  const words: string[] = [action.type];
  if (action.node !== undefined) words.push(map.ids[action.node]!);
  if (action.unit !== undefined) words.push(UNITS[action.unit]!);
  if (action.leader !== undefined) words.push(data.leaders.ids[action.leader] ?? String(action.leader));
  if (action.n !== undefined) words.push(String(action.n));
  if (action.kind !== undefined) words.push(action.kind);
  if (action.yes !== undefined) words.push(action.yes ? "yes" : "no");
  return words.join(" ");
}
