import {
  actionCard,
  actionType,
  buyLegion,
  placeTo,
  startUnder,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  type Action,
  type CategoryName,
} from "@ara/pax";
import { sayCardIn } from "@ara/pax/texts/say";
import type { Seat } from "@ara/kernel";
import type { Saved } from "../../../store/saved.ts";
import { grammar, paxWords } from "../words.ts";
import { words } from "../../../app/words.ts";
import { numeral } from "../../../ui/numeral.ts";

export const scoreWords = words(import.meta.glob<typeof import("../texts/en/score.ts")>("../texts/*/score.ts"));

/** The names at a table as whoever reads calls them. */
export const namesFor = (seats: Saved["seats"], reader: Seat): readonly string[] =>
  seats.map(({ name }, seat) => (seat === reader ? scoreWords.now.value.you : name));

/** "Land", "Land and Fleet", "Land, Fleet and Army". */
export const sayList = (items: readonly string[]): string => grammar().and(items);

export const sayCategories = (categories: readonly CategoryName[]): string =>
  sayList(categories.map((category) => paxWords.now.value.categories[category]));

/** What an action is called, whoever did it. */
export function sayAction(action: Action): string {
  const say = scoreWords.now.value.actions;
  const named = (c: number): string => sayCardIn(paxWords.now.value, c);
  const card = named(actionCard(action));
  const type = actionType(action);
  switch (type) {
    case "place": {
      const to = placeTo(action);
      if (to === TO_HAND) return say.toHand({ card });
      if (to === TO_DECK) return say.toDeck({ card });
      return say.toLegion({ card, legion: numeral(to - TO_LEGION + 1) });
    }
    case "buy":
      return say.buy({ legion: numeral(buyLegion(action) + 1) });
    case "start":
      return say.start({ card, under: named(startUnder(action)) });
    case "keep":
    case "play":
    case "tribute":
      return say[type]({ card });
    default:
      return say[type];
  }
}
