/** Keys one moves about the page with, or that do nothing alone. */
const SILENT = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Page.*|Home|End|Dead|F\d+)$/;

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/**
 * What a key says, whatever the keyboard: a letter is the one printed on it, capital or not; where letters are not Latin,
 * or digits need the shift key, it is the one at that place. `null` for what is left to the browser.
 */
export function signOf({ key, code, shiftKey }: Pressed): string | null {
  if (SILENT.test(key)) return null;
  if (/^[a-z0-9?,]$/i.test(key)) return key.toUpperCase();
  if (key.length > 1 || key === " ") return key;
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  return letter ?? (shiftKey ? undefined : digit) ?? (code === "Comma" && !shiftKey ? "," : key);
}
