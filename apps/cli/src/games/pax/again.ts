import { afterGame, openGames, SOLO_GAMES, type Config, type Outcome } from "@ara/pax";
import { playCommand, type Company } from "../../again.ts";

/** 8.6: the command for the next game of the campaign, or for the same one after a defeat; none after the last victory. */
export function campaignCommand(config: Config, outcome: Outcome, { language }: Company): string | undefined {
  const game = config.solo ?? 1;
  const won = afterGame(game - 1, game, outcome);
  if (won === SOLO_GAMES) return undefined;
  return playCommand(
    "pax",
    language,
    "--solo",
    String(openGames(won).at(-1)),
    ...(config.nocturnus ? ["--nocturnus"] : []),
    ...(config.lastClear === "yes" ? ["--last-clear", "yes"] : []),
  );
}
