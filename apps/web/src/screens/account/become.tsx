import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { choose } from "../../app/settings.ts";
import { addPasskey, hasPasskeys } from "../../online/passkeys.ts";
import { accountWords } from "./account-words.ts";
import type { Here } from "./use-account.ts";

const NAME_LENGTH = 24;

/** A guest stays: a name that is his alone, and a key. */
export function Become({ here: { run }, name }: { readonly here: Here; readonly name: string }): JSX.Element {
  const say = accountWords.now.value;
  const wanted = useSignal(name);
  async function become(event: Event): Promise<void> {
    event.preventDefault();
    const chosen = wanted.value.trim();
    if (chosen === "") return;
    await run(async () => {
      await addPasskey(chosen);
      choose({ name: chosen });
    }, say.isMember);
  }
  return (
    <form class="panel" aria-labelledby="account-become" onSubmit={(event) => void become(event)}>
      <h2 id="account-become">{say.become}</h2>
      <p>{say.becomeText}</p>
      {hasPasskeys() ? (
        <div class="account-line">
          <label>
            <span>{say.name}</span>
            <input
              type="text"
              name="name"
              autocomplete="username webauthn"
              maxLength={NAME_LENGTH}
              value={wanted.value}
              onInput={(event) => (wanted.value = event.currentTarget.value)}
            />
          </label>
          <button class="btn-main">{say.addPasskey}</button>
        </div>
      ) : (
        <p>{say.noPasskeys}</p>
      )}
    </form>
  );
}
