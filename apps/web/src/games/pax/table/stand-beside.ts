const GAP = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much of one box another covers. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const clamp = (at: number, most: number): number => Math.max(GAP, Math.min(at, most - GAP));

/**
 * The best of the four sides of what a note is about: inside the screen, not on it, and on as little as can be of what
 * may be pressed.
 */
export function bestPlace(
  about: Box,
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  free: readonly Box[],
): { readonly left: number; readonly top: number } {
  const { width, height } = size;
  const centre = (about.left + about.right - width) / 2;
  const middle = (about.top + about.bottom - height) / 2;
  const places = [
    { left: centre, top: about.top - height - GAP },
    { left: centre, top: about.bottom + GAP },
    { left: about.right + GAP, top: middle },
    { left: about.left - width - GAP, top: middle },
  ].map(({ left, top }) => ({ left: clamp(left, room.width - width), top: clamp(top, room.height - height) }));
  const costs = places.map(({ left, top }) => {
    const box = { left, top, right: left + width, bottom: top + height };
    return 4 * shared(box, about) + free.reduce((sum, one) => sum + shared(box, one), 0);
  });
  return places[costs.indexOf(Math.min(...costs))]!;
}

/** Puts a note beside what it is about; without that, low in the middle. */
export function standBeside(note: HTMLElement, about: HTMLElement | undefined): void {
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  const { width, height } = note.getBoundingClientRect();
  const box = about?.getBoundingClientRect() ?? {
    left: room.width / 2,
    right: room.width / 2,
    top: room.height - 40,
    bottom: room.height - 40,
  };
  const free = [...document.querySelectorAll<HTMLElement>("[data-option], #table-question")]
    .filter((one) => one !== about && one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  const { left, top } = bestPlace(box, { width, height }, room, free);
  note.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}
