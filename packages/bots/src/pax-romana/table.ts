import { FastChance, legalActions, type Decision } from "@ara/kernel";
import { paxRomana, type Action, type Config, type PaxRomana, type State } from "@ara/pax-romana";

/** A bot that answers at once. */
export interface Mind {
  choose(decision: Decision<PaxRomana>): Action;
}

/** The first position of a game; the same seed deals the same. */
export const dealt = (config: Config, seed: string): State =>
  paxRomana.setup(config, paxRomana.deal(config, new FastChance(`${seed}/deal`)));

/**
 * Lets bots play a game to its end, without log and record, so that many can be played; `onAsked` hears of every decision
 * before it is made. The same seed throws the same dice.
 */
export function playTable(
  state: State,
  minds: readonly Mind[],
  seed: string,
  onAsked?: (state: State, seat: number) => void,
): State {
  const chance = new FastChance(`${seed}/dice`);
  for (let [seat] = paxRomana.toAct(state); seat !== undefined; [seat] = paxRomana.toAct(state)) {
    onAsked?.(state, seat);
    paxRomana.apply(state, seat, minds[seat]!.choose(decisionIn(state, seat)), chance);
  }
  return state;
}

/** What a seat is asked, with a view that is made when it is looked at; nothing is remembered of what was told. */
export const decisionIn = (state: State, seat: number): Decision<PaxRomana> => ({
  seat,
  legal: legalActions(paxRomana, state, seat),
  get view() {
    return paxRomana.view(state, seat);
  },
  log: [],
});
