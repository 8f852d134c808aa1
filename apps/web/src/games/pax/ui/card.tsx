import { CATEGORIES, categoryOf, symbolsOf, valueOf, type Card as CardNumber } from "@ara/pax";
import { LATIN } from "@ara/pax/texts/say";
import type { JSX } from "preact";
import { paxWords } from "../words.ts";
import { iconRef } from "../../../ui/sheet.ts";
import { layOutPatterns } from "./defs.tsx";

// Whatever shows cards brings their patterns; the rules' tests have no page.
if (typeof document === "object") layOutPatterns();

/** A card in one sentence: "Army, two symbols, value 4". */
export function sayCard(c: CardNumber): string {
  const category = paxWords.now.value.categories[CATEGORIES[categoryOf(c)]!];
  return paxWords.now.value.card({ category, symbols: symbolsOf(c), value: valueOf(c) });
}

/** How large the symbols on the picture are: one in the middle, or two and more from corner to corner. */
const RADIUS = [27, 20, 15, 11];

interface Look {
  /** Of the element around the drawing: states such as "is-playable", sizes. */
  readonly class?: string;
  /** Set where something else on the screen says what the card is. */
  readonly silent?: boolean;
}

/** A card, 100 by 142 units; `--w` is its width on the screen. */
export function Card({ card, class: more = "", silent = false }: Look & { readonly card: CardNumber }): JSX.Element {
  const category = CATEGORIES[categoryOf(card)]!;
  const symbols = symbolsOf(card);
  const all = Array.from({ length: symbols });
  const name = paxWords.now.value.categories[category];
  return (
    <span
      class={`card ${more}`}
      data-cat={category}
      data-card={card}
      {...(silent ? { "aria-hidden": true } : { role: "img", "aria-label": sayCard(card) })}
    >
      <svg viewBox="0 0 100 142" aria-hidden="true">
        <rect class="card-ground" width="100" height="142" rx="6" />
        <rect class="card-fresco" x="5" y="36" width="90" height="82" rx="1.5" />
        <rect class="card-pattern" x="5" y="36" width="90" height="82" rx="1.5" fill={`url(#pat-${category})`} />
        <rect class="card-frame" x="8" y="39" width="84" height="76" />
        {all.map((_, i) => {
          const way = symbols > 1 ? i / (symbols - 1) : 0.5;
          return <Medal x={66 - 32 * way} y={63 + 28 * way} r={RADIUS[symbols - 1]!} name={category} />;
        })}
        <rect class="card-index" x="4.5" y="4.5" width="30" height="42" rx="2.5" />
        <use class="card-on" href={iconRef(category)} x="8" y="7" width="23" height="23" />
        <text class="card-letter" x={symbols > 1 ? 18 : 20.5} y="43" text-anchor="end">
          {paxWords.now.value.letters[category]}
        </text>
        {all.map((_, i) => (
          <rect class="card-pip" x={(symbols > 1 ? 19 : 23) + i * 7.5} y="35.5" width="6" height="6" rx=".8" />
        ))}
        <circle class="card-coin" cx="82" cy="18" r="13" />
        <text class="card-value" x="82" y="24" text-anchor="middle">
          {valueOf(card)}
        </text>
        <text
          class="card-name"
          x="6"
          y="129"
          {...(name.length > 10 && { textLength: 88, lengthAdjust: "spacingAndGlyphs" })}
        >
          {name}
        </text>
        <text class="card-latin" x="6" y="138">
          {LATIN[category]}
        </text>
      </svg>
    </span>
  );
}

function Medal({ x, y, r, name }: { x: number; y: number; r: number; name: string }): JSX.Element {
  return (
    <>
      <circle class="card-medal" cx={x} cy={y} r={r} />
      <use class="card-ink" href={iconRef(name)} x={x - r * 0.7} y={y - r * 0.7} width={r * 1.4} height={r * 1.4} />
    </>
  );
}

/** A card face down. */
export function CardBack({ class: more = "", silent = false }: Look): JSX.Element {
  return (
    <span
      class={`card back ${more}`}
      {...(silent ? { "aria-hidden": true } : { role: "img", "aria-label": paxWords.now.value.faceDown })}
    >
      <svg viewBox="0 0 100 142" aria-hidden="true">
        <rect class="back-ground" width="100" height="142" rx="6" />
        <rect class="back-line" x="5" y="5" width="90" height="132" rx="2" />
        <rect class="back-line" x="12" y="12" width="76" height="118" stroke-dasharray="8 4" />
        <path class="back-line" d="M12 24L24 12M88 24L76 12M12 118l12 12M88 118l-12 12" />
        <use class="back-eagle" href={iconRef("rome")} x="27" y="48" width="46" height="46" />
      </svg>
    </span>
  );
}
