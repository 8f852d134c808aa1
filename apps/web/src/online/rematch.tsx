import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { go } from "../app/router.ts";
import { usePromised } from "../app/use-promised.ts";
import { shown } from "../app/words.ts";
import { Icon } from "../ui/icon.tsx";
import { idOnServer } from "./address.ts";

/** What asks the server, and what it says: for whoever looks at an online game alone. */
async function load() {
  const [{ rematch }, { onlineWords, sayWhy }] = await Promise.all([import("./api.ts"), import("./words.ts")]);
  await onlineWords.load(shown.value);
  return { rematch, onlineWords, sayWhy };
}

/** An online game once more: those who played it are asked at its table, and whoever presses this sits at the new one. */
export function Rematch({ id }: { readonly id: string }): JSX.Element | null {
  const problem = useSignal("");
  const loaded = usePromised(load, []);
  if (!loaded) return null;
  const { rematch, onlineWords, sayWhy } = loaded;
  const begin = async (): Promise<void> => {
    try {
      go(`/online/${await rematch(idOnServer(id))}?again`);
    } catch (error) {
      problem.value = sayWhy(error);
    }
  };
  return (
    <>
      <button type="button" data-online="rematch" onClick={() => void begin()}>
        <Icon name="plus" /> {onlineWords.now.value.rematch}
      </button>
      {problem.value !== "" && <span role="alert">{problem.value}</span>}
    </>
  );
}
