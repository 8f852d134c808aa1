import { actionCard, start, startUnder, type Card, type Option, type Prompt } from "@ara/pax";

/** 8.5: what was chosen so far, as far as it can be; the first that can be for the rest. */
export interface Starting {
  readonly keeps: readonly Card[];
  readonly keep: Card;
  readonly unders: readonly Card[];
  readonly under: Card;
  readonly option: Option;
}

export function startingOf({ options }: Prompt, kept: Card | null, slipped: Card | null): Starting {
  const actions = options.map(({ action }) => action);
  const keeps = [...new Set(actions.map(actionCard))];
  const keep = kept !== null && keeps.includes(kept) ? kept : keeps[0]!;
  const unders = [...new Set(actions.filter((action) => actionCard(action) === keep).map(startUnder))];
  const under = slipped !== null && unders.includes(slipped) ? slipped : unders[0]!;
  return { keeps, keep, unders, under, option: options.find(({ action }) => action === start(keep, under))! };
}
