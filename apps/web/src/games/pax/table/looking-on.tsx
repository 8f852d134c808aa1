import type { JSX } from "preact";
import { Ask } from "./ask.tsx";
import { nameOf, type Desk, type Hands } from "./desk.ts";
import { Ended } from "./ending.tsx";
import { isAway } from "./kind.ts";
import { isLeftOver } from "./left-over.ts";
import { sayGoing } from "./say-left-over.ts";
import { Again, Story } from "./turns/story.tsx";
import { turnWords } from "./turns/words.ts";
import { canSkip } from "./waiting.ts";
import { sayTurn } from "./words.ts";

/** Where a question would stand while there is none: who is at it, what was done, how it ended. */
export function LookingOn({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  if (hands.again.value) return <Again desk={desk} hands={hands} />;
  const { asked, over, log } = desk.news.value;
  const words = turnWords.now.value;
  const seat = asked[0];
  const isBot = seat !== undefined && desk.seats[seat]?.bot !== null;
  if (isLeftOver(desk.news.value)) return <Ask title={sayGoing(desk)} />;
  if (over) return <Ended desk={desk} hands={hands} />;
  if (seat === undefined && !desk.busy.value) return <Ask title={sayTurn(desk)} />;
  const who = seat === undefined ? "" : nameOf(desk)(seat);
  const title = (): string => {
    if (log.some(({ type }) => type === "collected")) return words.waitRome;
    if (seat === desk.viewer) return sayTurn(desk);
    if (isBot || desk.busy.value) return words.waitBot({ who });
    return seat !== undefined && isAway(desk, seat) ? words.waitAway({ who }) : words.wait({ who });
  };
  return (
    <Ask title={title()}>
      <Story desk={desk} />
      {/* A lesson has a button of its own to go on. */}
      {canSkip(desk) && (desk.id !== null || desk.busy.value) && (
        <button type="button" onClick={() => desk.skip()}>
          {words.skip} <kbd aria-hidden="true">Space</kbd>
        </button>
      )}
    </Ask>
  );
}
