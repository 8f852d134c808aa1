import type { Seat } from "@ara/kernel";
import { countSymbols } from "./card.ts";
import { measure } from "./config.ts";
import { score, type Score } from "./score.ts";
import { NOBODY } from "./deck.ts";
import { dearestLegion } from "./legion.ts";
import type { View } from "./view.ts";

/** The score if the game ended now, as far as one viewer can see. */
export interface Prospect extends Score {
  /** Aurei and cards of each player; `null` where secret (2.7). Then nobody has the points for wealth. */
  readonly riches: readonly (number | null)[];
  /** How many of Rome's cards are not counted, because the viewer does not know them. */
  readonly unseen: number;
}

export function prospectOf(view: View): Prospect {
  const hidden = view.rome.hidden.filter((c) => c !== null);
  const sheet = score({
    config: view.config,
    measures: measure(view.config),
    conspiratus: view.conspiratus,
    rome: { open: view.rome.open, hidden },
    players: view.players.map(({ display, aurei, handSize }) => ({
      aurei: aurei ?? 0,
      hand: Array.from({ length: handSize ?? 0 }, () => 0),
      symbols: countSymbols(display),
    })),
  });
  const riches = view.players.map(({ aurei, handSize }) =>
    aurei === null || handSize === null ? null : aurei + handSize,
  );
  return {
    ...(riches.includes(null) ? withoutWealth(sheet) : sheet),
    riches,
    unseen: view.rome.hidden.length - hidden.length,
  };
}

function withoutWealth(sheet: Score): Score {
  const players = sheet.players.map((player) => ({ ...player, wealth: 0, total: player.total - player.wealth }));
  if (sheet.romeWins) return { ...sheet, players };
  const most = Math.max(...players.map(({ total }) => total));
  const winners: Seat[] = players.flatMap(({ total }, seat) => (total === most ? [seat] : []));
  return { ...sheet, players, winners };
}

/** 5.1: nobody can refill an empty deck but who still has a card of this draw to slip under it. */
export const isLastRound = ({ deck, places, step }: View): boolean =>
  deck.length === 0 && step !== "setup" && places.deck === 0;

/** 4.2: the legion whose group Rome collects next as things stand, or `NOBODY`; 5.2: once the deck is empty, perhaps none. */
export const romeNext = ({ config, deck, legions, step }: View): number =>
  step === "over" || (deck.length === 0 && config.lastClear === "no") ? NOBODY : dearestLegion(legions);
