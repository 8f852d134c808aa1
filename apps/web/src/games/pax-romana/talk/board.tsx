import type { JSX } from "preact";
import type { BoardProps } from "../boards/board.ts";
import { askingWords } from "../choices/words.ts";
import { Replied } from "../choices/replied.tsx";
import { WhyNot } from "../text/before.tsx";
import { Question } from "../text/question.tsx";
import { Bribe } from "./bribe.tsx";
import { DealAnswer } from "./deal-answer.tsx";
import { DealTerms } from "./deal-terms.tsx";
import { Invite } from "./invite.tsx";
import { Speak } from "./speak.tsx";
import "../books/books.css";
import "../choices/choices.css";
import "./talk.css";

/** 4: a Meeting, a proposal as a sentence with gaps, and a bribe. */
export function Board(props: BoardProps): JSX.Element {
  const { face, shown, heading, asks } = props;
  const { prompt, version } = shown.news;
  const { invite, deal } = askingWords.now.value;
  // What a list is asked with does not fit a form.
  const words: Readonly<Record<string, string>> = { "meeting.invite": invite.whom, "deal.terms": deal.what };
  return (
    <div class="talk">
      <Question
        face={face}
        shown={shown}
        heading={heading}
        words={prompt ? words[prompt.key] : undefined}
        isBrief={prompt?.key === "deal.answer" || prompt?.key === "deal.terms"}
      />
      {/* What was thought of at one question is not kept for the next. */}
      {prompt?.key === "meeting.invite" && <Invite key={version} {...props} />}
      {(prompt?.key === "meeting.speak" || prompt?.key === "alliance.speak") && <Speak {...props} />}
      {prompt?.key === "deal.terms" && <DealTerms {...props} />}
      {prompt?.key === "deal.answer" && <DealAnswer {...props} />}
      {prompt?.key === "bribe.offer" && <Bribe key={version} {...props} />}
      <Replied face={face} shown={shown} asks={asks} />
      <WhyNot face={face} shown={shown} />
    </div>
  );
}
