import { isObject, type Json } from "@ara/kernel";
import { bringCampaign, campaign } from "./campaign.ts";
import { ownDeck, takeDeck } from "./own-deck.ts";

/** What PAX keeps beside its tables, each under its name in the browser's storage, as the text it lies there. */
const TEXTS = { deck: "ara.deck", choices: "ara.new", lesson: "ara.learn", positions: "ara.positions" } as const;

/** For a file of everything. */
export function saveKeepsakes(): Json {
  const texts = Object.entries(TEXTS).flatMap(([name, key]) => {
    const text = stored(key);
    return text === null ? [] : [[name, text] as const];
  });
  return { campaign: { ...campaign.value }, ...Object.fromEntries(texts) };
}

/** From such a file: what is not here yet. Whoever reads it later trusts none of it. */
export function bringKeepsakes(json: unknown): void {
  if (!isObject(json)) return;
  bringCampaign(json["campaign"]);
  const { deck } = json;
  if (typeof deck === "string" && ownDeck.value === null) takeDeck(deck);
  for (const [name, key] of Object.entries(TEXTS)) {
    const text = json[name];
    if (name === "deck" || typeof text !== "string" || stored(key) !== null) continue;
    try {
      localStorage.setItem(key, text);
    } catch {
      // Without storage there is nothing to bring it to.
    }
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
