import { plain } from "./plain.ts";

/** What can be asked for beside answers, in the words of all our languages. */
const COMMANDS = {
  help: ["help", "?", "h", "hilfe", "hulp"],
  look: ["look", "l", "map", "m", "schau", "ort", "kijk", "plaats"],
  question: ["question", "v", "view", "frage", "vraag"],
  answers: ["answers", "antworten", "antwoorden"],
  standing: ["standing", "score", "s", "stand", "wertung"],
  forces: ["forces", "troops", "f", "truppen", "troepen"],
  cards: ["cards", "hand", "karten", "kaarten"],
  log: ["log", "protokoll", "verslag"],
  preview: ["then", "preview", "dann", "dan"],
  why: ["why", "warum", "waarom"],
  tip: ["tip", "t", "hint", "tipp"],
  undo: ["undo", "u", "zurück", "terug"],
  rule: ["rule", "rules", "r", "regel", "regels", "regeln"],
} as const satisfies Record<string, readonly string[]>;

export type Command = keyof typeof COMMANDS;

/** The command a word names. */
export const commandOf = (word: string): Command | undefined =>
  (Object.keys(COMMANDS) as Command[]).find((command) =>
    COMMANDS[command].some((known) => plain(known) === plain(word)),
  );
