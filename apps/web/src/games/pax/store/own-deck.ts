import { err, ok, parseJson, type Refusal, type Result } from "@ara/kernel";
import { defaultComposition, readComposition, type Composition } from "@ara/pax";
import { signal, type ReadonlySignal } from "@preact/signals";

const KEY = "ara.deck";

/** 1.2: the cards of somebody who owns the box; `null` where new tables play with ours. */
const own = signal<Composition | null>(remembered());
export const ownDeck: ReadonlySignal<Composition | null> = own;

function read(text: string): Result<Composition, Refusal> {
  const json = parseJson(text);
  return json.ok ? readComposition(json.value) : json;
}

function remembered(): Composition | null {
  try {
    const stored = read(localStorage.getItem(KEY) ?? "");
    return stored.ok ? stored.value : null;
  } catch {
    return null;
  }
}

/** Plays with the cards of a file from now on, or says what is wrong with it. */
export function takeDeck(text: string): Result<void, Refusal> {
  const composition = read(text);
  if (!composition.ok) return err(composition.error);
  const isOurs = composition.value.every((count, card) => count === defaultComposition[card]);
  own.value = isOurs ? null : composition.value;
  keep(isOurs ? null : text);
  return ok(undefined);
}

export function dropDeck(): void {
  own.value = null;
  keep(null);
}

function keep(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // Without storage it holds until the page is closed.
  }
}
