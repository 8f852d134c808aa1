import type { JSX } from "preact";
import { usePromised } from "../app/use-promised.ts";
import { shown } from "../app/words.ts";
import { idOnServer } from "./address.ts";

/** What asks the server, and what it says: for whoever looks at an online game alone. */
async function load() {
  const { RematchButton, words } = await import("./rematch-button.tsx");
  await Promise.all(words.map((one) => one.load(shown.value)));
  return { RematchButton };
}

/** An online game once more: those who played it are asked, and whoever presses this sits at the new table. */
export function Rematch({ id }: { readonly id: string }): JSX.Element | null {
  const loaded = usePromised(load, []);
  return loaded && <loaded.RematchButton id={idOnServer(id)} />;
}
