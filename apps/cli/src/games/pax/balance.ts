import { grammars, type Language } from "@ara/kernel";
import {
  CATEGORIES,
  countSymbols,
  measure,
  NOBODY,
  soloGoal,
  withBonus,
  type Card,
  type View,
  prospectOf,
} from "@ara/pax";
import { paxTexts } from "@ara/pax/texts";
import { style } from "../../terminal.ts";
import { tableTexts } from "./texts/index.ts";
import { cardList, colour } from "./card-text.ts";
import { columnsText } from "./columns.ts";

export const ahead = (text: string): string => style("red", text);

/** Symbols by category, Rome against everybody, and how the game would end now. */
export function balance(view: View, names: readonly string[], language: Language): string[] {
  const texts = tableTexts[language];
  const categories = CATEGORIES.slice(0, measure(view.config).categories);
  const titles = categories.map((category) => paxTexts[language].categories[category]);
  const known = view.rome.hidden.filter((c) => c !== null);
  const rome = symbolsIn([...view.rome.open, ...known]);
  const players = view.players.map(({ display }) => symbolsIn(display));
  const best = titles.map((_, i) => Math.max(...players.map(({ total }) => total[i]!)));
  // Alone there is nobody whose purse could be of interest; one's own stands below.
  const purses = view.config.solo === null;

  const romeCells = titles.map((_, i) => (rome.total[i]! >= best[i]! ? ahead(`◆${rome.text(i)}`) : rome.text(i)));
  const rows = view.players.map(({ aurei, handSize }, seat): [string, ...string[]] => {
    const { total, text } = players[seat]!;
    const cells = titles.map((_, i) =>
      total[i]! > rome.total[i]! ? style("green", text(i)) : total[i] === 0 ? style("dim", "0") : text(i),
    );
    const mine = seat === view.viewer;
    const name = mine ? style("bold", `› ${names[seat]}`) : `  ${names[seat]}`;
    return [name, ...cells, ...(purses ? [secret(aurei), secret(handSize)] : [])];
  });
  return [
    ...columnsText({
      label: "",
      heads: [...titles, ...(purses ? [texts.columns.aurei, texts.columns.hand] : [])],
      rows: [[`  ${style("bold", texts.rome)}`, ...romeCells, ...(purses ? ["", ""] : [])], ...rows],
      dress: (head, i) => (categories[i] === undefined ? head : colour(categories[i], head)),
    }),
    standing(view, names, language),
    ...(known.length === 0 ? [] : [texts.hides(cardList(language, known))]),
  ];
}

const secret = (n: number | null): string => (n === null ? style("dim", "?") : String(n));

/** Symbols by category with their bonus (6.4), told apart: 4+1. */
function symbolsIn(cards: readonly Card[]): { total: readonly number[]; text: (category: number) => string } {
  const own = countSymbols(cards);
  const total = withBonus(own);
  const text = (i: number): string => (total[i] === own[i] ? String(own[i]) : `${own[i]}+${total[i]! - own[i]!}`);
  return { total, text };
}

/** Who would win if the game ended now. */
function standing(view: View, names: readonly string[], language: Language): string {
  const say = tableTexts[language].standing;
  const { list, titled } = grammars[language];
  const { categories, romeWins, winners, unseen } = prospectOf(view);
  const hidden = unseen === 0 ? "" : style("dim", ` (${say.unseen(unseen)})`);
  const of = categories.length;
  if (view.config.solo !== null) return style("bold", soloStanding(view, language)) + hidden;
  const count = categories.filter(({ romeAhead }) => romeAhead).length;
  const marks = ahead("◆".repeat(count) + "◇".repeat(of - count));
  const who = list(winners.map((seat) => names[seat]!));
  const end = romeWins ? (view.conspiratus === NOBODY ? say.romeNobody : say.romeWith(who)) : say.revolt(who);
  const rome = tableTexts[language].rome.toLocaleUpperCase(language);
  return `${style("bold", rome)} ${marks} ${style("bold", titled(say.ahead(count, of), end))}${hidden}`;
}

/** 8.4: what the campaign asks for. */
function soloStanding(view: View, language: Language): string {
  const say = tableTexts[language].standing;
  const { clauses, list } = grammars[language];
  const { categories } = prospectOf(view);
  const own = countSymbols(view.players[0]!.display);
  const stronger = categories.filter(({ romeAhead }) => !romeAhead).length;
  const missing = categories.filter((_, i) => own[i] === 0);
  const display = say.display(categories.length - missing.length, categories.length);
  const names = missing.map(({ category }) => paxTexts[language].categories[category]);
  const which = missing.length === 0 ? "" : ` (${say.missing(list(names))})`;
  return clauses([say.solo(stronger, soloGoal(view.config)), `${display}${which}`]);
}
