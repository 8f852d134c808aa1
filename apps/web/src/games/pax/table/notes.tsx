import { actionCard, actionType, type Action } from "@ara/pax";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Advice } from "./advice.tsx";
import type { Desk, Hands } from "./desk.ts";

/** What the table answers beside the question: what the adviser thinks. */
export function Notes({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const advice = desk.advice.value;
  useEffect(() => {
    if (typeof advice === "object" && advice?.best) pointTo(desk, hands, advice.best.action);
  }, [advice]);
  return (
    <div class="table-notes">
      <Advice desk={desk} />
    </div>
  );
}

/** What is advised is picked where it lies among several cards, and comes into sight; there it glows. */
function pointTo(desk: Desk, hands: Hands, action: Action): void {
  if (actionType(action) === "place") {
    hands.picked.value = Math.max(0, desk.news.value.view.drawn.indexOf(actionCard(action)));
  }
  requestAnimationFrame(() =>
    [...document.querySelectorAll(`[data-option="${action}"]`)]
      .find((one) => one.checkVisibility())
      ?.scrollIntoView({ block: "nearest", inline: "nearest" }),
  );
}
