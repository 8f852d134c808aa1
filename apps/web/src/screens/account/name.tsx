import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { choose } from "../../app/settings.ts";
import { rename } from "../../online/account-api.ts";
import { accountWords } from "./account-words.ts";
import type { Here } from "./use-account.ts";

const NAME_LENGTH = 24;

/** What one is called. */
export function Name({ here: { run }, name }: { readonly here: Here; readonly name: string }): JSX.Element {
  const say = accountWords.now.value;
  const wanted = useSignal(name);
  async function change(event: Event): Promise<void> {
    event.preventDefault();
    const chosen = wanted.value.trim();
    if (chosen === "") return;
    await run(async () => {
      await rename(chosen);
      choose({ name: chosen });
    }, say.renamed);
  }
  return (
    <section class="panel" aria-labelledby="account-name">
      <h2 id="account-name">{say.name}</h2>
      <p>{say.nameText}</p>
      <form class="account-line" onSubmit={(event) => void change(event)}>
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
        <button class="btn">{say.rename}</button>
      </form>
    </section>
  );
}
