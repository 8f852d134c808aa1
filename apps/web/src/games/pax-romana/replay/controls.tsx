import { POWERS } from "@ara/pax-romana";
import { battlesIn } from "@ara/pax-romana/story";
import { chapterIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Pace, Transport, Viewpoint } from "../../../replay/controls.tsx";
import { CopyLink, type LinkProps } from "../../../replay/copy-link.tsx";
import type { Saved } from "../../../store/saved.ts";
import { textsIn } from "../text/flavour.ts";
import { romanaWords } from "../words.ts";
import type { Outline } from "./outline.ts";
import type { Steps } from "./use-replay.ts";
import { replayWords } from "./words.ts";

interface Props {
  readonly saved: Saved;
  readonly outline: Outline;
  readonly steps: Steps;
}

/** The dado: where to go, how fast, and from where it is seen. */
export function Controls({ saved, outline, steps, link }: Props & Pick<LinkProps, "link">): JSX.Element {
  const say = replayWords.now.value;
  return (
    <section class="replay-dado" aria-label={say.controls}>
      <Scrubber outline={outline} steps={steps} />
      <div class="replay-bar">
        <Transport steps={steps} strides={["turn", "chapter", "step"]} say={say} />
        <p class="replay-keys">{say.keys}</p>
        <div class="replay-tools">
          <Viewpoint
            over={outline.over}
            seats={saved.seats}
            names={saved.seats.map(({ name }) => name)}
            say={say}
            beholder={steps.beholder}
            look={steps.look}
          />
          <Pace steps={steps} say={say} />
          {outline.over && <CopyLink link={link} query={steps.query} game="pax-romana" say={say} />}
        </div>
      </div>
    </section>
  );
}

/** A notch for each chapter in its power's colour, as high as an Activation is more than a phase; swords for battles. */
function Scrubber({ outline, steps }: Omit<Props, "saved">): JSX.Element {
  const say = replayWords.now.value;
  const { chapters, position } = steps;
  const last = Math.max(1, outline.spans.length - 1);
  const here = chapters[position.chapter];
  const text = here ? chapterIn(textsIn(romanaWords.now.value, here.turn), outline.config, here) : "";
  const notches = useMemo(
    () => (
      <svg class="past-notches" viewBox={`-0.5 0 ${last + 1} 24`} preserveAspectRatio="none" aria-hidden="true">
        {chapters.map(({ kind, power, turn, events }, i) => (
          <g key={i}>
            <rect
              data-pow={POWERS[power]}
              x={i - 0.36}
              y={kind === "activation" ? 8 : 15}
              width={0.72}
              height={kind === "activation" ? 14 : 5}
            />
            {turn !== (chapters[i - 1]?.turn ?? turn) && <path class="past-turn" d={`M${i - 0.5} 0V24`} />}
            {battlesIn(events).some(({ winner }) => winner !== "vacated") && (
              <path class="past-swords" d={`M${i - 0.3} 0L${i + 0.3} 6M${i + 0.3} 0L${i - 0.3} 6`} />
            )}
          </g>
        ))}
      </svg>
    ),
    [chapters],
  );
  return (
    <div class="replay-slider past-scrubber">
      {notches}
      <input
        type="range"
        min={0}
        max={last}
        value={position.chapter}
        aria-label={say.slider}
        aria-valuetext={text}
        title={text}
        onInput={(event) => steps.toChapter(Number(event.currentTarget.value))}
      />
    </div>
  );
}
