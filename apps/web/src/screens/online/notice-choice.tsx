import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { choicesOf, chooseNotices, FREE_SEATS, setHook, type NoticeChoices } from "../../online/api.ts";
import { beginMail, MailRhythm } from "../../online/mail-notices.tsx";
import { beginPush, canPush, endPush } from "../../online/push.ts";
import { onlineWords, sayWhy } from "../../online/words.ts";

interface Props {
  readonly table?: string;
  /** How one is told of seats elsewhere that can be taken over. */
  readonly isOfSeats?: true;
}

/** How one is told that it is one's turn: at a table, or at all others. It is asked for when it is unfolded. */
export function NoticeChoice({ table, isOfSeats }: Props): JSX.Element {
  const isGeneral = table === undefined && !isOfSeats;
  const of = isOfSeats ? FREE_SEATS : table;
  const say = onlineWords.now.value;
  const chosen = useSignal<NoticeChoices | undefined>(undefined);
  const news = useSignal("");

  async function read(): Promise<void> {
    try {
      chosen.value ??= await choicesOf(of);
    } catch (error) {
      news.value = sayWhy(error);
    }
  }

  async function keep(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      news.value = say.kept;
    } catch (error) {
      news.value = sayWhy(error);
    }
  }

  function toggle(channel: string, on: boolean): void {
    const { channels, ...rest } = chosen.value!;
    const wanted = on ? [...channels, channel] : channels.filter((one) => one !== channel);
    const before = chosen.value!;
    chosen.value = { ...rest, channels: wanted };
    void keep(async () => {
      try {
        if (channel === "push" && on) await beginPush();
        if (channel === "mail" && on) await beginMail();
        await chooseNotices(of, wanted);
      } catch (error) {
        chosen.value = before;
        throw error;
      }
      if (channel === "push" && !on && isGeneral) await endPush();
    });
  }

  const now = chosen.value;
  return (
    <details class="online-told" onToggle={() => void read()}>
      <summary>{isOfSeats ? say.tellSeats : isGeneral ? say.tellAlways : say.tell}</summary>
      {now?.offered
        .filter((channel) => channel !== "push" || canPush())
        .map((channel) => (
          <label key={channel}>
            <input
              type="checkbox"
              checked={now.channels.includes(channel)}
              onChange={({ currentTarget }) => toggle(channel, currentTarget.checked)}
            />
            <span>{say.channels[channel] ?? channel}</span>
          </label>
        ))}
      {now && isGeneral && now.offered.includes("webhook") && (
        <Hook address={now.addresses["webhook"] ?? ""} onKeep={(address) => void keep(() => setHook(address))} />
      )}
      {now && isGeneral && now.channels.includes("mail") && <MailRhythm onKeep={(work) => void keep(work)} />}
      <p aria-live="polite">{news.value}</p>
    </details>
  );
}

function Hook({ address, onKeep }: { readonly address: string; readonly onKeep: (address: string) => void }) {
  const say = onlineWords.now.value;
  const typed = useSignal(address);
  return (
    <form
      class="online-invite"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(typed.value.trim());
      }}
    >
      <label for="online-hook">{say.hook}</label>
      <input
        id="online-hook"
        type="url"
        placeholder="https://"
        value={typed.value}
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      <button class="btn">{say.keep}</button>
    </form>
  );
}
