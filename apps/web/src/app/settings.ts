import { LANGUAGES, type Language } from "@ara/kernel";
import { effect, signal, type Signal } from "@preact/signals";

/** What a player can choose for this browser; kept in its local storage. */
export interface Settings {
  readonly language: Language;
  readonly theme: "system" | "light" | "dark";
  /** Whether things move: as the system says, never, or always. */
  readonly motion: "system" | "still" | "full";
  readonly sound: boolean;
  /** Stronger patterns beside the colours. */
  readonly patterns: boolean;
  /** All text a quarter larger. */
  readonly letters: boolean;
  /** Ask once more before a step that cannot be taken back. */
  readonly confirm: boolean;
  /** How fast the others' turns are shown. */
  readonly pace: "slow" | "normal" | "fast" | "instant";
  /** Whether the keys of a table work, and stand beside what they press. */
  readonly keys: "demand" | "always" | "off";
  /** Pax Romana: leaders have names of their time, and a turn begins with a line of history. */
  readonly names: boolean;
  readonly name: string;
}

const KEY = "ara.settings";

const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"],
  motion: ["system", "still", "full"],
  sound: [false, true],
  patterns: [false, true],
  letters: [false, true],
  confirm: [false, true],
  pace: ["slow", "normal", "fast", "instant"],
  keys: ["demand", "always", "off"],
  names: [false, true],
};

const spoken = (): Language =>
  navigator.languages.map((tag) => LANGUAGES.find((known) => tag.startsWith(known))).find(Boolean) ?? "en";

export const defaults = (): Settings => ({
  language: spoken(),
  theme: "system",
  motion: "system",
  sound: false,
  patterns: false,
  letters: false,
  confirm: false,
  pace: "normal",
  keys: "demand",
  names: true,
  name: "",
});

/** What is stored, as far as it makes sense; anything else falls back to the default. */
function read(): Settings {
  try {
    return { ...defaults(), ...known(JSON.parse(localStorage.getItem(KEY) ?? "{}")) };
  } catch {
    return defaults();
  }
}

/** What of it makes sense. */
export const known = (stored: unknown): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([key, value]) => CHOICES[key]?.includes(value) ?? (key === "name" && typeof value === "string"),
    ),
  );

export const settings: Signal<Settings> = signal(read());

export const choose = (change: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...change };
};

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move now. */
export const moves = (): boolean => {
  const { motion } = settings.value;
  return motion === "full" || (motion === "system" && !still.matches);
};

effect(() => {
  const { theme, patterns, letters, motion, language } = settings.value;
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  dataset["patterns"] = patterns ? "strong" : "usual";
  dataset["letters"] = letters ? "large" : "usual";
  dataset["motion"] = motion;
  document.documentElement.lang = language;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
});
