/** As many random letters and digits as bytes are asked for; works on any page, also one that is not served securely. */
const random = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => (byte % 36).toString(36)).join("");

/** Short enough for an address. */
export const newId = (): string => random(8);

/** The secret seed of a game: nobody could guess it. */
export const newSeed = (): string => random(40);

/** What a commitment to the seed is salted with. */
export const newSalt = (): string => random(24);
