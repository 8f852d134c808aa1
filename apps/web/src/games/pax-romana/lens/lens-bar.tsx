import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../../../app/settings.ts";
import { signOf } from "../../../ui/sign.ts";
import type { Spot } from "../text/places.ts";
import { KEYS, LENSES, type LensName } from "./lenses.ts";
import type { Seen } from "./picture.ts";
import { texts } from "./words.ts";
import "./lens.css";

const TYPES = "input:not([type=radio], [type=checkbox]), select, textarea, [role=treeitem]";

interface Props {
  readonly chosen: LensName | null;
  readonly choose: (name: LensName | null) => void;
}

/** One button for each lens; the one in use, pressed again, is put away. */
export function LensBar({ chosen, choose }: Props): JSX.Element {
  const words = texts.now.value;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
      if (ctrlKey || altKey || metaKey || defaultPrevented || settings.value.keys === "off") return;
      // Letters belong to whoever types them.
      if ((target as Element).matches?.(TYPES) || document.querySelector("dialog:modal")) return;
      const sign = signOf(event);
      const name = LENSES.find((one) => KEYS[one] === sign);
      if (name === undefined) return;
      event.preventDefault();
      choose(name === chosen ? null : name);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [chosen, choose]);
  return (
    <div class="lens-bar" role="group" aria-label={words.label} data-over>
      {LENSES.map((name) => (
        <button
          key={name}
          aria-pressed={name === chosen}
          aria-keyshortcuts={KEYS[name]}
          data-lens={name}
          onClick={() => choose(name === chosen ? null : name)}
        >
          {words.names[name]}
          <kbd aria-hidden="true">{KEYS[name]}</kbd>
        </button>
      ))}
    </div>
  );
}

/** So much of a map leaves room for a legend that is open from the first. */
const ROOMY = { width: 800, height: 520 };

/** Whether somebody wants it open; until he says so it is where there is room. */
const wished = signal<boolean | null>(null);

/** What is seen, in words: the sum, and one tap away the signs and place by place. */
export function Legend({ seen, show }: { readonly seen: Seen; readonly show: (spot: Spot) => void }): JSX.Element {
  const words = texts.now.value;
  const element = useRef<HTMLDetailsElement>(null);
  const isEmpty = seen.list.length === 0;
  useLayoutEffect(() => {
    if (!element.current) return;
    const { clientWidth, clientHeight } = element.current.parentElement!;
    element.current.open = wished.peek() ?? (clientWidth >= ROOMY.width && clientHeight >= ROOMY.height);
  }, [isEmpty]);
  if (isEmpty)
    return (
      <div class="lens-legend" data-over>
        <p class="lens-sum">{seen.sum}</p>
      </div>
    );
  return (
    <details class="lens-legend" data-over ref={element}>
      <summary
        class="lens-sum"
        // A press is a wish; that it opens by itself is none.
        onClick={() => (wished.value = !element.current!.open)}
      >
        {seen.sum}
      </summary>
      <ul class="lens-signs">
        {seen.legend.map(({ svg, text }) => (
          <li key={text}>
            <svg
              class="map-marks"
              viewBox="-18 -13 36 26"
              width="36"
              height="26"
              aria-hidden="true"
              // oxlint-disable-next-line react/no-danger -- made by the lens itself, of no words of others.
              dangerouslySetInnerHTML={{ __html: svg }}
            />
            {text}
          </li>
        ))}
      </ul>
      <details class="lens-list">
        <summary>{words.inWords(seen.list.length)}</summary>
        <ul>
          {seen.list.map(({ spot, title, text }, i) => (
            <li key={i}>
              <button class="romana-quiet" onClick={() => show(spot)}>
                {title}
              </button>{" "}
              {text}
            </li>
          ))}
        </ul>
      </details>
    </details>
  );
}
