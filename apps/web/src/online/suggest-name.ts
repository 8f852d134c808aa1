const MEN = ["Aulus", "Decimus", "Gaius", "Gnaeus", "Lucius", "Marcus", "Publius", "Quintus", "Sextus", "Titus"];
const WOMEN = ["Aelia", "Caecilia", "Cornelia", "Fabia", "Fulvia", "Hortensia", "Junia", "Livia", "Porcia", "Valeria"];
const HIS = ["Balbus", "Cato", "Crassus", "Fabius", "Flaccus", "Lentulus", "Naso", "Scaevola", "Varro", "Verus"];
const HERS = ["Galla", "Lepida", "Maior", "Marcella", "Minor", "Prisca", "Rufa", "Secunda", "Severa", "Tertia"];

/** The longest name somebody may have here. */
export const NAME_LENGTH = 24;

const oneOf = (names: readonly string[], chance: () => number): string => names[Math.floor(chance() * names.length)]!;

/** A name for somebody who has not thought of one: he reads it, and may write another. */
export const suggestName = (chance: () => number = Math.random): string =>
  chance() < 0.5 ? `${oneOf(MEN, chance)} ${oneOf(HIS, chance)}` : `${oneOf(WOMEN, chance)} ${oneOf(HERS, chance)}`;
