import type { Refusal, Sink } from "@ara/kernel";
import type { Action, Verb } from "../action.ts";
import type { Power } from "../data/vocabulary.ts";
import type { Happening } from "../event.ts";
import type { Contracts, ProcName } from "../rules/frames.ts";
import type { Seen, State } from "../state/state.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import type { AnyProcedure } from "./machine.ts";

/**
 * How the rules are written: a procedure is a list of named steps in the order of the rulebook. A step acts (changes the
 * state and says where to go on), asks (lists the answers and takes one), or goes on after another procedure has ended
 * (and is handed what came of it). What a procedure is told and hands back is its contract with all others
 * (`rules/frames.ts`); what it remembers and which steps it has is its own, and stands at the head of its file.
 */

/** What whoever calls a procedure tells it. */
export type Told<P extends ProcName> = Contracts[P]["told"];

/** A procedure with what it is told, before it begins. */
export type Call<P extends ProcName> = { readonly proc: P } & Told<P>;

/** Any of them: for tests, which begin anywhere. */
export type AnyCall = { [P in ProcName]: Call<P> }[ProcName];

/** What a procedure hands to the one that called it; `null` where there is nothing to say. */
export type HandedBy<P extends ProcName> = Contracts[P]["handed"];

/** What the file of a procedure says about it; what is left out it has not. */
interface Outline {
  /** What it remembers besides what it was told. */
  readonly locals?: object;
  /** Its questions, each with the verbs of its answers. */
  readonly asks?: Readonly<Record<string, Verb>>;
  /** The steps that act. */
  readonly acts?: string;
  /** The steps that go on after another procedure, each with the name of that procedure, or of several. */
  readonly after?: Readonly<Record<string, ProcName>>;
}

/** The type of a procedure: its name and its outline. */
export interface Body<P extends ProcName = ProcName, O extends Outline = Outline> {
  readonly proc: P;
  readonly locals: O extends { locals: infer L extends object } ? L : object;
  readonly asks: O extends { asks: infer A extends object } ? A : object;
  readonly acts: O extends { acts: infer A extends string } ? A : never;
  readonly after: O extends { after: infer A extends object } ? A : object;
}

type Name<T> = keyof T & string;

/** The steps one can go to; those after a call are reached by their call alone. */
type OpenStep<B extends Body> = Name<B["asks"]> | B["acts"];

/** The steps that go on after a procedure. */
type StepAfter<B extends Body, P extends ProcName> = {
  [S in Name<B["after"]>]: P extends B["after"][S & keyof B["after"]] ? S : never;
}[Name<B["after"]>];

/** Where one goes on after a procedure: at any step where it hands nothing back, else at one that is handed what came of it. */
type StepThen<B extends Body, P extends ProcName> = [HandedBy<P>] extends [null]
  ? OpenStep<B> | StepAfter<B, P>
  : StepAfter<B, P>;

/** A procedure under way: what it was told, what it remembers, and the step it stands at. */
export type FrameOf<B extends Body> = {
  readonly proc: B["proc"];
  step: OpenStep<B> | Name<B["after"]>;
} & Readonly<Told<B["proc"]>> &
  B["locals"];

/** Says what comes next, exactly once. */
export type Act<B extends Body> = (state: State, frame: FrameOf<B>, course: Course<B>) => void;

/** Likewise; and is handed what came of the procedure that was called. */
type After<B extends Body, P extends ProcName> = (
  state: State,
  frame: FrameOf<B>,
  course: Course<B>,
  handed: HandedBy<P>,
) => void;

export interface Ask<B extends Body, V extends Verb> {
  /** The key of the question, and the rule behind it. */
  readonly prompt: PromptKey;
  readonly rule: string;
  /** Who decides; several where decisions are secret and simultaneous. Everybody sees who is asked. */
  who(state: Seen, frame: FrameOf<B>): readonly Power[];
  /** Never empty for somebody who is asked, and never a dead end. */
  options(state: State, frame: FrameOf<B>, power: Power, into: Sink<Action<V>>): void;
  /** Why an action is refused that is not among the options; without it, the rule of the question stands for it. */
  refuse?(state: State, frame: FrameOf<B>, power: Power, action: Action): Refusal | undefined;
  /** Carries out an answer and says what comes next, exactly once. */
  take(state: State, frame: FrameOf<B>, power: Power, action: Action<V>, course: Course<B>): void;
  /** The one answer, where public knowledge leaves only one: then nobody is asked. */
  skip?(state: State, frame: FrameOf<B>): Action<V> | undefined;
}

export type Steps<B extends Body> = {
  readonly [S in Name<B["asks"]>]: Ask<B, B["asks"][S & keyof B["asks"]] & Verb>;
} & {
  readonly [S in B["acts"]]: Act<B>;
} & {
  readonly [S in Name<B["after"]>]: After<B, B["after"][S & keyof B["after"]] & ProcName>;
};

/** The way through the procedures. */
export interface Course<B extends Body> extends Happening {
  /** Goes on with another step of the same procedure. */
  go(step: OpenStep<B>): void;
  /** Begins another procedure; when it has ended, this one goes on with `then`. */
  call<P extends ProcName>(what: Call<P>, then: StepThen<B, P>): void;
  /** Ends this procedure and hands something to the one that called it. */
  end(...handed: HandedBy<B["proc"]> extends null ? [] : [HandedBy<B["proc"]>]): void;
  /** The same question stays open: for others who have not decided yet, or for a plan that is not finished. */
  wait(): void;
}

interface Definition<B extends Body> {
  readonly name: B["proc"];
  /** The paragraph of the rules it reads like. */
  readonly rule: string;
  /** What it remembers when it begins. */
  readonly locals?: (told: Told<B["proc"]>, state: State) => B["locals"];
  /** It begins with the first of them. */
  readonly steps: Steps<B>;
  /** How its frame looks to a viewer who plays these powers; without it nothing in the frame is secret. */
  readonly seen?: (frame: FrameOf<B>, own: readonly Power[]) => FrameOf<B>;
}

/** Why answers with one verb are refused; against anything else, which the question does not ask for, no reason is given. */
export const against =
  <F, V extends Verb>(verb: V, why: (state: State, frame: F, power: Power, action: Action<V>) => Refusal | undefined) =>
  (state: State, frame: F, power: Power, action: Action): Refusal | undefined =>
    action.type === verb ? why(state, frame, power, action as Action<V>) : undefined;

/** Keeps the type of a procedure inside its file; for the machine all procedures are alike. */
// A screen that reads a function beside a procedure does not load the procedure for it.
// @__NO_SIDE_EFFECTS__
export function procedure<B extends Body>(of: Definition<B>): AnyProcedure {
  return of as unknown as AnyProcedure;
}
