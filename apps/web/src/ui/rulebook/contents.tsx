import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isNumbered, rulesIn, type OpenBook } from "./open-book.ts";

interface Props {
  readonly book: OpenBook;
  readonly label: string;
  readonly found: ReadonlySet<string>;
}

/** The table of contents; the chapter being read shows its rules. */
export function Contents({ book, label, found }: Props): JSX.Element {
  const reading = useReading(Object.keys(book.chapters));
  return (
    <nav class="rb-contents" aria-label={label}>
      <ol>
        {Object.entries(book.chapters).map(([chapter, title]) => {
          const rules = rulesIn(book, chapter).filter((rule) => found.has(rule));
          return (
            <li key={chapter} hidden={rules.length === 0}>
              <a href={`${book.base}/${chapter}`} aria-current={reading === chapter ? "true" : undefined}>
                <span class="rb-n caps">{isNumbered(chapter) && chapter}</span> {title}
              </a>
              {reading === chapter && (
                <ol class={rules.some((rule) => book.titles?.[rule]) ? "" : "rb-numbers"}>
                  {rules.map((rule) => (
                    <li key={rule}>
                      <a href={`${book.base}/${rule}`}>
                        {isNumbered(rule) && <span class="rb-n">{rule}</span>} {book.titles?.[rule]}
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The chapter at the upper edge of the window. */
function useReading(chapters: readonly string[]): string {
  const [reading, setReading] = useState(chapters[0]!);
  useEffect(() => {
    const look = (): void => {
      const above = chapters.filter((chapter) => {
        const section = document.getElementById(`chapter-${chapter}`);
        return section !== null && section.getBoundingClientRect().top < innerHeight / 3;
      });
      setReading(above.at(-1) ?? chapters[0]!);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return reading;
}
