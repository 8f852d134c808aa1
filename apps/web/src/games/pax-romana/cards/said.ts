import { inForce } from "@ara/pax-romana/board/in-force";
import { shown as language } from "../../../app/words.ts";
import { namesFor, powerName, sayEvents, type Speech } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import { nameOfCard, ownPowers, playsOf, whyNot } from "./plays.ts";
import { cardWords } from "./words.ts";

/** 17.1: one's own cards, how many others hold, what holds because of cards, and what lies open, in sentences. */
export async function cardLines(speech: Speech, shown: Shown): Promise<string[]> {
  await cardWords.load(language.value);
  const say = cardWords.now.value;
  const { view, prompt } = shown.news;
  const { deck, counts, hands, discard } = view.cards!;
  const { words, card: title } = namesFor(speech, view);
  const { sentence, titled, list } = words.grammar;
  const own = ownPowers(view);
  return [
    ...own.flatMap((power) => [
      sentence(
        own.length === 1
          ? say.hand(hands[power]!.length)
          : say.handOf({ power: powerName(speech, view, power), n: hands[power]!.length }),
      ),
      ...hands[power]!.map((card) => {
        const name = nameOfCard(card);
        const isPlayable = prompt?.power === power && playsOf(shown, name).some(({ verb }) => verb === "playCard");
        const why = isPlayable || prompt?.power !== power ? "" : whyNot(speech, prompt, name);
        return [titled(title(card), words.cards[name].text), why].join(" ").trim();
      }),
    ]),
    ...view.order.flatMap((power) =>
      own.includes(power) ? [] : [sentence(titled(powerName(speech, view, power), say.count(counts[power]!)))],
    ),
    ...sayEvents(speech, view, inForce(view)),
    say.deck(deck),
    ...(discard.length === 0 ? [] : [sentence(titled(say.discard(discard.length), list(discard.map(title))))]),
  ];
}
