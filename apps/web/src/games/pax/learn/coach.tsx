import type { JSX } from "preact";
import { CoachFrame } from "../../../ui/lesson/coach.tsx";
import { showMe } from "./glow.ts";
import type { Lesson } from "./lesson.ts";
import { STEPS } from "./steps.ts";
import { learnWords } from "./words.ts";

/** What is said at a step of the lesson, and the buttons that belong to it. */
export function Coach({ lesson }: { readonly lesson: Lesson }): JSX.Element {
  const say = learnWords.now.value;
  const index = lesson.index.value;
  const { id, task, rule } = lesson.step.value;
  const watching = lesson.watching.value;
  const at = { step: index + 1, of: STEPS.length };
  return (
    <CoachFrame
      label={say.coach}
      {...at}
      progress={say.progress(at)}
      leave={{ to: "/learn", say: say.leave }}
      nudge={lesson.nudge.value}
      buttons={
        <>
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
        </>
      }
    >
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
    </CoachFrame>
  );
}
