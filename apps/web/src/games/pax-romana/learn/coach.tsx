import type { JSX } from "preact";
import { CoachFrame } from "../../../ui/lesson/coach.tsx";
import { Termed } from "../glossary/termed.tsx";
import { RuleLink } from "../rule-link.tsx";
import type { Skirmish } from "./skirmish.ts";
import { learnWords } from "./words.ts";

/** One sentence: what to do, or what has come of it. */
export function Coach({ skirmish }: { readonly skirmish: Skirmish }): JSX.Element {
  const say = learnWords.now.value;
  const index = skirmish.index.value;
  const { id, rule } = skirmish.task.value;
  const { title, text, won, lost } = say.tasks[id];
  const state = skirmish.state.value;
  const { tasks } = skirmish.chapter;
  const at = { step: index + 1, of: tasks.length };
  const isLast = index + 1 === tasks.length;
  return (
    <CoachFrame
      label={say.coach}
      {...at}
      progress={say.progress(at)}
      leave={{ to: "/pax-romana/learn", say: say.leave }}
      buttons={
        <>
          <button type="button" onClick={() => skirmish.begin(index)}>
            {say.anew}
          </button>
          {state === "open" ? (
            <>
              <button type="button" class="coach-skip" onClick={() => skirmish.next()}>
                {say.skip}
              </button>
              <button type="button" onClick={() => void skirmish.face.value?.advise()}>
                {say.hint}
              </button>
            </>
          ) : (
            <button type="button" class="btn-main" data-next onClick={() => skirmish.next()}>
              {isLast ? say.finish : say.next}
            </button>
          )}
        </>
      }
    >
      <h2>{title}</h2>
      <p data-task={id} data-state={state}>
        <Termed text={state === "won" ? won : state === "lost" ? lost : text} /> <RuleLink rule={rule} />
      </p>
    </CoachFrame>
  );
}
