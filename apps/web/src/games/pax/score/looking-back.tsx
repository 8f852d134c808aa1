import { sayReasonIn } from "@ara/bots/pax/texts/say";
import type { Judged } from "@ara/bots/pax";
import type { JSX } from "preact";
import { botWords } from "../bot-words.ts";
import { paxWords } from "../words.ts";
import { numeral } from "../../../ui/numeral.ts";
import type { Saved } from "../../../store/saved.ts";
import { turningPoints } from "./chances.ts";
import { Chart } from "./chart.tsx";
import { LuckTable } from "./luck.tsx";
import type { Story } from "./story.ts";
import { useAnalysis, type Lookback } from "./use-analysis.ts";
import { sayAction, scoreWords } from "./words.ts";
import "./looking-back.css";

interface Props {
  readonly saved: Saved;
  readonly story: Story;
  readonly names: readonly string[];
}

/** What the bots make of the game, once they have looked back at it, and luck. */
export function LookingBack({ saved, story, names }: Props): JSX.Element {
  const say = scoreWords.now.value;
  const { lookback, again } = useAnalysis(saved.id, saved.record!);
  return (
    <>
      <section class="panel score-turning" aria-labelledby="score-turning" aria-busy={lookback.state === "thinking"}>
        <h2 id="score-turning">{say.turning}</h2>
        <p class="score-note">{say.turningNote}</p>
        <Waiting lookback={lookback} again={again} />
        {lookback.state === "done" && (
          <div class="score-lookback">
            <Worst id={saved.id} story={story} names={names} worst={turningPoints(lookback.analysis)} />
            <Chart story={story} names={names} analysis={lookback.analysis} />
          </div>
        )}
      </section>
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

interface WorstProps {
  readonly id: string;
  readonly story: Story;
  readonly names: readonly string[];
  readonly worst: readonly Judged[];
}

/** The decisions that cost the most, what the bot would have done, and why. */
function Worst({ id, story, names, worst }: WorstProps): JSX.Element {
  const say = scoreWords.now.value;
  if (worst.length === 0) return <p>{say.noWorst}</p>;
  const inOrder = worst.toSorted((a, b) => a.entry - b.entry);
  return (
    <ol class="score-worst">
      {inOrder.map(({ entry, seat, action, thought, swing }) => (
        <li key={entry}>
          <h3>
            {names[seat]} <small>{say.step({ step: entry, round: numeral(roundOf(story, entry)) })}</small>
          </h3>
          <dl>
            <dt>{say.didWhat}</dt>
            <dd>
              {sayAction(action)} <em>({say.cost({ percent: Math.round(swing * 100) })})</em>
            </dd>
            <dt>{say.better}</dt>
            <dd>
              {sayAction(thought.action)} <q>{sayReasonIn(botWords.now.value, paxWords.now.value, thought.reason)}</q>
            </dd>
          </dl>
          <a href={`/replay/${id}?at=${entry - 1}&seat=${seat}`}>
            {say.see} <span class="sr">({say.step({ step: entry, round: numeral(roundOf(story, entry)) })})</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The round in which a decision was made, counted from 1; the set-up belongs to the first. */
const roundOf = ({ rounds }: Story, entry: number): number => Math.max(1, rounds.filter((from) => from < entry).length);
