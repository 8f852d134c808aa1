/** What the server has from outside itself: time and chance. Both are handed in, so that a test can decide them. */
export interface World {
  /** Milliseconds since 1970. It may jump. */
  now(): number;
  /** Milliseconds since some moment. It never goes back. */
  mono(): number;
  /** Does something later; the answer calls it off. */
  after(milliseconds: number, work: () => void): () => void;
  random(bytes: number): Uint8Array;
}

/** A name nobody can guess: 22 characters that may stand in an address. */
export const newId = (world: World, bytes = 16): string => Buffer.from(world.random(bytes)).toString("base64url");
