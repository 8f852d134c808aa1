import type { Analysis } from "@ara/bots/pax";
import type { Seat } from "@ara/kernel";
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { useMemo, useState } from "preact/hooks";
import { keepAnalysis, keptAnalysis } from "../../../store/analyses.ts";
import type { Saved } from "../../../store/saved.ts";
import { BotsInWorker } from "../../../workers/bots.ts";
import type { PaxAtTable } from "../types.ts";
import { findings } from "./findings.ts";

/** How far the bot has come with looking back. */
export type Lookback =
  | { readonly state: "thinking"; readonly done: number }
  | { readonly state: "failed" }
  | { readonly state: "done"; readonly analysis: Analysis };

/** Whose decisions are judged: those of people, or of all where only bots play. */
export function judgedOf(seats: Saved["seats"]): readonly Seat[] {
  const all = seats.map((_, seat) => seat);
  const people = all.filter((seat) => seats[seat]!.bot === null);
  return people.length > 0 ? people : all;
}

/** The one look back that goes on, whatever screen is shown: who leaves and returns finds it where it is by then. */
let going: { readonly key: string; readonly lookback: Signal<Lookback>; close(): void } | undefined;

function lookBack({ id, record: kept, seats }: Saved, again: boolean): ReadonlySignal<Lookback> {
  const record = kept!;
  const key = `${id} ${record.entries.length}`;
  if (going?.key === key && !again) return going.lookback;
  going?.close();
  const bots = new BotsInWorker<PaxAtTable>("pax");
  const lookback = signal<Lookback>({ state: "thinking", done: 0 });
  const close = (): void => bots.close();
  going = { key, lookback, close };
  const look = async (): Promise<Lookback> => {
    const before = await keptAnalysis(findings, id, record);
    if (before) return { state: "done", analysis: before };
    const result = await bots.analyse<Analysis>(record, judgedOf(seats), (done) => {
      lookback.value = { state: "thinking", done };
    });
    if (!result.ok) return { state: "failed" };
    void keepAnalysis(findings, id, record, result.value);
    return { state: "done", analysis: result.value };
  };
  const show = async (): Promise<void> => {
    lookback.value = await look().catch((): Lookback => ({ state: "failed" }));
    close();
  };
  void show();
  return lookback;
}

/**
 * The bot looks back at a finished game, in its own worker, from the moment it is shown; what it found is kept beside the
 * game. `again` starts a new try.
 */
export function useAnalysis(saved: Saved): { readonly lookback: Lookback; readonly again: () => void } {
  const [tries, setTries] = useState(0);
  const lookback = useMemo(() => lookBack(saved, tries > 0), [saved.id, saved.record, tries]);
  return { lookback: lookback.value, again: () => setTries(tries + 1) };
}
