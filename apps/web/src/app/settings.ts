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
  /** Ask once more before a step that cannot be taken back. */
  readonly confirm: boolean;
  /** How fast the others' turns are shown. */
  readonly pace: "slow" | "normal" | "fast" | "instant";
  readonly name: string;
}

const KEY = "ara.settings";

const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"],
  motion: ["system", "still", "full"],
  sound: [false, true],
  patterns: [false, true],
  confirm: [false, true],
  pace: ["slow", "normal", "fast", "instant"],
};

const spoken = (): Language =>
  navigator.languages.map((tag) => LANGUAGES.find((known) => tag.startsWith(known))).find(Boolean) ?? "en";

/** What is stored, as far as it makes sense; anything else falls back to the default. */
function read(): Settings {
  const defaults: Settings = {
    language: spoken(),
    theme: "system",
    motion: "system",
    sound: false,
    patterns: false,
    confirm: false,
    pace: "normal",
    name: "",
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const known = Object.entries(stored).filter(
      ([key, value]) => CHOICES[key]?.includes(value) ?? (key === "name" && typeof value === "string"),
    );
    return { ...defaults, ...(Object.fromEntries(known) as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

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
  const { theme, patterns, motion, language } = settings.value;
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  dataset["patterns"] = patterns ? "strong" : "usual";
  dataset["motion"] = motion;
  document.documentElement.lang = language;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
});
