import type { Chance, Refusal, Sink } from "@ara/kernel";
import type { Power } from "../data/vocabulary.ts";
import type { Action } from "../action.ts";
import type { Event } from "../event.ts";
import type { Seen, State } from "../state/state.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import type { Frame, Handed } from "./frame.ts";

/**
 * How the rules are written: a procedure is a list of named steps in the order of the rulebook. A step acts (changes the
 * state and says where to go on) or asks (lists the answers and takes one).
 */
export interface Procedure<F extends Frame = Frame> {
  readonly name: F["proc"];
  /** The paragraph of the rules it reads like. */
  readonly rule: string;
  readonly steps: Readonly<Record<string, Step<F>>>;
  /** What it remembers when it begins. */
  readonly locals?: (told: object, state: State) => object;
  /** How its frame looks to a viewer who plays these powers; without it nothing in the frame is secret. */
  readonly seen?: (frame: F, own: readonly Power[]) => F;
}

export type Step<F extends Frame = Frame> = Act<F> | Ask<F>;

/** Says what comes next, exactly once. */
export type Act<F extends Frame = Frame> = (state: State, frame: F, course: Course, handed: Handed) => void;

export interface Ask<F extends Frame = Frame> {
  /** The key of the question, and the rule behind it. */
  readonly prompt: PromptKey;
  readonly rule: string;
  /** Who decides; several where decisions are secret and simultaneous. Everybody sees who is asked. */
  who(state: Seen, frame: F): readonly Power[];
  /** Never empty for somebody who is asked, and never a dead end. */
  options(state: State, frame: F, power: Power, into: Sink<Action>): void;
  /** Why an action is refused that is not among the options; without it, the rule of the question stands for it. */
  refuse?(state: State, frame: F, power: Power, action: Action): Refusal | undefined;
  /** Carries out an answer and says what comes next, exactly once. */
  take(state: State, frame: F, power: Power, action: Action, course: Course): void;
  /** The one answer, where public knowledge leaves only one: then nobody is asked. */
  skip?(state: State, frame: F): Action | undefined;
}

/** The way through the procedures. */
export interface Course {
  readonly chance: Chance;
  /** What the procedure that was called has handed back. */
  readonly handed: Handed;
  /** Tells the table; nobody listens in a search. */
  tell(event: Event): void;
  /** Goes on with another step of the same procedure. */
  go(step: string): void;
  /** Begins another procedure; when it has ended, this one goes on with `then`. */
  call(what: { readonly proc: string }, then: string): void;
  /** Ends this procedure and hands something to the one that called it. */
  end(handed?: Handed): void;
  /** The same question stays open: for others who have not decided yet, or for a plan that is not finished. */
  wait(): void;
}

/** Keeps the type of a procedure's frame inside its file; outside, all procedures are alike. */
export const procedure = <F extends Frame>(of: Procedure<F>): Procedure => of as unknown as Procedure;
