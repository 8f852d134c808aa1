/** Longer than anybody is called here; what comes from a file may be as long as the file. */
const LONGEST = 40;

/** Line breaks and the like, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** A name from outside: one line that fits everywhere. */
export function readName(name: string): string {
  const letters = Array.from(name.slice(0, 4 * LONGEST).replaceAll(UNSEEN, " "));
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : letters.join("");
}
