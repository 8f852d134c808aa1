import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { RuleLink } from "../rule-link.tsx";
import { refusedIn } from "./answers.ts";
import type { Shown } from "./shown.ts";
import type { TextFace } from "./text-face.ts";
import { weighedLines } from "./weighing.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  /** Puts the focus on the question, once what had it is gone. */
  readonly asks: () => void;
}

/** What an answer would bring, as far as the table can tell before it is given. */
export function Weighed({ face, shown, asks }: Props): JSX.Element | null {
  const weighed = face.weighed.value;
  const speech = face.speech.value;
  const { text } = speech;
  const button = useRef<HTMLButtonElement>(null);
  // Whatever was pressed, what is asked once more is in sight as a whole: also when more lines of it come.
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    button.current?.closest(".romana-before")?.scrollIntoView({ block: "nearest" });
  }, [weighed?.answer, weighed?.preview]);
  if (!weighed) return null;
  const { answer } = weighed;
  const done = (then: () => void): void => {
    asks();
    then();
  };
  return (
    <div class="romana-before panel" role="group" aria-labelledby="romana-before">
      <h3 id="romana-before">{text.sure}</h3>
      <p>
        <b>{answer.label}</b>
      </p>
      <ul>
        {weighedLines(speech, shown.news.view, weighed).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <p class="romana-do">
        <button ref={button} class="btn-main" data-do onClick={() => done(() => face.confirm())}>
          {text.doIt}
        </button>
        <button onClick={() => done(() => (face.weighed.value = null))}>{text.notNow}</button>
      </p>
    </div>
  );
}

/** 4.1: a promise or a wish is said in words of one's own. */
export function Wording({ face, asks }: Omit<Props, "shown">): JSX.Element | null {
  const answer = face.wording.value;
  const { text } = face.speech.value;
  const words = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [answer]);
  if (!answer) return null;
  return (
    <form
      class="romana-form romana-before panel"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.value.trim() === "") return;
        void face.give({ ...answer.action, text: words.value.trim() } as typeof answer.action);
        words.value = "";
        asks();
      }}
    >
      <label for="romana-words">{text.ownWords}</label>
      <input
        id="romana-words"
        ref={field}
        value={words.value}
        maxLength={200}
        autocomplete="off"
        onInput={(event) => (words.value = event.currentTarget.value)}
      />
      <button type="submit" data-do>
        {text.sayIt}
      </button>
    </form>
  );
}

/** What belongs to the question and cannot be done now, each with its reason and rule. */
export function WhyNot({ face, shown }: Omit<Props, "asks">): JSX.Element | null {
  const speech = face.speech.value;
  const { prompt, view } = shown.news;
  const refused = prompt ? refusedIn(speech, view, prompt) : [];
  if (refused.length === 0) return null;
  return (
    <details class="romana-why">
      <summary>
        <b>{speech.text.why}</b> {speech.text.whyCount(refused.length)}
      </summary>
      <ul>
        {refused.map(({ label, reason, rule }) => (
          <li key={label}>
            <b>{label}</b> {reason} {rule !== undefined && <RuleLink rule={rule} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
