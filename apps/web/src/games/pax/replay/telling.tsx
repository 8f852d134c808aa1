import { sayEventIn } from "@ara/pax/texts/say";
import type { JSX } from "preact";
import { paxWords } from "../words.ts";
import type { Saved } from "../../../store/saved.ts";
import { numeral } from "../../../ui/numeral.ts";
import type { Moment, Outline } from "./outline.ts";
import { scoreWords } from "../score/words.ts";
import { decidersAt } from "./moment.ts";
import { eventsIn } from "./position.ts";
import type { Steps } from "./use-steps.ts";
import { replayWords } from "./words.ts";

interface Props {
  readonly steps: Steps;
  readonly names: readonly string[];
  readonly saved: Saved;
  readonly outline: Outline;
}

/** Where we are, and what has just happened: read aloud, unless it plays by itself. */
export function Telling({ steps, names, saved, outline }: Props): JSX.Element {
  const say = replayWords.now.value;
  const { moment, position, playing } = steps;
  const { over } = outline;
  const events = eventsIn(outline, position.at);
  return (
    <header class="replay-telling panel">
      <div class="replay-where">
        <h1>
          <span class="sr">{say.title}: </span>
          {moment ? whereOf(moment, names) : say.reading}
        </h1>
        <p class="num">
          {say.step({ step: position.at, of: outline.length - 1 })}
          {events > 1 && ` · ${say.event({ event: position.event + 1, of: events })}`}
        </p>
        <a href={over ? `/score/${saved.id}` : `/table/${saved.id}`}>{over ? say.toScore : say.toTable}</a>
      </div>
      <p class="replay-said" aria-live={playing ? "off" : "polite"}>
        {moment && tellingOf(moment, names)}
      </p>
      {!over && <p class="replay-running">{say.running}</p>}
    </header>
  );
}

function whereOf(moment: Moment, names: readonly string[]): string {
  const { view } = moment;
  const [decider] = decidersAt(moment);
  const say = replayWords.now.value;
  if (view.step === "over") return say.over;
  if (view.step === "setup") return say.setup;
  const round = say.round({ round: numeral(view.round) });
  const turn = say.turnOf({ who: names[view.active]! });
  const isOther = decider !== undefined && decider !== view.active;
  return [round, turn, ...(isOther ? [say.decides({ who: names[decider]! })] : [])].join(" · ");
}

/** What has just happened; a decision to do nothing is told too. */
function tellingOf({ log, event, by, did }: Moment, names: readonly string[]): string {
  const told = log[event];
  if (told) return sayEventIn(paxWords.now.value, told, (seat) => names[seat] ?? "");
  const { actions } = scoreWords.now.value;
  if (by === null || (did !== "skip" && did !== "end" && did !== "pass")) return "";
  const { stop, titled } = paxWords.now.value.grammar;
  return stop(titled(names[by]!, actions[did]));
}
