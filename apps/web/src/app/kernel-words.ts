import { words } from "./words.ts";

/** What the kernel and the table say, whatever the game: why a record is refused, why an answer comes too late. */
export const kernelWords = words({
  async en() {
    const [kernel, table] = await Promise.all([import("@ara/kernel/texts/en"), import("@ara/protocol/texts/en")]);
    return { default: { ...kernel.en, ...table.en } };
  },
  async de() {
    const [kernel, table] = await Promise.all([import("@ara/kernel/texts/de"), import("@ara/protocol/texts/de")]);
    return { default: { ...kernel.de, ...table.de } };
  },
  async nl() {
    const [kernel, table] = await Promise.all([import("@ara/kernel/texts/nl"), import("@ara/protocol/texts/nl")]);
    return { default: { ...kernel.nl, ...table.nl } };
  },
});
