import { sayEventIn } from "@ara/pax/texts/say";
import type { JSX } from "preact";
import { paxWords } from "../../app/game-words.ts";
import type { Saved } from "../../store/store.ts";
import { numeral } from "../../ui/numeral.ts";
import type { Moment } from "../../workers/replays.ts";
import { scoreWords } from "../score/words.ts";
import type { Steps } from "./use-steps.ts";
import { replayWords } from "./words.ts";

interface Props {
  readonly steps: Steps;
  readonly names: readonly string[];
  readonly saved: Saved;
  readonly over: boolean;
}

/** Where we are, and what has just happened: read aloud, unless it plays by itself. */
export function Telling({ steps, names, saved, over }: Props): JSX.Element {
  const say = replayWords.now.value;
  const { moment, at, last, playing } = steps;
  return (
    <header class="replay-telling panel">
      <div class="replay-where">
        <h1>
          <span class="sr">{say.title}: </span>
          {moment ? whereOf(moment, names) : say.reading}
        </h1>
        <p class="num">{say.step({ step: at, of: last })}</p>
        <a href={over ? `/score/${saved.id}` : `/table/${saved.id}`}>{over ? say.toScore : say.toTable}</a>
      </div>
      <p class="replay-said" aria-live={playing ? "off" : "polite"}>
        {moment && sentences(moment, names).join(" ")}
      </p>
      {!over && <p class="replay-running">{say.running}</p>}
    </header>
  );
}

function whereOf({ view, toAct }: Moment, names: readonly string[]): string {
  const say = replayWords.now.value;
  if (view.step === "over") return say.over;
  if (view.step === "setup") return say.setup;
  const round = say.round({ round: numeral(view.round) });
  const turn = say.turnOf({ who: names[view.active]! });
  const other = toAct[0] !== undefined && toAct[0] !== view.active;
  return [round, turn, ...(other ? [say.decides({ who: names[toAct[0]!]! })] : [])].join(" · ");
}

/** What happened in this step; a decision to do nothing is told too. */
function sentences({ log, by, did }: Moment, names: readonly string[]): string[] {
  const told = log.map((event) => sayEventIn(paxWords.now.value, event, (seat) => names[seat] ?? ""));
  if (told.length > 0 || by === null) return told;
  const { actions } = scoreWords.now.value;
  return did === "skip" || did === "end" || did === "pass" ? [`${names[by]}: ${actions[did]}.`] : [];
}
