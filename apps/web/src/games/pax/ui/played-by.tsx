import type { JSX } from "preact";
import type { Saved } from "../../../store/saved.ts";
import { scoreWords } from "../score/words.ts";

/** Where somebody else took a seat in the middle of a game: who played what. */
export function PlayedBy({ saved: { seats, changes = [] } }: { readonly saved: Saved }): JSX.Element | null {
  const say = scoreWords.now.value.playedBy;
  if (changes.length === 0) return null;
  return (
    <ul class="played-by">
      {changes.map(({ at, seat, bot, resigned }, i) => {
        const facts = { step: at, who: seats[seat]!.name, bot: bot ?? "" };
        return <li key={i}>{(resigned ? say.resigned : bot === null ? say.back : say.bot)(facts)}</li>;
      })}
    </ul>
  );
}
