import type { Card } from "@ara/pax";
import type { Desk, Hands } from "./desk.ts";

/** The drawn card that is to be placed next: the one picked, or the first in sight. `null` where none is drawn. */
export function pickedCard(desk: Desk, hands: Hands): Card | null {
  const { view, prompt } = desk.news.value;
  if (prompt?.step !== "draw") return null;
  return view.drawn[hands.picked.value] ?? view.drawn[0] ?? null;
}
