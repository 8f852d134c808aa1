import { sayReasonIn } from "@ara/bots/pax/texts/say";
import type { JSX } from "preact";
import { paxWords } from "../words.ts";
import type { Desk } from "./desk.ts";
import { botTexts } from "./rare-words.ts";
import { say, sayAction, sayRefusal } from "./words.ts";

/** What the table answers beside the question: why something cannot be done, and what the adviser thinks. */
export function Notes({ desk }: { readonly desk: Desk }): JSX.Element {
  return (
    <div class="table-notes">
      <Refusal desk={desk} />
      <Advice desk={desk} />
    </div>
  );
}

/** A refusal is an answer: what, why, which rule. */
function Refusal({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const refused = desk.refused.value;
  if (!refused) return null;
  const { rule } = refused.refusal;
  return (
    <p class="note no" role="alert" data-refusal>
      {sayRefusal(refused.refusal)}{" "}
      {rule && (
        <a class="rule" href={`/rules/${rule}`}>
          PAX {rule}
        </a>
      )}
    </p>
  );
}

function Advice({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const advice = desk.advice.value;
  if (!advice) return null;
  return (
    <div class="note" role="status">
      <AdviceText desk={desk} />
    </div>
  );
}

const percent = (share: number): number => Math.round(100 * share);

/** What a strong player would do here, knowing what this player knows, and how the game may end. */
function AdviceText({ desk }: { readonly desk: Desk }): JSX.Element {
  const advice = desk.advice.value;
  if (advice === "thinking" || advice === null) return <p>{say().thinking}</p>;
  const { thought, estimate } = advice;
  // The best answer's own chances, so that all numbers come from the same guesses.
  const best = thought?.considered[0];
  const win = percent(best?.win ?? estimate.win[desk.viewer as number] ?? 0);
  const rome = percent(best?.rome ?? estimate.rome);
  const alone = desk.seats.length === 1;
  return (
    <>
      {thought && botTexts() && (
        <p>
          {say().advice({
            action: sayAction(thought.action),
            reason: sayReasonIn(botTexts()!, paxWords.now.value, thought.reason),
          })}
        </p>
      )}
      {thought && thought.considered.length > 1 && (
        <ul class="table-considered">
          {thought.considered.slice(0, 3).map(({ action, win: chance }) => (
            <li key={action}>{say().considered({ action: sayAction(action), win: percent(chance) })}</li>
          ))}
        </ul>
      )}
      <p>{alone ? say().chancesSolo({ win }) : `${say().chances({ win, rome })} ${say().overlap}`}</p>
    </>
  );
}
