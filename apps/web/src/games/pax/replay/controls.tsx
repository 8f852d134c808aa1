import type { JSX } from "preact";
import type { Saved } from "../../../store/saved.ts";
import { Pace, Transport, Viewpoint } from "../../../replay/controls.tsx";
import { CopyLink, type LinkProps } from "../../../replay/copy-link.tsx";
import { numeral } from "../../../ui/numeral.ts";
import type { Outline } from "./outline.ts";
import type { Steps, Stride } from "./use-steps.ts";
import { replayWords } from "./words.ts";
import { grammar } from "../words.ts";

interface Props {
  readonly saved: Saved;
  readonly names: readonly string[];
  readonly outline: Outline;
  readonly steps: Steps;
}

/** The dado: where to go, how fast, and from where it is seen. */
export function Controls({ saved, names, outline, steps, link }: Props & Pick<LinkProps, "link">): JSX.Element {
  const say = replayWords.now.value;
  return (
    <section class="replay-dado" aria-label={say.controls}>
      <Slider outline={outline} steps={steps} names={names} />
      <div class="replay-bar">
        <Transport steps={steps} strides={["turn", "decision", "event"]} say={say} />
        <p class="replay-keys">{say.keys}</p>
        <div class="replay-tools">
          <Viewpoint
            over={outline.over}
            seats={saved.seats}
            names={names}
            say={say}
            beholder={steps.beholder}
            look={steps.look}
          />
          <Pace steps={steps} say={say} />
          {outline.over && <CopyLink link={link} query={steps.query} game="pax" say={say} />}
        </div>
      </div>
    </section>
  );
}

function Slider({
  outline,
  steps,
  names,
}: {
  readonly outline: Outline;
  readonly steps: Steps;
  readonly names: readonly string[];
}): JSX.Element {
  const say = replayWords.now.value;
  const { list, titled } = grammar();
  const { at } = steps.position;
  const last = outline.length - 1;
  const turn = outline.turns.findLast((begun) => begun.at <= at);
  const where = turn ? list([say.round({ round: numeral(turn.round) }), names[turn.seat]!]) : say.setup;
  return (
    <div class="replay-slider">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say.slider}
        aria-valuetext={titled(say.step({ step: at, of: last }), where)}
        onInput={(event) => steps.toDecision(Number(event.currentTarget.value))}
      />
      <p aria-hidden="true">
        {outline.turns
          .filter(({ first }) => first)
          .map((begun) => (
            <span key={begun.at} style={{ left: `${(begun.at / Math.max(1, last)) * 100}%` }}>
              {numeral(begun.round)}
            </span>
          ))}
      </p>
    </div>
  );
}

/** Arrow keys, comma and stop, Home, End and Space, wherever they do not mean something else. */
export function pressKey(steps: Steps, { key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const at = target instanceof Element ? target.closest("input, select, textarea, summary, button, a, dialog") : null;
  if (ctrlKey || metaKey || altKey) return false;
  if (at?.matches("input:not([type=checkbox]), select, textarea, dialog")) return false;
  if (key === " ") {
    if (at) return false;
    steps.play(!steps.playing);
    return true;
  }
  const move = MOVES[key];
  if (!move) return false;
  move(steps, shiftKey ? "turn" : "event");
  return true;
}

const MOVES: Readonly<Record<string, (steps: Steps, stride: Stride) => void>> = {
  ArrowLeft: (steps, stride) => steps.by(stride, -1),
  ArrowRight: (steps, stride) => steps.by(stride, 1),
  ",": (steps) => steps.by("decision", -1),
  ".": (steps) => steps.by("decision", 1),
  Home: (steps) => steps.toStart(),
  End: (steps) => steps.toEnd(),
};
