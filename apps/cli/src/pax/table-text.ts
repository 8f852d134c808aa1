import type { Language } from "@ara/kernel";
import { CATEGORIES, countSymbols, measure, NOBODY, soloGoal, valueOf, withBonus, type View } from "@ara/pax";
import { paxTexts, roman } from "@ara/pax/texts";
import { padEnd, padStart, style } from "../terminal.ts";
import { cliTexts } from "../texts.ts";
import { cardList, colour, fanned } from "./card-text.ts";

/** The table as one player sees it. */
export function tableText(view: View, names: readonly string[], language: Language): string {
  return [header(view, names, language), balance(view, names, language), legions(view, language), own(view, language)]
    .filter((part) => part !== "")
    .join("\n\n");
}

function header(view: View, names: readonly string[], language: Language): string {
  const texts = cliTexts[language];
  const parts = [
    style("bold", `PAX · ${texts.round(view.round)}`),
    `${texts.startPlayer} ${names[view.startPlayer]}`,
    ...(view.conspiratus === NOBODY ? [] : [style("red", `${texts.conspirator} ${names[view.conspiratus]}`)]),
    texts.deck(view.deck.length),
  ];
  return parts.join(" · ");
}

/** Symbols by category, bonuses included: Rome against everybody, and who is ahead. */
function balance(view: View, names: readonly string[], language: Language): string {
  const texts = cliTexts[language];
  const { categories, romeGoal } = measure(view.config);
  const titles = CATEGORIES.slice(0, categories).map((category) => paxTexts[language].categories[category]);
  const label = Math.max(texts.rome.length, ...names.map((name) => name.length)) + 2;
  const column = (i: number): number => Math.max(5, titles[i]!.length + 2);
  const hidden = view.rome.hidden.filter((c) => c !== null);
  const rome = withBonus(countSymbols(view.rome.open, hidden));
  const players = view.players.map(({ display }) => withBonus(countSymbols(display)));
  const best = titles.map((_, i) => Math.max(...players.map((symbols) => symbols[i]!)));
  const ahead = titles.filter((_, i) => rome[i]! >= best[i]!).length;
  const row = (name: string, symbols: readonly number[], mark: (n: number, i: number) => string): string =>
    padEnd(name, label) + titles.map((_, i) => padStart(mark(symbols[i]!, i), column(i))).join("");
  const unseen = view.rome.hidden.length - hidden.length;
  const { solo } = view.config;
  return [
    padEnd("", label) + titles.map((title, i) => padStart(colour(CATEGORIES[i]!, title), column(i))).join(""),
    row(style("bold", texts.rome), rome, (n, i) => (n >= best[i]! ? style("red", `◆${n}`) : String(n))) +
      (unseen > 0 ? style("dim", `  ${texts.hidden(unseen)}`) : ""),
    ...players.map((symbols, seat) =>
      row(names[seat]!, symbols, (n, i) =>
        n > rome[i]! ? style("green", String(n)) : n === 0 ? style("dim", "0") : String(n),
      ),
    ),
    style(
      "dim",
      solo === null
        ? texts.balance(ahead, titles.length, romeGoal)
        : texts.soloBalance(titles.length - ahead, soloGoal(view.config)),
    ),
  ].join("\n");
}

function legions(view: View, language: Language): string {
  const texts = cliTexts[language];
  return [
    style("bold", texts.legions),
    ...view.legions.map((group, legion) => {
      const price = group.reduce((sum, c) => sum + valueOf(c), 0);
      const yours = view.own?.prices[legion] ?? price;
      const cost = group.length === 0 ? "" : yours === price ? String(price) : `${price} (${texts.forYou(yours)})`;
      const cards = group.length === 0 ? style("dim", texts.empty) : cardList(language, group);
      return `  ${padStart(roman(legion), 4)}  ${padStart(cost, 2)}  ${cards}`;
    }),
  ].join("\n");
}

function own(view: View, language: Language): string {
  const texts = cliTexts[language];
  const player = view.viewer === "spectator" ? undefined : view.players[view.viewer];
  if (!player?.hand || !view.own) return "";
  const none = style("dim", "-");
  return [
    `${padEnd(style("bold", texts.display), 10)}${fanned(language, player.display) || none}`,
    `${padEnd(style("bold", texts.hand), 10)}${fanned(language, player.hand) || none}`,
    style("dim", `${" ".repeat(10)}${texts.purse(player.aurei ?? 0)} · ${texts.limit(view.own.limit)}`),
    ...(view.drawn.length === 0
      ? []
      : [
          `${padEnd(style("bold", texts.drawn), 10)}${cardList(
            language,
            view.drawn.filter((c) => c !== null),
          )}`,
        ]),
  ].join("\n");
}
