import type { Viewer } from "@ara/kernel";
import type { Card, Event } from "@ara/pax";
import { h, render } from "preact";
import { Card as Face, CardBack } from "../../ui/card.tsx";
import "./styles/flying.css";

/**
 * Cards fly from where they lay to where they lie. A place is any element with `data-place`; where it was before the
 * change is remembered, where it is after is looked up.
 */
export type Places = ReadonlyMap<string, DOMRect>;

export function rememberPlaces(): Places {
  const places = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-place]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) places.set(element.dataset["place"]!, rect);
  }
  return places;
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly cards: readonly (Card | null)[];
}

/** How an event looks: which cards go from where to where. */
function moveOf(event: Event, viewer: Viewer): Move | undefined {
  const home = "seat" in event ? (event.seat === viewer ? "hand" : `player-${event.seat}`) : "";
  switch (event.type) {
    case "drew":
      return { from: "deck", to: event.seat === viewer ? "drawn" : home, cards: event.cards };
    case "placed":
      return {
        from: event.seat === viewer ? "drawn" : home,
        to: event.to === "deck" ? "deck" : home,
        cards: event.cards,
      };
    case "fed":
      return { from: event.seat === viewer ? "drawn" : home, to: `legion-${event.legion}`, cards: [event.card] };
    case "bought":
      return { from: `legion-${event.legion}`, to: home, cards: event.cards };
    case "played":
      return { from: home, to: event.seat === viewer ? "mine" : home, cards: [event.card] };
    case "tribute":
      return { from: home, to: "rome", cards: [event.card] };
    case "collected":
      return { from: `legion-${event.legion}`, to: "rome", cards: event.cards };
    case "laid":
      return { from: "deck", to: `legion-${event.legion}`, cards: [event.card] };
    default:
      return undefined;
  }
}

const CARD_TIME = 280;
const GROUP_TIME = 420;
const APART = 50;

/** Resolves when everything lies where it belongs. */
export async function playMoves(events: readonly Event[], before: Places, viewer: Viewer): Promise<void> {
  await nextFrame();
  const flights: Promise<unknown>[] = [];
  for (const event of events) {
    const move = moveOf(event, viewer);
    const from = move && before.get(move.from);
    const to = move && placeNow(move.to);
    if (!move || !from || !to || (from.left === to.left && from.top === to.top)) continue;
    const time = move.cards.length > 1 || event.type === "laid" ? GROUP_TIME : CARD_TIME;
    for (const [i, card] of move.cards.entries()) flights.push(fly(card, from, to, time, (flights.length + i) * APART));
  }
  await Promise.all(flights);
}

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    // A window in the background draws no frames; the game goes on.
    setTimeout(resolve, 60);
  });

/** A place may be drawn twice, once for each size of screen; only one of them is visible. */
const placeNow = (place: string): DOMRect | undefined =>
  [...document.querySelectorAll(`[data-place="${place}"]`)]
    .map((element) => element.getBoundingClientRect())
    .find(({ width }) => width > 0);

const WIDTH = 72;
const HEIGHT = WIDTH * 1.42;

async function fly(card: Card | null, from: DOMRect, to: DOMRect, time: number, delay: number): Promise<void> {
  const ghost = document.createElement("div");
  ghost.className = "table-flying";
  ghost.setAttribute("aria-hidden", "true");
  render(card === null ? h(CardBack, { silent: true }) : h(Face, { card, silent: true }), ghost);
  document.body.append(ghost);
  const at = (rect: DOMRect, lift: number): string =>
    `translate(${rect.left + rect.width / 2 - WIDTH / 2}px, ${rect.top + rect.height / 2 - HEIGHT / 2 - lift}px)`;
  const flight = ghost.animate(
    [
      { transform: at(from, 0), opacity: 1 },
      { transform: at(to, 6), opacity: 1, offset: 0.85 },
      { transform: at(to, 0), opacity: 0 },
    ],
    { duration: time, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" },
  );
  await Promise.race([
    flight.finished.catch(() => undefined),
    new Promise((done) => setTimeout(done, time + delay + 200)),
  ]);
  render(null, ghost);
  ghost.remove();
}
