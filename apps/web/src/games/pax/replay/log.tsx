import type { Seat } from "@ara/kernel";
import type { Event } from "@ara/pax";
import { sayEventIn } from "@ara/pax/texts/say-event";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { paxWords } from "../words.ts";
import { numeral } from "../../../ui/numeral.ts";
import type { Outline, PaxReplay } from "./outline.ts";
import { usePromised } from "../../../app/use-promised.ts";
import { compare, type Position } from "./position.ts";
import type { Steps } from "./use-steps.ts";
import { replayWords } from "./words.ts";

interface Props {
  readonly outline: Outline;
  readonly replay: PaxReplay;
  readonly steps: Steps;
  readonly names: readonly string[];
  /** Who is called "you". */
  readonly you: Seat;
}

type Logs = readonly (readonly Event[])[];
const NOTHING: Logs = [];

/** What was told so far, turn by turn; a line leads to its event. What comes later is shown on request. */
export function Log({ outline, replay, steps, names, you }: Props): JSX.Element {
  const say = replayWords.now.value;
  const texts = paxWords.now.value;
  const { position, beholder } = steps;
  const logs = usePromised(() => replay.logs(beholder), [replay, beholder]) ?? NOTHING;
  const [later, setLater] = useState(false);
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
          {turn.lines.map(({ at, event }) => (
            <button
              type="button"
              key={`${at}/${event}`}
              data-at={at}
              data-event={event}
              onClick={() => to.current({ at, event })}
            >
              {sayEventIn(texts, logs[at]![event]!, (seat) => names[seat] ?? "", you)}
            </button>
          ))}
        </section>
      )),
    [outline, logs, say, texts, names.join("\n")],
  );
  useEffect(() => showCurrent(list.current, position), [position, turns, later]);
  return (
    <section class="replay-log panel" aria-labelledby="replay-log">
      <div class="replay-log-head">
        <h2 id="replay-log">{say.log}</h2>
        <label>
          <input type="checkbox" checked={later} onChange={(event) => setLater(event.currentTarget.checked)} />
          {say.later}
        </label>
      </div>
      <div class="replay-lines" data-later={later} ref={list} tabIndex={-1}>
        {turns}
      </div>
    </section>
  );
}

interface TurnLines {
  readonly at: number;
  readonly round: number;
  readonly seat: number;
  readonly lines: readonly Position[];
}

/** The events of each turn; the set-up first. A decision that ends a turn belongs to it. */
function turnsOf({ turns, length }: Outline, logs: Logs): TurnLines[] {
  if (logs.length === 0) return [];
  const starts = [{ at: -1, round: 0, seat: 0 }, ...turns];
  const all = starts.map((turn, i) => {
    const end = starts[i + 1]?.at ?? length - 1;
    const decisions = Array.from({ length: end - turn.at }, (_, n) => turn.at + 1 + n);
    return { ...turn, lines: decisions.flatMap((at) => logs[at]!.map((_, event) => ({ at, event }))) };
  });
  return all.filter(({ lines }) => lines.length > 0);
}

/** Marks the line of a position, or the last one before it, and what comes later; brings it into sight in its list. */
function showCurrent(list: HTMLElement | null, position: Position): void {
  if (!list) return;
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  let current: HTMLElement | undefined;
  for (const turn of list.children) {
    const lines = turn.querySelectorAll<HTMLElement>("[data-at]");
    for (const line of lines) {
      const { at, event } = line.dataset;
      const isLater = compare({ at: Number(at), event: Number(event) }, position) > 0;
      line.classList.toggle("is-later", isLater);
      if (!isLater) current = line;
    }
    turn.classList.toggle("is-later", lines[0]?.classList.contains("is-later"));
  }
  if (!current) return;
  current.setAttribute("aria-current", "step");
  const above = current.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  // Where what comes later is shown, some of it is.
  const end = list.clientHeight - (list.dataset["later"] === "true" ? 90 : 0);
  const inSight = above >= list.scrollTop + 30 && above + current.offsetHeight <= list.scrollTop + end;
  if (!inSight) list.scrollTop = above - list.clientHeight / 3;
}
