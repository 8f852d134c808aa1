import type { Node } from "@ara/pax-romana";
import type { Errand } from "@ara/pax-romana/plans";
import type { Shown } from "../text/shown.ts";
import type { Draft } from "./draft.ts";

/** A plan as it is on the sheet, or under way. */
export interface Plan {
  readonly draft: Draft | null;
  readonly target: Node | null;
  readonly but: ReadonlySet<Node>;
  readonly garrison: ReadonlySet<Node>;
  readonly occupy: boolean;
  readonly errand: Errand | null;
  readonly waits: boolean;
}

/** Plans of tables that nobody looks at now: as long as this page is open. */
const plans = new Map<string, { readonly seen: string; readonly plan: Plan }>();

/** Who looks, at what: a plan is for the very question it was made for. */
const seenBy = ({ session, news: { view, prompt } }: Shown): string =>
  JSON.stringify([session.viewer, session.lines.value.length, prompt?.key, view]);

/** Somebody turns to another screen. */
export function keepPlan(id: string, shown: Shown | null, plan: Plan): void {
  const isAny = plan.draft !== null || plan.target !== null || plan.errand !== null;
  if (shown && isAny) plans.set(id, { seen: seenBy(shown), plan });
  else plans.delete(id);
}

export const isPlanKept = (id: string): boolean => plans.has(id);

/** And comes back: the plan, if nothing has happened meanwhile and it is his; it is not kept any more. */
export function keptPlan(id: string, shown: Shown): Plan | null {
  const kept = plans.get(id);
  plans.delete(id);
  return kept?.seen === seenBy(shown) ? kept.plan : null;
}
