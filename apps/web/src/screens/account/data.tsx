import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { deleteAccount, EXPORT } from "../../online/account-api.ts";
import { accountWords } from "./account-words.ts";
import type { Here } from "./use-account.ts";

/** Everything that is kept of one: taken along, or erased. */
export function Data({ here: { run }, name }: { readonly here: Here; readonly name: string }): JSX.Element {
  const say = accountWords.now.value;
  const sure = useSignal(false);
  const typed = useSignal("");
  return (
    <section class="panel" aria-labelledby="account-data">
      <h2 id="account-data">{say.data}</h2>
      <p>{say.exportText}</p>
      <a class="btn" href={EXPORT} download>
        {say.export}
      </a>
      <p class="account-or">{say.deleteText}</p>
      {sure.value ? (
        <form
          class="account-line"
          onSubmit={(event) => {
            event.preventDefault();
            void run(() => deleteAccount(typed.value), say.deleted);
          }}
        >
          <label>
            <span>{say.typeName({ name })}</span>
            <input
              type="text"
              name="confirm"
              autocomplete="off"
              value={typed.value}
              onInput={(event) => (typed.value = event.currentTarget.value)}
            />
          </label>
          <button class="btn">{say.deleteNow}</button>
        </form>
      ) : (
        <button class="btn" onClick={() => (sure.value = true)}>
          {say.delete}
        </button>
      )}
    </section>
  );
}
