import type { PaxNews } from "../types.ts";

/** 3.3: whether a drawn card lies there that goes without a question to the one place left: it is seen before it does. */
export const isLeftOver = ({ prompt, view }: Pick<PaxNews, "prompt" | "view">): boolean =>
  prompt === null && view.step === "draw" && view.drawn.some((card) => card !== null);
