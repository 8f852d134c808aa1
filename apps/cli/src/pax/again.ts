import type { Language } from "@ara/kernel";
import { afterGame, openGames, SOLO_GAMES, type Config, type Outcome } from "@ara/pax";

/** What a command must repeat so that the same people and bots sit down in the same language. */
export interface Company {
  readonly language: Language;
  /** The bots in the last seats, by name. */
  readonly bots: readonly string[];
}

/** The command that goes on with a saved game. */
export function resumeCommand(file: string, { players }: Config, { language, bots }: Company): string {
  // Alone nobody else can sit down.
  const seats = players === 1 && bots.length === 0 ? [] : ["--bots", bots.join(",") || "none"];
  return command("--resume", file, ...seats, ...spoken(language));
}

/** 8.6: the command for the next game of the campaign, or for the same one after a defeat; none after the last victory. */
export function campaignCommand(config: Config, outcome: Outcome, { language }: Company): string | undefined {
  const game = config.solo ?? 1;
  const won = afterGame(game - 1, game, outcome);
  if (won === SOLO_GAMES) return undefined;
  return command(
    "--solo",
    String(openGames(won).at(-1)),
    ...(config.nocturnus ? ["--nocturnus"] : []),
    ...(config.lastClear === "yes" ? ["--last-clear", "yes"] : []),
    ...spoken(language),
  );
}

const spoken = (language: Language): string[] => (language === "en" ? [] : ["--lang", language]);

const command = (...args: readonly string[]): string =>
  [
    "npx ara play pax",
    ...args.map((arg) => (/^[\w./,:@+-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`)),
  ].join(" ");
