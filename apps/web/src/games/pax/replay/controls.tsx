import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Saved } from "../../../store/saved.ts";
import { Icon } from "../../../ui/icon.tsx";
import { numeral } from "../../../ui/numeral.ts";
import type { Beholder, Outline } from "./outline.ts";
import { SPEEDS, type Speed, type Steps, type Stride } from "./use-steps.ts";
import { beholdersOf } from "./viewpoint.ts";
import { replayWords } from "./words.ts";
import "./controls.css";
import { grammar } from "../words.ts";

interface Props {
  readonly saved: Saved;
  readonly outline: Outline;
  readonly steps: Steps;
}

/** The dado: where to go, how fast, and from where it is seen. */
export function Controls({ saved, outline, steps }: Props): JSX.Element {
  const say = replayWords.now.value;
  return (
    <section class="replay-dado" aria-label={say.controls}>
      <Slider outline={outline} steps={steps} names={saved.seats.map(({ name }) => name)} />
      <div class="replay-bar">
        <Transport steps={steps} />
        <p class="replay-keys">{say.keys}</p>
        <div class="replay-tools">
          <Viewpoint saved={saved} outline={outline} steps={steps} />
          <label>
            <span>{say.speed}</span>
            <select value={steps.speed} onChange={(event) => steps.pace(event.currentTarget.value as Speed)}>
              {(Object.keys(SPEEDS) as Speed[]).map((speed) => (
                <option key={speed} value={speed}>
                  {say.speeds[speed]}
                </option>
              ))}
            </select>
          </label>
          <CopyLink address={steps.address} />
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

/** What a stride looks like: the further it leads, the more arrows. */
const DRAWN = {
  turn: "M12 4L2 12l10 8zM22 4L12 12l10 8z",
  decision: "M17 4L6 12l11 8z",
  event: "M15 5l1.5 1.5L11 12l5.5 5.5L15 19l-7-7z",
} as const satisfies Record<Stride, string>;
const FAR_FIRST = ["turn", "decision", "event"] as const;

function Transport({ steps }: { readonly steps: Steps }): JSX.Element {
  const say = replayWords.now.value;
  const { isStart, isEnd, playing } = steps;
  return (
    <div class="replay-transport" role="group" aria-label={say.controls}>
      <Jump far label={say.first} off={isStart} draw="M5 4v16M20 4L9 12l11 8z" do={steps.toStart} />
      {FAR_FIRST.map((stride) => (
        <Jump
          key={stride}
          label={say.back[stride]}
          off={isStart}
          draw={DRAWN[stride]}
          do={() => steps.by(stride, -1)}
        />
      ))}
      <button type="button" class="replay-play" aria-pressed={playing} onClick={() => steps.play(!playing)}>
        {playing ? <Shape draw="M7 4h4v16H7zM14 4h4v16h-4z" /> : <Icon name="play" />}
        <span>{playing ? say.pause : say.play}</span>
      </button>
      {FAR_FIRST.toReversed().map((stride) => (
        <Jump
          key={stride}
          mirrored
          label={say.on[stride]}
          off={isEnd}
          draw={DRAWN[stride]}
          do={() => steps.by(stride, 1)}
        />
      ))}
      <Jump far mirrored label={say.last} off={isEnd} draw="M5 4v16M20 4L9 12l11 8z" do={steps.toEnd} />
    </div>
  );
}

interface JumpProps {
  readonly label: string;
  readonly draw: string;
  readonly mirrored?: boolean;
  /** To the very start or end: on a phone the slider does that. */
  readonly far?: boolean;
  readonly off: boolean;
  readonly do: () => void;
}

/** Where there is nothing further it stays in reach of the keyboard and says so. */
function Jump({ label, draw, mirrored = false, far = false, off, do: act }: JumpProps): JSX.Element {
  return (
    <button
      type="button"
      class={far ? "replay-far" : ""}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => off || act()}
    >
      <Shape draw={draw} mirrored={mirrored} />
    </button>
  );
}

const Shape = ({ draw, mirrored = false }: { readonly draw: string; readonly mirrored?: boolean }): JSX.Element => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" stroke="currentColor" stroke-width="2">
    <path d={draw} {...(mirrored && { transform: "matrix(-1 0 0 1 24 0)" })} />
  </svg>
);

function Viewpoint({ saved, outline, steps }: Props): JSX.Element | null {
  const say = replayWords.now.value;
  const beholders = beholdersOf(outline.over, saved.seats);
  const nameOf = (beholder: Beholder): string =>
    typeof beholder === "number" ? saved.seats[beholder]!.name : say[beholder];
  return (
    <label>
      <span>{say.viewpoint}</span>
      <select
        value={String(steps.beholder)}
        onChange={(event) => steps.look(beholders.find((one) => String(one) === event.currentTarget.value)!)}
      >
        {beholders.map((beholder) => (
          <option key={beholder} value={String(beholder)}>
            {nameOf(beholder)}
          </option>
        ))}
      </select>
    </label>
  );
}

function CopyLink({ address }: { readonly address: string }): JSX.Element {
  const say = replayWords.now.value;
  const [result, setResult] = useState<"copied" | "notCopied" | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setResult("copied");
    } catch {
      setResult("notCopied");
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {say.copyLink}
      </button>
      <span class="replay-copied" role="status">
        {result && say[result]}
      </span>
    </>
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
