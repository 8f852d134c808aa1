import { worldOf, type Config } from "@ara/pax-romana";
import { romanaWords } from "../words.ts";
import { texts } from "./words.ts";

/** "5 turns, 3 markers for each power, no event markers, no objectives." */
export function sayMeasures(config: Config): string {
  const say = texts.now.value;
  const { measures, scenario } = worldOf(config);
  const { list, sentence } = romanaWords.now.value.words.grammar;
  return sentence(
    list([
      say.turns(measures.lastTurn - scenario.start.turn + 1),
      say.markers(measures.activations),
      config.game === "advanced" ? say.cards : say.events(measures.events),
      say.objectives[measures.objectives],
    ]),
  );
}
