import { signal } from "@preact/signals";

/** How long a key that might be the first of two waits for the second. */
const WAIT = { complete: 700, begun: 3000 } as const;

/** What was typed of keys that are pressed one after the other. */
export const typed = signal("");
let timer: ReturnType<typeof setTimeout> | undefined;

export function forget(): void {
  clearTimeout(timer);
  typed.value = "";
}

/**
 * One more sign: presses what it completes. "1" waits a moment where there is a 12 too. Says whether it means anything;
 * what does not go on is begun anew.
 */
export function type<Bound extends { readonly keys: string }>(
  sign: string,
  bound: readonly Bound[],
  press: (bound: Bound) => void,
): boolean {
  const before = typed.value;
  const keys = before + sign;
  forget();
  const exact = bound.find((one) => one.keys === keys);
  const goesOn = bound.some((one) => one.keys.startsWith(keys) && one.keys !== keys);
  if (goesOn) {
    typed.value = keys;
    timer = setTimeout(() => (forget(), exact && press(exact)), exact ? WAIT.complete : WAIT.begun);
    return true;
  }
  if (exact) press(exact);
  else if (before !== "") {
    const alone = bound.find((one) => one.keys === before);
    if (alone) press(alone);
    return type(sign, bound, press);
  }
  return exact !== undefined;
}
