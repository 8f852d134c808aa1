import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { isMyTurn } from "./api.ts";
import { useHall } from "./hall.ts";
import { onlineWords } from "./words.ts";
import { showTurn } from "./your-turn.ts";
import "./turns-line.css";

/** Says on other screens that somebody waits for this player at a table on the server. */
export function TurnsLine(): JSX.Element | null {
  const count = useSignal(0);
  useHall(true, {
    mine(tables) {
      count.value = tables.filter(isMyTurn).length;
      showTurn(count.value > 0);
    },
  });
  useEffect(() => () => showTurn(false), []);
  if (count.value === 0) return null;
  const say = onlineWords.now.value;
  return (
    <p class="turns-line note" role="status">
      <span>{say.waits({ count: count.value })}</span>
      <a class="btn" href="/online">
        {say.toOnline}
      </a>
    </p>
  );
}
