import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { choose, settings } from "../../../app/settings.ts";
import { Toggle } from "../../../ui/choice.tsx";
import { shownFor, type Answer } from "./answers.ts";
import { bound } from "./bound.ts";
import { WhyNot, Weighed, Wording } from "./before.tsx";
import { spotName } from "./places.ts";
import type { Shown } from "./shown.ts";
import type { TextFace } from "./text-face.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  /** Puts the focus on the question, once what had it is gone. */
  readonly asks: () => void;
  /** What was replied stands elsewhere. */
  readonly isReplied?: boolean;
  /** What else is worth a line under an answer. */
  readonly gives?: ((answer: Answer) => string | undefined) | undefined;
}

/** Every legal answer as a button, in groups; one line to type into finds and gives them. */
export function Answers({ face, shown, asks, isReplied = false, gives }: Props): JSX.Element {
  const { text } = face.speech.value;
  const { prompt, undoable, free } = shown.news;
  const typed = useSignal("");
  const room = useRef<HTMLElement>(null);
  const narrowed = face.narrowed.value;
  const some = new Set(shownFor(narrowed?.answers ?? shown.answers, typed.value));
  const isSome = some.size < shown.answers.length;
  const give = (answer: Answer): void => {
    typed.value = "";
    if (face.choose(answer)) asks();
  };
  return (
    <section
      class="romana-answers"
      aria-label={text.answers}
      ref={room}
      onKeyDown={(event) => walk(event, room.current)}
    >
      <form
        class="romana-form"
        onSubmit={(event) => {
          event.preventDefault();
          const input = typed.value;
          typed.value = "";
          face.run(input);
        }}
      >
        <label for="romana-typed">{text.answer}</label>
        <input
          id="romana-typed"
          value={typed.value}
          aria-describedby="romana-typed-help"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button type="submit">{text.send}</button>
        <p id="romana-typed-help">{text.answerHelp}</p>
      </form>
      {!isReplied && <ReplyShown face={face} />}
      <Weighed face={face} shown={shown} asks={asks} />
      <Wording face={face} asks={asks} />
      {prompt && (
        <p class="romana-count" aria-live="polite">
          {isSome ? text.shown({ some: some.size, all: shown.answers.length }) : text.count(shown.answers.length)}
        </p>
      )}
      {narrowed && (
        <p class="romana-do">
          <button data-all onClick={() => (face.narrowed.value = null)}>
            {text.map.all(spotName(face.speech.value, shown.news.view, narrowed.spot))}
          </button>
        </p>
      )}
      {shown.groups.map(({ title, isFolded, answers }) => (
        <Listed
          key={title}
          title={title}
          isFolded={isFolded}
          answers={answers.filter((answer) => some.has(answer))}
          give={give}
          gives={gives}
        />
      ))}
      <p class="romana-do">
        {undoable + free > 0 && (
          <button data-undo onClick={() => void face.undo()}>
            {text.undo}
          </button>
        )}
        {prompt && !face.hasMap && <button onClick={() => void face.advise()}>{text.tip}</button>}
      </p>
      {prompt && (
        <Toggle
          name="confirm"
          label={text.first}
          on={settings.value.confirm}
          onChoose={(confirm) => choose({ confirm })}
        />
      )}
      <WhyNot face={face} shown={shown} />
    </section>
  );
}

export function ReplyShown({ face }: { readonly face: TextFace }): JSX.Element | null {
  const reply = face.reply.value;
  if (!reply || reply.lines.length === 0) return null;
  return (
    <div class={`romana-reply note ${reply.refused ? "no" : ""}`} data-reply>
      {reply.lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}

interface ListedProps extends Pick<Props, "gives"> {
  readonly title: string;
  readonly isFolded: boolean;
  readonly answers: readonly Answer[];
  readonly give: (answer: Answer) => void;
}

function Listed({ title, isFolded, answers, give, gives }: ListedProps): JSX.Element | null {
  if (answers.length === 0) return null;
  const list = (
    <ul class="romana-list">
      {answers.map((answer) => (
        <li key={answer.key}>
          <button data-answer={answer.key} data-care={answer.care} onClick={() => give(answer)}>
            <b class="num">{answer.key}.</b>{" "}
            <span>
              {bound(answer.label)}
              {gives?.(answer) && <small>{gives(answer)}</small>}
              {answer.meaning.length > 0 && <small>{bound(answer.meaning.join("; "))}</small>}
              {answer.note !== "" && <small class="romana-note">{answer.note}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
  if (isFolded)
    return (
      <details>
        <summary>{title}</summary>
        {list}
      </details>
    );
  return (
    <>
      {title !== "" && <h3>{title}</h3>}
      {list}
    </>
  );
}

/** The arrow keys go from the line through the answers and back; letters and digits are typed wherever one is. */
function walk(event: KeyboardEvent, room: HTMLElement | null): void {
  if (!room || event.ctrlKey || event.metaKey || event.altKey) return;
  const line = room.querySelector<HTMLInputElement>("#romana-typed")!;
  const buttons = [...room.querySelectorAll<HTMLButtonElement>("[data-answer]")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const inLine = document.activeElement === line;
  if (!inLine && at < 0) return;
  const last = buttons.length - 1;
  const to: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(last, at + 1),
    ArrowUp: at - 1,
    ...(at >= 0 && { Home: 0, End: last, Escape: -1 }),
  };
  const next = to[event.key];
  if (next === undefined) {
    if (at >= 0 && event.key.length === 1 && event.key !== " ") line.focus();
    return;
  }
  event.preventDefault();
  (buttons[next] ?? line).focus();
}
