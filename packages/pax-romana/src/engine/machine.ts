import type { Chance, Refusal, Sink } from "@ara/kernel";
import { isMeant, type Action } from "../action.ts";
import type { Power } from "../data/vocabulary.ts";
import type { Happening, Tell } from "../event.ts";
import { refusal } from "../refusal.ts";
import type { ProcName } from "../rules/frames.ts";
import type { Seen, State } from "../state/state.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import type { Frame, Handed } from "./frame.ts";

/** What is done after every step: pieces are tidied, control and Stability settled (5.2, 14.21). */
export type AfterStep = (state: State, tell: Tell | undefined) => void;

/** A procedure as the machine sees it: all are alike. Whoever writes one has its types (`procedure.ts`). */
export interface AnyProcedure {
  readonly name: ProcName;
  readonly rule: string;
  readonly steps: Readonly<Record<string, AnyStep>>;
  readonly locals?: (told: object, state: State) => object;
  readonly seen?: (frame: Frame, own: readonly Power[]) => Frame;
}

export type AnyStep = ((state: State, frame: Frame, course: AnyCourse, handed: Handed) => void) | AnyAsk;

export interface AnyAsk {
  readonly prompt: PromptKey;
  readonly rule: string;
  who(state: Seen, frame: Frame): readonly Power[];
  options(state: State, frame: Frame, power: Power, into: Sink<Action>): void;
  refuse?(state: State, frame: Frame, power: Power, action: Action): Refusal | undefined;
  take(state: State, frame: Frame, power: Power, action: Action, course: AnyCourse): void;
  skip?(state: State, frame: Frame): Action | undefined;
}

export interface AnyCourse extends Happening {
  go(step: string): void;
  call(what: { readonly proc: ProcName }, then: string): void;
  end(handed?: Handed): void;
  wait(): void;
}

/** Answers that can be given, and others that cannot. */
interface Weighed {
  readonly options: readonly Action[];
  readonly refused: readonly { readonly action: Action; readonly refusal: Refusal }[];
}

/** Runs procedures: acting steps one after the other, until somebody has to be asked. */
export class Machine {
  /** By procedure and step. */
  readonly #steps = new Map<ProcName, ReadonlyMap<string, AnyStep>>();
  /** By procedure, where its frame has a secret. */
  readonly #masks = new Map<ProcName, NonNullable<AnyProcedure["seen"]>>();
  /** By procedure: where it begins, and what it remembers then. */
  readonly #beginnings = new Map<ProcName, Beginning>();
  readonly #afterStep: AfterStep;
  #lastProc = "";
  #lastSteps: ReadonlyMap<string, AnyStep> | undefined;
  #lastStep = "";
  #last: AnyStep = () => undefined;

  constructor(procedures: readonly AnyProcedure[], afterStep: AfterStep) {
    this.#afterStep = afterStep;
    this.learn(procedures);
  }

  /** Further procedures: what is needed late in a game may come late. Never while one of them is called for. */
  learn(procedures: readonly AnyProcedure[]): void {
    for (const { name, steps, locals, seen } of procedures) {
      if (this.#steps.has(name)) throw new Error("two procedures have the same name");
      this.#steps.set(name, tableOf(steps));
      this.#beginnings.set(name, { step: Object.keys(steps)[0]!, locals });
      if (seen) this.#masks.set(name, seen);
    }
    this.#lastProc = "";
    this.#lastStep = "";
  }

  /** A procedure at its beginning, or at the step that is named. */
  begin(call: { readonly proc: ProcName; readonly step?: string }, state: State): Frame {
    return { ...begun(this.#beginnings, call, state), ...call };
  }

  /** Goes on until a question is open or the game is over. */
  run(state: State, chance: Chance, tell: Tell | undefined): void {
    this.#goOn(state, new Way(state, this.#beginnings, chance, tell), tell);
  }

  #goOn(state: State, course: Way, tell: Tell | undefined): void {
    while (state.over === null && state.frames.length > 0) {
      const frame = state.frames.at(-1)!;
      const { proc, step: name } = frame;
      const step = this.#stepOf(frame);
      if (typeof step === "function") step(state, frame, course, state.handed);
      else {
        const only = step.skip?.(state, frame);
        if (only === undefined) return;
        step.take(state, frame, step.who(state, frame)[0]!, only, course);
      }
      course.saidOnce(proc, name);
      this.#afterStep(state, tell);
    }
  }

  /** Carries out an answer, then goes on. */
  answer(state: State, power: Power, action: Action, chance: Chance, tell: Tell | undefined): void {
    const frame = state.frames.at(-1)!;
    const { proc, step } = frame;
    const ask = this.#openIn(state)!;
    const course = new Way(state, this.#beginnings, chance, tell);
    ask.take(state, frame, power, action, course);
    course.saidOnce(proc, step);
    this.#afterStep(state, tell);
    this.#goOn(state, course, tell);
  }

  /** All questions there are, each with its procedure. */
  *questions(): Iterable<{ readonly proc: ProcName; readonly ask: AnyAsk }> {
    for (const [proc, steps] of this.#steps)
      for (const ask of steps.values()) if (typeof ask !== "function") yield { proc, ask };
  }

  /** The question that is open; none when the game is over. */
  question(state: Pick<State, "frames" | "over">): { readonly ask: AnyAsk; readonly frame: Frame } | undefined {
    const ask = this.#openIn(state);
    return ask && { ask, frame: state.frames.at(-1)! };
  }

  /** The same without its frame: asked for several times in every decision. */
  #openIn({ frames, over }: Pick<State, "frames" | "over">): AnyAsk | undefined {
    if (frames.length === 0 || over !== null) return undefined;
    const step = this.#stepOf(frames.at(-1)!);
    return typeof step === "function" ? undefined : step;
  }

  /** A frame as a viewer who plays these powers may know it. */
  seen(frame: Frame, own: readonly Power[]): Frame {
    // What it keeps secret is known only where the procedure is.
    if (!this.#steps.has(frame.proc)) throw new Error(`there is no procedure ${frame.proc}`);
    return this.#masks.get(frame.proc)?.(frame, own) ?? frame;
  }

  who(state: Seen): readonly Power[] {
    const ask = this.#openIn(state);
    return ask ? ask.who(state, state.frames.at(-1)!) : [];
  }

  /** What a power can answer; it is one of those that are asked. */
  options(state: State, power: Power, into: Sink<Action>): void {
    this.#openIn(state)?.options(state, state.frames.at(-1)!, power, into);
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
    return ask.refuse?.(state, frame, power, action) ?? refusal("notNow", {}, ask.rule);
  }

  /** What a power can answer, and why not each of some other answers; it is one of those that are asked. */
  weigh(state: State, power: Power, wishes: readonly Action[]): Weighed {
    const { ask, frame } = this.question(state)!;
    const options: Action[] = [];
    ask.options(state, frame, power, options);
    const refused: Weighed["refused"][number][] = [];
    for (const action of wishes)
      if (!options.some((option) => isMeant(option, action)))
        refused.push({ action, refusal: ask.refuse?.(state, frame, power, action) ?? refusal("notNow", {}, ask.rule) });
    return { options, refused };
  }

  /** Whether a frame that somebody wrote stands at a step there is. */
  knows({ proc, step }: Frame): boolean {
    return this.#steps.get(proc)?.has(step) === true;
  }

  /** The step a frame stands at; the one that was looked up last is asked for several times in a row. */
  #stepOf({ proc, step }: Frame): AnyStep {
    if (this.#lastStep === step && this.#lastProc === proc) return this.#last;
    if (this.#lastProc !== proc) {
      this.#lastSteps = this.#steps.get(proc);
      this.#lastProc = proc;
      this.#lastStep = "";
    }
    const found = this.#lastSteps?.get(step);
    if (found === undefined) throw new Error(`there is no step ${proc}.${step}`);
    this.#lastStep = step;
    this.#last = found;
    return found;
  }
}

const tableOf = (steps: AnyProcedure["steps"]): ReadonlyMap<string, AnyStep> =>
  new Map(Object.entries(steps).map(([name, step]) => [name, typeof step === "function" ? step : likeAll(step)]));

const BLANK = { prompt: "", rule: "", who: null, options: null, take: null, refuse: undefined, skip: undefined };

/** All questions have their fields in the same order, whether they need them or not: so they are read fastest. */
const likeAll = (ask: AnyAsk): AnyAsk => ({ ...BLANK, ...ask }) as AnyAsk;

interface Beginning {
  readonly step: string;
  readonly locals: AnyProcedure["locals"];
}

function begun(beginnings: ReadonlyMap<ProcName, Beginning>, call: { readonly proc: ProcName }, state: State): Frame {
  const { step, locals } = beginnings.get(call.proc)!;
  if (locals === undefined) return { ...call, step };
  const frame = locals(call, state) as Record<string, unknown>;
  // Field by field into the new object: a second spread would copy everything once more, slowly.
  for (const key in call) frame[key] = call[key as keyof typeof call];
  frame["step"] = step;
  return frame as unknown as Frame;
}

const nobodyListens: Tell = () => undefined;

/** One way through one state. A step that says nothing, or two things, about what comes next is a mistake in the rules. */
class Way implements AnyCourse {
  readonly chance: Chance;
  readonly tell: Tell;
  readonly #state: State;
  readonly #beginnings: ReadonlyMap<ProcName, Beginning>;
  #said = 0;

  constructor(state: State, beginnings: ReadonlyMap<ProcName, Beginning>, chance: Chance, tell: Tell | undefined) {
    this.#state = state;
    this.#beginnings = beginnings;
    this.chance = chance;
    this.tell = tell ?? nobodyListens;
  }

  /** Looked at after every step. */
  saidOnce(proc: string, step: string): void {
    if (this.#said !== 1) throw new Error(`${proc}.${step} says ${this.#said} times what comes next`);
    this.#said = 0;
  }

  go(step: string): void {
    this.#said++;
    this.#state.frames.at(-1)!.step = step;
  }

  call(what: { readonly proc: ProcName }, then: string): void {
    this.#said++;
    this.#state.frames.at(-1)!.step = then;
    this.#state.frames.push(begun(this.#beginnings, what, this.#state));
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
