import type { CardName } from "@ara/pax-romana";

/** What cards are about, each with a drawing and a colour of its own. */
export type Group =
  | "treaty"
  | "ambush"
  | "siege"
  | "leader"
  | "sea"
  | "field"
  | "gods"
  | "state"
  | "secret"
  | "revolt"
  | "way";

const GROUPS: Readonly<Record<CardName, Group>> = {
  alliance: "treaty",
  "alliance-with-rhodes": "treaty",
  "alliance-with-pergamum": "treaty",
  ambush: "ambush",
  "archimedes-effect": "siege",
  "barbarian-invasion": "revolt",
  "bounteous-harvests": "field",
  "change-in-political-scene": "state",
  "change-in-foreign-policy": "state",
  conqueror: "leader",
  conspiracy: "secret",
  cunctator: "leader",
  "deus-ex-machina": "gods",
  "dies-irae": "gods",
  "diplomatic-mission-into-interior": "way",
  disease: "gods",
  "famine-and-drought": "field",
  "artillery-engines": "sea",
  corvus: "sea",
  harpax: "sea",
  "independent-expansion": "way",
  "local-insurrection": "revolt",
  mercenaries: "ambush",
  "naval-ambush": "sea",
  pirates: "sea",
  "poliorcetes-effect": "siege",
  pontus: "treaty",
  "raise-the-militia": "ambush",
  rebellion: "revolt",
  "revenues-and-stability": "state",
  "slave-revolt": "revolt",
  "soldier-of-fortune": "leader",
  spies: "secret",
  "stability-and-opportunity": "state",
  "stability-check": "state",
  "successor-wars-roll-on": "leader",
  "tactical-surprise": "ambush",
  traitor: "secret",
  "tribal-resurgence": "way",
};

export const groupOf = (name: CardName): Group => GROUPS[name];

/** Lines of one breadth in a square of 48, as our other drawings are. */
export const DRAWINGS: Readonly<Record<Group, string>> = {
  // Two hands that hold each other.
  treaty:
    "M4 20h9l7-4 5 3M44 20h-9l-6-4-9 7c2 3 5 3 8 1l3-2 10 9c2 2 0 4-2 3l-7-5 5 5c1 2-1 4-3 2l-6-5 3 4c1 2-1 3-3 2l-6-6-7-6H4",
  // A helmet between two crossed spears.
  ambush: "M8 42 38 6M40 42 10 6M14 30c0-8 4-14 10-14s10 6 10 14v6h-6v-6h-8v6h-6zM24 16v-6M18 10c4-3 8-3 12 0",
  // A tower on wheels before a wall.
  siege:
    "M14 8h14v26H14zM14 16h14M14 24h14M18 34a4 4 0 1 0 .1 0M26 34a4 4 0 1 0 .1 0M34 42V20h3v-3h3v3h3v-3h3M28 12l8 6",
  // A laurel around an eagle.
  leader:
    "M12 8c-6 10-6 22 4 32M36 8c6 10 6 22-4 32M10 16l5 2M8 24l6 0M10 32l5-2M38 16l-5 2M40 24h-6M38 32l-5-2M24 14v18M24 18c-5-3-8-1-9 3 4 3 7 2 9 0M24 18c5-3 8-1 9 3-4 3-7 2-9 0M20 34h8",
  // A galley with its ram.
  sea: "M3 28h38l4-4-3 10c-1 3-4 4-7 4H13c-5 0-9-4-10-10zM22 28V8M22 10c8 0 12 5 13 12H22M10 28l-5 8M16 28l-5 9M28 28l-5 9M34 28l-5 9",
  // An ear of grain.
  field:
    "M24 44V18M24 22c-6 0-9-3-9-8 6 0 9 3 9 8zM24 22c6 0 9-3 9-8-6 0-9 3-9 8zM24 32c-6 0-9-3-9-8 6 0 9 3 9 8zM24 32c6 0 9-3 9-8-6 0-9 3-9 8zM24 18c-3-4-3-8 0-13 3 5 3 9 0 13z",
  // A thunderbolt out of a cloud.
  gods: "M12 22a7 7 0 0 1 2-14 10 10 0 0 1 19 2 6 6 0 0 1 3 12zM26 22l-8 11h7l-4 11 11-15h-7l4-7",
  // A temple.
  state: "M5 18 24 6l19 12zM8 18v3h32v-3M12 21v15M20 21v15M28 21v15M36 21v15M8 36h32v3H8zM5 39h38v4H5z",
  // An eye behind a curtain.
  secret:
    "M6 24c6-9 12-13 18-13s12 4 18 13c-6 9-12 13-18 13S12 33 6 24zM24 17a7 7 0 1 0 .1 0M24 21a3 3 0 1 0 .1 0M8 8l4 6M24 4v6M40 8l-4 6",
  // A torch.
  revolt: "M20 22h8l-2 22h-4zM18 22h12M24 18c-7-2-7-8-2-14 0 4 3 4 4 8 1-1 2-2 2-4 4 5 2 9-4 10z",
  // A road to the hills.
  way: "M4 22l9-12 7 9 6-7 9 10M20 44c-2-7 8-8 4-14-2-3-1-5 1-8M32 44c0-7 4-9-1-15-2-3-2-4-2-7M4 22h40M38 22v-8M38 14l6 3-6 3",
};
