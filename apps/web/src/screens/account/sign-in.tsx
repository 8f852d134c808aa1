import type { JSX } from "preact";
import { shown } from "../../app/words.ts";
import { sendLink } from "../../online/account-api.ts";
import { hasPasskeys, signInWithPasskey } from "../../online/passkeys.ts";
import { accountWords } from "./account-words.ts";
import { Address } from "./address.tsx";
import type { Here } from "./use-account.ts";

/** The ways back for who is a member already. */
export function SignIn({ here: { run, found, mailOn } }: { readonly here: Here }): JSX.Element {
  const say = accountWords.now.value;
  const send = (address: string): Promise<void> => run(() => sendLink(address, shown.value), say.linkSent);
  return (
    <section class="panel" aria-labelledby="account-sign-in">
      <h2 id="account-sign-in">{say.signIn}</h2>
      <p>{found.value ? say.signInAsGuest : say.signInText}</p>
      {hasPasskeys() ? (
        <button class={found.value ? "btn" : "btn-main"} onClick={() => void run(signInWithPasskey, say.signedIn)}>
          {say.withPasskey}
        </button>
      ) : (
        <p>{say.noPasskeys}</p>
      )}
      <p class="account-or">{mailOn.value ? say.byMail : say.mailOff}</p>
      {mailOn.value && <Address button={say.sendLink} onSend={send} />}
    </section>
  );
}
