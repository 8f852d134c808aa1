import type { CliTexts } from "../en/index.ts";
import { files } from "./files.ts";

export const nl: CliTexts = {
  files,
  orEnter: "(Enter)",
  prompt: (name) => `${name}> `,
  shortPrompt: (name) => `${name} (? hulp)> `,
  noRule: (number) => `Regel ${number} bestaat niet.`,
  notUnderstood: (input) => `“${input}” is geen keuze; ? voor hulp`,
  undoneNone: "Er is nog niets om terug te nemen.",
  undone: "Teruggenomen.",
  undoneSeen: "Teruggenomen, met alles wat sindsdien te zien was; het verslag vermeldt het.",
  pressEnter: "Druk op Enter om verder te gaan.",
  more: "Enter voor meer, iets anders voor genoeg: ",
  pass: (name) => `Geef het scherm aan ${name} en druk dan op Enter.`,
  saved: (file) => `Bewaard als ${file}`,
  resume: (command) => `Verdergaan met: ${command}`,
  lost: (reason) => `Het spel kon niet bewaard worden: ${reason}`,
  notSaved: (reason) => `Het spel gaat door, maar kon niet bewaard worden: ${reason}`,
};
