import { brief, err, isObject, isWhole, ok, type Game, type GameTypes } from "@ara/kernel";
import type { Action } from "./action.ts";
import { isAction, readAction, writeAction } from "./action-json.ts";
import { readConfig, seatsOf, writeConfig, type Config } from "./config.ts";
import { POWERS } from "./data/index.ts";
import { deal, readDeal, writeDeal, type Deal } from "./deal.ts";
import { determinize } from "./determinize.ts";
import type { Event } from "./event.ts";
import { askedPower } from "./question.ts";
import { machine, machineOf } from "./rules/machine.ts";
import { setup } from "./setup.ts";
import { cloneState, type Outcome, type State } from "./state/state.ts";
import { reveals, seen } from "./telling.ts";
import { view, type View } from "./view.ts";
import { refusal } from "./refusal.ts";

export interface PaxRomana extends GameTypes {
  config: Config;
  deal: Deal;
  state: State;
  action: Action;
  view: View;
  event: Event;
  outcome: Outcome;
}

/** The game by as many of its rules as the machine has learned; what it must never break is no concern of a table. */
export const contract = (invariants: Game<PaxRomana>["invariants"]): Game<PaxRomana> => ({
  id: "pax-romana",
  rules: 2,
  seats: ({ seats }) => seats.length,
  deal,
  setup,
  toAct: (state) => (state.over ? [] : seatsOf(state.config, machine.who(state))),
  legal(state, seat, into) {
    const power = askedPower(state, seat);
    if (power !== undefined) machineOf(state).options(state, power, into);
  },
  check(state, seat, action) {
    if (!isAction(state, action)) return refusal("action.shape", { found: brief(action) });
    const power = askedPower(state, seat);
    return power === undefined
      ? refusal(state.over ? "over" : "notYourTurn", {})
      : machineOf(state).refuse(state, power, action);
  },
  apply: (state, seat, action, chance, tell) =>
    machineOf(state).answer(state, askedPower(state, seat)!, action, chance, tell),
  clone: cloneState,
  view,
  asked: (told) => (told.over ? [] : seatsOf(told.config, machine.who(told))),
  seen,
  reveals,
  determinize,
  outcome: ({ over }) => over ?? undefined,
  invariants,
  json: {
    readConfig,
    writeConfig,
    readDeal,
    writeDeal: (_config, dealt) => writeDeal(dealt),
    readAction(state, seat, json) {
      const power = askedPower(state, seat);
      return power === undefined
        ? err(refusal(state.over ? "over" : "notYourTurn", {}))
        : readAction(state, power, json);
    },
    writeAction: (state, _seat, action) => writeAction(state, action),
    readOutcome(json) {
      if (!isObject(json) || typeof json["reason"] !== "string") return err(refusal("outcome.shape", {}));
      const { winners, points, reason } = json;
      if (!Array.isArray(winners) || !winners.every((name) => POWERS.includes(name)))
        return err(refusal("outcome.winners", {}));
      if (!Array.isArray(points) || !points.every((n) => isWhole(n, -999, 999)))
        return err(refusal("outcome.points", {}));
      return ok({ winners: winners.map((name) => POWERS.indexOf(name)), points, reason });
    },
    writeOutcome: ({ winners, points, reason }) => ({
      winners: winners.map((power) => POWERS[power]!),
      points,
      reason,
    }),
  },
});
