import { signal } from "@preact/signals";
import { shown } from "../../../app/words.ts";

/** What the kernel and the bots say: rarely, and never before the table is there. It comes a little later. */
const rare = signal<Awaited<ReturnType<typeof loaded>> | undefined>(undefined);

async function loaded() {
  const [{ kernelWords }, { botWords }] = await Promise.all([
    import("../../../app/kernel-words.ts"),
    import("../bot-words.ts"),
  ]);
  await Promise.all([kernelWords.load(shown.value), botWords.load(shown.value)]);
  return { kernelWords, botWords };
}
void loaded().then((words) => (rare.value = words));

export const kernelTexts = () => rare.value?.kernelWords.now.value ?? {};
export const botTexts = () => rare.value?.botWords.now.value;
