import { FastChance, legalActions } from "@ara/kernel";
import type { Config } from "../config.ts";
import type { ScenarioName } from "../data/index.ts";
import type { Event } from "../event.ts";
import { paxRomana } from "../game.ts";
import type { State } from "../state/state.ts";
import { eager, tableOf } from "./eager.ts";

/** A whole game of eager players: all that was told in it, and how it ended. */
export function told(
  scenario: ScenarioName,
  game: number,
): { readonly config: Config; readonly events: readonly Event[]; readonly state: State } {
  const config = tableOf(scenario, game);
  const chance = new FastChance(`told/${scenario}/${game}`);
  const state = paxRomana.setup(config, paxRomana.deal(config, chance));
  const events: Event[] = [];
  for (let seats = paxRomana.toAct(state); seats.length > 0; seats = paxRomana.toAct(state)) {
    const seat = seats[0]!;
    const action = eager(state, legalActions(paxRomana, state, seat), chance);
    paxRomana.apply(state, seat, action, chance, (event) => events.push(event));
  }
  return { config, events, state };
}
