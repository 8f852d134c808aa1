import type { CardKind, CardName } from "@ara/pax-romana";
import facts from "@ara/pax-romana/data/cards" with { type: "json" };
import type { ComponentChildren, JSX } from "preact";
import { CardFace, ruleOfCard, sayWhen, type ShownCard } from "../cards/card.tsx";
import { cardList, cardWords } from "../cards/words.ts";
import { texts } from "./words.ts";

const KINDS = facts.cards as Readonly<
  Record<CardName, Pick<CardKind, "timing" | "count"> & Partial<Pick<CardKind, "cost" | "removed">>>
>;

/** 17.2: all cards, as they are printed, by the number their place in the book has. */
const BY_RULE: Readonly<Record<string, CardName>> = Object.fromEntries(
  (Object.keys(KINDS) as CardName[]).map((name) => [ruleOfCard(name), name]),
);

const printed = (name: CardName): ShownCard => ({
  name,
  told: cardList.now.value[name],
  kind: { cost: 0, removed: false, ...KINDS[name] },
});

/** The chapter of the cards, after all others: titles, and what is searched of each. */
export function cardChapter(): {
  readonly titles: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
} {
  const list = cardList.now.value;
  const each = (said: (name: CardName) => string): Record<string, string> =>
    Object.fromEntries(Object.entries(BY_RULE).map(([rule, name]) => [rule, said(name)]));
  return {
    titles: each((name) => list[name].title),
    rules: each((name) => `${sayWhen(printed(name).kind)} ${list[name].text}`),
  };
}

/** A card in the book; null for a rule that is none. */
export function cardEntry(rule: string, mark: (text: string) => ComponentChildren): JSX.Element | null {
  const name = BY_RULE[rule];
  if (name === undefined) return null;
  const { title, text } = cardList.now.value[name];
  return (
    <CardFace {...printed(name)} told={{ title: mark(title), text: mark(text) }} Heading="h3">
      <Copies name={name} />
    </CardFace>
  );
}

const Copies = ({ name }: { readonly name: CardName }): JSX.Element => (
  <p class="pr-card-why">{cardWords.now.value.copies(KINDS[name].count)}</p>
);

/** A card that is read beside the table; null for a rule that is none. */
export function cardBeside(rule: string): JSX.Element | null {
  const name = BY_RULE[rule];
  return name === undefined ? null : (
    <CardFace {...printed(name)} Heading="h3" isLinked={false} isBig>
      <Copies name={name} />
    </CardFace>
  );
}

/** From the rule about the cards to their pictures. */
export const ToCards = (): JSX.Element => (
  <p>
    <a class="btn" href="/pax-romana/rules/cards">
      {texts.now.value.allCards}
    </a>
  </p>
);
