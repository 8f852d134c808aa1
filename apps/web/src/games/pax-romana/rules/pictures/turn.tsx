import type { JSX } from "preact";
import { texts } from "../words.ts";
import { Picture } from "./picture.tsx";

const PHASES = ["A", "B", "C", "D", "E", "F", "G", "H", "I"] as const;

/** 3.2: a turn from phase to phase. */
export function TurnPicture(): JSX.Element {
  const { caption, phases } = texts.now.value.pictures.turn;
  return (
    <Picture caption={caption}>
      <ol class="romana-pic-turn">
        {PHASES.map((letter, i) => (
          <li key={letter} data-main={letter === "F" || undefined}>
            <b>{letter}</b> {phases[i]}
          </li>
        ))}
      </ol>
    </Picture>
  );
}
