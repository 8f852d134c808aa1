import type { Analysis } from "@ara/bots/pax";
import type { GameRecord } from "@ara/kernel";
import { useEffect, useState } from "preact/hooks";
import { keepAnalysis, keptAnalysis } from "../../../store/analyses.ts";
import { BotsInWorker } from "../../../workers/bots.ts";
import type { PaxAtTable } from "../types.ts";
import { findings } from "./findings.ts";

/** How far the bot has come with looking back. */
export type Lookback =
  | { readonly state: "thinking"; readonly done: number }
  | { readonly state: "failed" }
  | { readonly state: "done"; readonly analysis: Analysis };

/**
 * The bot looks back at a finished game, in its own worker, from the moment it is shown; what it found is kept beside the
 * game. `again` starts a new try.
 */
export function useAnalysis(
  id: string,
  record: GameRecord,
): { readonly lookback: Lookback; readonly again: () => void } {
  const [tries, setTries] = useState(0);
  const [lookback, setLookback] = useState<Lookback>({ state: "thinking", done: 0 });
  useEffect(() => {
    const bots = new BotsInWorker<PaxAtTable>("pax");
    let here = true;
    const show = (next: Lookback): void => {
      if (here) setLookback(next);
    };
    show({ state: "thinking", done: 0 });
    const look = async (): Promise<void> => {
      try {
        const kept = await keptAnalysis(findings, id, record);
        if (kept || !here) return kept ? show({ state: "done", analysis: kept }) : undefined;
        const result = await bots.analyse<Analysis>(record, (done) => show({ state: "thinking", done }));
        if (result.ok) void keepAnalysis(findings, id, record, result.value);
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
