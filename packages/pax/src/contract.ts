import { ok, type Game } from "@ara/kernel";
import type { Action } from "./action.ts";
import { readAction, writeAction } from "./action-json.ts";
import { RULES, writeConfig, type Config } from "./config.ts";
import { readConfig } from "./config-json.ts";
import { deal, readDeal, writeDeal, type Deal } from "./deal.ts";
import { determinize } from "./determinize.ts";
import { reveals, seen, type Event } from "./event.ts";
import { apply, check, legal, toAct } from "./rules.ts";
import { outcomeOf, readOutcome, writeOutcome, type Outcome } from "./outcome.ts";
import { setup } from "./setup.ts";
import { clone, type State } from "./state.ts";
import { view, type View } from "./view.ts";

export interface Pax {
  config: Config;
  deal: Deal;
  state: State;
  action: Action;
  view: View;
  event: Event;
  outcome: Outcome;
}

/** The game; what it must never break is no concern of a table in a browser. */
export function contract(invariants: Game<Pax>["invariants"]): Game<Pax> {
  const rules3: Game<Pax> = {
    id: "pax",
    rules: RULES,
    seats: ({ players }) => players,
    deal,
    setup,
    toAct,
    legal,
    check,
    apply: (state, _seat, action, _chance, tell) => apply(state, action, tell),
    clone,
    view,
    asked: ({ step, decider }) => (step === "over" ? [] : [decider]),
    seen,
    reveals,
    determinize,
    outcome: (state) => (state.step === "over" ? outcomeOf(state) : undefined),
    invariants,
    json: { readConfig, writeConfig, readDeal, writeDeal, readAction, writeAction, readOutcome, writeOutcome },
  };

  /** Games that were begun under an earlier version are read, looked back on and played to their end as they began. */
  const earlier = (rules: number): Game<Pax> => ({
    ...rules3,
    rules,
    json: {
      ...rules3.json,
      readConfig(json) {
        const read = readConfig(json);
        return read.ok ? ok({ ...read.value, rules }) : read;
      },
    },
  });

  return { ...rules3, older: [earlier(2), earlier(1)] };
}
