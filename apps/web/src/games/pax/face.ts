import type { Face } from "../game.ts";
import { paxWords } from "./words.ts";

export const face: Face = {
  name: "PAX",
  words: [paxWords],
  kept: {
    table: () => import("./table/table.tsx"),
    text: () => import("./text/text.tsx"),
    score: () => import("./score/score.tsx"),
    replay: () => import("./replay/replay.tsx"),
  },
  screens: {
    new: () => import("./new/new.tsx"),
    rules: () => import("./rules/rules.tsx"),
    learn: () => import("./learn/learn.tsx"),
    history: () => import("./history/history.tsx"),
    today: () => import("./positions/today.tsx"),
    game: () => import("./replay/shared.tsx"),
    sources: () => import("./sources/sources.tsx"),
  },
  home: () => import("./home/home.tsx"),
  sample: () => import("./ui/sample.tsx"),
};
