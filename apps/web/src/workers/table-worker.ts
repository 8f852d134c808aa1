import type { TableTypes } from "@ara/protocol";
import type { Host } from "../games/game.ts";
import type { Saved } from "../store/saved.ts";
import { hostKept, type Opened } from "./hosting.ts";
import { partOf } from "./part.ts";
import { toStarter } from "./ports.ts";

/** A table with its judge and its storage, in a thread of its own. The first message says which game to open, or is it. */

const HOSTS = import.meta.glob<{ readonly host: Host<TableTypes> }>("../games/*/host.ts");

const hostOf = async (game: string): Promise<Host<TableTypes> | undefined> => (await partOf(HOSTS, game))?.host;

addEventListener("message", (event: MessageEvent<string | Saved>) => void open(event.data), { once: true });

// What nobody expected ends this worker, so that whoever started it notices and opens the game again.
addEventListener("unhandledrejection", (event) => {
  setTimeout(() => {
    throw event.reason;
  });
});

/** Two windows must not write the same game: whoever opens it last has it. Nothing is kept by the other any more. */
function holdAlone(id: string): { readonly taken: boolean } {
  const hold = { taken: false };
  const forEver = (): Promise<void> => new Promise(() => undefined);
  void navigator.locks?.request(`table-${id}`, { steal: true }, forEver).catch(() => {
    hold.taken = true;
    postMessage({ type: "taken" } satisfies Opened);
  });
  return hold;
}

async function open(kept: string | Saved): Promise<void> {
  const hold = holdAlone(typeof kept === "string" ? kept : kept.id);
  await hostKept(kept, { port: toStarter, hostOf, isTaken: () => hold.taken });
}
