import type { TableSeat } from "@ara/protocol";
import type { JSX } from "preact";
import { Icon } from "../ui/icon.tsx";
import type { Leafing, Speed } from "./use-leafing.ts";
import { beholdersOf, type Beholder } from "./viewpoint.ts";
import "./controls.css";

/** What the dado of any replay has. */

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

export const Shape = ({
  draw,
  mirrored = false,
}: {
  readonly draw: string;
  readonly mirrored?: boolean;
}): JSX.Element => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" stroke="currentColor" stroke-width="2">
    <path d={draw} {...(mirrored && { transform: "matrix(-1 0 0 1 24 0)" })} />
  </svg>
);

interface ViewpointProps {
  readonly over: boolean;
  readonly seats: readonly TableSeat[];
  readonly names: readonly string[];
  readonly say: { readonly viewpoint: string; readonly spectator: string; readonly everything: string };
  readonly beholder: Beholder;
  readonly look: (beholder: Beholder) => void;
}

/** From where it is seen. */
export function Viewpoint({ over, seats, names, say, beholder: now, look }: ViewpointProps): JSX.Element {
  const beholders = beholdersOf(over, seats);
  const nameOf = (beholder: Beholder): string => (typeof beholder === "number" ? names[beholder]! : say[beholder]);
  return (
    <label>
      <span>{say.viewpoint}</span>
      <select
        value={String(now)}
        onChange={(event) => look(beholders.find((one) => String(one) === event.currentTarget.value)!)}
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

interface TransportProps<Stride extends string> {
  readonly steps: Pick<Leafing<unknown, Stride>, "isStart" | "isEnd" | "playing" | "play" | "toStart" | "toEnd" | "by">;
  /** The farthest first. */
  readonly strides: readonly [Stride, Stride, Stride];
  readonly say: {
    readonly controls: string;
    readonly first: string;
    readonly last: string;
    readonly play: string;
    readonly pause: string;
    readonly back: Readonly<Record<Stride, string>>;
    readonly on: Readonly<Record<Stride, string>>;
  };
}

/** The further a stride leads, the more arrows. */
const DRAWN = [
  "M12 4L2 12l10 8zM22 4L12 12l10 8z",
  "M17 4L6 12l11 8z",
  "M15 5l1.5 1.5L11 12l5.5 5.5L15 19l-7-7z",
] as const;
const TO_THE_EDGE = "M5 4v16M20 4L9 12l11 8z";

/** On and back by strides, to start and end, and by itself. */
export function Transport<Stride extends string>({ steps, strides, say }: TransportProps<Stride>): JSX.Element {
  const { isStart, isEnd, playing } = steps;
  const jumps = strides.map((stride, i) => ({ stride, draw: DRAWN[i]! }));
  return (
    <div class="replay-transport" role="group" aria-label={say.controls}>
      <Jump far label={say.first} off={isStart} draw={TO_THE_EDGE} do={steps.toStart} />
      {jumps.map(({ stride, draw }) => (
        <Jump key={stride} label={say.back[stride]} off={isStart} draw={draw} do={() => steps.by(stride, -1)} />
      ))}
      <button type="button" class="replay-play" aria-pressed={playing} onClick={() => steps.play(!playing)}>
        {playing ? <Shape draw="M7 4h4v16H7zM14 4h4v16h-4z" /> : <Icon name="play" />}
        <span>{playing ? say.pause : say.play}</span>
      </button>
      {jumps.toReversed().map(({ stride, draw }) => (
        <Jump key={stride} mirrored label={say.on[stride]} off={isEnd} draw={draw} do={() => steps.by(stride, 1)} />
      ))}
      <Jump far mirrored label={say.last} off={isEnd} draw={TO_THE_EDGE} do={steps.toEnd} />
    </div>
  );
}

interface PaceProps {
  readonly steps: Pick<Leafing<unknown, string>, "speed" | "pace">;
  readonly say: { readonly speed: string; readonly speeds: Readonly<Record<Speed, string>> };
}

/** How fast it plays. */
export const Pace = ({ steps, say }: PaceProps): JSX.Element => (
  <label>
    <span>{say.speed}</span>
    <select value={steps.speed} onChange={(event) => steps.pace(event.currentTarget.value as Speed)}>
      {(Object.keys(say.speeds) as Speed[]).map((speed) => (
        <option key={speed} value={speed}>
          {say.speeds[speed]}
        </option>
      ))}
    </select>
  </label>
);
