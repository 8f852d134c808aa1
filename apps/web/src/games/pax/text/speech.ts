import type { Catalogue, Refusal, Seat, Viewer } from "@ara/kernel";
import { sayReasonIn } from "@ara/bots/pax/texts/say";
import { CATEGORIES, categoryOf, symbolsOf, type Card, type Category, type Event, type View } from "@ara/pax";
import type { Texts } from "@ara/pax/texts";
import { tellTurn, type Telling, type Turn } from "@ara/pax/turn";
import type { TurnTexts } from "@ara/pax/turn/en";
import { sayCardIn, sayNoIn } from "@ara/pax/texts/say";
import { sayEventIn } from "@ara/pax/texts/say-event";
import type { TextTexts } from "../texts/en/text.ts";

/** Everything that is needed to speak at a table: the texts of one language, and who sits where. */
export interface Speech {
  readonly text: TextTexts;
  readonly pax: Texts;
  readonly turn: TurnTexts;
  readonly kernel: Catalogue;
  readonly bots: Parameters<typeof sayReasonIn>[0];
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
}

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/** For the ear: no dots for symbols, no Roman numerals. "Land ●● 3" becomes "Land (two symbols, value 3)". */
const spoken = ({ text }: Speech, sentence: string): string =>
  sentence
    .replaceAll(/(●+) (\d)/g, (_, dots: string, value: string) =>
      text.marks({ symbols: dots.length, value: Number(value) }),
    )
    .replaceAll(text.legionNumber, (whole: string, word: string, numeral: string) =>
      NUMERALS.includes(numeral) ? `${word} ${NUMERALS.indexOf(numeral) + 1}` : whole,
    );

/** Why a bot does something. */
export const sayReason = (speech: Speech, reason: Parameters<typeof sayReasonIn>[2]): string =>
  spoken(speech, sayReasonIn(speech.bots, speech.pax, reason));

export const nameOf = (speech: Speech, seat: Seat): string => speech.seats[seat]?.name ?? "";

/** Whoever listens is "you", all others have names. */
export const calledBy = (speech: Speech, view: View, seat: Seat): string =>
  seat === view.viewer ? speech.text.you : nameOf(speech, seat);

export const sayCard = (speech: Speech, c: Card): string => spoken(speech, sayCardIn(speech.pax, c));
export const sayCards = (speech: Speech, cards: readonly Card[]): string =>
  speech.pax.grammar.list(cards.map((c) => sayCard(speech, c)));

/** "1: Army (two symbols, value 4), 2: ..." The number is what a command can call the card. */
export const sayNumbered = (speech: Speech, cards: readonly Card[], only: readonly Card[] = cards): string =>
  speech.pax.grammar.list(
    cards.flatMap((c, i) =>
      only.includes(c) && cards.indexOf(c) === i
        ? [speech.text.answers.numbered({ number: i + 1, card: sayCard(speech, c) })]
        : [],
    ),
  );

export const sayCategory = (speech: Speech, category: Category): string => speech.pax.categories[CATEGORIES[category]!];

/** A whole sentence, also where the kernel has but a clause. */
export function sayNo(speech: Speech, refusal: Refusal): string {
  const { capital, sentence } = speech.pax.grammar;
  const said = spoken(speech, sayNoIn(speech.pax, speech.kernel, refusal));
  return refusal.rule === undefined ? sentence(said) : capital(said);
}

export const sayEvent = (speech: Speech, event: Event, reader: Viewer): string =>
  spoken(
    speech,
    sayEventIn(speech.pax, event, (seat) => nameOf(speech, seat), reader),
  );

/** What is only read or heard has more room than beside a table. */
const LONGEST = 140;

/** A turn in one sentence, for the ear: cards by their category and how many symbols they have. */
export const sayTurn = (speech: Speech, turn: Turn, seen: Pick<Telling, "viewer" | "before" | "after">): string =>
  spoken(
    speech,
    tellTurn(turn, {
      ...seen,
      most: LONGEST,
      texts: speech.pax,
      words: speech.turn,
      nameOf: (seat) => nameOf(speech, seat),
    })
      .map(({ text, picture }) =>
        picture?.type === "card"
          ? speech.text.cardInTurn({
              category: sayCategory(speech, categoryOf(picture.card)),
              symbols: symbolsOf(picture.card),
            })
          : text,
      )
      .join(""),
  );

/** The cards a viewer holds. */
export const handOf = (view: View): readonly Card[] =>
  view.viewer === "spectator" ? [] : (view.players[view.viewer]?.hand ?? []);

export const drawnOf = (view: View): readonly Card[] => view.drawn.filter((c) => c !== null);
