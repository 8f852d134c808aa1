import { paxRomana } from "@ara/pax-romana";
import { shown } from "../../../app/words.ts";
import type { Terms } from "../../game.ts";
import { romanaWords } from "../words.ts";
import { sayMeasures } from "./say-measures.ts";
import { texts } from "./words.ts";

/** How long a table plays, and what it has agreed on. */
export async function termsIn(): Promise<Terms> {
  await Promise.all([texts.load(shown.value), romanaWords.load(shown.value)]);
  return {
    said(config) {
      const read = paxRomana.json.readConfig(config);
      if (!read.ok) return [];
      const { words } = romanaWords.now.value;
      return [
        sayMeasures(read.value),
        ...read.value.options.map((option) => words.grammar.capital(words.options[option]!)),
      ];
    },
    level: (bot) => (texts.now.value.levels as Readonly<Record<string, { readonly name: string }>>)[bot]?.name ?? bot,
    levels: Object.keys(texts.now.value.levels),
    usual: "steady",
  };
}
