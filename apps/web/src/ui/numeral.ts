const NUMERALS = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

/** A small count in Roman numerals: rounds, seals, games of the campaign. Nothing has none. */
export function numeral(n: number): string {
  if (n <= 0) return "0";
  let rest = n;
  let text = "";
  for (const [value, letters] of NUMERALS) {
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  }
  return text;
}
