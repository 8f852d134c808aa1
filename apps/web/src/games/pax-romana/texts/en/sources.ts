import type { FileName } from "@ara/pax-romana";

export interface Sure {
  readonly name: string;
  readonly text: string;
}

/** How sure the facts of Pax Romana are, in English; the type of the other languages. */
const en = {
  title: "Data and sources of Pax Romana",
  intro:
    "The map and the charts are our own work: what the publisher’s rules and public reports tell is taken from them, the rest was inferred. Here is every item with its mark. Press one: it is lit on the map, and its card says where it comes from.",
  file: "File",
  confidence: "How sure",
  search: "Name or place",
  all: "all",
  items: "Items",
  count: (n: number) => `${n} ${n === 1 ? "item" : "items"}`,
  more: "Show more",
  map: "Map of the game; the item is lit",
  lit: "It is lit on the map.",
  source: "Source",
  correct: "I have the box and know better",
  correctHow:
    "Save this as a file, change what is wrong, and choose it for a new table. One file can hold many corrections.",
  files: {
    map: "Map",
    charts: "Charts",
    units: "Units",
    leaders: "Leaders",
    tribes: "Tribes",
    scenarios: "Scenarios",
    formats: "Formats",
    cards: "Cards",
  } as Readonly<Record<FileName, string>>,
  confidences: {
    stated: { name: "stated", text: "The publisher’s rules or chart card say it." },
    corroborated: { name: "corroborated", text: "A published report says it, or a move in one requires it." },
    reported: { name: "reported", text: "Seen in a public report or translation, usually by one witness." },
    partly: { name: "partly", text: "The part named in the source is reported, the rest inferred." },
    derived: { name: "derived", text: "It follows from stated facts." },
    inferred: { name: "inferred", text: "No public fact was found: designed here to fit every stated one." },
    corrected: { name: "corrected", text: "Corrected by an owner of the box." },
  } as Readonly<Record<string, Sure>>,
};

export default en;
export type SourcesTexts = typeof en;
