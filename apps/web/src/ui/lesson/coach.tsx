import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../icon.tsx";
import "./coach.css";

interface Props {
  readonly label: string;
  readonly step: number;
  readonly of: number;
  /** "Step 3 of 40". */
  readonly progress: string;
  readonly leave: { readonly to: string; readonly say: string };
  /** Why not now, when something else was pressed. */
  readonly nudge?: string | null;
  /** What is said, and read aloud when it changes. */
  readonly children: ComponentChildren;
  readonly buttons: ComponentChildren;
}

/** The coach: a few sentences, one thing to do, and the way back and on. */
export function CoachFrame({ label, step, of, progress, leave, nudge, children, buttons }: Props): JSX.Element {
  const box = useRef<HTMLElement>(null);
  // What is new is read from its beginning.
  useEffect(() => box.current?.scrollTo({ top: 0 }), [step]);
  return (
    <section ref={box} class="coach" aria-label={label}>
      <header>
        <p class="coach-progress">
          <Icon name="hint" /> {progress}
        </p>
        <a class="coach-leave" href={leave.to}>
          {leave.say}
        </a>
      </header>
      <progress value={step} max={of} aria-label={progress} />
      <div class="coach-words" aria-live="polite">
        {children}
      </div>
      {nudge !== undefined && (
        <p class="coach-nudge" role="status">
          {nudge !== null && <span class="note no">{nudge}</span>}
        </p>
      )}
      <div class="coach-buttons">{buttons}</div>
    </section>
  );
}
