import type { Command } from "./command.ts";
export const fuzz: Command = { name: "fuzz", summary: "", usage: [""], options: {}, run: () => 0 };
