import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Saved } from "../../store/store.ts";
import { Icon } from "../../ui/icon.tsx";
import { numeral } from "../../ui/numeral.ts";
import type { Beholder, Outline } from "../../workers/replays.ts";
import { SPEEDS, type Speed, type Steps } from "./use-steps.ts";
import { addressOf, beholdersOf } from "./viewpoint.ts";
import { replayWords } from "./words.ts";
import "./controls.css";

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
          <CopyLink address={addressOf(saved.id, steps.at, steps.beholder)} />
        </div>
      </div>
      <p class="replay-keys">{say.keys}</p>
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
  const { at, last } = steps;
  const turn = outline.turns.findLast((begun) => begun.at <= at);
  const where = turn ? `${say.round({ round: numeral(turn.round) })}, ${names[turn.seat]}` : say.setup;
  return (
    <div class="replay-slider">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say.slider}
        aria-valuetext={`${say.step({ step: at, of: last })}: ${where}`}
        onInput={(event) => steps.to(Number(event.currentTarget.value))}
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

function Transport({ steps }: { readonly steps: Steps }): JSX.Element {
  const say = replayWords.now.value;
  const { at, last, playing } = steps;
  const start = at === 0;
  const end = at === last;
  return (
    <div class="replay-transport" role="group" aria-label={say.controls}>
      <Jump label={say.first} off={start} draw="M5 4v16M20 4L9 12l11 8z" do={() => steps.to(0)} />
      <Jump label={say.turnBack} off={start} draw="M12 4L2 12l10 8zM22 4L12 12l10 8z" do={() => steps.byTurn(-1)} />
      <Jump label={say.back} off={start} draw="M17 4L6 12l11 8z" do={() => steps.by(-1)} />
      <button type="button" class="replay-play" aria-pressed={playing} onClick={() => steps.play(!playing)}>
        {playing ? <Shape draw="M7 4h4v16H7zM14 4h4v16h-4z" /> : <Icon name="play" />}
        <span>{playing ? say.pause : say.play}</span>
      </button>
      <Jump label={say.on} off={end} draw="M7 4l11 8-11 8z" do={() => steps.by(1)} />
      <Jump label={say.turnOn} off={end} draw="M2 4l10 8-10 8zM12 4l10 8-10 8z" do={() => steps.byTurn(1)} />
      <Jump label={say.last} off={end} draw="M19 4v16M4 4l11 8-11 8z" do={() => steps.to(last)} />
    </div>
  );
}

interface JumpProps {
  readonly label: string;
  readonly draw: string;
  readonly off: boolean;
  readonly do: () => void;
}

/** Where there is nothing further it stays in reach of the keyboard and says so. */
function Jump({ label, draw, off, do: act }: JumpProps): JSX.Element {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={off} onClick={() => off || act()}>
      <Shape draw={draw} />
    </button>
  );
}

const Shape = ({ draw }: { readonly draw: string }): JSX.Element => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" stroke="currentColor" stroke-width="2">
    <path d={draw} />
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

/** Arrow keys, Home, End and Space, wherever they do not mean something else. */
export function pressKey(steps: Steps, { key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const at = target instanceof Element ? target.closest("input, select, textarea, summary, button, a, dialog") : null;
  if (ctrlKey || metaKey || altKey || at?.matches("input, select, textarea, dialog")) return false;
  if (key === " ") {
    if (at) return false;
    steps.play(!steps.playing);
    return true;
  }
  const move = MOVES[key];
  if (!move) return false;
  move(steps, shiftKey);
  return true;
}

const MOVES: Readonly<Record<string, (steps: Steps, turn: boolean) => void>> = {
  ArrowLeft: (steps, turn) => (turn ? steps.byTurn(-1) : steps.by(-1)),
  ArrowRight: (steps, turn) => (turn ? steps.byTurn(1) : steps.by(1)),
  Home: (steps) => steps.to(0),
  End: (steps) => steps.to(steps.last),
};
