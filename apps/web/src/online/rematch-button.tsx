import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { go } from "../app/router.ts";
import { Icon } from "../ui/icon.tsx";
import { rematch } from "./api.ts";
import { useAsker } from "./asks-again.ts";
import { useHall } from "./hall.ts";
import { lifeWords } from "./strip/words.ts";
import { onlineWords, sayWhy } from "./words.ts";
import { showTurn } from "./your-turn.ts";
import "./rematch.css";

export const words = [lifeWords, onlineWords];

/** Asks the others of a game that is over whether they play again; or says that somebody has asked, and leads there. */
export function RematchButton({ id }: { readonly id: string }): JSX.Element {
  const say = lifeWords.now.value.agree;
  const problem = useSignal("");
  const asked = useSignal<string | null>(null);
  useHall(id, { room: { id, told: (table) => (asked.value = table?.rematch ?? null) } });
  const name = useAsker(asked.value);
  const isAsked = asked.value !== null;
  useEffect(() => {
    showTurn(isAsked);
    return () => showTurn(false);
  }, [isAsked]);
  async function begin(): Promise<void> {
    try {
      go(`/online/${await rematch(id)}?again`);
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }
  return (
    <>
      <button type="button" data-online="rematch" onClick={() => void begin()}>
        <Icon name="plus" /> {isAsked ? say.rematchJoin : say.rematch}
      </button>
      {isAsked && (
        <span class="rematch-asked" role="status">
          {say.rematchAsked({ name })}
        </span>
      )}
      {problem.value !== "" && <span role="alert">{problem.value}</span>}
    </>
  );
}
