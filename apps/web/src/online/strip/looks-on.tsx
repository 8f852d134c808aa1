import type { JSX } from "preact";
import type { Props } from "./seat.tsx";
import { lifeWords } from "./words.ts";

/** For whoever has no seat at the table: that he looks on, and where he can play himself. */
export function LooksOn({ life }: Props): JSX.Element | null {
  const say = lifeWords.now.value;
  const isPlaying = life.own.value.length > 0 || (life.around.value?.left.length ?? 0) > 0;
  if (isPlaying) return null;
  return (
    <div class="online-looks">
      <b>{say.looksOn}</b> <span>{say.looksOnText}</span>
      <a class="btn" href="/online">
        {say.playYourself}
      </a>
    </div>
  );
}
