import { underWay } from "@ara/pax-romana";
import { instructionFor, SPANS, type Instruction, type Moment, type Unless } from "@ara/pax-romana/standing";
import type { Shown } from "../text/shown.ts";

/** By kind of moment, what one would rather be asked about. */
const RATHER: Readonly<Record<Moment, Unless>> = {
  any: "never",
  cardPlayed: "target",
  landPoint: "never",
  transport: "never",
  battle: "fight",
  shifts: "fight",
  pause: "never",
};

/** 17.15: what somebody who is asked about a card can let stand at once: for such moments, or for all, for a while. */
export function offersIn({ news: { view, prompt } }: Shown): Instruction[] {
  const frame = underWay(view, "cardWindow");
  if (prompt?.key !== "card.window" || !frame) return [];
  return [frame.window, "any" as const].flatMap((moment) =>
    SPANS.flatMap((span) => instructionFor(view, { moment, unless: RATHER[moment], span }) ?? []),
  );
}

const nameOf = (id: string): string => `ara.offered.${id}`;

/** Whether what can stand was offered at a table before; from then on it is there for whoever looks for it. */
export function wasOffered(id: string): boolean {
  try {
    return sessionStorage.getItem(nameOf(id)) !== null;
  } catch {
    return false;
  }
}

export function noteOffered(id: string): void {
  try {
    sessionStorage.setItem(nameOf(id), "1");
  } catch {
    // It is offered once more.
  }
}
