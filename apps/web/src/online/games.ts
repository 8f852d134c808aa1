import type { OnlinePart } from "../games/game.ts";

const FOUND = import.meta.glob<OnlinePart>("../games/*/online.ts", { eager: true, import: "default" });

/** What the games of the house say of themselves here, by their names: those of their folders. */
export const ONLINE: Readonly<Record<string, OnlinePart>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, part]) => [path.split("/").at(-2)!, part]),
);

/** What a game is called; one that is not of this house by what its server calls it. */
export const nameOf = (game: string): string => ONLINE[game]?.name ?? game;
