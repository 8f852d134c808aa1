import type { Chance, Refusal, Sink } from "@ara/kernel";
import { isMeant, type Action } from "../action.ts";
import type { Power } from "../data/vocabulary.ts";
import type { Event, Tell } from "../event.ts";
import { refusal } from "../refusal.ts";
import type { State } from "../state/state.ts";
import type { Frame, Handed } from "./frame.ts";
import type { Ask, Course, Procedure, Step } from "./procedure.ts";

/** What is done after every step: pieces are tidied, control and Stability settled (5.2, 14.21). */
export type AfterStep = (state: State, tell: Tell | undefined) => void;

/** Runs procedures: acting steps one after the other, until somebody has to be asked. */
export class Machine {
  readonly #procedures: ReadonlyMap<string, Procedure>;
  readonly #afterStep: AfterStep;

  constructor(procedures: readonly Procedure[], afterStep: AfterStep) {
    this.#procedures = new Map(procedures.map((one) => [one.name, one]));
    this.#afterStep = afterStep;
    if (this.#procedures.size < procedures.length) throw new Error("two procedures have the same name");
  }

  /** Goes on until a question is open or the game is over. */
  run(state: State, chance: Chance, tell: Tell | undefined): void {
    const course = new Way(state, chance, tell);
    while (state.over === null && state.frames.length > 0) {
      const frame = state.frames.at(-1)!;
      const step = this.#stepOf(frame);
      if (typeof step === "function") course.take(() => step(state, frame, course));
      else {
        const only = step.skip?.(state, frame);
        if (only === undefined) return;
        const [power] = step.who(state, frame);
        course.take(() => step.take(state, frame, power!, only, course));
      }
      this.#afterStep(state, tell);
    }
  }

  /** Carries out an answer, then goes on. */
  answer(state: State, power: Power, action: Action, chance: Chance, tell: Tell | undefined): void {
    const { ask, frame } = this.question(state)!;
    const course = new Way(state, chance, tell);
    course.take(() => ask.take(state, frame, power, action, course));
    this.#afterStep(state, tell);
    this.run(state, chance, tell);
  }

  /** The question that is open; none when the game is over. */
  question(state: State): { readonly ask: Ask; readonly frame: Frame } | undefined {
    const frame = state.frames.at(-1);
    if (frame === undefined || state.over !== null) return undefined;
    const step = this.#stepOf(frame);
    return typeof step === "function" ? undefined : { ask: step, frame };
  }

  who(state: State): readonly Power[] {
    const open = this.question(state);
    return open ? open.ask.who(state, open.frame) : [];
  }

  options(state: State, power: Power, into: Sink<Action>): void {
    const open = this.question(state);
    if (open?.ask.who(state, open.frame).includes(power)) open.ask.options(state, open.frame, power, into);
  }

  /** Why an action cannot be taken now; `undefined` if it can. */
  refuse(state: State, power: Power, action: Action): Refusal | undefined {
    const open = this.question(state);
    if (!open) return refusal("over", {});
    const { ask, frame } = open;
    if (!ask.who(state, frame).includes(power)) return refusal("notAsked", {}, ask.rule);
    const options: Action[] = [];
    ask.options(state, frame, power, options);
    if (options.some((option) => isMeant(option, action))) return undefined;
    return ask.refuse?.(state, frame, power, action) ?? refusal("notNow", { question: ask.prompt }, ask.rule);
  }

  #stepOf({ proc, step }: Frame): Step {
    const found = this.#procedures.get(proc)?.steps[step];
    if (found === undefined) throw new Error(`there is no step ${proc}.${step}`);
    return found;
  }
}

/** One way through one state. A step that says nothing, or two things, about what comes next is a mistake in the rules. */
class Way implements Course {
  readonly chance: Chance;
  readonly #state: State;
  readonly #tell: Tell | undefined;
  #said = 0;

  constructor(state: State, chance: Chance, tell: Tell | undefined) {
    this.#state = state;
    this.chance = chance;
    this.#tell = tell;
  }

  get handed(): Handed {
    return this.#state.handed;
  }

  take(step: () => void): void {
    this.#said = 0;
    const { proc, step: name } = this.#state.frames.at(-1)!;
    step();
    if (this.#said !== 1) throw new Error(`${proc}.${name} says ${this.#said} times what comes next`);
  }

  tell(event: Event): void {
    this.#tell?.(event);
  }

  go(step: string): void {
    this.#said++;
    this.#state.frames.at(-1)!.step = step;
  }

  call(frame: Frame, then: string): void {
    this.#said++;
    this.#state.frames.at(-1)!.step = then;
    this.#state.frames.push(frame);
  }

  end(handed: Handed = null): void {
    this.#said++;
    this.#state.frames.pop();
    this.#state.handed = handed;
  }

  wait(): void {
    this.#said++;
  }
}
