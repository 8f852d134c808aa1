import type { Screen } from "../../app/screen.ts";
import type { HomePart } from "../game.ts";

type Loaded<Part> = Promise<{ readonly default: Part }>;

/** Everything Pax Romana shows, each loaded when it is first shown. */
export const table = (): Loaded<Screen> => import("./map/table.tsx");
export const text = (): Loaded<Screen> => import("./text/text.tsx");
export const replay = (): Loaded<Screen> => import("./replay/replay.tsx");
export const game = (): Loaded<Screen> => import("./replay/shared.tsx");
export const score = (): Loaded<Screen> => import("./score/score.tsx");
export const fresh = (): Loaded<Screen> => import("./new/new.tsx");
export const rules = (): Loaded<Screen> => import("./rules/rules.tsx");
export const learn = (): Loaded<Screen> => import("./learn/learn.tsx");
export const sources = (): Loaded<Screen> => import("./sources/sources.tsx");
export const home = (): Loaded<HomePart> => import("./home/home.tsx");
