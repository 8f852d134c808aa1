import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { BookTexts } from "./open-book.ts";

interface Props {
  readonly say: BookTexts;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many rules were found; `null` when nothing is searched. */
  readonly count: number | null;
}

/** Search as you type. Keys: "/" leads here, Down and Up walk through what was found, Escape ends it. */
export function SearchBox({ say, query, onQuery, count }: Props): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const searching = count !== null;

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const typing = (event.target as Element).matches("input, textarea, select");
      if (event.key === "/" && !typing) input.current?.focus();
      else if (event.key === "Escape" && searching) {
        onQuery("");
        input.current?.focus();
      } else if (!searching || !walk(event.key, input.current!)) return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [searching]);

  return (
    <search class="rb-search">
      <label for="rb-query">{say.search}</label>
      <div class="rb-query">
        <input
          ref={input}
          id="rb-query"
          type="search"
          autocomplete="off"
          spellcheck={false}
          value={query}
          placeholder={say.example}
          aria-describedby="rb-keys"
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
      </div>
      <p class="rb-count" role="status">
        {count === null ? "" : say.count({ count })}
      </p>
      <p class="rb-keys" id="rb-keys">
        {say.keys}
      </p>
    </search>
  );
}

/** Moves the focus among the rules found; before the first lies the search itself. */
function walk(key: string, input: HTMLInputElement): boolean {
  if (key !== "ArrowDown" && key !== "ArrowUp") return false;
  const stops = [input, ...document.querySelectorAll<HTMLElement>(".rb-rule .rb-number, .rb-entry h3 a")];
  const now = document.activeElement;
  const here = stops.findIndex((stop) => stop === now || (stop !== input && stop.closest(".rb-rule")?.contains(now)));
  const next = stops[here + (key === "ArrowDown" ? 1 : -1)];
  if (here < 0 || !next) return false;
  next.focus({ preventScroll: true });
  (next.closest(".rb-rule") ?? next).scrollIntoView({ block: "center" });
  return true;
}
