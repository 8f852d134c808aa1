import { deckData } from "@ara/pax";
import { expect, test } from "vitest";
import de from "../texts/de/sources.ts";
import nl from "../texts/nl/sources.ts";
import { said } from "./said.ts";

const SOURCES = [deckData.countsPerCategory, ...deckData.constraints, ...deckData.cards].map(({ source }) => source);

test.each([
  ["de", de],
  ["nl", nl],
] as const)("%s: no English is left in the sources of the deck, nor in its facts", (_language, texts) => {
  for (const source of SOURCES) {
    const prose = said(source, texts.sourceParts).replaceAll(/https?:\S+/g, "");
    expect(prose).not.toMatch(/\b(the|rulebooks?|example|inferred|stated|deduced|same|within|card|value and)\b/i);
  }
  for (const { id } of deckData.constraints) expect(texts.factOf[id]).toBeDefined();
});
