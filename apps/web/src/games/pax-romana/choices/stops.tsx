import type { Parts } from "@ara/pax-romana";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import type { Answer } from "../text/answers.ts";
import { besides } from "./ways.ts";
import { askingWords } from "./words.ts";

/** So many stops stand in a row; more are stepped through. */
const MOST_STOPS = 10;

interface Props {
  readonly stops: readonly Answer[];
  readonly give: (answer: Answer) => void;
}

/** A number: a row of stops, each with what it brings; beyond ten a number with minus and plus. */
export function Stops({ stops, give }: Props): JSX.Element {
  const say = askingWords.now.value;
  const at = useSignal(0);
  const numberOf = ({ action }: Answer): number => (action as Parts).n ?? 0;
  if (stops.length <= MOST_STOPS)
    return (
      <ul class="choices-stops" data-said={stops.some((one) => besides(one.label, numberOf(one)) !== "") || undefined}>
        {stops.map((answer) => (
          <li key={answer.key}>
            <button data-answer={answer.key} data-care={answer.care} title={answer.label} onClick={() => give(answer)}>
              <b>{numberOf(answer)}</b>
              <small aria-hidden="true">{besides(answer.label, numberOf(answer))}</small>
              <span class="choices-said">{answer.label}</span>
              {answer.meaning.length > 0 && <small>{answer.meaning.join("; ")}</small>}
            </button>
          </li>
        ))}
      </ul>
    );
  const chosen = stops[Math.min(at.value, stops.length - 1)]!;
  const step = (by: number): void => {
    at.value = Math.max(0, Math.min(stops.length - 1, at.value + by));
  };
  return (
    <div class="choices-number">
      <button aria-label={say.fewer} title={say.fewer} disabled={at.value === 0} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <b aria-live="polite">{numberOf(chosen)}</b>
      <button aria-label={say.plus} title={say.plus} disabled={at.value === stops.length - 1} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
      <button class="btn-main" data-answer={chosen.key} onClick={() => give(chosen)}>
        {chosen.label}
        {chosen.meaning.length > 0 && <small>{chosen.meaning.join("; ")}</small>}
      </button>
    </div>
  );
}
