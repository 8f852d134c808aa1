import { actionCard, type Card, type Option } from "@ara/pax";
import type { JSX } from "preact";
import { shown } from "../../../app/words.ts";
import type { PaxNews } from "../types.ts";
import { refusalsOf, sentenceOf } from "./question.ts";
import { Ruled } from "./ruled.tsx";
import type { TextFace } from "./text-face.ts";
import { drawnOf, nameOf, sayCard, type Speech } from "./speech.ts";
import { commandOf } from "./teach.ts";
import { wordOf } from "./known-words.ts";
import type { CommandName } from "./vocabulary.ts";

interface Props {
  readonly face: TextFace;
  readonly news: PaxNews;
  readonly speech: Speech;
  /** Where the focus goes once the button is gone. */
  readonly then: () => void;
}

/** Every legal action as a button that says what it does; beside it what could be typed instead. */
export function Choices({ face, news, speech, then }: Props): JSX.Element {
  const { page } = speech.text;
  const { prompt, view } = news;
  const legal = (prompt?.options ?? []).filter(({ refusal }) => refusal === null);
  const refused = refusalsOf(news, speech);
  const drawn = [...new Set(drawnOf(view))];
  const run = (command: string): void => {
    face.run(command);
    then();
  };
  return (
    <section aria-labelledby="text-choices">
      <h2 class="text-h2" id="text-choices">
        {page.choices}
      </h2>
      {legal.length === 0 && <p>{page.noChoices}</p>}
      {prompt?.step === "draw" && drawn.length > 1
        ? drawn.map((c) => (
            <ByCard
              key={c}
              card={c}
              options={legal.filter(({ action }) => actionCard(action) === c)}
              news={news}
              speech={speech}
              run={run}
            />
          ))
        : legal.length > 0 && <Buttons options={legal} news={news} speech={speech} run={run} />}
      <PassOn face={face} speech={speech} />
      <p class="text-buttons">
        {news.undoable + news.free > 0 && <Command name="undo" label={page.undo} run={run} />}
        {news.undoable > 1 && <Command name="reset" label={page.reset} run={run} />}
        {prompt && <Command name="hint" label={page.hint} run={run} />}
      </p>
      {refused.length > 0 && (
        <details class="text-refused">
          <summary>{page.refused}</summary>
          <ul>
            {refused.map((line) => (
              <li key={line}>
                <Ruled text={line} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface ButtonsProps {
  readonly options: readonly Option[];
  readonly news: PaxNews;
  readonly speech: Speech;
  readonly run: (command: string) => void;
}

function ByCard({ card, ...rest }: ButtonsProps & { readonly card: Card }): JSX.Element {
  return (
    <>
      <h3 class="text-h3">{sayCard(rest.speech, card)}</h3>
      <Buttons {...rest} />
    </>
  );
}

function Buttons({ options, news, speech, run }: ButtonsProps): JSX.Element {
  return (
    <ul class="text-choices">
      {options.map((option) => {
        const command = commandOf(option.action, news.view, shown.value);
        return (
          <li key={option.action}>
            <button data-command={command} onClick={() => run(command)}>
              <span>{sentenceOf(option, news.view, speech)}</span>
              <kbd aria-hidden="true">{command}</kbd>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface CommandProps {
  readonly name: CommandName;
  readonly label: string;
  readonly run: (command: string) => void;
}

const Command = ({ name, label, run }: CommandProps): JSX.Element => (
  <button onClick={() => run(wordOf(shown.value, name))}>{label}</button>
);

/** Who has peeked at Rome's cards reads them before the next person gets the screen. */
function PassOn({ face, speech }: { readonly face: TextFace; readonly speech: Speech }): JSX.Element | null {
  const next = face.sitting.next.value;
  if (!face.sitting.held.value || next === null) return null;
  return (
    <p class="text-buttons">
      <button class="btn-main" data-pass-on onClick={() => face.sitting.passOn()}>
        {speech.text.pass.passOn({ who: nameOf(speech, next) })}
      </button>
    </p>
  );
}
