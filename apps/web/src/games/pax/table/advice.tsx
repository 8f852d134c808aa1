import type { JSX } from "preact";
import type { Desk } from "./desk.ts";
import { texts } from "./dialogs/texts.ts";
import { sayReason } from "./rare-words.ts";
import { sayAction } from "./words.ts";

/** The adviser, where he was asked. */
export function Advice({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const advice = desk.advice.value;
  if (!advice) return null;
  return (
    <div class="note" role="status">
      <AdviceText desk={desk} />
    </div>
  );
}

/** Reasons that name the card and its place themselves. */
const NAMES_ALL = /^(feed|gift|bury)/;

const percent = (share: number): number => Math.round(100 * share);

/** What a strong player would do here, knowing what this player knows, and how the game may end. */
function AdviceText({ desk }: { readonly desk: Desk }): JSX.Element {
  const advice = desk.advice.value;
  if (advice === "thinking" || advice === null) return <p>{texts.now.value.thinking}</p>;
  const { best, moves, chances } = advice;
  const reason = best && sayReason(best.reason);
  const of = (all: readonly number[]): number => percent(all[desk.viewer as number]!);
  return (
    <>
      {reason && best && (
        <p>
          {NAMES_ALL.test(best.reason.key)
            ? reason
            : texts.now.value.advice({ action: sayAction(best.action), reason })}
        </p>
      )}
      <p>
        {texts.now.value.chances({ win: of(chances.win), withRome: of(chances.withRome) })}
        {desk.seats.length > 1 && ` ${texts.now.value.chancesRome({ rome: percent(chances.rome) })}`}
      </p>
      {moves.length > 1 && (
        <ul class="table-considered">
          {moves.slice(1, 3).map(({ action, chances: { win } }) => (
            <li key={action}>{texts.now.value.considered({ action: sayAction(action), win: of(win) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
