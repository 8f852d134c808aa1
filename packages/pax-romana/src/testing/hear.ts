import type { Event } from "../event.ts";
import type { State } from "../state/state.ts";
import { sayEvent } from "../texts/index.ts";

/** What a test hears can be told: it has a rule, and a sentence without a hole can be made of it. */
export function heard(state: Pick<State, "config">, event: Event): Event {
  const sentence = sayEvent("en", state.config, event);
  if (!/^\d+\.\d+$/.test(event.rule) || sentence === "" || /undefined|NaN/.test(sentence))
    throw new Error(`nobody could be told of ${JSON.stringify(event)}: "${sentence}"`);
  return event;
}
