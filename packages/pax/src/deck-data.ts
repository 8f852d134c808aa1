import reconstruction from "./data/cards.json" with { type: "json" };

/** The deck as we know it, with the provenance of every line; see its `status`. */
export const deckData = reconstruction;
