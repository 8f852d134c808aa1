import { actionCard, actionType, placeTo, play, TO_DECK, TO_HAND, TO_LEGION, type Card, type Option } from "@ara/pax";
import { choose } from "./choice.tsx";
import type { Desk, Hands } from "./desk.ts";

/** A pointer goes further than this before a card is lifted. */
const FAR = 8;

/** By then the table has answered a drop, if ever. */
const ANSWERED = 600;

/** Carries a card from where a pointer went down to where it goes up. */
export function carry(desk: Desk, hands: Hands, card: Card, element: HTMLElement, down: PointerEvent): void {
  const { clientX: x, clientY: y, pointerId: pointer } = down;
  let ghost: HTMLElement | undefined;

  const move = (at: PointerEvent): void => {
    if (at.pointerId !== pointer) return;
    if (!ghost && Math.hypot(at.clientX - x, at.clientY - y) < FAR) return;
    ghost ??= lift(element, hands, card);
    ghost.style.transform = `translate(${at.clientX}px, ${at.clientY}px)`;
    at.preventDefault();
  };
  const drop = (at: PointerEvent): void => {
    if (at.pointerId !== pointer) return;
    const done = ghost !== undefined && at.type === "pointerup" && dropOn(desk, hands, card, placeAt(at));
    if (ghost && at.type === "pointerup") swallowClick();
    end(done);
  };
  /** What was dropped flies on from where it was let go, not from where it had lain. */
  const end = (done: boolean): void => {
    hands.dragged.value = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", drop);
    removeEventListener("blur", leave);
    ghost?.classList.toggle("is-dropped", done);
    const tidy = (): void => {
      stop?.();
      ghost?.remove();
      element.classList.remove("is-carried");
    };
    const before = desk.news.value;
    const stop = done ? desk.news.subscribe((now) => now !== before && queueMicrotask(tidy)) : undefined;
    if (done) setTimeout(tidy, ANSWERED);
    else tidy();
  };
  const leave = (): void => end(false);
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
  // Let go outside the window, it is never told.
  addEventListener("blur", leave);
}

/** What was dragged must not also be clicked. */
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function lift(element: HTMLElement, hands: Hands, card: Card): HTMLElement {
  hands.dragged.value = card;
  const ghost = element.querySelector(".card")!.cloneNode(true) as HTMLElement;
  ghost.classList.add("table-dragged");
  ghost.dataset["place"] = element.dataset["place"];
  element.classList.add("is-carried");
  document.body.append(ghost);
  return ghost;
}

const placeAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>("[data-drop], [data-place]")?.dataset)
    .map((data) => data?.["drop"] ?? data?.["place"])
    .map((place) => place?.replace(/^(hand|mine|drawn)-.*$/, "$1"))
    .find((place) => place !== undefined && place !== "drawn");

/** Whether that is an answer. */
function dropOn(desk: Desk, hands: Hands, card: Card, place: string | undefined): boolean {
  const options = desk.news.value.prompt?.options ?? [];
  const option = options.find((one) => leadsTo(one, card, place));
  if (option) choose(desk, hands, option);
  return option !== undefined && !option.refusal;
}

/** Whether an answer puts this card into that place. */
function leadsTo({ action }: Option, card: Card, place: string | undefined): boolean {
  if (actionType(action) === "play") return action === play(card) && place === "mine";
  if (actionType(action) !== "place" || actionCard(action) !== card) return false;
  const to = placeTo(action);
  if (to === TO_HAND) return place === "hand";
  return to === TO_DECK ? place === "deck" : place === `legion-${to - TO_LEGION}`;
}
