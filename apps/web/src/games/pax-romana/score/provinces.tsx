import { POWERS, type Power } from "@ara/pax-romana";
import { chapterIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { Shape } from "../../../replay/controls.tsx";
import { letterOf } from "../text/speech.ts";
import { nameOf } from "../story/mark.tsx";
import { PastMap } from "../story/past-map.tsx";
import { textsIn } from "../text/flavour.ts";
import { romanaWords } from "../words.ts";
import type { Told } from "./told.ts";
import { scoreWords } from "./words.ts";

/** Milliseconds for a chapter. */
const PACE = 250;
const [WIDE, HIGH] = [600, 120];

/** 5.2: who held how much and when: lines, and a map that plays. */
export function Provinces({ told }: { readonly told: Told }): JSX.Element {
  const say = scoreWords.now.value;
  const { config, course, chapters } = told;
  const last = course.length - 1;
  const [at, setAt] = useState(last);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at]);
  const position = useMemo(() => ({ places: [], control: course[at] ?? [] }), [course, at]);
  const chapter = chapters[at];
  const text = chapter
    ? `${say.turn(chapter.turn)}: ${chapterIn(textsIn(romanaWords.now.value, chapter.turn), config, chapter)}`
    : "";
  return (
    <section class="panel tally-provinces" aria-labelledby="tally-provinces">
      <h2 id="tally-provinces">{say.provinces}</h2>
      <p class="tally-note">{say.provincesNote}</p>
      <Lines told={told} at={at} />
      <div class="tally-when">
        <button
          type="button"
          aria-pressed={playing}
          onClick={() => {
            if (at >= last) setAt(0);
            setPlaying(!playing);
          }}
        >
          {playing ? <Shape draw="M7 4h4v16H7zM14 4h4v16h-4z" /> : <Icon name="play" />}
          {playing ? say.pause : say.play}
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say.slider}
          aria-valuetext={text}
          onInput={(event) => {
            setPlaying(false);
            setAt(Number(event.currentTarget.value));
          }}
        />
      </div>
      <p class="tally-chapter">{text}</p>
      <div class="tally-map">
        <PastMap config={config} position={position} label={say.map} still />
      </div>
    </section>
  );
}

/** By power how many provinces it had after each chapter; the letter at the end says whose line it is. */
function Lines({ told, at }: { readonly told: Told; readonly at: number }): JSX.Element {
  const say = scoreWords.now.value;
  const { config, powers, course } = told;
  const counts = useMemo(
    () => powers.map((power) => course.map((control) => control.filter((one) => one === power).length)),
    [course],
  );
  const most = Math.max(1, ...counts.flat());
  const x = (i: number): number => (i / Math.max(1, course.length - 1)) * WIDE;
  const y = (n: number): number => HIGH - (n / most) * HIGH;
  const sayLine = (power: Power, i: number): string => {
    const own = counts[i]!;
    return say.ofProvinces({ who: nameOf(config, power), from: own[0]!, most: Math.max(...own), to: own.at(-1)! });
  };
  return (
    <div class="tally-lines">
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={romanaWords.now.value.words.grammar.clauses(powers.map(sayLine))}
      >
        <path class="tally-now" d={`M${x(at)} 0V${HIGH}`} />
        {powers.map((power, i) => (
          <path
            key={power}
            class="tally-line"
            data-pow={POWERS[power]}
            d={`M${counts[i]!.map((n, step) => `${x(step).toFixed(1)} ${y(n).toFixed(1)}`).join("L")}`}
          />
        ))}
      </svg>
      <ul aria-hidden="true">
        {powers.map((power, i) => (
          <li key={power}>
            <span class="power-mark small" data-pow={POWERS[power]}>
              {letterOf(nameOf(config, power))}
            </span>
            {counts[i]![at]}
          </li>
        ))}
      </ul>
    </div>
  );
}
