import type { Analysis } from "@ara/bots";
import type { GameRecord } from "@ara/kernel";
import { useEffect, useState } from "preact/hooks";
import { BotsInWorker } from "../../workers/bots.ts";

/** How far the bot has come with looking back. */
export type Lookback =
  | { readonly state: "thinking"; readonly done: number }
  | { readonly state: "failed" }
  | { readonly state: "done"; readonly analysis: Analysis };

/** What was found out in this visit, so that coming back from a replay costs nothing. */
const found = new Map<string, Analysis>();

/** The bot looks back at a finished game, in its own worker, from the moment it is shown. `again` starts a new try. */
export function useAnalysis(
  id: string,
  record: GameRecord,
): { readonly lookback: Lookback; readonly again: () => void } {
  const [tries, setTries] = useState(0);
  const [lookback, setLookback] = useState<Lookback>({ state: "thinking", done: 0 });
  useEffect(() => {
    const known = found.get(id);
    if (known) return setLookback({ state: "done", analysis: known });
    const bots = new BotsInWorker();
    let here = true;
    const show = (next: Lookback): void => {
      if (here) setLookback(next);
    };
    show({ state: "thinking", done: 0 });
    const look = async (): Promise<void> => {
      try {
        const result = await bots.analyse(record, (done) => show({ state: "thinking", done }));
        if (result.ok) found.set(id, result.value);
        show(result.ok ? { state: "done", analysis: result.value } : { state: "failed" });
      } catch {
        show({ state: "failed" });
      }
    };
    void look();
    return () => {
      here = false;
      bots.close();
    };
  }, [id, record, tries]);
  return { lookback, again: () => setTries(tries + 1) };
}
