import type { Viewer } from "@ara/kernel";
import { CATEGORIES, categoryOf, type Card, type Event } from "@ara/pax";
import { h, render } from "preact";
import { Card as Face, CardBack } from "../ui/card.tsx";
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
  /** The first of these places that is there. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly cards: readonly (Card | null)[];
}

/** How an event looks: which cards go from where to where. */
function moveOf(event: Event, viewer: Viewer): Move | undefined {
  const own = "seat" in event && event.seat === viewer;
  const home = "seat" in event ? (own ? "hand" : `player-${event.seat}`) : "";
  switch (event.type) {
    case "drew":
      return { from: ["deck"], to: [own ? "drawn" : home], cards: event.cards };
    case "placed":
      return {
        from: drawnAt(own, home, event.cards[0]),
        to: [event.to === "deck" ? "deck" : home],
        cards: event.cards,
      };
    case "fed":
      return { from: drawnAt(own, home, event.card), to: [`legion-${event.legion}`], cards: [event.card] };
    case "bought":
      return { from: [`legion-${event.legion}`], to: [home], cards: event.cards };
    case "played": {
      const row = `${own ? "mine" : home}-${CATEGORIES[categoryOf(event.card)]}`;
      return { from: [`hand-${event.card}`, home], to: own ? [row, "mine"] : [row], cards: [event.card] };
    }
    case "tribute":
      return { from: [`hand-${event.card}`, home], to: ["rome"], cards: [event.card] };
    case "collected":
      return { from: [`legion-${event.legion}`], to: ["rome"], cards: event.cards };
    case "laid":
      return { from: ["deck"], to: [`legion-${event.legion}`], cards: [event.card] };
    default:
      return undefined;
  }
}

const drawnAt = (own: boolean, home: string, card: Card | null | undefined): string[] =>
  own ? [`drawn-${card}`, "drawn"] : [home];

const CARD_TIME = 280;
const GROUP_TIME = 420;
const APART = 50;

/** Resolves when everything lies where it belongs. */
export async function playMoves(events: readonly Event[], before: Places, viewer: Viewer): Promise<void> {
  await nextFrame();
  const flights: Promise<unknown>[] = [];
  for (const event of events) {
    const move = moveOf(event, viewer);
    const from = move?.from.map((place) => before.get(place)).find((rect) => rect !== undefined);
    const to = move?.to.map(placeNow).find((element) => element !== undefined);
    if (!move || !from || !to) continue;
    const time = move.cards.length > 1 || event.type === "laid" ? GROUP_TIME : CARD_TIME;
    for (const card of move.cards) flights.push(land(card, from, to, time, flights.length * APART));
  }
  await Promise.all(flights);
}

/** The card that lies at the end of the flight is not seen before it has landed. */
async function land(card: Card | null, from: DOMRect, place: HTMLElement, time: number, delay: number): Promise<void> {
  const lying = [...place.querySelectorAll<HTMLElement>(`.card[data-card="${card}"]:not(.is-landing)`)].at(-1);
  const target = lying && lying.getBoundingClientRect().width > 0 ? lying : undefined;
  target?.classList.add("is-landing");
  await fly(card, from, (target ?? place).getBoundingClientRect(), time, delay);
  target?.classList.remove("is-landing");
}

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    // A window in the background draws no frames; the game goes on.
    setTimeout(resolve, 60);
  });

/** A place may be drawn twice, once for each size of screen; only one of them is visible. */
const placeNow = (place: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)].find(
    (element) => element.getBoundingClientRect().width > 0,
  );

const WIDTH = 72;
const HEIGHT = WIDTH * 1.42;

async function fly(card: Card | null, from: DOMRect, to: DOMRect, time: number, delay: number): Promise<void> {
  const ghost = document.createElement("div");
  ghost.className = "table-flying";
  ghost.setAttribute("aria-hidden", "true");
  render(card === null ? h(CardBack, { silent: true }) : h(Face, { card, silent: true }), ghost);
  document.body.append(ghost);
  // From a card's own size to a card's own size; larger places are only where it begins or ends.
  const scale = (rect: DOMRect): number => Math.min(1.5, rect.width < 2 * WIDTH ? rect.width / WIDTH : 1);
  const at = (rect: DOMRect, lift: number): string =>
    `translate(${rect.left + rect.width / 2 - WIDTH / 2}px, ${rect.top + rect.height / 2 - HEIGHT / 2 - lift}px) scale(${scale(rect)})`;
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
