import type { Language } from "@ara/kernel";
import type { PlayerScore, Score, Prospect } from "@ara/pax";
import { paxTexts } from "@ara/pax/texts";
import { style, wrap } from "../../terminal.ts";
import { tableTexts } from "./texts/index.ts";
import { ahead } from "./balance.ts";
import { colour } from "./card-text.ts";
import { columnsText } from "./columns.ts";

/** The score sheet: each category against Rome, and where everybody's points come from; `?` for what is secret. */
export function scoreSheet(score: Score | Prospect, names: readonly string[], language: Language): string {
  const texts = tableTexts[language];
  const { rows: titles, ...say } = texts.sheet;
  const riches = "riches" in score ? score.riches : score.players.map((player) => player.riches);
  const unseen = "unseen" in score ? score.unseen : 0;
  const secret = riches.includes(null);

  const categories = score.categories.map(({ category, rome, players, romeAhead }): [string, ...string[]] => [
    colour(category, paxTexts[language].categories[category]),
    romeAhead ? ahead(`◆${rome}`) : String(rome),
    ...players.map((symbols) => (symbols > rome ? style("green", String(symbols)) : String(symbols))),
  ]);
  const points = Object.entries(titles).map(([row, title]): [string, ...string[]] => [
    title,
    "",
    ...score.players.map((player) => (secret && row === "wealth" ? "?" : String(player[row as keyof PlayerScore]))),
  ]);
  const bold = (cells: [string, ...string[]]): [string, ...string[]] =>
    cells.map((cell) => style("bold", cell)) as [string, ...string[]];
  const lines = columnsText({
    label: style("bold", say.title),
    heads: [texts.rome, ...names],
    rows: [
      ...categories,
      ...points,
      bold([say.total, "", ...score.players.map(({ total }) => String(total))]),
      [say.riches, "", ...riches.map((n) => (n === null ? "?" : String(n)))],
    ],
    dress: (head) => style("bold", head),
  });
  const notes = [...(secret ? [say.secret] : []), ...(unseen > 0 ? [say.unseen(unseen)] : [])];
  return [...lines.toSpliced(1 + categories.length, 0, ""), ...notes.map((note) => style("dim", wrap(note))), ""].join(
    "\n",
  );
}
