/** Milliseconds until the next try, each time twice as many. */
const [FIRST_TRY, LAST_TRY] = [250, 8000];

/** How long to wait before each try to reach the server again. */
export function* waits(): Generator<number, never> {
  for (let wait = FIRST_TRY; ; wait = Math.min(wait * 2, LAST_TRY)) yield wait * (0.5 + Math.random() / 2);
}

/** Resolves after a while; at once when the page is looked at again or the network is back. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer);
      removeEventListener("online", goOn);
      document.removeEventListener("visibilitychange", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    addEventListener("online", goOn);
    document.addEventListener("visibilitychange", goOn);
  });
}

/** The address of a line. */
export const lineTo = (path: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
