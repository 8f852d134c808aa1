import type { Desk, Hands } from "./desk.ts";

/** Whether there is nothing to do but to look on while others are at it. */
export const isWaiting = ({ busy, news }: Desk): boolean => busy.value || !(news.value.prompt || news.value.over);

/** Whether anything is under way that one need not wait for: what is being shown, or a bot that thinks. */
export const canSkip = (desk: Desk): boolean =>
  desk.busy.value || (isWaiting(desk) && desk.news.value.asked.some((seat) => desk.seats[seat]?.bot !== null));

/** Sees no more: of a turn shown once more, or of what others do until one is asked. */
export function leap(desk: Desk, hands: Hands): boolean {
  if (hands.again.value) hands.again.value = null;
  else if (canSkip(desk)) desk.skip();
  else return false;
  return true;
}

/** What is pressed for its own sake. */
export const isPressed = (target: EventTarget | null): boolean =>
  (target as Element).closest?.("button, a, summary, dialog, input, select, textarea") != null;
