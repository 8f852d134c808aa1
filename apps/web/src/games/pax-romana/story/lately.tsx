import { worldOf, type Event, type View } from "@ara/pax-romana";
import { reportsOf } from "@ara/pax-romana/board/report";
import { doerOf, newsIn, turnedIn, type News, type Turned } from "@ara/pax-romana/story";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { usePromised } from "../../../app/use-promised.ts";
import { shown as language } from "../../../app/words.ts";
import { wanted } from "../shell/turn-end.ts";
import { inTurn, ownPowers, tell, turnStart } from "../text/log.ts";
import { letterOf, powerId, powerName, sayEvent, type Speech } from "../text/speech.ts";
import { isScored, signed } from "../text/standing.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { storyWords } from "./words.ts";
import "./lately.css";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
}

/** So much is told at once; all of it is in the log. */
const MOST = 5;
const MOST_BATTLES = 3;

/** Above the question, until the next answer: what the end of a turn brought, what others did, dice, and battles. */
export function Lately({ face, shown }: Props): JSX.Element | null {
  const { view, over } = shown.news;
  const lines = shown.session.lines.value;
  const log = useMemo(() => lines.map(({ event }) => event), [lines]);
  const from = useFresh(shown, log);
  // A battle under way is told by its board.
  const isFought = useMemo(() => reportsOf(log).some(({ to }) => to >= from), [log, from]);
  const Reports = usePromised(
    async () => (isFought ? { Made: await (await import("../boards/battle/reports.tsx")).load() } : null),
    [isFought],
  )?.Made;
  const isTurned = log.some(({ type }, i) => i >= from && type === "turnBegan");
  const turned = useMemo(() => (isTurned ? turnedIn(log, ownPowers(view)) : []), [log, isTurned]);
  const says = turned.map((one) => told(face.speech.value, view, one)).filter((text) => text !== "");
  const news = useMemo(() => newsIn(log, from, ownPowers(view)).slice(-MOST), [log, from]);
  if (over) return null;
  return (
    <>
      {says.length > 0 && (
        <div class="lately" data-lately="turn">
          <b>{storyWords.now.value.turned(view.turn - 1)}</b>
          {isScored(view) && (
            <button type="button" class="romana-quiet" onClick={() => (wanted.value = view.turn - 1)}>
              {storyWords.now.value.account}
            </button>
          )}
          {says.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {news.length > 0 && (
        <ul class="lately" data-lately="news">
          {news.map((one, i) => (
            <Told key={i} speech={face.speech.value} view={view} news={one} />
          ))}
        </ul>
      )}
      {isFought && Reports && (
        <div class="lately-battles" data-lately="battle">
          <Reports face={face} shown={shown} log={log} from={from} to={log.length - 1} most={MOST_BATTLES} />
        </div>
      )}
    </>
  );
}

function Told({
  speech,
  view,
  news,
}: {
  readonly speech: Speech;
  readonly view: View;
  readonly news: News;
}): JSX.Element {
  if (news.kind === "line") return <li>{sayEvent(inTurn(speech, news.turn), view, news.event)}</li>;
  const { chapter } = news;
  return (
    <li data-chapter={chapter.kind}>
      {doerOf(chapter) >= 0 && (
        <span class="power-mark small" data-pow={powerId(chapter.power)} aria-hidden="true">
          {letterOf(powerName(speech, view, chapter.power))}
        </span>
      )}
      {tell(inTurn(speech, chapter.turn), view, chapter)}
    </li>
  );
}

interface Heard {
  readonly version: number;
  readonly isAsked: boolean;
  /** How much there was, and how much when whoever is asked pressed something. */
  readonly length: number;
  readonly pressed: number | null;
  readonly from: number;
}

const heard = new WeakMap<Shown["session"], Heard>();

/**
 * Where in the log begins what was told since the last answer of whoever has the screen. What a plan answers by itself
 * does not count: somebody must have pressed something.
 */
function useFresh({ session, news: { prompt, version, view } }: Shown, log: readonly Event[]): number {
  const { length } = log;
  const now = { version, isAsked: prompt !== null, length };
  let before = heard.get(session);
  if (!before || before.length > length)
    before = { ...now, pressed: null, from: view.phase < SEEN ? turnStart(log) : length };
  const isAnswered = before.version !== version && before.isAsked && before.pressed !== null;
  const heardNow = isAnswered ? { ...now, from: before.pressed!, pressed: null } : { ...before, ...now };
  heard.set(session, heardNow);
  useEffect(() => {
    const press = (): void => {
      const one = heard.get(session)!;
      if (one.isAsked) heard.set(session, { ...one, pressed: one.length });
    };
    for (const type of PRESSES) document.addEventListener(type, press, true);
    return () => {
      for (const type of PRESSES) document.removeEventListener(type, press, true);
    };
  }, [session]);
  return heardNow.from;
}

/** 8.15: whoever is asked what he raises has placed his leaders since, and was told what the turn brought. */
const SEEN = "E";

const PRESSES = ["pointerdown", "keydown"] as const;

/** "Rome: Stability +6 → +3 (Victory Points of the turn), VP +4, income 12, upkeep 3." */
function told(speech: Speech, view: View, { power, stability, points, income, upkeep }: Turned): string {
  const say = storyWords.now.value;
  const { columns } = speech.text;
  const { scenario } = worldOf(view.config);
  const { stabilityCauses } = speech.game.words;
  const why = ({ causes }: { readonly causes: readonly (keyof typeof stabilityCauses)[] }): string =>
    causes.length === 0 ? "" : ` (${causes.map((cause) => stabilityCauses[cause]).join(", ")})`;
  const parts = [
    ...(stability ? [say.from(columns.stability, signed(stability.from), signed(stability.to)) + why(stability)] : []),
    ...(isScored(view) ? [`${columns.points} ${signed(points)}`] : []),
    ...(scenario.treasury && income !== null ? [say.income(income)] : []),
    ...(scenario.treasury && upkeep !== null ? [say.upkeep(upkeep)] : []),
  ];
  if (parts.length === 0) return "";
  const { list, sentence, titled } = speech.game.words.grammar;
  return sentence(titled(powerName(speech, view, power), list(parts)));
}

/** Once the texts are there. */
export async function load(): Promise<typeof Lately> {
  await storyWords.load(language.value);
  return Lately;
}
