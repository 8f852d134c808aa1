import type { CardName } from "../../data/vocabulary.ts";

/** Each card: its title and what it does, in short; it says "you" to nobody, for everybody reads it. */
export type CardTexts = Readonly<Record<CardName, { readonly title: string; readonly text: string }>>;

/** 17.2: the cards, in English. */
export const cards: CardTexts = {
  alliance: {
    title: "Alliance",
    text: "Its player and one other power talk, and what they agree on holds until the end of the turn.",
  },
  "alliance-with-rhodes": {
    title: "Alliance with Rhodes",
    text: "For 3 Talents the galleys of Rhodes sail with its player; or another's alliance with it ends.",
  },
  "alliance-with-pergamum": {
    title: "Alliance with Pergamum",
    text: "The army of Pergamum marches with its player; or another's alliance with it ends.",
  },
  ambush: { title: "Ambush", text: "Troops of another that enter a land point far from home lose half a die of BP." },
  "archimedes-effect": {
    title: "Archimedes",
    text: "An inventor gives the defender of one City two shifts in this turn.",
  },
  "barbarian-invasion": { title: "Barbarian Invasion", text: "Two dice say which barbarians come." },
  "bounteous-harvests": {
    title: "Bounteous Harvests",
    text: "Whoever controls the Territory rolled gains a level of Stability.",
  },
  "change-in-political-scene": {
    title: "Change in Political Scene",
    text: "Hand and objectives go back, three new objectives come, and two levels of Stability.",
  },
  "change-in-foreign-policy": {
    title: "Change in Foreign Policy",
    text: "A power draws an objective and gives back one of its old ones by chance.",
  },
  conqueror: { title: "Conqueror", text: "An Elite leader makes two Major Moves in this Activation." },
  conspiracy: {
    title: "Conspiracy",
    text: "An ordinary leader of another power goes, and a level of its Stability with him.",
  },
  cunctator: {
    title: "Cunctator",
    text: "In this turn its player's troops may always withdraw before battle, without loss of Stability.",
  },
  "deus-ex-machina": { title: "Deus ex Machina", text: "Cancels a card that another has just played or drawn." },
  "dies-irae": { title: "Dies Irae", text: "2 Talents are paid, or this Activation is lost." },
  "diplomatic-mission-into-interior": {
    title: "Envoys to the Tribes",
    text: "Its player looks at one or two tribal counters within four Spaces of his land units or squadrons.",
  },
  disease: {
    title: "Disease",
    text: "The best leader of whoever draws it may die: a die lower than his Campaign Rating.",
  },
  "famine-and-drought": {
    title: "Famine and Drought",
    text: "Whoever controls the Territory rolled loses a level of Stability.",
  },
  "artillery-engines": { title: "Ship Artillery", text: "Each squadron of its player is worth 3 BP in this turn." },
  corvus: { title: "The Corvus", text: "Each squadron of its player is worth 3 BP in this turn." },
  harpax: { title: "The Harpax", text: "Each squadron of its player is worth 3 BP in this turn." },
  "independent-expansion": {
    title: "Settlers",
    text: "Its player gets a free garrison in an empty Space within four Spaces of his land units or squadrons.",
  },
  "local-insurrection": { title: "Local Insurrection", text: "One garrison of any power is driven out." },
  mercenaries: {
    title: "Mercenaries",
    text: "For 2 Talents: two light infantry, one cavalry or one heavy infantry. Not for Rome.",
  },
  "naval-ambush": {
    title: "Naval Ambush",
    text: "A transport without escort within three naval steps of its player's squadrons is sunk.",
  },
  pirates: { title: "Pirates", text: "Pirates settle where its player says." },
  "poliorcetes-effect": {
    title: "The Helepolis",
    text: "For 2 Talents a siege engine worth 5 BP in one attack on a Town or City.",
  },
  pontus: {
    title: "Pontus",
    text: "Pontus enters the game, with an army and a marker of its own, and its player moves it.",
  },
  "raise-the-militia": {
    title: "Call to Arms",
    text: "With enemies at home: a level of Stability for half a die of militia.",
  },
  rebellion: { title: "Rebellion", text: "Two dice say where a province rises." },
  "revenues-and-stability": {
    title: "Revenues and Stability",
    text: "Less than 3 Talents cost whoever draws it a level of Stability, more than 12 bring one.",
  },
  "slave-revolt": { title: "Slave Revolt", text: "Slaves rise in the Home Territory of whoever draws it." },
  "soldier-of-fortune": {
    title: "Soldier of Fortune",
    text: "For Rome a Dictator; for every other power an adventurer with an army.",
  },
  spies: { title: "Spies", text: "Its player sees the hand of another power." },
  "stability-and-opportunity": {
    title: "Stability and Opportunity",
    text: "While its player is stable: one more marker, free, or an objective.",
  },
  "stability-check": {
    title: "Stability Check",
    text: "A power at +3 or lower pays for games, or faces disorder or Civil War.",
  },
  "successor-wars-roll-on": {
    title: "Successor Wars",
    text: "Its player leads a Greek army against Greek possessions; drawn by Greece, it costs two levels of Stability.",
  },
  "tactical-surprise": {
    title: "Tactical Surprise",
    text: "Two shifts for the side of its player in one land battle.",
  },
  traitor: { title: "Traitor", text: "Its player takes a card by chance from another hand." },
  "tribal-resurgence": {
    title: "Tribal Resurgence",
    text: "Two tribal counters come back to empty tribal Spaces, seen by nobody.",
  },
};
