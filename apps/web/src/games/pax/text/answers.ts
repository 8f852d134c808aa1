import { notesOf } from "@ara/pax/rulebook/notes";
import type { Book } from "../rules/book.ts";
import type { Language } from "@ara/kernel";
import { placeTo, prospectOf, TO_DECK, TO_HAND, actionCard, type Event, type PlayerScore, type Score } from "@ara/pax";
import type { RuleNumber } from "@ara/pax/texts";
import type { Advice } from "@ara/bots/pax";
import type { sayReasonIn } from "@ara/bots/pax/texts/say";
import type { Question, Which } from "./commands.ts";
import { describe, linesOf, sectionOf, type SectionName } from "./describe.ts";
import { legionAt } from "./selectors.ts";
import type { PaxNews } from "../types.ts";
import { offered, questionOf, sentenceOf, verdictOf } from "./question.ts";
import { calledBy, nameOf, sayEvent, sayNumbered, sayReason, type Speech } from "./speech.ts";
import { commandOf } from "./teach.ts";
import { wordOf } from "./known-words.ts";
import { COMMANDS, type CommandName } from "./vocabulary.ts";

/** What somebody can ask without deciding anything, as far as the table has told it already. */
export interface Known {
  readonly news: PaxNews;
  readonly log: readonly Event[];
  readonly speech: Speech;
  readonly language: Language;
}

/** Questions whose answers must be fetched first. */
export type Fetched = "hint" | "chances" | "rule" | "visual";

const LOG_LINES = 12;

export function answer(about: Exclude<Question, Fetched>, argument: string, known: Known): string[] {
  const { news, log, speech } = known;
  const { view } = news;
  switch (about) {
    case "look":
      return [questionOf(news, speech), ...describe(view, speech).flatMap((part) => linesOf(part, speech.pax.grammar))];
    case "choices":
      return choices(known);
    case "log": {
      const last = Number(argument) > 0 ? Number(argument) : LOG_LINES;
      return log.slice(-last).map((event) => sayEvent(speech, event, view.viewer));
    }
    case "score":
      return scoreLines(news, speech);
    case "save":
      return [news.unsaved === null ? speech.text.answers.saved : speech.text.page.unsaved({ reason: news.unsaved })];
    case "help":
      return help(known);
    case "legions": {
      const lines = linesOf(sectionOf("legions", view, speech), speech.pax.grammar);
      const one = lines[legionAt([argument]) ?? 0];
      return legionAt([argument]) === undefined || one === undefined ? lines : [one];
    }
    default:
      return section(about, known);
  }
}

function section(name: SectionName, { news, speech }: Known): string[] {
  const watching = news.view.own === null && (name === "hand" || name === "display");
  return watching ? [speech.text.answers.spectator] : linesOf(sectionOf(name, news.view, speech), speech.pax.grammar);
}

function choices({ news, speech, language }: Known): string[] {
  const { prompt, view } = news;
  if (!prompt) return [questionOf(news, speech)];
  const legal = prompt.options.filter(({ refusal }) => refusal === null);
  return [
    speech.text.answers.choices,
    ...legal.map((option) =>
      speech.pax.grammar.titled(commandOf(option.action, view, language), sentenceOf(option, view, speech)),
    ),
  ];
}

/** What can be done now comes first. */
function help({ news, speech, language }: Known): string[] {
  const now = new Set(
    (news.prompt?.options ?? []).map(({ action }) => commandOf(action, news.view, language).split(" ")[0]!),
  );
  const isNow = (command: CommandName): boolean => now.has(wordOf(language, command).split(" ")[0]!);
  const { titled, stop } = speech.pax.grammar;
  const line = (command: CommandName): string => stop(titled(wordOf(language, command), speech.text.help[command]));
  return [
    ...COMMANDS.filter(isNow).map(line),
    ...COMMANDS.filter((command) => !isNow(command)).map(line),
    speech.text.answers.example,
  ];
}

/** The commands by the words we teach: "draw, place or help". */
export const sayCommands = (commands: readonly CommandName[], { pax }: Speech, language: Language): string =>
  pax.grammar.or(commands.map((command) => wordOf(language, command)));

/** What the question "which?" offers. */
export function sayWhich(which: Which, { news, speech }: Known): string {
  const { which: say } = speech.text.answers;
  const { places, group } = speech.text.question;
  const { view, prompt } = news;
  if (which.asks === "card") return say.card({ options: sayNumbered(speech, which.pool, which.cards) });
  if (which.asks === "legion") {
    const options = view.legions.map((_, i) => group({ legion: i + 1, price: view.own?.prices[i] ?? 0 }));
    return say.legion({ options: speech.pax.grammar.list(options) });
  }
  const open = (prompt?.options ?? []).filter(
    ({ action, refusal }) => refusal === null && actionCard(action) === which.cards[0],
  );
  const words = new Set(
    open.map(({ action }) => {
      const to = placeTo(action);
      return to === TO_HAND ? places.hand : to === TO_DECK ? places.deck : places.legion;
    }),
  );
  return say.place({ options: speech.pax.grammar.or([...words]) });
}

export const PARTS = [
  "categories",
  "stronger",
  "fleets",
  "armies",
  "conspiratus",
  "wealth",
] as const satisfies readonly (keyof PlayerScore)[];

/** The points as they stand, or as they ended. */
function scoreLines({ view, over }: PaxNews, speech: Speech): string[] {
  const say = speech.text.score;
  const { capital, list } = speech.pax.grammar;
  const prospect = prospectOf(view);
  const sheet: Score = view.score ?? prospect;
  const lines = sheet.players.map((player, seat) =>
    say.line({
      who: capital(calledBy(speech, view, seat)),
      points: player.total,
      parts: list(
        PARTS.filter((part) => player[part] > 0).map((part) =>
          say.partLine({ part: say.rows[part], points: player[part] }),
        ),
      ),
    }),
  );
  if (over) return [verdictOf(view, speech), ...lines];
  const secret = prospect.riches.includes(null) ? [say.secretNote] : [];
  const unseen = prospect.unseen > 0 ? [speech.text.balance.unseen({ unseen: prospect.unseen })] : [];
  return [say.now, ...lines, ...secret, ...unseen];
}

const percent = (chance: number): number => Math.round(100 * chance);

export function sayHint({ best, moves }: Advice, { news, speech, language }: Known): string[] {
  const say = speech.text.answers;
  if (!best || !news.prompt) return [say.noHint];
  const { action, reason } = best;
  const win = moves[0]?.chances.win[news.view.viewer as number];
  return [
    say.hint({
      action: sentenceOf(offered(news.prompt, action), news.view, speech),
      reason: sayReason(speech, reason),
      command: commandOf(action, news.view, language),
    }),
    ...(win === undefined ? [] : [say.hintWins({ win: percent(win) })]),
  ];
}

export function sayChances({ chances }: Advice, { news, speech }: Known): string[] {
  const say = speech.text.answers;
  const { rome, win, withRome } = chances;
  return [
    say.chances({ rome: percent(rome) }),
    ...win.map((share, seat) =>
      say.chanceOf({
        who: speech.pax.grammar.capital(calledBy(speech, news.view, seat)),
        win: percent(share),
        withRome: percent(withRome[seat]!),
      }),
    ),
  ];
}

/** A rule in full ("3.7"), the titles of a chapter ("3"), or how to ask. */
export function sayRule(argument: string, speech: Speech, { titles, rules, notes }: Omit<Book, "chapters">): string[] {
  const say = speech.text.answers;
  const { titled, stop } = speech.pax.grammar;
  const all = Object.entries(titles);
  const one = all.find(([rule]) => rule === argument);
  if (one) {
    const beside = notesOf(notes, one[0]).map(({ title, text }) => titled(title, text));
    return [stop(titled(`PAX ${one[0]}`, one[1])), rules[one[0] as RuleNumber], ...beside];
  }
  if (argument === "") return [say.ruleHelp];
  const chapter = all.filter(([rule]) => rule.startsWith(`${argument}.`));
  return chapter.length > 0
    ? chapter.map(([rule, title]) => stop(titled(rule, title)))
    : [say.noRule({ rule: argument })];
}

/** Why a bot did what it did last. */
export const sayReasons = (
  reasons: readonly Parameters<typeof sayReasonIn>[2][],
  seat: number,
  speech: Speech,
): string[] => {
  const who = nameOf(speech, seat);
  if (reasons.length === 0) return [speech.text.answers.noReason({ who })];
  return [
    speech.text.answers.botReason({
      who,
      reason: reasons.map((reason) => sayReason(speech, reason)).join(" "),
    }),
  ];
};
