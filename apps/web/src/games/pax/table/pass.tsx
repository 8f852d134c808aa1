import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { say } from "./words.ts";
import "./styles.ts";

/** Between two people at one screen: nothing hidden is shown until the right one has it. */
export function PassScreen({ who, take }: { readonly who: string; readonly take: () => void }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  // Whoever pressed a key twice must not open the next hand with it.
  const ready = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (ready.value = true), 300);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (ready.value) button.current?.focus();
  }, [ready.value]);
  return (
    <main class="table-pass">
      <Icon name="primus" class="table-pass-icon" />
      <h1>{say().passTitle({ who })}</h1>
      <p>{say().passNote({ who })}</p>
      <button ref={button} type="button" class="btn-main" data-pass disabled={!ready.value} onClick={take}>
        {say().passGo({ who })}
      </button>
      <a href="/">{say().home}</a>
    </main>
  );
}
