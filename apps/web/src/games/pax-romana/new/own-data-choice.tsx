import { sayNoIn } from "@ara/pax-romana/texts/say";
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { kernelWords } from "../../../app/kernel-words.ts";
import { romanaWords } from "../words.ts";
import { readOwnData, type OwnData } from "./own-data.ts";
import { texts } from "./words.ts";

/** Corrections of an owner of the box, from a file: refused with the place where something is wrong. */
export function OwnDataChoice({ own }: { readonly own: Signal<OwnData | null> }): JSX.Element {
  const say = texts.now.value.own;
  const refused = useSignal("");

  async function read(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    const text = await file?.text();
    input.value = "";
    if (!file || text === undefined) return;
    const taken = readOwnData(file.name, text);
    own.value = taken.ok ? taken.value : null;
    refused.value = taken.ok ? "" : sayNoIn(romanaWords.now.value, kernelWords.now.value, taken.error);
  }

  return (
    <details class="new-options panel" open={own.value !== null || refused.value !== ""}>
      <summary>
        <span class="caps">{say.title}</span>
        <small>{own.value ? own.value.name : say.none}</small>
      </summary>
      <p>
        {say.about} <a href="/pax-romana/sources">{say.sources}</a>
      </p>
      <p class="new-own">
        <label class="btn">
          {say.choose}
          <input
            type="file"
            class="sr"
            accept=".json,application/json"
            data-own-data
            onChange={(event) => void read(event.currentTarget)}
          />
        </label>
        {own.value && (
          <button type="button" onClick={() => (own.value = null)}>
            {say.drop}
          </button>
        )}
      </p>
      <div aria-live="polite">
        {refused.value !== "" && <p class="note no">{say.refused(refused.value)}</p>}
        {own.value && <p class="note">{say.taken(own.value.name)}</p>}
      </div>
    </details>
  );
}
