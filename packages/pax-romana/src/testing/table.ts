import type { Spoken } from "./spoken.ts";
import { ScriptedChance, type JsonObject, type Refusal } from "@ara/kernel";
import type { Action, Parts } from "../action.ts";
import { writeAction } from "../action-json.ts";
import type { Power, PowerName } from "../data/index.ts";
import { Machine, type AnyProcedure } from "../engine/machine.ts";
import type { AnyCall } from "../engine/procedure.ts";
import type { Event } from "../event.ts";
import { afterStep } from "../rules/after-step.ts";
import type { ProcName } from "../rules/frames.ts";
import type { State } from "../state/state.ts";
import { powerOf } from "./position.ts";
import { heard } from "./hear.ts";

/** What a die shows, as chance says it. */
export const dice = (...faces: readonly number[]): number[] => faces.map((face) => face - 1);

/** A table at which only some procedures are played, with known dice: for tests of one paragraph. */
export class Table {
  readonly state: State;
  readonly events: Event[] = [];
  readonly #machine: Machine;
  readonly #chance: ScriptedChance;

  constructor(
    state: State,
    procedures: readonly AnyProcedure[],
    frame: AnyCall | { readonly proc: ProcName; readonly step?: string },
    chance: readonly number[] = [],
  ) {
    this.state = state;
    this.#machine = new Machine(procedures, afterStep);
    this.#chance = new ScriptedChance(chance);
    state.frames.push(this.#machine.begin(frame, state));
    this.#machine.run(state, this.#chance, (event) => this.events.push(heard(this.state, event)));
  }

  get isOpen(): boolean {
    return this.#machine.question(this.state) !== undefined;
  }

  /** Who is asked. */
  get who(): readonly number[] {
    return this.#machine.who(this.state);
  }

  /** What a power can answer, in the names of records. */
  options(power: PowerName): JsonObject[] {
    return this.#options(power).map((action) => writeAction(this.state, action));
  }

  /** The values of one field in all answers. */
  choices(power: PowerName, field: keyof Parts): unknown[] {
    return this.options(power).flatMap((option) => (field in option ? [option[field]] : []));
  }

  /** Why an answer is refused; `undefined` if it is not. */
  refusal(power: PowerName, action: Spoken): string | undefined {
    const refused = this.whyNot(powerOf(power), action);
    return refused && `${refused.key} ${refused.rule ?? ""}`;
  }

  whyNot(power: Power, action: Spoken): Refusal | undefined {
    return this.#machine.refuse(this.state, power, action as Action);
  }

  /** Takes the one answer in which all given fields are so. */
  take(power: PowerName, given: JsonObject): this {
    const found = this.#options(power).filter((action) => {
      const written = writeAction(this.state, action);
      return Object.entries(given).every(([field, value]) => written[field] === value);
    });
    if (found.length !== 1)
      throw new Error(
        `${found.length} answers like ${JSON.stringify(given)} in ${JSON.stringify(this.options(power))}`,
      );
    this.#machine.answer(this.state, powerOf(power), found[0]!, this.#chance, (event) =>
      this.events.push(heard(this.state, event)),
    );
    return this;
  }

  /** Takes an answer as it is. */
  give(power: Power, action: Action): void {
    this.#machine.answer(this.state, power, action, this.#chance, (event) =>
      this.events.push(heard(this.state, event)),
    );
  }

  /** Events of one sort. */
  told<E extends Event["type"]>(e: E): Extract<Event, { type: E }>[] {
    return this.events.filter((event): event is Extract<Event, { type: E }> => event.type === e);
  }

  #options(power: PowerName): Action[] {
    const options: Action[] = [];
    this.#machine.options(this.state, powerOf(power), options);
    return options;
  }
}
