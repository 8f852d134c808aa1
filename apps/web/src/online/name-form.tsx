import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { NAME_LENGTH, suggestName } from "./suggest-name.ts";
import { onlineWords } from "./words.ts";
import "./name-form.css";

interface Props {
  /** What one is called until now; without one, one is suggested. */
  readonly name?: string;
  readonly label?: string;
  readonly button: string;
  /** Said below the field. */
  readonly hint?: string;
  readonly onName: (name: string) => Promise<unknown>;
  readonly onCancel?: () => void;
  /** Whether it was asked for just now, and has the focus. */
  readonly isAsked?: boolean;
  readonly isMain?: boolean;
}

/** What one is called: asked for, or changed. */
export function NameForm({ name, label, button, hint, onName, onCancel, isAsked, isMain = true }: Props): JSX.Element {
  const say = onlineWords.now.value;
  const typed = useSignal(name || suggestName());
  const busy = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    field.current?.focus();
    field.current?.select();
  }, [isAsked]);

  async function give(event: Event): Promise<void> {
    event.preventDefault();
    const given = typed.value.trim();
    if (given === "" || busy.value) return;
    busy.value = true;
    await onName(given);
    busy.value = false;
  }

  return (
    <form class="name-form" onSubmit={(event) => void give(event)}>
      <label>
        <span>{label ?? say.name}</span>
        <input
          ref={field}
          type="text"
          name="name"
          autocomplete="nickname"
          required
          maxLength={NAME_LENGTH}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      <button class={isMain ? "btn-main" : "btn"}>{button}</button>
      {onCancel && (
        <button type="button" class="btn" onClick={onCancel}>
          {say.cancel}
        </button>
      )}
      {hint !== undefined && <p>{hint}</p>}
    </form>
  );
}
