import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Toggle } from "../../../ui/choice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { wantsHints, wishHints } from "./wish.ts";
import { hintWords } from "./words.ts";
import "./hint.css";

export { hintWords };

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  /** Puts the focus on the question, once what had it is gone. */
  readonly asks: () => void;
}

/** What the usual bot would answer and why, once it was asked or where it is wanted at every question. */
export function Hint({ face, shown, asks }: Props): JSX.Element | null {
  const { prompt, version } = shown.news;
  const wanted = wantsHints.value;
  useEffect(() => {
    if (wanted && prompt) void face.advise(false);
  }, [wanted, version]);
  const say = hintWords.now.value;
  const hint = face.hint.value;
  if (!prompt || hint?.version !== version) return null;
  return (
    <aside class="hint" aria-label={say.hint} data-hint>
      <Icon name="hint" />
      <p>{hint.lines.join(" ")}</p>
      {hint.answer && (
        <button
          type="button"
          data-do-hint
          onClick={() => {
            if (face.choose(hint.answer!)) asks();
          }}
        >
          {say.doIt}
        </button>
      )}
    </aside>
  );
}

/** Whoever asked below the answers sees what came above the question. */
function show(): void {
  requestAnimationFrame(() => document.querySelector("[data-hint]")?.scrollIntoView({ block: "nearest" }));
}

/** The way to a hint. */
export function AskHint({ face, shown }: Omit<Props, "asks">): JSX.Element | null {
  if (!shown.news.prompt) return null;
  return (
    <div class="hint-ask">
      <button type="button" data-ask-hint onClick={() => void face.advise().then(show)}>
        <Icon name="hint" /> {face.speech.value.text.tip}
      </button>
      <Toggle name="hints" label={hintWords.now.value.hints} on={wantsHints.value} onChoose={wishHints} />
    </div>
  );
}
