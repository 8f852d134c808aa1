import { TableError } from "@ara/protocol";
import { render } from "preact";
import { appWords } from "../app/app-words.ts";
import { path } from "../app/router.ts";
import { shown } from "../app/words.ts";
import { pause, waits } from "./again.ts";
import { onlineWords } from "./words.ts";
import "./turns-line.css";

const isUnreached = (error: unknown): boolean =>
  !(error instanceof TableError) || error.refusal.key === "online.unreached";

/** Asks the server, again and again until it can be reached, as long as somebody waits at this address; and says so meanwhile. */
export async function knock<Answer>(address: string, ask: () => Promise<Answer>): Promise<Answer> {
  let hide: (() => void) | undefined;
  try {
    for (const wait of waits()) {
      try {
        return await ask();
      } catch (error) {
        if (!isUnreached(error) || !path.value.includes(address)) throw error;
      }
      hide ??= showKnocking(address);
      await pause(wait);
    }
  } finally {
    hide?.();
  }
  throw new Error("nobody waits any more");
}

function showKnocking(address: string): () => void {
  const place = document.createElement("div");
  let gone = false;
  async function show(): Promise<void> {
    await Promise.all([onlineWords, appWords].map((words) => words.load(shown.value)));
    if (gone) return;
    document.body.append(place);
    render(<Knocking address={address} />, place);
  }
  // Without its words it is tried in silence.
  void show().catch(() => undefined);
  return () => {
    gone = true;
    render(null, place);
    place.remove();
  };
}

const Knocking = ({ address }: { readonly address: string }) =>
  path.value.includes(address) ? (
    <div class="turns-line turns-above note" role="status" data-knocking>
      <h1>{onlineWords.now.value.knocking}</h1>
      <a class="btn" href="/">
        {appWords.now.value.home}
      </a>
    </div>
  ) : null;
