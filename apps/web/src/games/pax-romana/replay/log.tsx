import type { Config, Event } from "@ara/pax-romana";
import { chapterIn, isToldAgain, sayEventIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { RuleLink } from "../rule-link.tsx";
import { Mark } from "../story/mark.tsx";
import { textsIn } from "../text/flavour.ts";
import { romanaWords } from "../words.ts";
import type { Steps } from "./use-replay.ts";
import { replayWords } from "./words.ts";

interface Props {
  readonly config: Config;
  readonly steps: Steps;
  readonly told: readonly Event[];
}

/** The chapter line by line, and the sentences of all others, each the way there. */
export function Log({ config, steps, told }: Props): JSX.Element {
  const say = replayWords.now.value;
  const words = romanaWords.now.value;
  const { chapters, position } = steps;
  const list = useRef<HTMLOListElement>(null);
  const sentences = useMemo(
    () => chapters.map((chapter) => chapterIn(textsIn(words, chapter.turn), config, chapter)),
    [chapters, words],
  );
  useEffect(() => {
    const box = list.current;
    const here = box?.querySelector<HTMLElement>("[aria-current]");
    if (box && here) box.scrollTop = here.offsetTop - box.clientHeight / 3;
  }, [position.chapter, chapters]);
  return (
    <>
      <details class="panel past-lines">
        <summary>
          <h2>{say.lines}</h2>
        </summary>
        <ul>
          {told
            .filter((event) => !isToldAgain(event))
            .map((event, i) => (
              <li key={i}>
                {sayEventIn(textsIn(words, chapters[position.chapter]?.turn ?? 0), config, event)}{" "}
                <RuleLink rule={event.rule} />
              </li>
            ))}
        </ul>
      </details>
      <section class="panel past-log" aria-labelledby="past-log">
        <h2 id="past-log">{say.log}</h2>
        <ol ref={list}>
          {chapters.map(({ turn, power }, i) => (
            <li key={i}>
              {turn !== (chapters[i - 1]?.turn ?? 0) && <h3>{say.turn(turn)}</h3>}
              <button
                type="button"
                aria-current={i === position.chapter ? "step" : undefined}
                onClick={() => steps.toChapter(i)}
              >
                {power >= 0 ? <Mark config={config} power={power} /> : <span class="past-none" />}
                <span>{sentences[i]}</span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
