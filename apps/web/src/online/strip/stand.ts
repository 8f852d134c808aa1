import { h, render } from "preact";
import { shown } from "../../app/words.ts";
import { ONLINE } from "../games.ts";
import type { Life } from "../life.ts";
import { onlineWords } from "../words.ts";
import { lifeWords } from "./words.ts";
import { Strip } from "./strip.tsx";

/** Puts the strip above the table, whatever its screen, until it is closed. */
export async function standStrip(life: Life, closed: AbortSignal): Promise<void> {
  const orders = ONLINE[life.game]?.orders.words;
  await Promise.all([lifeWords, onlineWords, ...(orders ? [orders] : [])].map((words) => words.load(shown.value)));
  if (closed.aborted) return;
  const root = document.createElement("div");
  root.className = "online-strip";
  document.body.prepend(root);
  render(h(Strip, { life }), root);
  closed.addEventListener("abort", () => {
    render(null, root);
    root.remove();
  });
}
