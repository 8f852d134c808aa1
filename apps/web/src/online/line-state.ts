import { signal } from "@preact/signals";

/** Whether the line to the server is there; everything that was done is kept, and goes on when it is back. */
export const line = signal<"none" | "there" | "broken">("none");
