import { sayQuestionIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { sayWaiting } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { useMainButton } from "./main-button.ts";
import { RESTS, type ShellProps } from "./shell.ts";
import { shellWords } from "./words.ts";

interface Props extends ShellProps {
  /** Where the question stands. */
  readonly room: { readonly current: HTMLElement | null };
}

/** So many pixels are a pull, not a tap. */
const FAR = 24;

/** The sheet's handle; while it is low, also the question and its main button. */
export function Bar({ face, shown, shell, room }: Props): JSX.Element {
  const say = shellWords.now.value;
  const rest = shell.rest.value;
  const main = useMainButton(room, shown);
  const drag = useRef({ from: 0, moved: false });
  const by = (steps: number): void => {
    shell.rest.value = RESTS[Math.max(0, Math.min(RESTS.length - 1, RESTS.indexOf(rest) + steps))]!;
  };
  return (
    <div class="side-bar">
      <button
        class="side-handle"
        aria-label={say.rest[rest]}
        title={say.rest[rest]}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { from: event.clientY, moved: false };
        }}
        onPointerUp={(event) => {
          const way = drag.current.from - event.clientY;
          if (Math.abs(way) < FAR) return;
          drag.current.moved = true;
          by(Math.sign(way));
        }}
        onClick={() => {
          if (drag.current.moved) drag.current.moved = false;
          else if (rest === "high") shell.rest.value = "low";
          else by(1);
        }}
      />
      <p class="side-brief" aria-hidden="true">
        {main?.brief ?? briefOf(face, shown)}
      </p>
      {main ? (
        <button class="btn-main side-main" disabled={main.off} onClick={main.press}>
          {main.say}
        </button>
      ) : (
        shown.answers.length > 0 && (
          <button class="side-main" onClick={() => (shell.rest.value = "middle")}>
            {face.speech.value.text.count(shown.answers.length)}
          </button>
        )
      )}
    </div>
  );
}

/** The question in a line. */
function briefOf(face: TextFace, { news }: Shown): string {
  const speech = face.speech.value;
  if (news.over) return speech.text.headingOver;
  if (news.prompt) return sayQuestionIn(speech.game, news.view.config, news.prompt).text;
  return sayWaiting(speech, news);
}
