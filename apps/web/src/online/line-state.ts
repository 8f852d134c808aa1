import type { Seat } from "@ara/kernel";
import { signal } from "@preact/signals";

/** Whether the line to the server is there; everything that was done is kept, and goes on when it is back. */
export const line = signal<"none" | "there" | "broken">("none");

/** How many answers wait for the server to say that they are carried out. */
export const unanswered = signal(0);

/** What is opened above an online table: who is there and what can be agreed on, or what is said. */
export const above = signal<"people" | "chat" | null>(null);

/** The seats at the table on the screen whose players are there too, each at his own screen. */
export const present = signal<readonly Seat[]>([]);
