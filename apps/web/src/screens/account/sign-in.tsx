import type { JSX } from "preact";
import { hasPasskeys, signInWithPasskey } from "../../online/passkeys.ts";
import { accountWords } from "./account-words.ts";
import type { Here } from "./use-account.ts";

/** The ways back for who is a member already. */
export function SignIn({ here: { run, found } }: { readonly here: Here }): JSX.Element {
  const say = accountWords.now.value;
  return (
    <section class="panel" aria-labelledby="account-sign-in">
      <h2 id="account-sign-in">{say.signIn}</h2>
      <p>{found.value ? say.signInAsGuest : say.signInText}</p>
      {hasPasskeys() ? (
        <button class="btn-main" onClick={() => void run(signInWithPasskey, say.signedIn)}>
          {say.withPasskey}
        </button>
      ) : (
        <p>{say.noPasskeys}</p>
      )}
    </section>
  );
}
