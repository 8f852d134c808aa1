import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { fileWords } from "./words.ts";

interface Props {
  /** What the password is for. */
  readonly why: string;
  readonly yes: string;
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the password of a file. It can be seen while it is typed: nobody asks twice, and one nobody knows is a lost game. */
export function Password({ why, yes, onPassword, onCancel }: Props): JSX.Element {
  const say = fileWords.now.value;
  const typed = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      class="home-password"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.value !== "") onPassword(typed.value);
      }}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
    >
      <p id="home-password-why">{why}</p>
      <label>
        {say.password}
        <input
          ref={field}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          required
          aria-describedby="home-password-why"
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      <div>
        <button class="btn-main">{yes}</button>
        <button type="button" onClick={onCancel}>
          {say.cancel}
        </button>
      </div>
    </form>
  );
}
