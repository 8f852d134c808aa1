import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { paxWords } from "../words.ts";
import { rulesOf, type Book } from "./book.ts";
import { rulesWords } from "./words.ts";

/** The table of contents; the chapter being read shows its rules. */
export function Contents({ book, found }: { readonly book: Book; readonly found: ReadonlySet<string> }): JSX.Element {
  const say = rulesWords.now.value;
  const reading = useReading(Object.keys(book.chapters));
  return (
    <nav class="rb-contents" aria-label={say.contents}>
      <ol>
        {Object.entries(book.chapters).map(([chapter, title]) => {
          const rules = rulesOf(book, chapter).filter((rule) => found.has(rule));
          return (
            <li key={chapter} hidden={rules.length === 0}>
              <a href={`/rules/${chapter}`} aria-current={reading === chapter ? "true" : undefined}>
                <span class="rb-n caps">{chapter}</span> {title}
              </a>
              {reading === chapter && (
                <ol>
                  {rules.map((rule) => (
                    <li key={rule}>
                      <a href={`/rules/${rule}`}>
                        <span class="rb-n">{rule}</span> {paxWords.now.value.rules[rule]}
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
