import type { Card } from "@ara/pax";
import type { Desk, Hands } from "./desk.ts";
import { later } from "./later.ts";

/** Cards can be dragged with mouse, pen or finger: onto a place, the press of a button is spared. */
interface Dragging {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onDragStart: (event: DragEvent) => void;
}

export const dragging = (desk: Desk, hands: Hands, card: Card): Dragging => ({
  // The browser's own dragging of pictures and texts would take the pointer away.
  onDragStart: (event) => event.preventDefault(),
  onPointerDown(event) {
    if (event.button === 0) later.peek()?.carry(desk, hands, card, event.currentTarget as HTMLElement, event);
  },
});
