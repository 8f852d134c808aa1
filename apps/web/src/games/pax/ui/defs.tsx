import { CATEGORIES } from "@ara/pax";
import { render, type JSX } from "preact";

/** The pattern of each category: seen where its colour is not. */
const PATTERNS = {
  land: { width: 10, height: 10, draw: '<path d="M-2 12L12 -2M-2 2L2 -2M8 12l4-4"/>' },
  intrigue: { width: 9, height: 9, draw: '<path d="M0 0L9 9M9 0L0 9"/>' },
  wealth: { width: 9, height: 9, draw: '<circle cx="4.5" cy="4.5" r="1.5" fill="currentColor" stroke="none"/>' },
  fleet: { width: 14, height: 8, draw: '<path d="M0 5q3.5-4.5 7 0t7 0"/>' },
  army: { width: 12, height: 9, draw: '<path d="M0 8l6-6 6 6"/>' },
  religion: { width: 12, height: 12, draw: '<circle cx="6" cy="6" r="4.2"/>' },
  senator: { width: 8, height: 8, draw: '<path d="M4 0v8"/>' },
  militia: { width: 14, height: 10, draw: '<path d="M0 .5h14M0 5.5h14M3.5.5v5M10.5 5.5v5"/>' },
  scout: { width: 10, height: 10, draw: '<path d="M5 2v6M2 5h6"/>' },
  adversary: { width: 10, height: 12, draw: '<path d="M5 1l4 5-4 5-4-5z"/>' },
} as const;

/** Puts what cards refer to into the page, once: it stays whichever screen is shown. */
export function layOutPatterns(): void {
  const holder = document.createElement("div");
  render(<Patterns />, holder);
  document.body.prepend(holder);
}

function Patterns(): JSX.Element {
  return (
    <svg class="sr" aria-hidden="true" focusable="false" width="0" height="0">
      <defs>
        {CATEGORIES.map((category) => {
          const { width, height, draw } = PATTERNS[category];
          return (
            <pattern key={category} id={`pat-${category}`} width={width} height={height} patternUnits="userSpaceOnUse">
              <g
                fill="none"
                stroke={`var(--on-${category})`}
                style={{ color: `var(--on-${category})` }}
                stroke-width="1.2"
                dangerouslySetInnerHTML={{ __html: draw }}
              />
            </pattern>
          );
        })}
      </defs>
    </svg>
  );
}
