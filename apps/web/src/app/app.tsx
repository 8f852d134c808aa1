import { effect, signal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { startEarly } from "../store/early-table.ts";
import { showSight } from "./early-sight.ts";
import { path, top } from "./router.ts";
import type { Screen } from "./screen.ts";
import { find } from "./screens.ts";
import { settings } from "./settings.ts";
import { shown, speak } from "./words.ts";
import { appWords } from "./app-words.ts";
import { whatIf } from "./what-if.ts";

interface Shown {
  readonly name: string;
  readonly screen: Screen;
  readonly rest: readonly string[];
  readonly isWhatIf: boolean;
}
const current = signal<Shown | "unknown" | "broken" | undefined>(undefined);

/** Shows what an address names once all it needs has come; until then the screen before stays, with its own address. */
async function show(address: readonly string[]): Promise<void> {
  const language = shown.value;
  try {
    const [found] = await Promise.all([find(address), appWords.load(language)]);
    if (!found) {
      current.value = "unknown";
      return;
    }
    const { name, load, words, rest, isWhatIf = false } = found;
    const [{ default: screen }] = await Promise.all([load(), ...words.map((part) => part.load(language))]);
    await Promise.all(screen.words.map((part) => part.load(language)));
    if (address === path.value) current.value = { name, screen, rest, isWhatIf };
  } catch {
    current.value = "broken";
  }
}

/** The offer of a new version; nobody waits for it. */
const update = signal<ComponentType | undefined>(undefined);

async function lookForUpdates(): Promise<void> {
  const { Update } = await import("../pwa/update.tsx");
  update.value = Update;
}

export function begin(): void {
  showSight(path.value);
  startEarly(path.value);
  void lookForUpdates();
  effect(() => void show(path.value));
  effect(() => void speak(settings.value.language));
  effect(() => {
    const now = current.value;
    if (typeof now !== "object") return;
    whatIf.value = now.isWhatIf ? `${appWords.now.value.whatIf} ` : "";
    document.title = `${whatIf.value}${now.screen.title()} · Ara Pacis`;
  });
}

/** Goes as far down as one was, as soon as the page is long enough. */
function land(down: number, frames = 60): void {
  scrollTo(0, down);
  if (scrollY < down - 1 && frames > 0) requestAnimationFrame(() => land(down, frames - 1));
}

export function App(): JSX.Element {
  const now = current.value;
  // A screen that looks for a place of its own, as the rulebook does, comes after this.
  useLayoutEffect(() => land(top), [typeof now === "object" ? now.name : now]);
  if (now === undefined) return <main class="waiting" aria-busy="true" />;
  const say = appWords.now.value;
  if (now === "unknown" || now === "broken") {
    return (
      <main class="waiting">
        <h1>{now === "unknown" ? say?.notFound : (say?.broken ?? "This page could not be loaded.")}</h1>
        <p>
          {now === "broken" && <button onClick={() => location.reload()}>{say?.again ?? "Try again"}</button>}{" "}
          <a href="/">{say?.home ?? "Home"}</a>
        </p>
      </main>
    );
  }
  const { Page } = now.screen;
  return (
    <>
      <Page key={now.name} path={now.rest} />
      {update.value && <update.value />}
    </>
  );
}
