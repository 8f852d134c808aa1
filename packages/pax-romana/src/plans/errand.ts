import type { Action } from "../action.ts";
import type { Prompt } from "../prompt/index.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import type { View } from "../view.ts";
import { follow } from "./follow.ts";
import { after, type Intent } from "./intent.ts";

/** Questions that come before a Move; once it has begun, they mean that it is over. */
const BEFORE: ReadonlySet<PromptKey> = new Set(["activation.pay", "activation.operation", "expansion.choose"]);
/** Questions of the way itself: what a plan cannot answer there ends it. */
const OF_THE_WAY: ReadonlySet<PromptKey> = new Set(["major.where", "minor.where", "land.step", "sea.sail"]);
/** Answers before a Move; after any other it has begun. */
const PRELUDE: ReadonlySet<Action["type"]> = new Set(["pay", "operation"]);
/** Answers by which it ends. */
const ENDS: ReadonlySet<Action["type"]> = new Set(["stop", "halt", "finish"]);

/** An intent that is being carried out, answer by answer; others may be asked in between, and whoever has it in mind. */
export class Errand {
  #intent: Intent;
  #begun: boolean;
  #isOver = false;

  /** `begun`: the force is on its way already. */
  constructor(intent: Intent, begun = false) {
    this.#intent = intent;
    this.#begun = begun;
  }

  get intent(): Intent {
    return this.#intent;
  }

  /** Its Move has ended: it answers nothing more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** What to answer; "ask": that is not of the plan, which may go on afterwards; null: it is over. */
  next(prompt: Prompt, view: View): Action | "ask" | null {
    const { key } = prompt;
    if (this.#isOver || (this.#begun && BEFORE.has(key))) return null;
    const action = follow(this.#intent, prompt, view);
    return action ?? (OF_THE_WAY.has(key) || BEFORE.has(key) ? null : "ask");
  }

  /** An answer of the plan was given. */
  given(action: Action): void {
    this.#begun ||= !PRELUDE.has(action.type);
    this.#isOver ||= ENDS.has(action.type);
    this.#intent = after(this.#intent, action);
  }
}
