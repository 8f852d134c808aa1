import type { Card, Power } from "@ara/pax-romana";
import type { JSX } from "preact";
import { powerName } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { CardFace } from "./card.tsx";
import { lastDrawn, nameOfCard, ownPowers, playsOf, whyNot } from "./plays.ts";
import { atTable } from "./shown-card.ts";
import { cardWords } from "./words.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly power: Power;
  readonly asks: () => void;
  /** Whether digits press what stands on the cards: then nothing else lists these answers. */
  readonly hasDigits?: boolean;
}

/** 17.14: one's own cards, each with what can be done with it now, or why not. */
export function Hand({ face, shown, power, asks, hasDigits = false }: Props): JSX.Element {
  const say = cardWords.now.value;
  const speech = face.speech.value;
  const { view, prompt } = shown.news;
  const drawn = lastDrawn(shown);
  const isDrawn = (card: Card): boolean => prompt?.key === "card.full" && drawn?.power === power && drawn.card === card;
  const hand = (view.cards?.hands[power] ?? []).toSorted((a, b) => Number(isDrawn(b)) - Number(isDrawn(a)));
  const isAsked = prompt?.power === power;
  const isAlone = ownPowers(view).length === 1;
  return (
    <section class="cards-hand" aria-labelledby={`cards-hand-${power}`}>
      <h3 id={`cards-hand-${power}`} tabIndex={-1} data-hand>
        {isAlone ? say.hand(hand.length) : say.handOf({ power: powerName(speech, view, power), n: hand.length })}
      </h3>
      {hand.length === 0 && <p class="cards-note">{say.none}</p>}
      <ul class="cards-row">
        {hand.map((card, i) => {
          const name = nameOfCard(card);
          const plays = isAsked ? playsOf(shown, name) : [];
          const isPlayable = plays.some(({ verb }) => verb === "playCard" || verb === "keepCard");
          const reason = isPlayable ? "" : (isAsked && whyNot(speech, prompt, name)) || say.notHere;
          return (
            <li key={i}>
              <CardFace {...atTable(speech, view, name)} isDrawn={isDrawn(card) && i === 0}>
                {reason !== "" && <p class="pr-card-why">{reason}</p>}
                {plays.length > 0 && (
                  <p class="pr-card-do">
                    {plays.map((answer) => (
                      <button
                        key={answer.key}
                        type="button"
                        {...(hasDigits ? { "data-answer": answer.key } : { "data-card-answer": answer.key })}
                        data-verb={answer.verb}
                        data-care={answer.care}
                        aria-label={answer.label}
                        onClick={() => {
                          if (face.choose(answer)) asks();
                        }}
                      >
                        {say.verbs[answer.verb]}
                      </button>
                    ))}
                  </p>
                )}
              </CardFace>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
