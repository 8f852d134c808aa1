import type { Language } from "@ara/kernel";
import type { PlayerScore, Score } from "@ara/pax";
import { paxTexts } from "@ara/pax/texts";
import { padEnd, padStart, style } from "../terminal.ts";
import { cliTexts } from "../texts.ts";
import { colour } from "./card-text.ts";

/** The score sheet: each category against Rome, and where everybody's points come from. */
export function scoreSheet(score: Score, names: readonly string[], language: Language): string {
  const texts = cliTexts[language];
  const label = 2 + Math.max(...Object.values(texts.sheet.rows).map((row) => row.length));
  const columns = names.map((name) => Math.max(6, name.length + 2));
  const line = (head: string, rome: string, cells: readonly string[]): string =>
    padEnd(head, label) + padStart(rome, 7) + cells.map((cell, i) => padStart(cell, columns[i]!)).join("");

  const categories = score.categories.map(({ category, rome, players, romeAhead }) => {
    const mark = (symbols: number): string => (symbols > rome ? style("green", String(symbols)) : String(symbols));
    return line(
      colour(category, paxTexts[language].categories[category]),
      romeAhead ? style("red", `${rome} ◆`) : `${rome}  `,
      players.map(mark),
    );
  });
  const rows = Object.entries(texts.sheet.rows).map(([row, title]) =>
    line(
      title,
      "",
      score.players.map((player) => String(player[row as keyof PlayerScore])),
    ),
  );
  return [
    style("bold", line(texts.sheet.title, `${texts.rome}  `, names)),
    ...categories,
    "",
    ...rows,
    style(
      "bold",
      line(
        texts.sheet.total,
        "",
        score.players.map(({ total }) => String(total)),
      ),
    ),
    style(
      "dim",
      line(
        texts.sheet.riches,
        "",
        score.players.map(({ riches }) => String(riches)),
      ),
    ),
    "",
  ].join("\n");
}
