import type { Saved } from "./saved.ts";

/** Games that the browser would not keep, for want of room or of leave. They last as long as this page. */
export const loose = new Map<string, Saved>();
