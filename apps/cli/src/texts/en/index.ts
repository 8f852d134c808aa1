import { files } from "./files.ts";

/** What `ara play` says around any game, in English; the type of the other languages. */
export const en = {
  files,
  orEnter: "(Enter)",
  prompt: (name: string) => `${name}> `,
  shortPrompt: (name: string) => `${name} (? help)> `,
  noRule: (number: string) => `There is no rule ${number}.`,
  notUnderstood: (input: string) => `"${input}" is not among the choices; ? for help`,
  undoneNone: "There is nothing to take back yet.",
  undone: "Taken back.",
  undoneSeen: "Taken back, with all that was seen since; the record says so.",
  pressEnter: "Press Enter to go on.",
  more: "Enter for more, anything else for enough: ",
  pass: (name: string) => `Pass the screen to ${name}, then press Enter.`,
  saved: (file: string) => `Saved as ${file}`,
  resume: (command: string) => `Go on with: ${command}`,
  lost: (reason: string) => `The game could not be saved: ${reason}`,
  notSaved: (reason: string) => `The game goes on, but could not be saved: ${reason}`,
};

export type CliTexts = typeof en;
