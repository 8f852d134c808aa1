import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
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

/** What is seen, in words: the sum, the signs, and place by place. */
export function Legend({ seen, show }: { readonly seen: Seen; readonly show: (spot: Spot) => void }): JSX.Element {
  const words = texts.now.value;
  return (
    <div class="lens-legend" data-over>
      <p class="lens-sum">{seen.sum}</p>
      {seen.list.length > 0 && (
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
      )}
      {seen.list.length > 0 && (
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
      )}
    </div>
  );
}
