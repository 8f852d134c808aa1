import type { Event } from "@ara/pax";
import { sayEventIn } from "@ara/pax/texts/say-event";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { beforePaint } from "../../../ui/before-paint.ts";
import { paxWords } from "../words.ts";
import { nameOf, type Desk, type Hands, type Line } from "./desk.ts";
import { sayReason } from "./rare-words.ts";
import { bookOf } from "./turns/book.ts";
import { turnWords } from "./turns/words.ts";
import { say } from "./words.ts";
import { RomesTurn, Ticker } from "./turns/story.tsx";

/** What a line is about: it glows on the table while the line is pointed at. */
function namedBy(event: Event): string[] {
  const places: string[] = [];
  if ("seat" in event) places.push(`player-${event.seat}`);
  if ("legion" in event) places.push(`legion-${event.legion}`);
  if (event.type === "collected" || event.type === "tribute" || event.type === "dealtToRome" || event.type === "peeked")
    places.push("rome");
  return places;
}

/** What happened since the own last turn, or everything. */
export function Log({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const all = useSignal(false);
  const list = useRef<HTMLOListElement>(null);
  const lines = desk.lines.value;
  // Whoever looks on has no turns of his own.
  const looksOn = desk.viewer === "spectator";
  const isAll = all.value || looksOn;
  const from = isAll ? 0 : desk.since.value;
  const shown = lines.slice(from).filter(({ event }) => !isSmall(event));
  const toTheEnd = (): void => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(() => beforePaint(toTheEnd), [lines, all.value]);
  const { undoable, free, prompt } = desk.news.value;
  // A card was seen in the own turn: only then somebody might look for a way back.
  const last = shown.at(-1)?.event;
  const isFenced =
    prompt && prompt.step !== "setup" && undoable === 0 && last && "seat" in last && last.seat === desk.viewer;
  return (
    <>
      <Ticker desk={desk} hands={hands} />
      <section class="table-log panel" aria-labelledby="table-log">
        <h2 id="table-log" tabIndex={-1}>
          {isAll ? say().log : turnWords.now.value.since}
          {!looksOn && (
            <button type="button" class="table-all" aria-pressed={all.value} onClick={() => (all.value = !all.value)}>
              {turnWords.now.value.allLog}
            </button>
          )}
        </h2>
        <RomesTurn desk={desk} />
        <ol ref={list} tabIndex={0} aria-labelledby="table-log">
          {shown.length === 0 && <li>{turnWords.now.value.nothingYet}</li>}
          {shown.map((line, i) => (
            <LogLine key={i} desk={desk} hands={hands} line={line} />
          ))}
          {isFenced && (
            <li class="table-fence">{free > 0 ? turnWords.now.value.fenceFree : turnWords.now.value.fence}</li>
          )}
        </ol>
      </section>
    </>
  );
}

/** What goes without saying in a log one reads at a glance. */
const isSmall = (event: Event): boolean =>
  event.type === "turn" || event.type === "asked" || event.type === "adjourned";

function LogLine({ desk, hands, line: { event, said } }: { desk: Desk; hands: Hands; line: Line }): JSX.Element {
  const named = namedBy(event);
  const point = (): void => {
    hands.named.value = named;
  };
  const leave = (): void => {
    hands.named.value = [];
  };
  return (
    <li
      class={event.type === "round" ? "table-round" : ""}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocusCapture={point}
      onBlurCapture={leave}
    >
      {sayEventIn(paxWords.now.value, event, nameOf(desk), desk.viewer)}
      {said && sayReason(said) && (
        <details>
          <summary>{turnWords.now.value.why}</summary>
          {sayReason(said)}
        </details>
      )}
    </li>
  );
}

/** A region is heard when it changes, not when it comes. */
const SOON = 300;

/** The same for ears: new lines of others, and the question, politely. Whoever sits down hears the others' last turns. */
export function LiveLog({ desk }: { readonly desk: Desk }): JSX.Element {
  const { log, prompt, version } = desk.news.value;
  const first = useRef(version);
  const isHeard = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isHeard.value = true), SOON);
    return () => clearTimeout(timer);
  }, []);
  const heard = log.filter((event) => !isSmall(event) && event.type !== "aurei").slice(-6);
  const told =
    version === first.current
      ? bookOf(desk).since(desk.since.value)
      : heard.map((event) => sayEventIn(paxWords.now.value, event, nameOf(desk), desk.viewer));
  return (
    <div class="sr" role="status" aria-live="polite">
      {isHeard.value && told.join(" ")} {prompt && prompt.step === "turn" ? say().yourTurn : ""}
    </div>
  );
}
