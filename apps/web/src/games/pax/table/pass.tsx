import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { appWords } from "../../../app/app-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { texts } from "./dialogs/texts.ts";
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
  const title = texts.now.value.passTitle({ who });
  useEffect(() => {
    document.title = `${title} · Ara Pacis`;
  }, [title]);
  return (
    <main class="table-pass">
      <Icon name="laurel" class="table-pass-icon" />
      <h1>{title}</h1>
      <p>{texts.now.value.passNote({ who })}</p>
      <button ref={button} type="button" class="btn-main" data-pass disabled={!ready.value} onClick={take}>
        {texts.now.value.passGo({ who })}
      </button>
      <a href="/">{appWords.now.value.home}</a>
    </main>
  );
}
