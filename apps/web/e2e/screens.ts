import type { Page } from "playwright-core";
import { keep, played, setting, untouched } from "./games.ts";
import type { Saved } from "../src/store/saved.ts";
import { asked, shown } from "./wait.ts";

/** Every screen, with what has to be there before it can be seen. */
export interface ScreenToSee {
  readonly name: string;
  readonly address: string;
  /** The game it shows. */
  readonly needs?: () => Saved;
  /** Brings it into the state to be looked at. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** The fourth round: displays and legions are filled, and much is open. */
const inTheMiddle = (step: string) => (state: { step: string; round: number }) =>
  state.round >= 4 && state.step === step;

const four = (id: string) => setting(id, 4, { level: "centurio" });

export const PAGES: readonly ScreenToSee[] = [
  { name: "home", address: "/" },
  { name: "new", address: "/new" },
  { name: "rules", address: "/rules" },
  { name: "learn", address: "/learn" },
  { name: "sources", address: "/sources" },
  { name: "settings", address: "/settings" },
  { name: "nowhere", address: "/nowhere" },
];

export const TABLES: readonly ScreenToSee[] = [
  {
    name: "table-start",
    address: "/table/start",
    needs: () => untouched(four("start")),
    prepare: asked,
  },
  {
    name: "table-draw",
    address: "/table/draw",
    needs: () => played(four("draw"), inTheMiddle("draw")),
    prepare: asked,
  },
  {
    name: "table-buy",
    address: "/table/buy",
    needs: () => played(four("buy"), inTheMiddle("buy")),
    prepare: asked,
  },
  {
    name: "table-play",
    address: "/table/play",
    needs: () => played(four("play"), inTheMiddle("play")),
    prepare: asked,
  },
  {
    name: "table-nocturnus",
    address: "/table/nocturnus",
    needs: () => played(setting("nocturnus", 6, { nocturnus: true, level: "centurio" }), inTheMiddle("draw")),
    prepare: asked,
  },
  {
    name: "table-solo",
    address: "/table/solo",
    needs: () => played(setting("solo", 1, { solo: 3 }), inTheMiddle("draw")),
    prepare: asked,
  },
  {
    name: "pass",
    address: "/table/pass",
    needs: () => played(setting("pass", 2, { people: 2 }), inTheMiddle("turn")),
    prepare: asked,
  },
  { name: "score", address: "/score/score", needs: () => played(four("score")) },
  { name: "replay", address: "/replay/replay?at=110&seat=0", needs: () => played(four("replay")) },
  { name: "home-games", address: "/", needs: () => played(four("home"), inTheMiddle("buy")) },
  { name: "text", address: "/text/text", needs: () => played(four("text"), inTheMiddle("draw")) },
];

/** The table of `table-draw` at other moments. */
export const SAME: readonly string[] = ["table-start", "table-buy", "table-play", "table-solo", "table-nocturnus"];

export const SCREENS: readonly ScreenToSee[] = [...PAGES, ...TABLES];

const kept = new Map<string, Saved>();

/** Goes to a screen and waits until it shows what it is about. */
export async function see(page: Page, { name, address, needs, prepare }: ScreenToSee): Promise<void> {
  if (needs) {
    const game = kept.get(name) ?? needs();
    kept.set(name, game);
    await keep(page, game);
  }
  await page.goto(address);
  await (name === "nowhere" ? page.locator("main a").waitFor() : shown(page));
  await prepare?.(page);
}
