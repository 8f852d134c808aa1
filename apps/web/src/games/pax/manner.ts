import type { Manner } from "../../sitting/manner.ts";
import type { PaxAtTable } from "./types.ts";

/** The line a bot's reason belongs to: what it did, not what came of it. */
const TELLING: ReadonlySet<string> = new Set(["played", "bought", "fed", "peeked", "tribute"]);

/** How news of PAX are told, at the table as in the text. */
export const paxManner = {
  isOthers: (event, viewer) =>
    "seat" in event
      ? event.seat !== viewer && event.type !== "drew" && event.type !== "aurei"
      : event.type === "collected",

  reasonAt: ({ said, log }) => (said?.reason.key === "only" ? -1 : log.findIndex(({ type }) => TELLING.has(type))),

  newsFrom(log, viewer) {
    const turns = log.flatMap((event, i) => (event.type === "turn" ? [{ i, own: event.seat === viewer }] : []));
    const last = turns.at(-1)?.own ? turns.slice(0, -1) : turns;
    const own = last.findLastIndex((turn) => turn.own);
    return own === -1 ? 0 : (last[own + 1]?.i ?? turns.at(-1)!.i);
  },

  endsTurn: ({ log }, before, viewer) =>
    before.view.active === viewer && log.some((event) => event.type === "turn" && event.seat !== viewer),
} satisfies Partial<Manner<PaxAtTable>>;
