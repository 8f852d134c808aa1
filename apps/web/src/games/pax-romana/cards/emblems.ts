import type { CardName } from "@ara/pax-romana";
import type { ShapeName } from "./shapes.ts";

/** What cards are about: each has a colour of its own. */
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

/** A shape in a square of 48: its middle, its size, and by how many degrees it is turned. */
export type Placed = readonly [shape: ShapeName, x: number, y: number, size: number, turn?: number];

export interface CardEmblem {
  readonly group: Group;
  /** From behind to the front. */
  readonly shapes: readonly Placed[];
}

const made = (group: Group, ...shapes: readonly Placed[]): CardEmblem => ({ group, shapes });

/** 17.2: an emblem for every kind of card. */
export const EMBLEMS: Readonly<Record<CardName, CardEmblem>> = {
  alliance: made("treaty", ["wreath", 24, 22, 40], ["hands", 24, 25, 38]),
  "alliance-with-rhodes": made("treaty", ["rose", 24, 14, 28], ["hands", 24, 34, 36]),
  "alliance-with-pergamum": made("treaty", ["scroll", 24, 15, 24], ["hands", 24, 33, 36]),
  ambush: made("ambush", ["tree", 15, 18, 32], ["tree", 34, 20, 26], ["spear", 25, 39, 38, 90]),
  "archimedes-effect": made("siege", ["wall", 24, 32, 30], ["compasses", 24, 20, 34]),
  "barbarian-invasion": made("revolt", ["axe", 30, 24, 40, 22], ["round", 18, 28, 28]),
  "bounteous-harvests": made("field", ["ear", 15, 25, 36, -24], ["ear", 33, 25, 36, 24], ["ear", 24, 22, 40]),
  "change-in-political-scene": made("state", ["turning", 24, 24, 46], ["temple", 24, 24, 24]),
  "change-in-foreign-policy": made("state", ["turning", 24, 24, 46], ["tablet", 24, 24, 22]),
  conqueror: made("leader", ["wreath", 24, 23, 44], ["sword", 24, 24, 40]),
  conspiracy: made("secret", ["dagger", 15, 25, 34, -34], ["dagger", 33, 25, 34, 34], ["dagger", 24, 24, 42]),
  cunctator: made("leader", ["round", 24, 24, 46], ["hourglass", 24, 24, 30]),
  "deus-ex-machina": made("gods", ["sun", 24, 17, 34], ["cloud", 24, 31, 38]),
  "dies-irae": made("gods", ["cloud", 24, 16, 40], ["bolt", 24, 33, 28]),
  "diplomatic-mission-into-interior": made("way", ["hills", 22, 20, 40], ["scroll", 31, 33, 24, 12]),
  disease: made("gods", ["snake", 24, 24, 44]),
  "famine-and-drought": made("field", ["sun", 32, 15, 28], ["ear", 17, 29, 34, -38]),
  "artillery-engines": made("sea", ["catapult", 25, 14, 26], ["hull", 24, 33, 36]),
  corvus: made("sea", ["hull", 22, 33, 36], ["plank", 30, 18, 30, 18]),
  harpax: made("sea", ["hull", 24, 34, 34], ["hook", 24, 14, 26, 180]),
  "independent-expansion": made("way", ["hut", 20, 20, 34], ["round", 33, 34, 22]),
  "local-insurrection": made("revolt", ["round", 19, 29, 30], ["torch", 31, 20, 36, 22]),
  mercenaries: made("ambush", ["helmet", 21, 19, 34], ["coin", 33, 34, 22]),
  "naval-ambush": made("sea", ["ship", 25, 19, 32, 24], ["waves", 24, 37, 40]),
  pirates: made("sea", ["ship", 22, 20, 36], ["dagger", 34, 33, 28, 200]),
  "poliorcetes-effect": made("siege", ["wall", 33, 30, 26], ["tower", 17, 23, 40]),
  pontus: made("treaty", ["crescent", 22, 25, 42, -20], ["star", 31, 18, 18]),
  "raise-the-militia": made("ambush", ["spear", 24, 24, 46, -42], ["spear", 24, 24, 46, 42], ["round", 24, 28, 26]),
  rebellion: made("revolt", ["wall", 24, 31, 32], ["torch", 13, 19, 32, -14], ["torch", 35, 19, 32, 14]),
  "revenues-and-stability": made("state", ["scales", 24, 25, 42], ["coin", 24, 11, 16]),
  "slave-revolt": made("revolt", ["chain", 24, 31, 40], ["flame", 24, 13, 24]),
  "soldier-of-fortune": made("leader", ["helmet", 22, 27, 38], ["star", 36, 12, 18]),
  spies: made("secret", ["scroll", 24, 27, 40], ["eye", 24, 20, 36]),
  "stability-and-opportunity": made("state", ["column", 16, 24, 36], ["cup", 33, 29, 28]),
  "stability-check": made("state", ["column", 17, 24, 38], ["die", 33, 31, 22, 12]),
  "successor-wars-roll-on": made("leader", ["crown", 20, 12, 18], ["elephant", 24, 29, 38]),
  "tactical-surprise": made(
    "ambush",
    ["crescent", 24, 18, 26, -10],
    ["sword", 24, 27, 42, 45],
    ["sword", 24, 27, 42, -45],
  ),
  traitor: made("secret", ["tablet", 32, 17, 26, 12], ["mask", 19, 27, 34]),
  "tribal-resurgence": made("way", ["hills", 24, 18, 40], ["tree", 14, 29, 26], ["tree", 32, 30, 30]),
};
