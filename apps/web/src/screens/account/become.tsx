import type { JSX } from "preact";
import { shown } from "../../app/words.ts";
import { addMail } from "../../online/account-api.ts";
import { addPasskey, hasPasskeys } from "../../online/passkeys.ts";
import { accountWords } from "./account-words.ts";
import { Address } from "./address.tsx";
import type { Here } from "./use-account.ts";

/** A guest stays: his name becomes his alone, and he has a key. */
export function Become({ here: { run, mailOn }, name }: { readonly here: Here; readonly name: string }): JSX.Element {
  const say = accountWords.now.value;
  return (
    <section class="panel" aria-labelledby="account-become">
      <h2 id="account-become">{say.become}</h2>
      <p>{say.becomeText}</p>
      {hasPasskeys() ? (
        <button class="btn-main" onClick={() => void run(() => addPasskey(name), say.isMember)}>
          {say.addPasskey}
        </button>
      ) : (
        <p>{say.noPasskeys}</p>
      )}
      {mailOn.value && (
        <>
          <p class="account-or">{say.becomeByMail}</p>
          <Address
            button={say.addMail}
            onSend={(address) => run(() => addMail(address, shown.value, name), say.confirmSent)}
          />
        </>
      )}
    </section>
  );
}
