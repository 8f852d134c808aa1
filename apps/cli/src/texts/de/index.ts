import type { CliTexts } from "../en/index.ts";
import { files } from "./files.ts";

export const de: CliTexts = {
  files,
  orEnter: "(Eingabetaste)",
  prompt: (name) => `${name}> `,
  shortPrompt: (name) => `${name} (? Hilfe)> `,
  noRule: (number) => `Eine Regel ${number} gibt es nicht.`,
  notUnderstood: (input) => `„${input}“ steht nicht zur Wahl; ? für Hilfe`,
  undoneNone: "Noch gibt es nichts zurückzunehmen.",
  undone: "Zurückgenommen.",
  undoneSeen: "Zurückgenommen, mit allem, was seitdem zu sehen war; die Aufzeichnung sagt es.",
  pressEnter: "Weiter mit der Eingabetaste.",
  more: "Enter für mehr, alles andere für genug: ",
  pass: (name) => `Gib den Bildschirm an ${name} weiter und drücke die Eingabetaste.`,
  saved: (file) => `Gespeichert als ${file}`,
  resume: (command) => `Fortsetzen mit: ${command}`,
  lost: (reason) => `Die Partie konnte nicht gespeichert werden: ${reason}`,
  notSaved: (reason) => `Die Partie geht weiter, konnte aber nicht gespeichert werden: ${reason}`,
};
