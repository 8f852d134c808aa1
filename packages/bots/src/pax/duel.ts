import type { Chance } from "@ara/kernel";
import { pax, type Action, type Config, type Deal, type Outcome, type State } from "@ara/pax";

/** Decides on a state: for duels inside the laboratory, where both sides are honest rule-based players. */
export type Brain = (state: State, legal: readonly Action[]) => Action;

/** One game without table, log or record. */
export function playDeal(config: Config, deal: Deal, brains: readonly Brain[], chance: Chance): Outcome {
  const state = pax.setup(config, deal);
  while (state.step !== "over") {
    const legal: Action[] = [];
    pax.legal(state, state.decider, legal);
    pax.apply(state, state.decider, brains[state.decider]!(state, legal), chance);
  }
  return pax.outcome(state)!;
}

/** A shared victory counts in part. */
export const shareOf = ({ winners }: Outcome, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** How often `a`, alone against `b` in all other seats, wins: every deal is played once from each seat. */
export function duel(config: Config, a: Brain, b: Brain, deals: number, chance: Chance): number {
  let won = 0;
  for (let i = 0; i < deals; i++) {
    const deal = pax.deal(config, chance);
    for (let seat = 0; seat < config.players; seat++) {
      const brains = Array.from({ length: config.players }, (_, other) => (other === seat ? a : b));
      won += shareOf(playDeal(config, deal, brains, chance), seat);
    }
  }
  return won / (deals * config.players);
}
