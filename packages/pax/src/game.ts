import type { Game } from "@ara/kernel";
import type { Action } from "./action.ts";
import { readAction, writeAction } from "./action-json.ts";
import { writeConfig, type Config } from "./config.ts";
import { readConfig } from "./config-json.ts";
import { deal, readDeal, writeDeal, type Deal } from "./deal.ts";
import { determinize } from "./determinize.ts";
import { reveals, seen, type Event } from "./event.ts";
import { invariants } from "./invariants.ts";
import { apply, check, legal, toAct } from "./rules.ts";
import { outcomeOf, readOutcome, writeOutcome, type Outcome } from "./score.ts";
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

export const pax: Game<Pax> = {
  id: "pax",
  rules: 1,
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
