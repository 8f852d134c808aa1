import type { Fact, Reason } from "@ara/bots/pax-romana";
import type { View } from "@ara/pax-romana";
import { namesFor, type Speech } from "../text/speech.ts";
import { hintWords } from "./words.ts";

/** Why a bot would answer so, in one sentence. */
export function sayReason(speech: Speech, view: View, { principle, facts }: Reason): string {
  const say = hintWords.now.value;
  const names = namesFor(speech, view);
  const factOf = (fact: Fact): string => {
    switch (fact.type) {
      case "chance":
        return say.facts.chance(fact);
      case "price":
        return say.facts.price(fact);
      case "province":
        return say.facts.province({ ...fact, place: names.province(fact.province) });
      case "strength":
        return say.facts.strength({ ...fact, place: names.node(fact.node) });
      case "threat":
        return say.facts.threat({ ...fact, place: names.node(fact.node) });
    }
  };
  return say.because([say.principles[principle], ...facts.map(factOf)].join("; "));
}
