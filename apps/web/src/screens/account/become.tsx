import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { choose } from "../../app/settings.ts";
import { shown } from "../../app/words.ts";
import { addMail } from "../../online/account-api.ts";
import { addPasskey, hasPasskeys } from "../../online/passkeys.ts";
import { accountWords } from "./account-words.ts";
import { Address } from "./address.tsx";
import type { Here } from "./use-account.ts";

const NAME_LENGTH = 24;

/** A guest stays: a name that is his alone, and a key. */
export function Become({ here: { run, mailOn }, name }: { readonly here: Here; readonly name: string }): JSX.Element {
  const say = accountWords.now.value;
  const wanted = useSignal(name);
  async function become(event: Event): Promise<void> {
    event.preventDefault();
    const chosen = wanted.value.trim();
    if (chosen === "" || !hasPasskeys()) return;
    await run(async () => {
      await addPasskey(chosen);
      choose({ name: chosen });
    }, say.isMember);
  }
  return (
    <section class="panel" aria-labelledby="account-become">
      <h2 id="account-become">{say.become}</h2>
      <p>{say.becomeText}</p>
      <form class="account-line" onSubmit={(event) => void become(event)}>
        <label>
          <span>{say.name}</span>
          <input
            type="text"
            name="name"
            autocomplete="username"
            maxLength={NAME_LENGTH}
            value={wanted.value}
            onInput={(event) => (wanted.value = event.currentTarget.value)}
          />
        </label>
        {hasPasskeys() && <button class="btn-main">{say.addPasskey}</button>}
      </form>
      {!hasPasskeys() && <p class="account-or">{say.noPasskeys}</p>}
      {mailOn.value && (
        <>
          <p class="account-or">{say.becomeByMail}</p>
          <Address
            button={say.addMail}
            onSend={(address) => run(() => addMail(address, shown.value, wanted.value.trim() || name), say.confirmSent)}
          />
        </>
      )}
    </section>
  );
}
