import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carriedOnce, listen, type Asks, type Carries } from "./gestures.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A window whose fingers a test moves; what is asked of the map, in words. */
function touched({ liftable = true } = {}) {
  const host = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
    setPointerCapture: () => undefined,
    closest: () => null,
  });
  const asked: string[] = [];
  const note =
    (what: string) =>
    (...args: readonly unknown[]): void =>
      void asked.push([what, ...args].join(" "));
  const asks: Asks = {
    move: note("move"),
    zoom: note("zoom"),
    press: note("press"),
    hover: () => undefined,
    hold: () => undefined,
    carries: {
      lift(at) {
        asked.push(`lift ${at.join(",")}`);
        return liftable;
      },
      carry: note("carry"),
      drop: note("drop"),
      look: note("look"),
    },
  };
  const end = listen(host as unknown as HTMLElement, asks);
  const point = (type: string, x: number, y: number, { id = 1, by = "mouse" } = {}): void => {
    const event = Object.assign(new Event(type), {
      pointerId: id,
      pointerType: by,
      clientX: x + 10,
      clientY: y + 20,
      button: 0,
    });
    host.dispatchEvent(event);
  };
  return { asked, point, end };
}

const FINGER = { by: "touch" };

test("a mouse draws what can go somewhere, and lets it go at a place", () => {
  const { asked, point } = touched();
  point("pointerdown", 50, 50);
  point("pointermove", 52, 50);
  expect(asked).toEqual([]);
  point("pointermove", 80, 50);
  point("pointermove", 90, 60);
  point("pointerup", 90, 60);
  expect(asked).toEqual(["lift 50,50", "carry 80,50 false", "carry 90,60 false", "drop 90,60"]);
});

test("where nothing can be drawn, a mouse moves the map", () => {
  const { asked, point } = touched({ liftable: false });
  point("pointerdown", 50, 50);
  point("pointermove", 80, 50);
  point("pointermove", 90, 50);
  point("pointerup", 90, 50);
  expect(asked).toEqual(["lift 50,50", "move 30 0", "move 10 0"]);
});

test("a finger that moves at once moves the map, also from an army", () => {
  const { asked, point } = touched();
  point("pointerdown", 50, 50, FINGER);
  point("pointermove", 80, 50, FINGER);
  vi.advanceTimersByTime(1000);
  point("pointerup", 80, 50, FINGER);
  expect(asked).toEqual(["move 30 0"]);
});

test("a finger that is held first draws what lies there", () => {
  const { asked, point } = touched();
  point("pointerdown", 50, 50, FINGER);
  vi.advanceTimersByTime(400);
  point("pointermove", 53, 50, FINGER);
  point("pointerup", 53, 50, FINGER);
  expect(asked).toEqual(["lift 50,50", "carry 50,50 true", "carry 53,50 true", "drop 53,50"]);
});

test("a finger that is held where nothing can be drawn looks closely, and presses where it is let go", () => {
  const { asked, point } = touched({ liftable: false });
  point("pointerdown", 50, 50, FINGER);
  vi.advanceTimersByTime(400);
  point("pointermove", 70, 50, FINGER);
  point("pointerup", 70, 50, FINGER);
  expect(asked).toEqual(["lift 50,50", "look 50,50", "look 70,50", "look ", "press 70,50"]);
});

test("a second finger, or a browser that takes the finger away, lets go of nothing anywhere", () => {
  const { asked, point } = touched();
  point("pointerdown", 50, 50, FINGER);
  vi.advanceTimersByTime(400);
  point("pointerdown", 90, 50, { id: 2, by: "touch" });
  expect(asked.at(-1)).toBe("drop ");
  point("pointerup", 90, 50, { id: 2, by: "touch" });
  point("pointerup", 50, 50, FINGER);
  point("pointerdown", 50, 50);
  point("pointermove", 80, 50);
  point("pointercancel", 80, 50);
  expect(asked.slice(3)).toEqual(["lift 50,50", "carry 80,50 false", "drop "]);
});

test("a short press is a press, by mouse and finger", () => {
  const { asked, point, end } = touched();
  for (const by of ["mouse", "touch"]) {
    point("pointerdown", 50, 50, { by });
    point("pointerup", 51, 50, { by });
  }
  expect(asked).toEqual(["press 51,50", "press 51,50"]);
  end();
  point("pointerdown", 50, 50);
  point("pointerup", 50, 50);
  expect(asked).toHaveLength(2);
});

test("until what carries has come, nothing is carried", async () => {
  const drop = vi.fn();
  const carries: Carries = { lift: () => true, carry: () => undefined, drop, look: () => undefined };
  const come = carriedOnce(() => Promise.resolve(carries));
  expect(come.lift([0, 0])).toBe(false);
  await Promise.resolve();
  expect(come.lift([0, 0])).toBe(true);
  come.drop([1, 2]);
  expect(drop).toHaveBeenCalledWith([1, 2]);
  const never = carriedOnce(() => Promise.reject(new Error("offline")));
  await Promise.resolve();
  expect(never.lift([0, 0])).toBe(false);
});
