import type { JSX, RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Transcript, Entry } from "./transcript.ts";
import { Ruled } from "./ruled.tsx";
import type { Speech } from "./speech.ts";

/** Everything that was typed, answered and told. It is silent: the live regions speak. */
export function Log({ transcript, speech }: { readonly transcript: Transcript; readonly speech: Speech }): JSX.Element {
  const entries = transcript.entries.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [entries]);
  return (
    <>
      <h3 class="sr" id="text-log">
        {speech.text.page.log}
      </h3>
      <div class="text-log" role="log" aria-live="off" aria-labelledby="text-log" tabIndex={0} ref={list}>
        {entries.map((entry) => (
          <Told key={entry.id} entry={entry} speech={speech} />
        ))}
      </div>
    </>
  );
}

function Told({ entry, speech }: { readonly entry: Entry; readonly speech: Speech }): JSX.Element {
  const { kind, lines } = entry;
  if (kind === "input") {
    return (
      <p class="text-entry text-input">
        <span class="sr">{speech.text.page.typed({ input: lines[0]! })}</span>
        <span aria-hidden="true">› {lines[0]}</span>
      </p>
    );
  }
  return (
    <div class={`text-entry text-${kind}`}>
      {lines.map((line, i) => (
        <p key={i}>
          <Ruled text={line} />
        </p>
      ))}
    </div>
  );
}

interface CommandLineProps {
  readonly transcript: Transcript;
  readonly speech: Speech;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly send: (typed: string) => void;
}

/** One line; the arrow keys bring back what was typed before. */
export function CommandLine({ transcript, speech, input, send }: CommandLineProps): JSX.Element {
  const { page } = speech.text;
  const [typed, setTyped] = useState("");
  /** How far back in the history; 0 is what is being typed. */
  const [back, setBack] = useState(0);
  const leaf = (by: number): void => {
    const to = Math.max(0, Math.min(transcript.history.length, back + by));
    setBack(to);
    setTyped(to === 0 ? "" : transcript.history[transcript.history.length - to]!);
  };
  return (
    <form
      class="text-form"
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
        setTyped("");
        setBack(0);
      }}
    >
      <label for="text-command">{page.command}</label>
      <input
        id="text-command"
        ref={input}
        value={typed}
        aria-describedby="text-command-help"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          leaf(event.key === "ArrowUp" ? 1 : -1);
        }}
      />
      <button type="submit">{page.send}</button>
      <p id="text-command-help">{page.commandHelp}</p>
    </form>
  );
}
