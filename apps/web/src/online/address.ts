/** A table on the server has the same screens as one kept here; its address has a sign before the id. */
const SIGN = "~";

export const isOnline = (id: string): boolean => id.startsWith(SIGN);
export const idOnServer = (id: string): string => id.slice(SIGN.length);
export const addressOf = (id: string): string => `${SIGN}${id}`;
