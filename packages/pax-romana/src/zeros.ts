const MOST = 1024;
const many: readonly number[] = Array.from({ length: MOST }, () => 0);

/** A new list of zeros. Copying one is the quickest way to it: a typed array of this size is fetched from outside the heap. */
export const zeros = (length: number): number[] => many.slice(0, length);
