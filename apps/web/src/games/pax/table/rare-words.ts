import { signal } from "@preact/signals";
import type { Reason } from "@ara/bots/pax";
import { shown } from "../../../app/words.ts";
import { paxWords } from "../words.ts";

/** What the kernel and the bots say: rarely, and never before the table is there. It comes a little later. */
const rare = signal<Awaited<ReturnType<typeof loaded>> | undefined>(undefined);

async function loaded() {
  const [{ kernelWords }, { fileWords }, { botWords }, { sayReasonIn }] = await Promise.all([
    import("../../../app/kernel-words.ts"),
    import("../file-words.ts"),
    import("../bot-words.ts"),
    import("@ara/bots/pax/texts/say"),
  ]);
  await Promise.all([kernelWords, fileWords, botWords].map((part) => part.load(shown.value)));
  return { kernelWords, fileWords, botWords, sayReasonIn };
}
void loaded().then((words) => (rare.value = words));

export const kernelTexts = () => ({ ...rare.value?.kernelWords.now.value, ...rare.value?.fileWords.now.value });
/** Why a bot does something; nothing until its words have come. */
export const sayReason = (reason: Reason): string | undefined =>
  rare.value?.sayReasonIn(rare.value.botWords.now.value, paxWords.now.value, reason);
