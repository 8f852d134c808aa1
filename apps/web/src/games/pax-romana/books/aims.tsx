import { OBJECTIVES, type View } from "@ara/pax-romana";
import { progressOf } from "@ara/pax-romana/books";
import type { JSX } from "preact";
import { namesFor, type Speech } from "../text/speech.ts";
import { booksWords } from "./words.ts";

interface Props {
  readonly speech: Speech;
  readonly view: View;
  readonly power: number;
  readonly objective: number;
}

/** An objective as a card: what it asks for, how far one is, and what it brings. */
export function AimCard({ speech, view, power, objective }: Props): JSX.Element {
  const say = booksWords.now.value.aims;
  const names = namesFor(speech, view);
  const name = OBJECTIVES[objective]!;
  const { kind, award, now, done, of, parts } = progressOf(view, power, objective);
  return (
    <div class="aim" data-done={now > 0 || undefined}>
      <b class="aim-name">{name}</b>
      <span class="aim-what">
        {speech.game.words.grammar.capital(speech.game.words.aims[name] ?? "")}
        <small>
          {say.award[kind](award)} · {now > 0 ? say.fulfilled : say.progress({ done, of })}
        </small>
        <span class="aim-bar" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} data-done={i < done || undefined} />
          ))}
        </span>
        {parts.length > 0 && (
          <small class="aim-parts">
            {parts.map(({ province, node, isDone }) => {
              const place = province === undefined ? names.node(node!) : names.province(province);
              return (
                <span key={place} data-done={isDone || undefined}>
                  {isDone ? "✓" : "○"} {place}
                </span>
              );
            })}
          </small>
        )}
      </span>
    </div>
  );
}
