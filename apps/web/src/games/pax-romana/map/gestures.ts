import type { Point } from "./projection.ts";

/** What fingers, mouse and trackpad ask of the map; places are in pixels of its window. */
export interface Asks {
  move(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  press(at: Point): void;
  hover(at: Point | null): void;
  /** Whether fingers are on the map. */
  hold(isHeld: boolean): void;
  readonly carries?: Carries | undefined;
}

/** What lies on the map and can be drawn to another place. */
export interface Carries {
  /** A mouse begins to draw, or a finger is held: whether what lies there is carried from now on. */
  lift(at: Point): boolean;
  carry(at: Point, isFinger: boolean): void;
  /** It is let go there; or nowhere, where that was not meant. */
  drop(at: Point | null): void;
  /** A finger is held where nothing can be carried: it looks closely, and presses where it is let go. */
  look(at: Point | null): void;
}

/** What comes after the first picture: until then nothing is carried. */
export function carriedOnce(load: () => Promise<Carries>): Carries {
  let come: Carries | null = null;
  // Where it does not come, places can still be pressed.
  load().then(
    (carries) => (come = carries),
    () => undefined,
  );
  return {
    lift: (at) => come?.lift(at) ?? false,
    carry: (at, isFinger) => come?.carry(at, isFinger),
    drop: (at) => come?.drop(at),
    look: (at) => come?.look(at),
  };
}

/** A finger that stays nearer than this presses. */
const STILL = 7;
/** So long, in milliseconds, a finger is held until it carries or looks closely. */
const HOLD = 350;

/** Listens to one finger or two, a mouse with its wheel, and a trackpad. What it returns ends it. */
export function listen(host: HTMLElement, asks: Asks): () => void {
  const fingers = new Map<number, Point>();
  let [start, walked]: [Point | null, number] = [null, 0];
  /** What the finger or the mouse does that is down; "moves" once it was decided that it moves the map. */
  let does: "nothing" | "moves" | "carries" | "looks" = "nothing";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { carries } = asks;
  /** Carries on or looks, now that a finger was held. */
  const held = (at: Point): void => {
    if (!carries || !start) return;
    does = carries.lift(at) ? "carries" : "looks";
    if (does === "carries") carries.carry(at, true);
    else carries.look(at);
  };
  /** Carries and looks no more; what was carried is let go there. */
  const letGo = (at: Point | null): void => {
    clearTimeout(timer);
    if (does === "carries") carries?.drop(at);
    if (does === "looks") carries?.look(null);
    does = "nothing";
  };
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = host.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const isOurs = ({ target }: Event): boolean => !(target as Element).closest("[data-over]");
  const down = (event: PointerEvent): void => {
    if (!isOurs(event) || event.button > 0) return;
    host.setPointerCapture(event.pointerId);
    const at = placeOf(event);
    fingers.set(event.pointerId, at);
    asks.hold(true);
    letGo(null);
    if (fingers.size > 1) return void (start = null);
    [start, walked] = [at, 0];
    if (event.pointerType !== "mouse") timer = setTimeout(held, HOLD, at);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    const at = placeOf(event);
    if (!before) {
      if (event.pointerType === "mouse") asks.hover(isOurs(event) ? at : null);
      return;
    }
    const [dx, dy] = [at[0] - before[0], at[1] - before[1]];
    walked += Math.hypot(dx, dy);
    if (start && walked < STILL && does === "nothing") return;
    fingers.set(event.pointerId, at);
    if (does === "nothing" && start) {
      clearTimeout(timer);
      does = event.pointerType === "mouse" && carries?.lift(start) ? "carries" : "moves";
    }
    if (does === "carries") return carries?.carry(at, event.pointerType !== "mouse");
    if (does === "looks") return carries?.look(at);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return asks.move(dx, dy);
    const far = (point: Point): number => Math.max(20, Math.hypot(point[0] - other[0], point[1] - other[1]));
    asks.move(dx / 2, dy / 2);
    asks.zoom(far(at) / far(before), [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]);
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size === 0) asks.hold(false);
    const isMeant = start !== null && event.type === "pointerup";
    const isPress = isMeant && (does === "looks" || (does === "nothing" && walked < STILL));
    letGo(isMeant ? placeOf(event) : null);
    if (isPress) asks.press(placeOf(event));
    start = null;
  };
  const wheel = (event: WheelEvent): void => {
    if (!isOurs(event)) return;
    event.preventDefault();
    const { deltaX, deltaY, deltaMode, ctrlKey } = event;
    // Two fingers on a trackpad move in small or slanting steps; a wheel turns in whole notches, a pinch says Ctrl.
    const isTrackpad = !ctrlKey && deltaMode === 0 && (deltaX !== 0 || Math.abs(deltaY) < 40);
    if (isTrackpad) asks.move(-deltaX, -deltaY);
    else asks.zoom(Math.exp(-deltaY * (ctrlKey ? 0.01 : deltaMode === 0 ? 0.0016 : 0.05)), placeOf(event));
  };
  const leave = (): void => asks.hover(null);
  // A finger that is held asks for no menu.
  const menu = (event: Event): void => {
    if (fingers.size > 0) event.preventDefault();
  };
  host.addEventListener("pointerdown", down);
  host.addEventListener("pointermove", move);
  host.addEventListener("pointerup", up);
  host.addEventListener("pointercancel", up);
  host.addEventListener("pointerleave", leave);
  host.addEventListener("wheel", wheel, { passive: false });
  host.addEventListener("contextmenu", menu);
  return () => {
    clearTimeout(timer);
    host.removeEventListener("contextmenu", menu);
    host.removeEventListener("pointerdown", down);
    host.removeEventListener("pointermove", move);
    host.removeEventListener("pointerup", up);
    host.removeEventListener("pointercancel", up);
    host.removeEventListener("pointerleave", leave);
    host.removeEventListener("wheel", wheel);
  };
}
