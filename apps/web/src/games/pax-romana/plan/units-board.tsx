import { takeOf, usualUnits } from "@ara/pax-romana/plans";
import { isSameAction } from "@ara/pax-romana";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { settings } from "../../../app/settings.ts";
import { usePromised } from "../../../app/use-promised.ts";
import type { BoardProps } from "../boards/board.ts";
import { Answers } from "../text/answer-list.tsx";
import { Question } from "../text/question.tsx";
import { namesFor } from "../text/speech.ts";
import { plannerOf } from "./board.tsx";
import { Row } from "./sheet.tsx";
import { texts } from "./words.ts";
import "./plan.css";

/** Which units: a row for each sort, as it is usually answered; one button names them all. */
export function Board(props: BoardProps): JSX.Element {
  const { face, shown } = props;
  const planner = usePromised(() => texts.load(settings.value.language).then(() => plannerOf(face)), [face]);
  const { prompt } = shown.news;
  // Sort by sort the rules ask for numbers: whoever began so goes on so.
  const isBegun = prompt?.options.some(({ action }) => action.type === "takeUnits") === true;
  return (
    <>
      <Question {...props} />
      {planner && prompt?.about.choice && !isBegun && (
        <Chosen key={shown.news.version} {...props} name={(wanted) => planner.name(wanted)} />
      )}
      <Answers {...props} />
    </>
  );
}

interface ChosenProps extends BoardProps {
  readonly name: (wanted: readonly number[]) => Promise<void>;
}

function Chosen({ face, shown, asks, name }: ChosenProps): JSX.Element {
  const say = texts.now.value;
  const { view } = shown.news;
  const prompt = shown.news.prompt!;
  const { pool } = prompt.about.choice!;
  const [wanted, setWanted] = useState(() => usualUnits(prompt, view));
  const names = namesFor(face.speech.value, view);
  const action = takeOf(prompt, wanted);
  const answer = shown.answers.find((one) => action && isSameAction(one.action, action));
  const { titled } = names.words.grammar;
  const label = titled(wanted.some((n) => n > 0) ? say.these : say.none, names.units(wanted));
  return (
    <section class="plan panel" data-units>
      <ul class="plan-units" aria-label={say.who}>
        {pool.flatMap((n, unit) =>
          n === 0
            ? []
            : [
                <Row
                  key={unit}
                  unit={unit}
                  name={names.words.grammar.capital(names.unit(unit))}
                  now={wanted[unit] ?? 0}
                  n={n}
                  set={(to) => setWanted(pool.map((_, i) => (i === unit ? to : (wanted[i] ?? 0))))}
                />,
              ],
        )}
      </ul>
      <p class="plan-do">
        <button
          class="main"
          data-these
          data-care={answer?.care}
          disabled={!answer}
          onClick={() => {
            if (answer && face.choose({ ...answer, label }, () => name(wanted))) asks();
          }}
        >
          {label}
        </button>
      </p>
    </section>
  );
}
