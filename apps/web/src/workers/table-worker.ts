import type { TableTypes } from "@ara/protocol";
import type { Host, HostOf } from "../games/game.ts";
import type { Saved } from "../store/saved.ts";
import { hostKept, type Opened } from "./hosting.ts";
import { partOf } from "./part.ts";
import { toStarter } from "./ports.ts";

/** A table with its judge and its storage, in a thread of its own. The first message says which game to open, or is it. */

const HOSTS = import.meta.glob<{ readonly host: HostOf<TableTypes> }>("../games/*/host.ts");

const hostOf = async (saved: Saved): Promise<Host<TableTypes> | undefined> =>
  (await partOf(HOSTS, saved.game))?.host(saved);

addEventListener("message", (event: MessageEvent<string | Saved>) => void open(event.data), { once: true });

// What nobody expected ends this worker, so that whoever started it notices and opens the game again.
addEventListener("unhandledrejection", (event) => {
  setTimeout(() => {
    throw event.reason;
  });
});

async function open(kept: string | Saved): Promise<void> {
  let isTaken = false;
  const id = typeof kept === "string" ? kept : kept.id;
  const forEver = (): Promise<void> => new Promise(() => undefined);
  // Two windows must not write the same game: whoever opens it last has it. Nothing is kept by the other any more.
  void navigator.locks?.request(`table-${id}`, { steal: true }, forEver).catch(() => {
    isTaken = true;
    postMessage({ type: "taken" } satisfies Opened);
  });
  await hostKept(kept, { port: toStarter, hostOf, isTaken: () => isTaken });
}
