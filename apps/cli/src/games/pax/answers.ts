import { advise, sayReason } from "@ara/bots/pax";
import { grammars, decisionOf, type Language, type Match, type Seat } from "@ara/kernel";
import { CATEGORIES, measure, pax, type Pax, prospectOf } from "@ara/pax";
import { notesOf, rulebook, rulebookNotes } from "@ara/pax/rulebook";
import { LATIN, paxTexts, RULES, sayEvent } from "@ara/pax/texts";
import { escapeLine } from "../../escape.ts";
import { style, wrap } from "../../terminal.ts";
import { tableTexts } from "./texts/index.ts";
import { choicesOf } from "./choices.ts";

import { scoreSheet } from "./score-sheet.ts";

/** What somebody at the table asks for without deciding anything: help, log, score, a tip, rules. */
export function answer(match: Match<Pax>, seat: Seat, input: string, language: Language): string {
  const texts = tableTexts[language];
  const [command, argument] = input.toLowerCase().split(/\s+/);
  switch (command) {
    case "?":
    case "help":
      return texts
        .help(latin(match, language))
        .split("\n")
        .map((line) => wrap(line, line.startsWith(" ") ? 13 : 2))
        .join("\n");
    case "l":
    case "log":
      return fullLog(match, seat, language);
    case "s":
    case "score":
      return scoreSheet(prospectOf(pax.view(match.state, seat)), match.seats.map(escapeLine), language);
    case "t":
    case "tip":
      return tip(match, seat, language);
    case "r":
    case "rules":
      return rules(argument, language);
    default:
      return `${wrap(texts.notUnderstood(input))}\n`;
  }
}

/** What a bot would do here, knowing what this seat knows, and why. */
function tip(match: Match<Pax>, seat: Seat, language: Language): string {
  const { best, moves } = advise(decisionOf(match, seat));
  const { actions } = choicesOf(match.state, seat, language);
  const key = [...actions].findLast(([, known]) => known === best?.action)?.[0] ?? "";
  const win = moves[0] && Math.round(100 * moves[0].chances.win[seat]!);
  return `${wrap(tableTexts[language].tip(key, best ? sayReason(language, best.reason) : "", win))}\n`;
}

const fullLog = (match: Match<Pax>, seat: Seat, language: Language): string =>
  match
    .log(seat)
    .map((event) => `${wrap(`  ${sayEvent(language, event, (other) => escapeLine(match.seats[other]!), seat)}`, 4)}\n`)
    .join("");

/** Land (praedium), Intrigue (conspiratio) ... */
const latin = ({ config }: Match<Pax>, language: Language): string =>
  grammars[language].list(
    CATEGORIES.slice(0, measure(config).categories).map(
      (category) => `${paxTexts[language].categories[category]} (${LATIN[category]})`,
    ),
  );

/** All titles, those of a chapter ("3"), or one rule in full ("3.7"). */
function rules(number: string | undefined, language: Language): string {
  const titles = paxTexts[language].rules;
  const one = RULES.find((rule) => rule === number);
  if (one !== undefined) {
    return `${style("bold", `PAX ${one} ${titles[one]}`)}\n${wrap(`  ${rulebook[language][one]}`)}\n${notesOf(
      rulebookNotes[language],
      one,
    )
      .map(({ title, text }) => `${wrap(`  ${grammars[language].titled(title, text)}`)}\n`)
      .join("")}`;
  }
  const asked = RULES.filter((rule) => number === undefined || rule.startsWith(`${number}.`));
  if (asked.length === 0) return `${wrap(tableTexts[language].noRule(number ?? ""))}\n`;
  return asked.map((rule) => `${wrap(`  ${rule.padEnd(5)} ${titles[rule]}`, 8)}\n`).join("");
}
