import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { shown } from "../app/words.ts";
import { Choice } from "../ui/choice.tsx";
import { ask } from "./api.ts";
import { onlineWords } from "./words.ts";

type Rhythm = "now" | "daily";

/** One mail a day comes in the morning, as it is here. */
const MORNING = 8;

const chosen = async (): Promise<Rhythm | null> =>
  (await ask<{ readonly rhythm: Rhythm | null }>("/api/notices/mail")).rhythm;

function choose(rhythm: Rhythm): Promise<unknown> {
  const hour = new Date(new Date().setHours(MORNING, 0, 0, 0)).getUTCHours();
  return ask("/api/notices/mail", { rhythm, hour, language: shown.value });
}

/** Where nothing is chosen yet, at once. */
export const beginMail = async (): Promise<unknown> => choose((await chosen()) ?? "now");

/** Ends the mails of whoever was sent this. */
export const stopMails = (token: string): Promise<unknown> => ask("/api/notices/stop", { token });

/** At once, or once a day. */
export function MailRhythm({ onKeep }: { readonly onKeep: (work: () => Promise<unknown>) => void }): JSX.Element {
  const say = onlineWords.now.value;
  const rhythm = useSignal<Rhythm>("now");
  useEffect(
    () =>
      void chosen()
        .then((found) => (rhythm.value = found ?? "now"))
        .catch(() => undefined),
    [rhythm],
  );
  return (
    <Choice
      name="mail-rhythm"
      legend={say.mailRhythm}
      options={(["now", "daily"] as const).map((value) => ({ value, label: say.mailRhythms[value] }))}
      value={rhythm.value}
      onChoose={(value) => {
        rhythm.value = value;
        onKeep(() => choose(value));
      }}
    />
  );
}
