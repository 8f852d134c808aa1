import { effect, signal } from "@preact/signals";
import type { JSX } from "preact";
import { path } from "./router.ts";
import type { Screen } from "./screen.ts";
import { settings } from "./settings.ts";
import { shown, speak } from "./words.ts";
import { appWords } from "./app-words.ts";
import { paxWords } from "./game-words.ts";
import { Update } from "../pwa/update.tsx";
import { Defs } from "../ui/defs.tsx";

/** The first part of the address names the screen. Each is loaded when it is first shown. */
const SCREENS: Readonly<Record<string, () => Promise<{ default: Screen }>>> = {
  "": () => import("../screens/home/home.tsx"),
  new: () => import("../screens/new/new.tsx"),
  table: () => import("../screens/table/table.tsx"),
  score: () => import("../screens/score/score.tsx"),
  replay: () => import("../screens/replay/replay.tsx"),
  rules: () => import("../screens/rules/rules.tsx"),
  learn: () => import("../screens/learn/learn.tsx"),
  sources: () => import("../screens/sources/sources.tsx"),
  settings: () => import("../screens/settings/settings.tsx"),
  text: () => import("../screens/text/text.tsx"),
};

interface Shown {
  readonly name: string;
  readonly screen: Screen;
  readonly rest: readonly string[];
}
const current = signal<Shown | "unknown" | "broken" | undefined>(undefined);

/** Shows what an address names once all it needs has come; until then the screen before stays, with its own address. */
async function show(address: readonly string[]): Promise<void> {
  const [name = "", ...rest] = address;
  const load = SCREENS[name];
  try {
    await Promise.all([appWords.load(shown.value), paxWords.load(shown.value)]);
    if (!load) current.value = "unknown";
    else {
      const screen = (await load()).default;
      await Promise.all(screen.words.map((part) => part.load(shown.value)));
      if (address === path.value) current.value = { name, screen, rest };
    }
  } catch {
    current.value = "broken";
  }
}

export function begin(): void {
  effect(() => void show(path.value));
  effect(() => void speak(settings.value.language));
  effect(() => {
    const now = current.value;
    if (typeof now === "object") document.title = `${now.screen.title()} · Ara Pacis`;
  });
}

export function App(): JSX.Element {
  const now = current.value;
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
      <Defs />
      <Page key={now.name} path={now.rest} />
      <Update />
    </>
  );
}
