import { doerOf, turningPoints } from "@ara/pax-romana/story";
import { chapterIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { Mark } from "../story/mark.tsx";
import { textsIn } from "../text/flavour.ts";
import { romanaWords } from "../words.ts";
import type { Told } from "./told.ts";
import { scoreWords } from "./words.ts";

const MOST = 8;

/** The chapters in which most changed hands, each the way into the replay. */
export function Story({ told }: { readonly told: Told }): JSX.Element {
  const say = scoreWords.now.value;
  const { id, config, chapters, outline } = told;
  return (
    <section class="panel tally-story" aria-labelledby="tally-story">
      <h2 id="tally-story">{say.story}</h2>
      <p class="tally-note">{say.storyNote}</p>
      <ol>
        {turningPoints(chapters, MOST).map((i) => {
          const chapter = chapters[i]!;
          return (
            <li key={i}>
              <a href={`/replay/${id}?at=${outline.spans[i]!.last}&part=${i}`}>{say.turn(chapter.turn)}</a>{" "}
              {doerOf(chapter) >= 0 && <Mark config={config} power={chapter.power} />}
              {chapterIn(textsIn(romanaWords.now.value, chapter.turn), config, chapter)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
