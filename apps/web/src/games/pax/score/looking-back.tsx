import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { here } from "../../../app/router.ts";
import type { PaxReplay } from "../replay/outline.ts";
import type { Saved } from "../../../store/saved.ts";
import { Chart } from "./chart.tsx";
import { LuckTable } from "./luck.tsx";
import { Moments } from "./moments.tsx";
import type { Story } from "./story.ts";
import { useAnalysis, type Lookback } from "./use-analysis.ts";
import { scoreWords } from "./words.ts";
import "./looking-back.css";

interface Props {
  readonly saved: Saved;
  readonly story: Story;
  readonly names: readonly string[];
  readonly replay: PaxReplay;
  /** What needs no bot: it stands between the moments and the rest. */
  readonly children: ComponentChildren;
}

/** What the bots make of the game, once they have looked back at it, and luck. */
export function LookingBack({ saved, story, names, replay, children }: Props): JSX.Element {
  const say = scoreWords.now.value;
  const { lookback, again } = useAnalysis(saved);
  const head = useRef<HTMLHeadingElement>(null);
  // Whoever comes for the moments is led to them.
  useEffect(() => {
    if (here.value.hash !== "#score-turning") return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: "start" });
  }, [lookback.state]);
  const people = saved.seats.filter(({ bot }) => bot === null).length;
  const lapses = lookback.state === "done" ? lookback.analysis.lapses : [];
  return (
    <>
      <section class="panel score-turning" aria-labelledby="score-turning" aria-busy={lookback.state === "thinking"}>
        <h2 ref={head} id="score-turning" tabIndex={-1}>
          {say.moments({ count: lapses.length, own: people === 1 })}
        </h2>
        <p class="score-note">{say.momentsNote}</p>
        <Waiting lookback={lookback} again={again} />
        {lookback.state === "done" && (
          <Moments saved={saved} story={story} replay={replay} lapses={lapses} isOwn={people === 1} />
        )}
      </section>
      {children}
      {lookback.state === "done" && (
        <section class="panel score-turning" aria-labelledby="score-chances">
          <Chart story={story} names={names} analysis={lookback.analysis} />
        </section>
      )}
      <LuckTable story={story} names={names} analysis={lookback.state === "done" ? lookback.analysis : null} />
    </>
  );
}

function Waiting({ lookback, again }: { readonly lookback: Lookback; readonly again: () => void }): JSX.Element | null {
  const say = scoreWords.now.value;
  if (lookback.state === "thinking") {
    return (
      <p class="score-progress">
        <label for="score-progress">{say.analysing}</label>
        <progress id="score-progress" max={1} value={lookback.done} />
      </p>
    );
  }
  if (lookback.state === "done") return null;
  return (
    <p class="note no" role="status">
      {say.analysisFailed}{" "}
      <button type="button" onClick={again}>
        {say.tryAgain}
      </button>
    </p>
  );
}
