import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { stopMails } from "../../online/mail-notices.tsx";
import { onlineWords, sayWhy } from "../../online/words.ts";

/** "/online/stop#<token>": from a link in a mail. Nothing happens before a button is pressed, since machines follow links too. */
export function StopMails(): JSX.Element {
  const say = onlineWords.now.value;
  const token = useSignal(location.hash.slice(1));
  const news = useSignal("");
  useEffect(() => history.replaceState(history.state, "", location.pathname), []);
  async function stop(): Promise<void> {
    try {
      await stopMails(token.value);
      news.value = say.mailsStopped;
    } catch (error) {
      news.value = sayWhy(error);
    }
  }
  return (
    <>
      <h1>{say.stopMails}</h1>
      <p class="online-intro">{say.stopMailsText}</p>
      <p>
        <button class="btn-main" onClick={() => void stop()}>
          {say.stopMails}
        </button>
      </p>
      <p role="status">{news.value}</p>
    </>
  );
}
