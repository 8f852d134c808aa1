import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { accountWords } from "./account-words.ts";

interface Props {
  readonly button: string;
  readonly onSend: (address: string) => Promise<void>;
}

/** An e-mail address, and what is done with it. */
export function Address({ button, onSend }: Props): JSX.Element {
  const say = accountWords.now.value;
  const address = useSignal("");
  return (
    <form
      class="account-line"
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(address.value.trim());
      }}
    >
      <label>
        <span>{say.address}</span>
        <input
          type="email"
          name="email"
          autocomplete="email"
          required
          maxLength={200}
          value={address.value}
          onInput={(event) => (address.value = event.currentTarget.value)}
        />
      </label>
      <button class="btn">{button}</button>
    </form>
  );
}
