import { useSignal } from "@preact/signals";
import type { Event, Node } from "@ara/pax-romana";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { usePromised } from "../../../app/use-promised.ts";
import { Icon } from "../../../ui/icon.tsx";
import { RuleLink } from "../rule-link.tsx";
import { entriesOf, inTurn, sinceLast, turnStart, type Entry } from "./log.ts";
import { isToldAgain } from "@ara/pax-romana/texts/say";
import { nodesNamed } from "./named.ts";
import { passagesOf } from "./passages.ts";
import { letterOf, powerId, powerName, sayEvent } from "./speech.ts";
import type { Reports as ReportsPart } from "../boards/battle/reports.tsx";
import type { Shown } from "./shown.ts";
import type { TextFace } from "./text-face.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
}

interface LogProps extends Props {
  /** What the years of a turn that begins brought. */
  readonly years?: JSX.Element | null | undefined;
}

/** What happened: a sentence for each Activation, its lines one tap away. It is silent: the live region speaks. */
export function Log({ face, shown, years = null }: LogProps): JSX.Element {
  const speech = face.speech.value;
  const { text, game } = speech;
  const lines = shown.session.lines.value;
  const { view } = shown.news;
  const whole = useSignal(false);
  const list = useRef<HTMLDivElement>(null);
  const log = useMemo(() => lines.map(({ event }) => event), [lines]);
  const { entries, since } = useMemo(() => {
    const last = sinceLast(view, log);
    const start = whole.value ? 0 : turnStart(log);
    return { entries: entriesOf(speech, view, log, last === null ? start : Math.min(start, last)), since: last };
    // What is told of events may come later than they do.
  }, [lines, game, speech.told, whole.value]);
  const fresh = since === null ? [] : entries.filter(({ at }) => at >= since);
  const before = since === null ? entries : entries.filter(({ at }) => at < since);
  // Battles are drawn by a part of their own once there has been one.
  const isFought = log.some(({ type: e }) => e === "battleEnded" || e === "navalBattle");
  const Reports =
    usePromised(
      async () => (isFought ? { Made: await (await import("../boards/battle/reports.tsx")).load() } : null),
      [isFought],
    )?.Made ?? null;
  // What is new to somebody comes first; where nothing is, one reads on at the end.
  useEffect(() => {
    if (list.current) readFrom(list.current, since === null);
  }, [since, since === null && entries, years === null]);
  const told = (some: readonly Entry[]): JSX.Element[] =>
    some.map((entry) => <Told key={entry.at} entry={entry} face={face} shown={shown} log={log} Reports={Reports} />);
  return (
    <section class="panel" aria-labelledby="romana-log">
      <header class="romana-log-head">
        <h2 id="romana-log">{text.log}</h2>
        <button class="romana-quiet" onClick={() => (whole.value = !whole.value)}>
          {whole.value ? text.logTurn : text.logAll}
        </button>
      </header>
      <div class="romana-log" role="log" aria-live="off" aria-labelledby="romana-log" tabIndex={0} ref={list}>
        {entries.length === 0 && <p>{text.logEmpty}</p>}
        {since !== null && <h3>{text.since}</h3>}
        {since !== null && fresh.length === 0 && <p>{text.logEmpty}</p>}
        {told(fresh)}
        {fresh.length > 0 && before.length > 0 && before[0]!.type !== "turn" && <h3>{text.before}</h3>}
        {told(before)}
        {years}
      </div>
    </section>
  );
}

/** Scrolls to the top or to the end, where the first entry in sight is whole: below the last is as much room as that takes. */
function readFrom(list: HTMLElement, atEnd: boolean): void {
  list.style.paddingBottom = "";
  list.scrollTo({ top: atEnd ? list.scrollHeight : 0 });
  const { top, height } = list.getBoundingClientRect();
  const tops = [...list.children].map((entry) => Math.ceil(entry.getBoundingClientRect().top - top - list.clientTop));
  const room = tops.find((below) => below >= 0);
  // What is higher than the list is read from its beginning.
  if (atEnd && room === undefined) list.scrollBy({ top: tops.at(-1) ?? 0 });
  // Much empty room is worse than a line that is cut.
  if (!atEnd || list.scrollTop === 0 || room === undefined || room > height / 2) return;
  list.style.paddingBottom = `${Number.parseFloat(getComputedStyle(list).paddingBottom) + room}px`;
  list.scrollTo({ top: list.scrollHeight });
}

interface ToldProps extends Props {
  readonly entry: Entry;
  readonly log: readonly Event[];
  /** What draws battles, once it has come. */
  readonly Reports: typeof ReportsPart | null;
}

function Told({ entry, face, shown, log, Reports }: ToldProps): JSX.Element {
  const speech = face.speech.value;
  const open = useSignal(false);
  const { type: kind, text, events, power, at, to, turn } = entry;
  if (kind === "turn") return <h3>{text}</h3>;
  if (kind === "battle" && Reports) {
    return (
      <div {...lights(face, events)}>
        <Reports face={face} shown={shown} log={log} from={at} to={to} brief={text} />
      </div>
    );
  }
  if (kind === "line" || kind === "battle") {
    return (
      <p {...lights(face, events)}>
        {text} <RuleLink rule={events[0]!.rule} /> <OnMap face={face} events={events} />
      </p>
    );
  }
  return (
    <details onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary {...lights(face, events)}>
        {power >= 0 && (
          <span class="power-mark small" data-pow={powerId(power)} aria-hidden="true">
            {letterOf(powerName(speech, shown.news.view, power))}
          </span>
        )}
        {text} <small>{speech.text.lines(events.length)}</small>
      </summary>
      {open.value && (
        <ul>
          {passagesOf(log, at, to + 1).flatMap((passage) =>
            passage.isBattle && Reports
              ? [
                  <li key={passage.at} data-battle {...lights(face, passage.events)}>
                    <Reports face={face} shown={shown} log={log} from={passage.at} to={passage.to} />
                  </li>,
                ]
              : passage.events
                  .filter((event) => !isToldAgain(event))
                  .map((event, i) => (
                    <li key={passage.at + i} {...lights(face, [event])}>
                      {sayEvent(inTurn(speech, turn), shown.news.view, event)} <RuleLink rule={event.rule} />{" "}
                      <OnMap face={face} events={[event]} />
                    </li>
                  )),
          )}
        </ul>
      )}
    </details>
  );
}

type Lights = Partial<Record<"onMouseEnter" | "onMouseLeave" | "onFocusCapture" | "onBlurCapture", () => void>>;

/** Where there is a map, whoever points at a line or reaches it by keys sees the places it names. */
function lights(face: TextFace, events: readonly Event[]): Lights {
  if (!face.hasMap) return {};
  const lit = (nodes: readonly Node[]): void => void (face.lit.value = { nodes, go: false });
  const [on, off] = [() => lit(nodesNamed(events)), () => lit([])];
  return { onMouseEnter: on, onMouseLeave: off, onFocusCapture: on, onBlurCapture: off };
}

function OnMap({ face, events }: { readonly face: TextFace; readonly events: readonly Event[] }): JSX.Element | null {
  const { text } = face.speech.value;
  const nodes = nodesNamed(events);
  if (!face.hasMap || nodes.length === 0) return null;
  return (
    <button
      class="romana-on-map"
      title={text.map.centre}
      aria-label={text.map.centre}
      onClick={() => (face.lit.value = { nodes, go: true })}
    >
      <Icon name="globe" />
    </button>
  );
}
