import { padEnd, padStart, screen, width } from "../../terminal.ts";

/** A table of which the first column is a label; heads and labels may be cut short, cells may not. */
export interface Columns {
  readonly label: string;
  readonly heads: readonly string[];
  /** Each row: its label, then a cell for each head. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  /** How a cut head is dressed. */
  readonly dress?: (head: string, column: number) => string;
}

/** Lines as wide as the screen allows: first the gaps shrink, then the longest heads. */
export function columnsText({ label, heads, rows, dress = (head) => head }: Columns): string[] {
  const first = Math.max(width(label), ...rows.map(([name]) => width(name)));
  const cells = heads.map((_, i) => Math.max(1, ...rows.map((row) => width(row[i + 1]!))));
  const longest = Math.max(...heads.map((head) => head.length));
  const widths = (most: number): number[] => heads.map((head, i) => Math.max(Math.min(head.length, most), cells[i]!));
  const fits = (gap: number, most: number): boolean =>
    first + widths(most).reduce((sum, column) => sum + column + gap, 0) <= screen().columns;
  const gap = fits(2, longest) ? 2 : 1;
  let most = longest;
  while (most > 3 && !fits(gap, most)) most--;
  const line = (name: string, texts: readonly string[]): string =>
    padEnd(name, first) +
    texts
      .map((text, i) => padStart(text, widths(most)[i]! + gap))
      .join("")
      .trimEnd();
  const short = shortened(heads, widths(most));
  return [line(label, short.map(dress)), ...rows.map(([name, ...texts]) => line(name, texts))];
}

/** Each cut to its width, with a dot; names that would then look alike keep their last letter. */
function shortened(heads: readonly string[], widths: readonly number[]): string[] {
  const cut = (head: string, most: number, tail: string): string =>
    head.length <= most ? head : `${head.slice(0, most - tail.length)}${tail}`;
  const dotted = heads.map((head, i) => cut(head, widths[i]!, "."));
  return dotted.map((head, i) =>
    dotted.indexOf(head) === dotted.lastIndexOf(head) ? head : cut(heads[i]!, widths[i]!, heads[i]!.slice(-1)),
  );
}
