import { words } from "../../../app/words.ts";

export const replayWords = words({
  en: () => import("../texts/en/replay.ts"),
  de: () => import("../texts/de/replay.ts"),
  nl: () => import("../texts/nl/replay.ts"),
});
