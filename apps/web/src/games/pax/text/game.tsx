import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Choices } from "./choices.tsx";
import type { Transcript } from "./transcript.ts";
import { describe } from "./describe.ts";
import type { PaxNews } from "../types.ts";
import { questionOf } from "./question.ts";
import { Result } from "./result.tsx";
import { Sections } from "./sections.tsx";
import type { TextFace } from "./text-face.ts";
import type { Speech } from "./speech.ts";
import { CommandLine, Log } from "./tablet.tsx";

interface Props {
  readonly face: TextFace;
  readonly transcript: Transcript;
  readonly news: PaxNews;
}

const headingOf = ({ view, over }: PaxNews, { text }: Speech): string => {
  if (over) return text.headingOver;
  return view.step === "setup" ? text.headingSetup : text.heading({ round: view.round });
};

/** The tablet with question, log and command line; what can be done; the table. */
export function Game({ face, transcript, news }: Props): JSX.Element {
  const speech = face.speech.value;
  const { page, sections } = speech.text;
  const question = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const asks = () => question.current?.focus();
  // Who has just been handed the screen begins at the question.
  useEffect(() => {
    if (speech.seats.filter(({ bot }) => bot === null).length > 1) asks();
  }, []);
  return (
    <>
      <nav class="text-skips" aria-label={page.tablet}>
        <a class="text-skip" href="#command" onClick={(event) => jump(event, input.current)}>
          {page.toCommands}
        </a>
        <a class="text-skip" href="#table" onClick={(event) => jump(event, document.querySelector("#text-table"))}>
          {page.toTable}
        </a>
      </nav>
      <h1 class="text-h1">{headingOf(news, speech)}</h1>
      <div class="text-room">
        <section class="text-tablet text-wood" aria-label={page.tablet}>
          <div class="text-wax">
            <h2 class="text-h2" tabIndex={-1} ref={question}>
              {news.over ? sections.verdict : sections.question}
            </h2>
            <p class="text-question" data-version={news.version}>
              {questionOf(news, speech)}
            </p>
            <Log transcript={transcript} speech={speech} />
            <CommandLine transcript={transcript} speech={speech} input={input} send={(typed) => face.run(typed)} />
          </div>
        </section>
        <div class="text-side">
          {news.over ? (
            <Result id={face.id} view={news.view} speech={speech} />
          ) : (
            <Choices face={face} news={news} speech={speech} then={asks} />
          )}
          <section aria-labelledby="text-table">
            <h2 class="text-h2" id="text-table" tabIndex={-1}>
              {page.table}
            </h2>
            <Sections sections={describe(news.view, speech)} />
          </section>
          <p>
            <a href={`/table/${face.id}`}>{page.visual}</a>
          </p>
        </div>
      </div>
    </>
  );
}

function jump(event: MouseEvent, to: HTMLElement | null): void {
  event.preventDefault();
  to?.focus();
}
