/** 1 aureus, 2 aurei: for languages with one form for 1 and one for all other numbers. */
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** "land:2:3" as a person says it: Land ●● 3. */
export function cardText(categories: Readonly<Record<string, string>>, card: string): string {
  const [category = "", symbols, value] = card.split(":");
  return `${categories[category] ?? category} ${"●".repeat(Number(symbols))} ${value}`;
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/** The number of a legion, from its index. */
export const roman = (legion: number): string => ROMAN[legion] ?? String(legion + 1);
