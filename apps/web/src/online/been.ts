/** Whether this browser has been somebody on the server: only then is it worth asking there. */
const KEY = "ara.online";

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function setBeenOnline(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Then other screens do not say that somebody waits.
  }
}
