import { closeSync, openSync } from "node:fs";

/**
 * Makes a file, where there is none, that nobody else on this machine can read: seeds of running games, addresses and the key of
 * the server lie in it. What SQLite puts beside it is no more open than the file is.
 */
export function makeOwnFile(path: string): void {
  closeSync(openSync(path, "a", 0o600));
}
