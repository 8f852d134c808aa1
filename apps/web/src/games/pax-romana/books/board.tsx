import { orderPage } from "@ara/pax-romana/books";
import { sayQuestionIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import type { BoardProps } from "../boards/board.ts";
import { RuleLink } from "../rule-link.tsx";
import { Answers } from "../text/answer-list.tsx";
import { Question } from "../text/question.tsx";
import { Replied } from "../choices/replied.tsx";
import { namesFor } from "../text/speech.ts";
import { Emblem } from "../ui/emblem.tsx";
import { Books } from "./books.tsx";
import { Desks } from "./desks.tsx";
import { booksWords } from "./words.ts";

/** 6.2, 6.3, 6.4: plans are made in the books. */
export function Board({ face, shown, heading, asks }: BoardProps): JSX.Element {
  const speech = face.speech.value;
  const { prompt, view, version } = shown.news;
  const isUpkeep = prompt?.key === "maintenance.plan";
  // An order that was begun in the list goes on there.
  if (!prompt || (!isUpkeep && !orderPage(view, prompt.power)))
    return (
      <>
        <Question face={face} shown={shown} heading={heading} />
        <Answers face={face} shown={shown} asks={asks} />
      </>
    );
  const { text, rule } = sayQuestionIn(speech.game, view.config, prompt);
  return (
    <section class="panel" aria-labelledby="romana-question" data-version={version} data-asked>
      <header class="books-head">
        <Emblem power={prompt.power} />
        <div>
          <h2 id="romana-question" tabIndex={-1} ref={heading}>
            {booksWords.now.value.title(namesFor(speech, view).of(prompt.power))}
          </h2>
          <p class="books-asks">
            {text} <RuleLink rule={rule} />
          </p>
        </div>
        <Desks face={face} shown={shown} power={prompt.power} />
      </header>
      <Books face={face} shown={shown} power={prompt.power} first={isUpkeep ? "upkeep" : "plan"} />
      <Replied face={face} shown={shown} asks={asks} />
    </section>
  );
}
