/** Milliseconds after which what waits comes anyway: a map that nobody sees is not painted. */
const AT_LAST = 10_000;

let standing: Promise<void> | undefined;

/** Said by the map once it is painted: then the table can be played. */
export let tableStands = (): void => undefined;

/** Said where a table upon the map begins to come. */
export function tableComes(): void {
  standing ??= new Promise((resolve) => {
    tableStands = resolve;
    setTimeout(resolve, AT_LAST);
  });
}

/** What one can play without is asked for when the table stands: over a slow line question and map are there sooner. */
export async function later<Part>(load: () => Promise<Part>): Promise<Part> {
  // Whoever asks while scripts begin asks before the table says that it comes.
  await Promise.resolve();
  await standing;
  return load();
}
