import { FastChance, legalActions, Match, type GameRecord, type Seat } from "@ara/kernel";
import { micatio, type Micatio } from "@ara/kernel/testing";
import { LocalTable, type LocalTableOptions } from "../local-table.ts";
import type { Served, Thinkers } from "../served.ts";
import type { TableSeat } from "../table.ts";

/** Micatio, the kernel's example, as a table serves it: the whole of what a third game has to bring. */
export interface MicatioAtTable extends Micatio {
  prompt: { readonly seat: Seat; readonly answers: readonly Micatio["action"][] };
  advice: { readonly action: Micatio["action"] };
  reason: "habit";
}

export const servedMicatio: Served<MicatioAtTable> = {
  game: micatio,
  prompt: (view, seat) => ({
    seat,
    answers: legalActions(micatio, micatio.determinize(view, new FastChance("prompt")), seat),
  }),
  isOpen: () => false,
};

/** Bots that take the first legal action. */
export const firstOfAll: Thinkers<MicatioAtTable> = {
  choose: async (_level, { legal }) => ({ action: legal[0]!, reason: "habit" }),
  advise: async ({ legal }) => ({ action: legal[0]! }),
  close: () => undefined,
};

export const PERSON: TableSeat = { name: "Livia", bot: null };
export const BOT: TableSeat = { name: "Gaius", bot: "any" };

/** A table of micatio with all that a test may look at. */
export function micatioTable(
  seats: readonly TableSeat[] = [PERSON, { ...PERSON, name: "Gaius" }],
  options: Partial<LocalTableOptions<MicatioAtTable>> & {
    readonly points?: number;
    readonly seed?: string;
    readonly game?: typeof micatio;
  } = {},
) {
  const { points = 3, seed = "alea", game = micatio, ...rest } = options;
  const match = new Match(game, { points }, { seats: seats.map(({ name }) => name), seed });
  const saved: GameRecord[] = [];
  const save = async (record: () => GameRecord): Promise<void> => void saved.push(record());
  const table = new LocalTable({ ...servedMicatio, game }, match, { seats, bots: firstOfAll, save, ...rest });
  return { match, saved, table };
}
