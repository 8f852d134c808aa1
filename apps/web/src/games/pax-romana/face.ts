import type { Face } from "../game.ts";

type Screens = typeof import("./screens.ts");

/** The list of screens is loaded by itself: whoever plays another game needs none of it at a table. */
const part =
  <Name extends keyof Screens>(name: Name) =>
  async (): Promise<Awaited<ReturnType<Screens[Name]>>> =>
    (await import("./screens.ts"))[name]() as Promise<Awaited<ReturnType<Screens[Name]>>>;

export const face: Face = {
  name: "Pax Romana",
  words: [],
  kept: { table: part("table"), text: part("text"), score: part("score"), replay: part("replay") },
  screens: {
    new: part("fresh"),
    rules: part("rules"),
    learn: part("learn"),
    game: part("game"),
    sources: part("sources"),
  },
  home: part("home"),
  sight: async (id) => (await import("./map/first-sight.ts")).showSight(id),
};
