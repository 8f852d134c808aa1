import type { Spoken } from "../../testing/spoken.ts";
import { noChance, ScriptedChance, type Chance, type Refusal } from "@ara/kernel";
import type { Action, Parts } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { data, FRESH, MOVED, NONE, UNITS, type Node, type PowerName, type UnitName } from "../../data/index.ts";
import { Machine } from "../../engine/machine.ts";
import { procedure, type AnyCall, type Body, type Call } from "../../engine/procedure.ts";
import type { Event } from "../../event.ts";
import { addForce, emptyForce, joinForce, takeUp } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { nodeIn, ownerOf, position, powerOf, type Given } from "../../testing/position.ts";
import { losses } from "../battle/losses.ts";
import { cardWindow } from "../cards/card-window.ts";
import { bribe } from "../diplomacy/bribe.ts";
import { passage } from "../diplomacy/passage.ts";
import type { Arrived } from "../frames.ts";
import { chooseUnits } from "../movement/choose-units.ts";
import { debark } from "./debark.ts";
import { embark } from "./embark.ts";
import { fleetMove } from "./fleet-move.ts";
import { navalBattle } from "./naval-battle.ts";
import { navalWithdrawal } from "./naval-withdrawal.ts";
import { seaEntry } from "./sea-entry.ts";
import { heard } from "../../testing/hear.ts";

/** Calls that most tests make. */
export const fleetMoveOf = (force: number): Call<"fleetMove"> => ({ proc: "fleetMove", force });
export const debarkOf = (force: number): Call<"debark"> => ({ proc: "debark", force, again: false, warned: true });
export const seaEntryOf = (force: number, why: "begin" | "enter", haven: Node): Call<"seaEntry"> => ({
  proc: "seaEntry",
  force,
  why,
  haven,
  attacked: NONE,
});

/** The Move everything happens in. */
const MOVE: Call<"move"> = { proc: "move", force: 0 };
type MoveStub = Body<"move", { acts: "after" }>;
type ArrivalStub = Body<"arrival", { acts: "begin" }>;

/** A sea without land: what arrives is told how it fares. */
export class Sea {
  readonly state: State;
  readonly events: Event[] = [];
  /** What became of arrivals, in order; the last one again and again. */
  arrivals: Arrived[] = ["held"];
  readonly arrived: Call<"arrival">[] = [];
  /** Who they were: where, how many units, and which leaders. */
  readonly met: { node: Node; units: number; leaders: number[] }[] = [];
  handed: unknown = undefined;
  chance: Chance = noChance;
  readonly #machine: Machine;

  constructor(state: State) {
    this.state = state;
    this.#machine = new Machine(
      [
        cardWindow,
        debark,
        embark,
        fleetMove,
        navalBattle,
        navalWithdrawal,
        seaEntry,
        losses,
        chooseUnits,
        passage,
        bribe,
        ...this.#stubs(),
      ],
      () => undefined,
    );
  }

  #stubs() {
    return [
      procedure<ArrivalStub>({
        name: "arrival",
        rule: "9.21",
        steps: {
          begin: (state, frame, course) => {
            this.arrived.push({ ...frame });
            const how = this.arrivals.length > 1 ? this.arrivals.shift()! : this.arrivals[0]!;
            const force = state.forces[frame.force]!;
            const units = force.rows.reduce((sum, { counts }) => counts.reduce((all, n) => all + n, sum), 0);
            this.met.push({ node: force.node, units, leaders: force.leaders.slice() });
            if (how === "held" || how === "back") {
              force.mp -= frame.reserved;
              force.used += frame.reserved;
            }
            course.end({ how, contested: false });
          },
        },
      }),
      procedure<MoveStub>({
        name: "move",
        rule: "0",

        steps: {
          after: ({ handed }, _frame, course) => {
            this.handed = handed;
            course.end({ how: "stopped" });
          },
        },
      }),
    ];
  }

  /** Begins a procedure, with dice that will fall so. */
  begin(call: AnyCall, dice: readonly number[] = []): this {
    return this.roll(...dice).start(call);
  }

  /** Begins a procedure with the dice it has. */
  start(call: AnyCall): this {
    this.state.frames = [this.#machine.begin(MOVE, this.state), this.#machine.begin(call, this.state)];
    return this.#run();
  }

  /** The next dice. */
  roll(...dice: readonly number[]): this {
    this.chance = new ScriptedChance(dice.map((die) => die - 1));
    return this;
  }

  #run(): this {
    this.#machine.run(this.state, this.chance, (event) => this.events.push(heard(this.state, event)));
    return this;
  }

  get question(): string | undefined {
    return this.#machine.question(this.state)?.ask.prompt;
  }

  get asked(): number | undefined {
    return this.#machine.who(this.state)[0];
  }

  get options(): Parts[] {
    const into: Action[] = [];
    if (this.asked !== undefined) this.#machine.options(this.state, this.asked, into);
    return into;
  }

  /** The options as words: `sail melite`, `halt`. */
  get words(): string[] {
    const { ids } = worldOf(this.state.config).map;
    return this.options.map(({ type: verb, node, n, yes, unit, leader }) =>
      [
        verb,
        node === undefined ? "" : ids[node]!,
        n === undefined ? "" : String(n),
        yes === undefined ? "" : yes ? "yes" : "no",
        unit === undefined ? "" : UNITS[unit]!,
        leader === undefined ? "" : data.leaders.ids[leader]!,
      ]
        .filter((word) => word !== "")
        .join(" "),
    );
  }

  /** Takes the option that reads so. */
  take(words: string, ...dice: readonly number[]): this {
    const at = this.words.indexOf(words);
    if (at < 0) throw new Error(`no "${words}" among: ${this.words.join(", ")} (${this.question})`);
    return this.act(this.options[at]!, ...dice);
  }

  act(action: Spoken, ...dice: readonly number[]): this {
    if (dice.length > 0) this.roll(...dice);
    this.#machine.answer(this.state, this.asked!, action as Action, this.chance, (event) =>
      this.events.push(heard(this.state, event)),
    );
    return this;
  }

  refusal(action: Spoken): string | undefined {
    return this.whyNot(action)?.rule;
  }

  whyNot(action: Spoken): Refusal | undefined {
    return this.#machine.refuse(this.state, this.asked!, action as Action);
  }

  node(id: string): Node {
    return nodeIn(worldOf(this.state.config).map, id);
  }

  /** The rule of the last event of a sort. */
  last<E extends Event["type"]>(e: E): Extract<Event, { type: E }> | undefined {
    return this.events.findLast((event): event is Extract<Event, { type: E }> => event.type === e);
  }

  /** A force of standing units, taken from where they stand. */
  force(
    power: PowerName,
    at: string,
    units: Readonly<Partial<Record<UnitName, number>>>,
    given: { leader?: string; mp?: number; aboard?: boolean; flags?: number; owner?: "sof" | "rhodes" } = {},
  ): number {
    const force: Force = emptyForce(powerOf(power), this.node(at));
    const index = addForce(this.state, force);
    const owner = ownerOf(given.owner ?? power);
    const row = UNITS.map((name) => units[name] ?? 0);
    takeUp(this.state, index, FRESH, owner, MOVED, row);
    if (given.leader !== undefined) joinForce(this.state, index, data.leaders.ids.indexOf(given.leader));
    force.mp = given.mp ?? -1;
    force.aboard = given.aboard ?? false;
    force.flags = given.flags ?? 0;
    return index;
  }
}

/** The sea of scenario V, with these pieces on the map. */
export const seaOf = (given: Given): Sea => new Sea(position("V", given));
