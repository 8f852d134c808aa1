import { RULES } from "@ara/pax";
import type { Expected } from "@ara/protocol";
import type { Manner } from "../../sitting/manner.ts";
import type { PaxAtTable } from "./types.ts";

/** What our screens of PAX can show: games of today's rules, and those begun under the first. */
export const SHOWN: Expected = { id: "pax", rules: [1, RULES] };

const TELLING: ReadonlySet<string> = new Set(["played", "bought", "fed", "peeked", "tribute"]);

/** The line a bot's reason belongs to: what it did, not what came of it. */
export const isReasoned = ({ type }: { readonly type: string }): boolean => TELLING.has(type);

/** How news of PAX are told, at the table as in the text. */
export const paxManner = {
  isOthers: (event, viewer) =>
    "seat" in event
      ? event.seat !== viewer && event.type !== "drew" && event.type !== "aurei"
      : event.type === "collected",

  reasonAt: ({ said, log }) => (said?.reason.key === "only" ? -1 : log.findIndex(isReasoned)),

  newsFrom(log, viewer) {
    const turns = log.flatMap((event, i) => (event.type === "turn" ? [{ i, seat: event.seat }] : []));
    const now = turns.at(-1)?.seat;
    // Whoever only looks on sees what is new to whoever has the turn.
    const reader = viewer === "spectator" ? now : viewer;
    const before = now === reader ? turns.slice(0, -1) : turns;
    const own = before.findLastIndex(({ seat }) => seat === reader);
    return own === -1 ? 0 : turns[own + 1]!.i;
  },

  endsTurn: ({ log }, before, viewer) =>
    before.view.active === viewer && log.some((event) => event.type === "turn" && event.seat !== viewer),
} satisfies Partial<Manner<PaxAtTable>>;
