import { sayReasonIn } from "@ara/bots/pax/texts/say";
import { sayEventIn } from "@ara/pax/texts/say-event";
import type { Seat } from "@ara/kernel";
import type { JSX } from "preact";
import { botWords } from "../bot-words.ts";
import { paxWords } from "../words.ts";
import type { Saved } from "../../../store/saved.ts";
import { PlayedBy } from "../ui/played-by.tsx";
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
  /** Who is called "you". */
  readonly you: Seat;
  readonly saved: Saved;
  readonly outline: Outline;
  readonly keep: JSX.Element | undefined;
}

/** Where we are, and what has just happened: read aloud, unless it plays by itself. */
export function Telling({ steps, names, you, saved, outline, keep }: Props): JSX.Element {
  const say = replayWords.now.value;
  const { moment, position, playing } = steps;
  const { over } = outline;
  const events = eventsIn(outline, position.at);
  return (
    <header class="replay-telling panel">
      <div class="replay-where">
        <h1>
          <span class="sr">{say.title}: </span>
          {saved.whatIf && `${say.whatIf} · `}
          {moment ? whereOf(moment, names, you) : say.reading}
        </h1>
        <p class="num">
          {say.step({ step: position.at, of: outline.length - 1 })}
          {events > 1 && ` · ${say.event({ event: position.event + 1, of: events })}`}
        </p>
        {!keep && <a href={over ? `/score/${saved.id}` : `/table/${saved.id}`}>{over ? say.toScore : say.toTable}</a>}
      </div>
      <p class="replay-said" aria-live={playing ? "off" : "polite"}>
        {moment && tellingOf(moment, names, you)}
      </p>
      {moment && <Reason moment={moment} saved={saved} />}
      <PlayedBy saved={saved} />
      {keep}
      {!over && <p class="replay-running">{say.running}</p>}
    </header>
  );
}

/** Why a bot did it, with the first thing that is told of it. */
function Reason({ moment, saved }: { readonly moment: Moment; readonly saved: Saved }): JSX.Element | null {
  const { by, reason, event } = moment;
  const bot = by === null ? null : saved.seats[by]!.bot;
  if (bot === null || bot === "tiro" || reason === null || reason.key === "only" || event > 0) return null;
  return <p class="replay-reason">{sayReasonIn(botWords.now.value, paxWords.now.value, reason)}</p>;
}

function whereOf(moment: Moment, names: readonly string[], you: Seat): string {
  const { view } = moment;
  const [decider] = decidersAt(moment);
  const say = replayWords.now.value;
  if (view.step === "over") return say.over;
  if (view.step === "setup") return say.setup;
  const round = say.round({ round: numeral(view.round) });
  const turn = say.turnOf({ who: names[view.active]!, you: view.active === you });
  const isOther = decider !== undefined && decider !== view.active;
  return [round, turn, ...(isOther ? [say.decides({ who: names[decider]!, you: decider === you })] : [])].join(" · ");
}

/** What has just happened; a decision to do nothing is told too. */
function tellingOf({ log, event, by, did }: Moment, names: readonly string[], you: Seat): string {
  const told = log[event];
  if (told) return sayEventIn(paxWords.now.value, told, (seat) => names[seat] ?? "", you);
  const { actions } = scoreWords.now.value;
  if (by === null || (did !== "skip" && did !== "end" && did !== "pass")) return "";
  const { stop, titled } = paxWords.now.value.grammar;
  return stop(titled(names[by]!, actions[did]));
}
