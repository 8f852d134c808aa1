import type { JSX } from "preact";
import { shown } from "../../app/words.ts";
import { addMail, removeMail } from "../../online/account-api.ts";
import { accountWords } from "./account-words.ts";
import { Address } from "./address.tsx";
import type { Here } from "./use-account.ts";

/** The way back for who has lost his keys. */
export function Mail({
  here: { run, mailOn },
  mail,
}: {
  readonly here: Here;
  readonly mail: string | null;
}): JSX.Element {
  const say = accountWords.now.value;
  const send = (address: string): Promise<void> => run(() => addMail(address, shown.value), say.confirmSent);
  return (
    <section class="panel" aria-labelledby="account-mail">
      <h2 id="account-mail">{say.mail}</h2>
      <p>{mailOn.value ? say.mailText : say.mailOff}</p>
      {mail !== null && (
        <ul>
          <li>
            <span>{mail}</span>
            <button class="btn" onClick={() => void run(removeMail, say.removed)}>
              {say.remove}
            </button>
          </li>
        </ul>
      )}
      {mailOn.value && mail === null && <Address button={say.addMail} onSend={send} />}
    </section>
  );
}
