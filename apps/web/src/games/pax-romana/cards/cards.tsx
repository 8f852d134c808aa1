import { NONE, type Card } from "@ara/pax-romana";
import { inForce } from "@ara/pax-romana/board/in-force";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { namesFor, powerName, sayEvent, sayEvents } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { Emblem } from "../ui/emblem.tsx";
import { CardFace } from "./card.tsx";
import { Hand } from "./hand.tsx";
import { countsOf, isAboutCards, lastDrawn, nameOfCard, ownPowers, seenOf } from "./plays.ts";
import { atTable } from "./shown-card.ts";
import { Standing } from "./standing.tsx";
import { CardWindow } from "./window.tsx";
import { cardWords } from "./words.ts";
import "./cards.css";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly asks: () => void;
}

/** 17.1: all cards as a viewer may know them: his own, how many others hold, and what lies open. */
export function Cards({ face, shown, asks }: Props): JSX.Element | null {
  const say = cardWords.now.value;
  const { view, prompt, over } = shown.news;
  if (!view.cards || over) return null;
  // A question about cards alone shows the hand itself.
  const isShown = prompt !== null && isAboutCards(prompt) && face.hasMap && !face.asList.value;
  const own = ownPowers(view).filter((power) => !isShown || power !== prompt.power);
  return (
    <section class="cards" aria-label={say.title}>
      {prompt?.key === "card.window" && !isShown && <CardWindow face={face} shown={shown} />}
      {own.map((power) => (
        <Hand key={power} face={face} shown={shown} power={power} asks={asks} />
      ))}
      <InForce face={face} shown={shown} />
      <Others face={face} shown={shown} />
      {own.length + (isShown ? 1 : 0) > 0 && <Standing face={face} shown={shown} asks={asks} />}
    </section>
  );
}

/** 17.13: the card that the active power has drawn, until it is put away: large, unless a question waits below it. */
export function Drawn({ face, shown }: Omit<Props, "asks">): JSX.Element | null {
  const say = cardWords.now.value;
  const away = useSignal(NONE);
  const drawn = lastDrawn(shown);
  const { view, prompt, over } = shown.news;
  if (!drawn || away.value === drawn.at || over) return null;
  const isOwn = ownPowers(view).includes(drawn.power);
  // A question about this very card tells it itself.
  if (prompt?.about.card?.card === drawn.card) return null;
  // A question about cards shows the hand itself: nothing stands between it and its answers.
  if (isOwn && prompt && isAboutCards(prompt) && face.hasMap && !face.asList.value) return null;
  const speech = face.speech.value;
  return (
    <div class="cards-drawn" role="group" aria-labelledby="cards-drawn">
      <h2 id="cards-drawn">
        <Emblem power={drawn.power} />{" "}
        {isOwn ? say.drawnOwn : speech.game.words.grammar.capital(say.drawn(namesFor(speech, view).who(drawn.power)))}
      </h2>
      <CardFace {...atTable(speech, view, nameOfCard(drawn.card))} Heading="h3" isBig={prompt === null} />
      {drawn.vain && <p class="cards-note">{sayEvent(speech, view, drawn.vain)}</p>}
      <button type="button" class="romana-quiet" onClick={() => (away.value = drawn.at)}>
        {say.putAway}
      </button>
    </div>
  );
}

/** 17.2: what cards have brought that still holds: no marker on the map says it. */
function InForce({ face, shown }: Omit<Props, "asks">): JSX.Element | null {
  const { view } = shown.news;
  const lines = sayEvents(face.speech.value, view, inForce(view));
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{cardWords.now.value.inForce}</h3>
      <ul class="cards-counts">
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Hands of others as numbers, what a viewer has seen of them, and what lies open: played cards, and those out of the game. */
function Others({ face, shown }: Omit<Props, "asks">): JSX.Element {
  const say = cardWords.now.value;
  const speech = face.speech.value;
  const { view } = shown.news;
  const { deck, counts, discard, removed } = view.cards!;
  const own = ownPowers(view);
  const { card: title, words } = namesFor(speech, view);
  const list = (cards: readonly Card[]): string =>
    words.grammar.list(countsOf(cards).map(({ card, n }) => (n > 1 ? `${title(card)} (${n})` : title(card))));
  return (
    <div class="cards-others">
      <h3>{say.others}</h3>
      <ul class="cards-counts">
        {view.order.flatMap((power) =>
          own.includes(power)
            ? []
            : [
                <li key={power}>
                  <Emblem power={power} /> {powerName(speech, view, power)}: {say.count(counts[power]!)}
                  {seenOf(view, power).length > 0 && <small> {say.seen(list(seenOf(view, power)))}</small>}
                </li>,
              ],
        )}
      </ul>
      <p class="cards-note">{say.deck(deck)}</p>
      <Pile title={say.discard(discard.length)} cards={discard} face={face} shown={shown} />
      <Pile title={say.gone(removed.length)} cards={removed} face={face} shown={shown} />
    </div>
  );
}

interface PileProps extends Omit<Props, "asks"> {
  readonly title: string;
  readonly cards: readonly Card[];
}

/** R296: a pile that everybody may look into. */
function Pile({ title, cards, face, shown }: PileProps): JSX.Element | null {
  const isOpen = useSignal(false);
  if (cards.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen.value && (
        <ul class="cards-row">
          {countsOf(cards).map(({ card, n }) => (
            <li key={card}>
              <CardFace {...atTable(face.speech.value, shown.news.view, nameOfCard(card))}>
                {n > 1 && <p class="pr-card-why">× {n}</p>}
              </CardFace>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
