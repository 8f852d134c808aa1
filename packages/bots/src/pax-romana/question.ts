import { underWay, type Action, type Frames, type Parts, type Verb, type View } from "@ara/pax-romana";
import type { Outlook } from "./outlook.ts";

/** An answer as it is weighed: by its verb it is known what it says, and whatever it may say can be looked for. */
type Answer<V extends Verb> = { [K in V]: Action<K> & Parts }[V];

/** What one option of a question is worth to whoever is asked; only differences within one question mean anything. */
export type Worth<V extends Verb = Verb> = (view: View, action: Answer<V>, outlook: Outlook) => number;

/** The questions of a chapter, by their keys. */
export type Questions = Readonly<Record<string, Worth>>;

/** For a question whose answers have these verbs; no other answer is ever chosen. */
export const about =
  <V extends Verb>(verbs: readonly V[], worth: Worth<V>): Worth =>
  (view, action, outlook) =>
    isOf(action, verbs) ? worth(view, action, outlook) : -Infinity;

const isOf = <V extends Verb>(action: Answer<Verb>, verbs: readonly V[]): action is Answer<Verb> & Answer<V> =>
  (verbs as readonly Verb[]).includes(action.type);

/** The procedure that asks, or one around it that has to be there. */
export const inFrame = <P extends keyof Frames>(view: View, proc: P): Frames[P] => underWay(view, proc)!;
