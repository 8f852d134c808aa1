import type { JSX } from "preact";
import { powerName } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { Emblem } from "../ui/emblem.tsx";
import { booksWords } from "./words.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly power: number;
}

/** Who of the others is ready, while plans are made in secret; what they plan nobody sees. */
export function Desks({ face, shown, power }: Props): JSX.Element | null {
  const speech = face.speech.value;
  const { view } = shown.news;
  const say = booksWords.now.value;
  const others = view.order.filter((one) => one !== power && view.powers[one]!.slate !== null);
  if (others.length === 0) return null;
  return (
    <ul class="books-desks" aria-label={say.desks}>
      {others.map((one) => {
        const name = powerName(speech, view, one);
        const isReady = view.powers[one]!.slate!.locked;
        const said = isReady ? say.ready(name) : say.planning(name);
        return (
          <li key={one} title={said} data-ready={isReady || undefined}>
            <Emblem power={one} />
            <span class="books-said">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}
