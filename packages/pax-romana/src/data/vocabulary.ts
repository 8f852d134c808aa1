/**
 * A small integer that counts things of one sort: a plain number fits, but an id of one sort does not pass for another
 * (a province is no node).
 */
export type Id<Sort extends string> = number & { readonly sort?: Sort };

/** 1.0: the powers, in the order of charts and records. */
export const POWERS = ["rome", "carthage", "greece", "east"] as const;
export type PowerName = (typeof POWERS)[number];
export type Power = Id<"power">;
export const ROME: Power = 0;
export const CARTHAGE: Power = 1;
export const GREECE: Power = 2;
export const EAST: Power = 3;

/** Whoever owns units or works: the powers first, then all others; five bits are enough. */
export const OWNERS = [
  ...POWERS,
  "sof",
  "tribes",
  "rebels",
  "independent",
  "mamertines",
  "syracuse",
  "rhodes",
  "pergamum",
  "pontus",
  "egypt",
  "magnaGraecia",
  "gallicRevolt",
  "horde0",
  "horde1",
  "horde2",
  "horde3",
  "slavesRome",
  "slavesCarthage",
  "slavesGreece",
  "slavesEast",
] as const;
export type OwnerName = (typeof OWNERS)[number];
/** Every power is an owner, not every owner a power. */
export type Owner = Id<"power" | "owner">;

/** 12.4: the Soldier of Fortune. */
export const SOLDIER_OF_FORTUNE: Owner = OWNERS.indexOf("sof");
/** 13.1: tribes. */
export const TRIBES: Owner = OWNERS.indexOf("tribes");
/** 13.3: rebels that never move. */
export const REBELS: Owner = OWNERS.indexOf("rebels");
/** 12.54, 12.55: minor powers that fight for others: an ally, and one with a marker of its own. */
export const PERGAMUM: Owner = OWNERS.indexOf("pergamum");
export const PONTUS: Owner = OWNERS.indexOf("pontus");
/** 7.45: Towns and Cities that barbarians took, neutral walls without troops. */
export const INDEPENDENT: Owner = OWNERS.indexOf("independent");
/** 13.4: the first of four hordes. */
export const HORDE_0: Owner = OWNERS.indexOf("horde0");
/** 12.7: the slaves of Rome; those of power p are `SLAVES_ROME + p`. */
export const SLAVES_ROME: Owner = OWNERS.indexOf("slavesRome");

/** 2.2: the sorts of units, in the order of a stack's counts; lower case is the reduced side. */
export const UNITS = [
  "LG",
  "lg",
  "HI",
  "hi",
  "LI",
  "CAV",
  "EL",
  "GARR",
  "GS",
  "MIL",
  "MHI",
  "MLI",
  "MCAV",
  "BI",
  "TI",
] as const;
export type UnitName = (typeof UNITS)[number];
export type Unit = Id<"unit">;
export const LG: Unit = 0;
export const LG_REDUCED: Unit = 1;
export const HI: Unit = 2;
export const HI_REDUCED: Unit = 3;
export const LI: Unit = 4;
export const CAV: Unit = 5;
export const EL: Unit = 6;
export const GARR: Unit = 7;
export const GS: Unit = 8;
export const MIL: Unit = 9;
export const MHI: Unit = 10;
export const MLI: Unit = 11;
export const MCAV: Unit = 12;
export const BI: Unit = 13;
export const TI: Unit = 14;

/**
 * What standing units have done, so that they may not do it again. A mark is a set of these facts; a unit with none of them
 * is fresh. Each begins and ends by itself, for moving and withdrawing are two things (R387):
 *
 * - `moved` (9.14): from a Major or Minor Move of its own, by land or sea, or from being made by a Minor Move (12.14). It is
 *   not moved again; a squadron does not escort either. Until the Activation closes.
 * - `withdrawn`: a land unit that has withdrawn before a battle does not withdraw again (10.41). Until the Move closes from
 *   which it withdrew, whether a power, a horde or slaves make it. A squadron has it only from a 12 (11.42) or a lost battle
 *   (11.18, R278, together with `moved`), and until the Activation closes.
 * - `escorted` (9.14, 11.32): a squadron that has sailed with a transport may do so again, but does not sail by itself. Until
 *   the Activation closes.
 *
 * Neither interception nor retreat leaves a mark or removes one (R193). The ends are in `rules/movement/marks.ts`.
 */
export const DEEDS = ["escorted", "withdrawn", "moved"] as const;
export type Deed = (typeof DEEDS)[number];
/** A bit for each deed, in the order of `DEEDS`: the higher a mark, the less is left to do. */
export type Mark = Id<"mark">;
export const FRESH: Mark = 0;
export const ESCORTED: Mark = 1;
export const WITHDRAWN: Mark = 2;
export const MOVED: Mark = 4;
/** The names of what units with a mark have done. */
export const deedsOf = (mark: Mark): Deed[] => DEEDS.filter((_, i) => (mark & (1 << i)) !== 0);

/** 2.13: what a node is. Spaces come first, then points. */
export const KINDS = ["inland", "port", "landPoint", "alpinePass", "navalPoint", "deepSea"] as const;
export type Kind = Id<"kind">;
export const INLAND: Kind = 0;
export const PORT: Kind = 1;
export const LAND_POINT: Kind = 2;
export const ALPINE_PASS: Kind = 3;
export const NAVAL_POINT: Kind = 4;
export const DEEP_SEA: Kind = 5;

/** A Space or a transit point: Spaces are numbered first, in the order of the map file. */
export type Node = Id<"node">;
export type Province = Id<"province">;
export type Territory = Id<"territory">;
export type Leader = Id<"leader">;

/** Nobody, nowhere, nothing: what a table says where there is none. */
export const NONE = -1;

/** 7.1: walled places. */
export const WORKS = ["town", "city"] as const;
export type Works = Id<"works">;
export const TOWN: Works = 0;
export const CITY: Works = 1;

/** 14.11: ranges of Stability. */
export const RANGES = ["stable", "unrest", "turmoil"] as const;
export type Range = Id<"range">;
export const STABLE: Range = 0;
export const UNREST: Range = 1;
export const TURMOIL: Range = 2;

/** 1.2: the two games. */
export const GAMES = ["standard", "advanced"] as const;
export type GameName = (typeof GAMES)[number];

/** 16.2: the events of the Standard Game. */
export const EVENTS = [
  "soldierOfFortune",
  "conqueror",
  "slaveRevolt",
  "pirates",
  "rebellion",
  "revenues",
  "invasion",
  "harvest",
  "stabilityCheck",
  "disease",
  "galleyTechnology",
] as const;
export type EventName = (typeof EVENTS)[number];

/** 13.3: the rebellions. */
export const REBELLIONS = [
  "africa",
  "britannia",
  "cyprus",
  "danube",
  "germany",
  "gaul",
  "hispania",
  "judea",
  "mauretania",
  "navalMutiny",
  "sardinia",
] as const;
export type RebellionName = (typeof REBELLIONS)[number];

/** 13.4: the invasions; the first three bring a horde. */
export const INVASIONS = ["westGauls", "eastGauls", "germans", "caledonians", "armenians"] as const;
export type InvasionName = (typeof INVASIONS)[number];
export const HORDES = ["westGauls", "eastGauls", "germans"] as const;
export type HordeName = (typeof HORDES)[number];

/** 15.49: the Opportunity Objectives. */
export const OBJECTIVES = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N"] as const;
export type ObjectiveName = (typeof OBJECTIVES)[number];

/** How sure we are of an item of the data; `sources.json` says what the words mean. */
export const CONFIDENCES = [
  "stated",
  "corroborated",
  "reported",
  "partly",
  "derived",
  "inferred",
  "corrected",
] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** 17.2: the kinds of cards of the Advanced Game, in the order of `cards.json`; copies of a kind are alike, so a card is its kind. */
export const CARDS = [
  "alliance",
  "alliance-with-rhodes",
  "alliance-with-pergamum",
  "ambush",
  "archimedes-effect",
  "barbarian-invasion",
  "bounteous-harvests",
  "change-in-political-scene",
  "change-in-foreign-policy",
  "conqueror",
  "conspiracy",
  "cunctator",
  "deus-ex-machina",
  "dies-irae",
  "diplomatic-mission-into-interior",
  "disease",
  "famine-and-drought",
  "artillery-engines",
  "corvus",
  "harpax",
  "independent-expansion",
  "local-insurrection",
  "mercenaries",
  "naval-ambush",
  "pirates",
  "poliorcetes-effect",
  "pontus",
  "raise-the-militia",
  "rebellion",
  "revenues-and-stability",
  "slave-revolt",
  "soldier-of-fortune",
  "spies",
  "stability-and-opportunity",
  "stability-check",
  "successor-wars-roll-on",
  "tactical-surprise",
  "traitor",
  "tribal-resurgence",
] as const;
export type CardName = (typeof CARDS)[number];
/** A place in `CARDS`. */
export type Card = Id<"card">;
