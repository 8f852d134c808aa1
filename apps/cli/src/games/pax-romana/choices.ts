import type { Language, Seat } from "@ara/kernel";
import {
  inOrder,
  keysOf,
  paxRomana,
  promptOf,
  type Action,
  type Parts,
  type Prompt,
  type State,
} from "@ara/pax-romana";
import { overviewOf } from "@ara/pax-romana/overview";
import { allIn, namesOf, paxRomanaTexts, sayAction } from "@ara/pax-romana/texts";
import { cut, padEnd, padStart, screen, style, width, wrap } from "../../terminal.ts";
import { plain } from "./map-text.ts";

/** One answer: what is typed, what it means, and what lies in the place it names. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  readonly action: Action;
  /** Whether it gives up for good what is one's own. */
  readonly givesUp: boolean;
}

/** The question to a seat that is asked, made of what it may know. */
export const promptAt = (state: State, seat: Seat): Prompt => promptOf(paxRomana.view(state, seat), seat)!;

export function choicesOf(state: State, prompt: Prompt, language: Language): Choice[] {
  const options = inOrder(prompt.options.filter(({ refusal }) => refusal === null));
  const keys = keysOf(options.map(({ action }) => action));
  const names = namesOf(language, state.config);
  const { places } = overviewOf(state);
  return options.map((option, i) => {
    const { node: where }: Parts = option.action;
    const place = places.find(({ node }) => node === where);
    return {
      key: keys[i]!,
      label: sayAction(language, state.config, prompt, option),
      note: place ? names.words.grammar.clauses(allIn(paxRomanaTexts[language], state.config, place)) : "",
      action: option.action,
      givesUp: option.care === "gone",
    };
  });
}

/** The choices in so many rows: one below the other with notes, in columns, or the first ones. */
export function listed(choices: readonly Choice[], rows: number, more: (n: number) => string): string[] {
  const items = choices.map(({ key, label }) => `${padStart(style("bold", key), 4)}  ${label}`);
  if (items.length <= rows) return items.map((item, i) => noted(item, choices[i]!.note));
  const cell = Math.max(...items.map(width)) + 2;
  const columns = Math.max(1, Math.floor(screen().columns / cell));
  const inColumns = (count: number): string[] => {
    const lines = Math.ceil(count / columns);
    return Array.from({ length: lines }, (_, row) =>
      Array.from({ length: columns }, (__, column) => padEnd(cellAt(items, count, lines, row, column), cell))
        .join("")
        .trimEnd(),
    );
  };
  const room = Math.max(4, rows);
  if (Math.ceil(items.length / columns) <= room) return inColumns(items.length);
  const shown = (room - 1) * columns;
  return [...inColumns(shown), style("dim", more(items.length - shown))];
}

/** Columns are read downwards. */
function cellAt(items: readonly string[], count: number, lines: number, row: number, column: number): string {
  const at = column * lines + row;
  return at < count ? items[at]! : "";
}

/** A note stands behind its answer as far as it fits. */
function noted(item: string, note: string): string {
  const room = screen().columns - width(item) - 3;
  return note === "" || room < 12 ? wrap(item, 6) : `${item}  ${style("dim", cut(note, room))}`;
}

/** The choices whose words are typed: all that contain them, or the one that is them. */
export function found(choices: readonly Choice[], input: string): readonly Choice[] {
  const wanted = plain(input);
  const exact = choices.filter(({ label }) => plain(label) === wanted);
  return exact.length > 0 ? exact : choices.filter(({ label }) => plain(label).includes(wanted));
}
