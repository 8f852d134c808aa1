import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { showMe } from "./glow.ts";
import type { Lesson } from "./lesson.ts";
import { STEPS } from "./steps.ts";
import { learnWords } from "./words.ts";

/** The coach: a few sentences, one thing to do, and the way back and on. */
export function Coach({ lesson }: { readonly lesson: Lesson }): JSX.Element {
  const say = learnWords.now.value;
  const index = lesson.index.value;
  const { id, task, rule } = lesson.step.value;
  const watching = lesson.watching.value;
  const at = { step: index + 1, of: STEPS.length };
  return (
    <section class="coach" aria-label={say.coach}>
      <header>
        <p class="coach-progress">
          <Icon name="hint" /> {say.progress(at)}
        </p>
        <a class="coach-leave" href="/learn">
          {say.leave}
        </a>
      </header>
      <progress value={at.step} max={at.of} aria-label={say.progress(at)} />
      <div class="coach-words" aria-live="polite">
        {watching ? (
          <p>{say.watch({ rival: lesson.names[1] })}</p>
        ) : (
          <>
            <h2>{say.steps[id].title}</h2>
            <p>
              {say.steps[id].text(lesson.facts())}{" "}
              <a class="rule" href={`/rules/${rule}`} title={say.more({ rule })}>
                PAX {rule}
              </a>
            </p>
          </>
        )}
      </div>
      <p class="coach-nudge" role="status">
        {lesson.nudge.value !== null && <span class="note no">{lesson.nudge.value}</span>}
      </p>
      <div class="coach-buttons">
        <button type="button" onClick={() => void lesson.back()} disabled={index === 0}>
          {say.back}
        </button>
        {task.type === "read" ? (
          <button type="button" class="btn-main" onClick={() => void lesson.next()} disabled={watching}>
            {say.next}
          </button>
        ) : (
          <>
            <button type="button" class="coach-skip" onClick={() => void lesson.skip()} disabled={watching}>
              {say.skip}
            </button>
            <button type="button" class="btn-main" onClick={() => showMe(lesson)} disabled={watching}>
              {say.show}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
