import { deckData } from "@ara/pax";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { sayFileNo } from "../file-words.ts";
import { dropDeck, ownDeck, takeDeck } from "../store/own-deck.ts";
import { texts } from "./words.ts";

/** Save our list of cards, and use a corrected one for new tables. */
export function OwnDeck(): JSX.Element {
  const say = texts.now.value;
  const refused = useSignal("");

  async function read(input: HTMLInputElement): Promise<void> {
    const text = await input.files?.[0]?.text();
    input.value = "";
    if (text === undefined) return;
    const taken = takeDeck(text);
    refused.value = taken.ok ? "" : sayFileNo(taken.error);
  }

  return (
    <>
      <div class="sources-own">
        <button onClick={saveDeck}>{say.correctSave}</button>
        <label class="btn">
          {say.ownUse}
          <input type="file" accept=".json,application/json" onChange={(event) => void read(event.currentTarget)} />
        </label>
      </div>
      <div aria-live="polite">
        {refused.value !== "" && <p class="note no">{say.ownRefused(refused.value)}</p>}
        {ownDeck.value && (
          <p class="note">
            {say.ownNow} <button onClick={dropDeck}>{say.ownDrop}</button>
          </p>
        )}
      </div>
    </>
  );
}

/** The deck as the file that an owner of the box can correct. */
function saveDeck(): void {
  const file = new Blob([`${JSON.stringify(deckData, null, 2)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "cards.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
