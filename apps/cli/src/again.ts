import type { Language } from "@ara/kernel";

/** What a command must repeat so that the same people and bots sit down in the same language. */
export interface Company {
  readonly language: Language;
  /** The bots in the last seats, by name. */
  readonly bots: readonly string[];
}

/** The command that goes on with a saved game. */
export function resumeCommand(game: string, file: string, seats: number, { language, bots }: Company): string {
  // Alone nobody else can sit down.
  const company = seats === 1 && bots.length === 0 ? [] : ["--bots", bots.join(",") || "none"];
  return playCommand(game, language, "--resume", file, ...company);
}

/** `ara play` with options, as it can be pasted into a shell. */
export function playCommand(game: string, language: Language, ...args: readonly string[]): string {
  const spoken = language === "en" ? [] : ["--lang", language];
  const quoted = [...args, ...spoken].map((arg) =>
    /^[\w./,:@+-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`,
  );
  return [`npx ara play ${game}`, ...quoted].join(" ");
}
