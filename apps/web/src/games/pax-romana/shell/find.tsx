import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Dialog } from "../../../ui/dialog.tsx";
import { spotName, spotsNamed, type Spot } from "../text/places.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { besideWords } from "./beside-words.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  /** What was typed before it was there. */
  readonly early: string;
  readonly close: () => void;
}

const OFFERED = 8;

/** Any Space or province by some letters of its name: the map goes there. */
export function Find({ face, shown, early, close }: Props): JSX.Element {
  const speech = face.speech.value;
  const { view } = shown.news;
  const typed = useSignal(early);
  const found = spotsNamed(speech, view, typed.value).slice(0, OFFERED);
  const show = (spot: Spot): void => {
    close();
    face.spot.value = spot;
    // Enter then presses the place.
    setTimeout(() => document.querySelector<HTMLElement>(".map-window")?.focus());
    if ("node" in spot) face.lit.value = { nodes: [spot.node], go: true };
  };
  return (
    <Dialog close={close} title={besideWords.now.value.find}>
      <form
        class="romana-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) show(found[0]);
        }}
      >
        <label for="romana-place">{speech.text.lookLabel}</label>
        <input
          id="romana-place"
          value={typed.value}
          autofocus
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <p aria-live="polite">
          {typed.value === "" ? speech.text.lookHelp : found.length === 0 && speech.text.notFound(typed.value)}
        </p>
      </form>
      <ul class="romana-spots">
        {found.map((spot) => (
          <li key={JSON.stringify(spot)}>
            <button type="button" onClick={() => show(spot)}>
              {spotName(speech, view, spot)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
