/** The players made of code that sit down at Pax Romana, the usual one first. */
export const LEVELS = ["steady", "random"] as const;
export type Level = (typeof LEVELS)[number];
