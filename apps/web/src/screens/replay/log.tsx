import type { Event } from "@ara/pax";
import { sayEventIn } from "@ara/pax/texts/say";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { paxWords } from "../../app/game-words.ts";
import { numeral } from "../../ui/numeral.ts";
import type { Outline, ReplayInWorker } from "../../workers/replays.ts";
import { usePromised } from "../score/use-promised.ts";
import type { Steps } from "./use-steps.ts";
import { replayWords } from "./words.ts";

interface Props {
  readonly outline: Outline;
  readonly replay: ReplayInWorker;
  readonly steps: Steps;
  readonly names: readonly string[];
}

type Logs = readonly (readonly Event[])[];
const NOTHING: Logs = [];

/** All that was told, turn by turn; a line leads to its step. */
export function Log({ outline, replay, steps, names }: Props): JSX.Element {
  const say = replayWords.now.value;
  const texts = paxWords.now.value;
  const { at, beholder } = steps;
  const logs = usePromised(() => replay.logs(beholder), [replay, beholder]) ?? NOTHING;
  const list = useRef<HTMLDivElement>(null);
  const to = useRef(steps.to);
  to.current = steps.to;

  // Thousands of lines are drawn once. Which of them is the current one is told to the page itself.
  const turns = useMemo(
    () =>
      turnsOf(outline, logs).map((turn) => (
        <section key={turn.at}>
          <h3>
            {turn.round === 0 ? say.setup : `${say.round({ round: numeral(turn.round) })} · ${names[turn.seat] ?? ""}`}
          </h3>
          {turn.steps.map((step) => (
            <button type="button" key={step} data-step={step} onClick={() => to.current(step)}>
              {logs[step]!.filter(isTold)
                .map((event) => sayEventIn(texts, event, (seat) => names[seat] ?? ""))
                .join(" ")}
            </button>
          ))}
        </section>
      )),
    [outline, logs, say, texts, names.join("\n")],
  );
  useEffect(() => showCurrent(list.current, at), [at, turns]);
  return (
    <section class="replay-log panel" aria-labelledby="replay-log">
      <h2 id="replay-log">{say.log}</h2>
      <div class="replay-lines" ref={list} tabIndex={-1}>
        {turns}
      </div>
    </section>
  );
}

/** Whose turn begins is a heading already. */
const isTold = ({ type }: Event): boolean => type !== "turn" && type !== "round";

interface TurnLines {
  readonly at: number;
  readonly round: number;
  readonly seat: number;
  readonly steps: readonly number[];
}

/** The steps of each turn that tell something; the set-up first. A step that ends a turn belongs to it. */
function turnsOf({ turns, length }: Outline, logs: Logs): TurnLines[] {
  if (logs.length === 0) return [];
  const starts = [{ at: -1, round: 0, seat: 0 }, ...turns];
  return starts.map((turn, i) => {
    const end = starts[i + 1]?.at ?? length - 1;
    const steps = Array.from({ length: end - turn.at }, (_, n) => turn.at + 1 + n);
    return { ...turn, steps: steps.filter((step) => logs[step]?.some(isTold)) };
  });
}

/** Marks the line of a step, or the last one before it, and brings it into sight within its list. */
function showCurrent(list: HTMLElement | null, at: number): void {
  if (!list) return;
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const lines = [...list.querySelectorAll<HTMLElement>("[data-step]")];
  const line = lines.findLast(({ dataset }) => Number(dataset["step"]) <= at);
  if (!line) return;
  line.setAttribute("aria-current", "step");
  const above = line.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  const inSight = above >= list.scrollTop + 30 && above + line.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!inSight) list.scrollTop = above - list.clientHeight / 3;
}
