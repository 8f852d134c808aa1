import { DEFAULT_OPTIONS, OPTION_NAMES, readConfig } from "@ara/pax";
import { shown } from "../../../app/words.ts";
import type { Terms } from "../../game.ts";
import { sayOption } from "./say-option.ts";
import { texts } from "./words.ts";

/** What a table has agreed on beside what everybody would expect. */
export async function termsIn(): Promise<Terms> {
  await texts.load(shown.value);
  return {
    said(config) {
      const read = readConfig(config);
      if (!read.ok) return [];
      const chosen = OPTION_NAMES.filter((name) => read.value[name] !== DEFAULT_OPTIONS[name]);
      return [
        ...chosen.map((name) => sayOption(name, read.value)),
        ...(read.value.cards === null ? [] : [texts.now.value.ownCards]),
      ];
    },
    level: (bot) => (texts.now.value.levels as Readonly<Record<string, { readonly name: string }>>)[bot]?.name ?? bot,
    levels: Object.keys(texts.now.value.levels),
    usual: "centurio",
  };
}
