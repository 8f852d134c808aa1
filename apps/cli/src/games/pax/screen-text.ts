import type { Language } from "@ara/kernel";
import { measure, soloGoal, type Config } from "@ara/pax";
import { height, isRoomy, padEnd, padStart, screen, style, width, wrap } from "../../terminal.ts";
import { tableTexts } from "./texts/index.ts";
import type { Choices } from "./choices.ts";

export interface Screen {
  /** Above everything else: a welcome, or that a step was taken back. */
  readonly notice: readonly string[];
  readonly news: readonly string[];
  readonly table: readonly (readonly string[])[];
  readonly choices: Choices;
}

/** One screenful; of the news as much as fits, the latest. */
export function screenText({ notice, news, table, choices }: Screen, language: Language): string {
  const texts = tableTexts[language];
  const gap = isRoomy() ? [""] : [];
  const below = [
    ...table.flatMap((part) => [...gap, ...part]),
    ...gap,
    wrap(style("bold", choices.question)),
    ...choiceLines(choices, language),
    ...(isRoomy() ? [wrap(style("dim", texts.commands))] : []),
  ];
  const above = notice.map((line) => wrap(line));
  const heading = isRoomy() && news.length > 0 ? [style("bold", texts.happened)] : [];
  const taken = height([...above, ...heading, ...below]) + 1; // the prompt
  const latest = fitting(
    news.map((line) => wrap(`  ${line}`, 4)),
    screen().rows - taken,
  );
  const earlier = news.length - latest.length;
  const more = earlier === 0 ? [] : [style("dim", `  ${texts.news.earlier(earlier)}`)];
  return `${[...above, ...heading, ...more, ...latest, ...below].join("\n")}\n`;
}

/** The last ones that fit, leaving a line to say that there were more; the very last in any case. */
function fitting(news: readonly string[], rows: number): readonly string[] {
  if (height(news) <= rows) return news;
  let count = 1;
  while (count < news.length && height(news.slice(-count - 1)) <= rows - 1) count++;
  return news.slice(-count);
}

function choiceLines({ open, closed, only }: Choices, language: Language): string[] {
  const key = Math.max(4, ...open.map((choice) => choice.key.length + 2));
  const hint = only === undefined ? "" : ` ${style("dim", tableTexts[language].orEnter)}`;
  const items = open.map((choice) => `${padStart(style("bold", choice.key), key)}  ${choice.label}${hint}`);
  const blocked = closed.map((line) => wrap(style("dim", `${padStart("×", key)}  ${line}`), key + 2));
  const cell = Math.max(...items.map(width)) + 2;
  const perLine = isRoomy() ? 1 : Math.max(1, Math.floor(screen().columns / cell));
  const lines = Array.from({ length: Math.ceil(items.length / perLine) }, (_, row) =>
    items
      .slice(row * perLine, (row + 1) * perLine)
      .map((item) => padEnd(item, cell))
      .join("")
      .trimEnd(),
  );
  return [...lines.map((line) => wrap(line, key + 2)), ...blocked];
}

/** Three lines for whoever sits down for the first time. */
export function welcome(config: Config, language: Language): string[] {
  const say = tableTexts[language].welcome;
  const { categories, romeGoal } = measure(config);
  return config.solo === null
    ? [say.aim, say.rome(romeGoal, categories), say.card]
    : [say.soloAim, say.soloGoal(soloGoal(config), categories), say.card];
}
