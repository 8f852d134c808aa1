/** Longer addresses are cut by some programs. */
export const LONG_LINK = 8000;
