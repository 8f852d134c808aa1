import { sayQuestionIn } from "@ara/pax-romana/texts/say";
import type { JSX, RefObject } from "preact";
import { Termed } from "../glossary/termed.tsx";
import { RuleLink } from "../rule-link.tsx";
import { Emblem } from "../ui/emblem.tsx";
import { bound } from "./bound.ts";
import { isHeld, PassOn } from "./pass.tsx";
import { namesFor, sayWaiting } from "./speech.ts";
import type { Shown } from "./shown.ts";
import type { TextFace } from "./text-face.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The question in words that fit how it is asked, where a board asks it in another way than a list. */
  readonly words?: string | undefined;
  /** What it is about stands elsewhere. */
  readonly isBrief?: boolean;
}

/** Who decides, what about, and under which rule. */
export function Question({ face, shown, heading, words, isBrief = false }: Props): JSX.Element {
  const speech = face.speech.value;
  const { text } = speech;
  const { prompt, view, version } = shown.news;
  if (!prompt) {
    return (
      <section class="romana-question panel" aria-labelledby="romana-question" data-version={version}>
        <h2 id="romana-question" tabIndex={-1} ref={heading}>
          {isHeld(face) ? text.pass.eyes : text.othersDecide}
        </h2>
        <p class="romana-asks">{sayWaiting(speech, shown.news)}</p>
        <PassOn face={face} shown={shown} />
        {shown.session.busy.value && <button onClick={() => shown.session.skip()}>{text.skip}</button>}
      </section>
    );
  }
  const question = sayQuestionIn(speech.game, view.config, prompt);
  const power = namesFor(speech, view).who(prompt.power);
  return (
    <section class="romana-question panel" aria-labelledby="romana-question" data-version={version} data-asked>
      <h2 id="romana-question" tabIndex={-1} ref={heading}>
        <Emblem power={prompt.power} />
        {speech.game.words.grammar.capital(text.decides(power))}
      </h2>
      <p class="romana-asks">
        {words ?? <Termed text={question.text} />} <RuleLink rule={question.rule} />
      </p>
      {!isBrief && question.about.length > 0 && (
        <ul class="romana-about">
          {question.about.map((line) => (
            <li key={line}>{bound(line)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
