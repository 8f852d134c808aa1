/**
 * Asks for all files of a game, so that it can be played without a network from now on. The first game is kept from the
 * first visit; of the others nothing is loaded before somebody wants them.
 */
export function keepGame(game: string): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: game })).catch(() => undefined);
}
