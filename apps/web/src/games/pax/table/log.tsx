import { sayReasonIn } from "@ara/bots/pax/texts/say";
import type { Event } from "@ara/pax";
import { sayEventIn } from "@ara/pax/texts/say";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { paxWords } from "../words.ts";
import { nameOf, type Desk, type Hands, type Line } from "./desk.ts";
import { botTexts } from "./rare-words.ts";
import { say } from "./words.ts";

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
  const from = all.value ? 0 : desk.since.value;
  const shown = lines.slice(from).filter(({ event }) => !isSmall(event));
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines, all.value]);
  const { undoable, prompt } = desk.news.value;
  return (
    <section class="table-log panel" aria-labelledby="table-log">
      <h2 id="table-log" tabIndex={-1}>
        {all.value ? say().log : say().since}
        <button type="button" class="table-all" aria-pressed={all.value} onClick={() => (all.value = !all.value)}>
          {say().allLog}
        </button>
      </h2>
      <ol ref={list} tabIndex={0} aria-labelledby="table-log">
        {shown.length === 0 && <li>{say().nothingYet}</li>}
        {shown.map((line, i) => (
          <LogLine key={i} desk={desk} hands={hands} line={line} />
        ))}
        {prompt && undoable === 0 && <li class="table-fence">{say().fence}</li>}
      </ol>
    </section>
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
      {sayEventIn(paxWords.now.value, event, nameOf(desk))}
      {said && botTexts() && (
        <details>
          <summary>{say().why}</summary>
          {sayReasonIn(botTexts()!, paxWords.now.value, said)}
        </details>
      )}
    </li>
  );
}

/** The same for ears: new lines of others, and the question, politely. */
export function LiveLog({ desk }: { readonly desk: Desk }): JSX.Element {
  const { news } = desk;
  const { log, prompt } = news.value;
  const heard = log.filter((event) => !isSmall(event) && event.type !== "aurei").slice(-6);
  return (
    <div class="sr" role="status" aria-live="polite">
      {heard.map((event) => sayEventIn(paxWords.now.value, event, nameOf(desk))).join(" ")}{" "}
      {prompt && prompt.step === "turn" ? say().yourTurn : ""}
    </div>
  );
}
