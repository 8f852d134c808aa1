import {
  afterGame,
  DEFAULT_OPTIONS,
  openGames,
  OPTION_NAMES,
  optionMatters,
  SOLO_GAMES,
  type Config,
  type Outcome,
} from "@ara/pax";
import { playCommand, type Company } from "../../again.ts";
import { flagOf } from "./options.ts";

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
    ...OPTION_NAMES.flatMap((name) =>
      optionMatters(name, config) && config[name] !== DEFAULT_OPTIONS[name] ? [`--${flagOf(name)}`, config[name]] : [],
    ),
  );
}
