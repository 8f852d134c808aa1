import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { settings } from "../../../../app/settings.ts";
import type { Hands } from "../desk.ts";
import { isSeen } from "./arrows.ts";
import { others } from "./others.ts";
import { typed } from "./typing.ts";
import "./badges.css";

interface Badge {
  readonly keys: string;
  readonly x: number;
  readonly y: number;
}

/** Looked at anew this often, for things move under the badges. */
const EVERY = 200;

/** Every key, beside what it presses: on demand, always where that is chosen, or while one of two keys was pressed. */
export function KeyBadges({ hands }: { readonly hands: Hands }): JSX.Element | null {
  const all = hands.keysShown.value || settings.value.keys === "always";
  const begun = typed.value;
  const shown = all || begun !== "";
  const layer = useRef<HTMLDivElement>(null);
  const [badges, setBadges] = useState<readonly Badge[]>([]);
  useEffect(() => {
    if (!shown) return setBadges([]);
    const look = (): void => setBadges((before) => same(before, badgesOf(begun)));
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [shown, begun]);
  const { sheet } = hands;
  // Over everything: what was opened since lies under it again.
  useLayoutEffect(() => {
    layer.current?.hidePopover();
    layer.current?.showPopover();
  }, [shown, sheet.value]);
  if (!shown) return null;
  return (
    <div ref={layer} popover="manual" class="key-badges" aria-hidden="true">
      {badges.map(({ keys, x, y }) => (
        <kbd key={`${keys} ${x}`} style={{ left: `${x}px`, top: `${y}px` }}>
          {keys}
        </kbd>
      ))}
    </div>
  );
}

function badgesOf(begun: string): Badge[] {
  const own = [...document.querySelectorAll<HTMLElement>(".table [data-key]")]
    .filter((element) => isSeen(element) && !isWritten(element))
    .map((element) => ({ keys: element.dataset["key"]!, element }));
  return [...own, ...others()]
    .filter(({ keys }) => keys.startsWith(begun))
    .map(({ keys, element }) => {
      const { left, top } = element.getClientRects()[0]!;
      return { keys, x: Math.round(Math.max(left, 24)), y: Math.round(Math.max(top, 18)) };
    });
}

/** Whether the key stands on it anyway. */
const isWritten = (element: HTMLElement): boolean => {
  const written = element.querySelector("kbd");
  return written?.textContent === element.dataset["key"] && written!.checkVisibility();
};

/** The same badges are the same list: nothing is drawn anew for them. */
const same = (before: readonly Badge[], now: readonly Badge[]): readonly Badge[] =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;
