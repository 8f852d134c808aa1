import type { Action, Power, View } from "@ara/pax-romana";
import type { Outlook } from "./outlook.ts";

/** What one option of a question is worth to whoever is asked; only differences within one question mean anything. */
export type Worth = (view: View, action: Action, outlook: Outlook) => number;

/** The questions of a chapter, by the key of `keyOfQuestion`. */
export type Questions = Readonly<Record<string, Worth>>;

/** The open question as a view shows it: the innermost procedure, with whatever locals it has. */
export type Open<Locals = object> = Locals & { readonly proc: string; readonly step: string };

export const openIn = <Locals>({ frames }: View): Open<Locals> => frames.at(-1) as unknown as Open<Locals>;

/** A procedure under way, the innermost of its name. */
export const underWay = <Locals>({ frames }: View, proc: string): Open<Locals> | undefined =>
  frames.findLast((frame) => frame.proc === proc) as unknown as Open<Locals> | undefined;

/** Names the open question: procedure and step; quantities are named by what they are for. */
export function keyOfQuestion(view: View): string {
  const { proc, step, prompt } = openIn<{ prompt?: string }>(view);
  return proc === "chooseUnits" ? `${step}:${prompt ?? ""}` : `${proc}.${step}`;
}

/** What may name the power that is asked, in the frame of a question. */
interface Asker {
  readonly power?: Power;
  readonly side?: { readonly power: Power };
}

/** The power a seat is asked for: its only one, the one with an open plan, or the one its question names. */
export function powerAsked(view: View, seat: number): Power {
  const own = view.config.seats[seat] ?? [];
  if (own.length === 1) return own[0]!;
  const planning = view.order.find((power) => own.includes(power) && view.powers[power]!.desk?.locked === false);
  if (planning !== undefined) return planning;
  const { power, side } = openIn<Asker>(view);
  return [power, side?.power, view.streak.power].find((one) => one !== undefined && own.includes(one)) ?? own[0]!;
}
