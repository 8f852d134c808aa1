import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { entriesOf } from "./log.ts";
import type { Speech } from "./speech.ts";
import type { Shown } from "./shown.ts";

const SHOWN = 3;

/** What happened since somebody else was last asked; where the log is far below, it stands above the question. */
export function Meanwhile({ speech, shown }: { readonly speech: Speech; readonly shown: Shown }): JSX.Element | null {
  const lines = shown.session.lines.value;
  const from = shown.session.since.value;
  const entries = useMemo(() => {
    const log = lines.map(({ event }) => event);
    return entriesOf(speech, shown.news.view, log, from).filter(({ type }) => type !== "turn");
  }, [lines, speech.game, from]);
  if (entries.length === 0) return null;
  return (
    <section class="romana-meanwhile" aria-labelledby="romana-meanwhile">
      <h2 id="romana-meanwhile">{speech.text.meanwhile}</h2>
      <ul>
        {entries.slice(-SHOWN).map(({ at, text }) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
